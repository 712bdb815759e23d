power-cleaver =
    .text = As a main player, once the asteroids have moved, you may either split an asteroid in two, placing the second half in the next system clockwise if no asteroid is there, or destroy duplicates that were split off in earlier turns. Both halves have the same power, and share what belongs to it.
    .example = The Virus asteroid lies with Dee, to the right of Ana. Ana splits it, and now has Virus as well.
