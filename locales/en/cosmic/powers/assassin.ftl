power-assassin =
    .text = Each time destiny shows another player's colour, you pick one token of that colour on any base, and it goes to the warp, no matter who ends up being challenged. If the card is wild, you pick any token of any other player on a base.
    .example = Ana draws yellow, Cy's colour. Dee, who has Assassin, picks one of Cy's tokens on a foreign base: it goes to the warp.
    .wild = As the defense, after you lose to an attack card: send one of your tokens that was not in the challenge to the warp. Then every token of the winning side in the challenge goes to the warp too, and nobody gains a base.
    .super = When your power picks a token during your own turn, you put one of your tokens from the warp in its place.
