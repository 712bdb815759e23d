edict-strange-attractor =
    .text = Right after the asteroids have moved: bring any asteroid to your system. If there is one already, it goes to where the other came from.
