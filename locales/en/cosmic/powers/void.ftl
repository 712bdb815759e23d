power-void =
    .text = When you win as a main player, all tokens of the losing side leave the game instead of going to the warp. Nobody is left with fewer tokens than the foreign bases needed to win; the rest go to the warp as usual.
    .example = Ben, who has Void, beats Cy: Cy's four tokens are out of the game, and no card brings them back.
    .wild = When an edict is played: send one of your tokens from outside the challenge to the warp, and the edict is cancelled.
    .super = Your power also works while you are an ally of the winner.
