power-processor =
    .text = In every challenge, once the asteroids have moved: you may exchange the powers of asteroids that have come to other players for unused powers drawn at random. Whatever belonged to an old power is discarded.
    .example = Virus has just come to Ben. Ana processes the asteroid, and he has Mirror instead.
