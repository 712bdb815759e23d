power-vacuum =
    .text = Each time tokens of yours go to the warp, up to the same number of other players' tokens follow. You say how many each player loses, and their owners choose which, from bases outside the challenge.
    .example = Ana loses three tokens. She says that two of Ben's and one of Cy's follow, and Ben and Cy pick which.
    .wild = After the cards are revealed: for every other main player who shows an attack card, you take one of your tokens back from the warp.
    .super = When your power drags tokens into the warp, you also choose which.
