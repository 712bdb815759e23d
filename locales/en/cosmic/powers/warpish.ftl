power-warpish =
    .text = As a main player who shows an attack card, you add 1 to your total for every token in the warp, no matter whose.
    .example = Nine tokens are in the warp. Ana shows an 8 with two tokens: 8 and 2 and 9 make 19.
    .wild = As a main player, after the cards are revealed: add 1 to your total for each of your own tokens in the warp.
    .super = As a main player, after the cards are revealed: your opponent subtracts 1 for each of their tokens in the warp.
