power-stasis =
    .text = In every challenge you name an asteroid that does not move: not the one you held in the challenge before, and none whose place another asteroid would reach. If there is no such asteroid, all move. If an asteroid has this power, whoever has it before the asteroids move uses it.
    .example = Ana holds the asteroid in her system in place, and has its power for one more challenge.
