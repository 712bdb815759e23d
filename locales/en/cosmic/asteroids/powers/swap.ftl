power-swap =
    .text = As a main player, once the asteroids have moved, you may exchange the places of any two of them.
    .example = Ana brings the Tripler asteroid from Ben's system to hers, and sends him the one she had.
