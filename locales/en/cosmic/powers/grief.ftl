power-grief =
    .text = Each time tokens of yours go to the warp you may draw as many cards. Each time tokens of yours come back from the warp you may discard up to as many cards.
    .example = Ana loses three tokens to Ben and draws three cards. Later one of the tokens comes back: she discards a 4.
    .wild = When the offense regains a token at the start of a challenge: draw a card.
    .super = At the start of one of your challenges: discard any number of cards and bring as many of your tokens back from the warp.
    .discard-usual = discards of Grief for tokens that are back (none)
