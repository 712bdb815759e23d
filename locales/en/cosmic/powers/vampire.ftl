power-vampire =
    .text = When you win as a main player, the tokens that your opponent loses become yours, as many as you have tokens in the challenge: you put them on any of your bases. Whatever reaches the warp belongs to its owner again. In a deal you may give tokens back to your partner, as part of any offer.
    .example = Ana wins with three tokens in the challenge. Three of Ben's four lost tokens are hers now, one goes to the warp.
    .wild = When you win as a main player: one token that the other side loses becomes yours, and you put it on any of your bases. Whatever reaches the warp belongs to its owner again. Afterwards this flare is discarded.
    .super = When you win, the tokens of your opponent's allies become yours too, and there is no limit.
