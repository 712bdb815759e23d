power-fungus =
    .text = When your side wins a challenge in which you have tokens, all tokens that the other side loses are captured: you pile them up under your tokens in the challenge. A pile moves, counts and is lost as one token, but adds each token in it to your total. In the warp it falls apart.
    .example = Ana's side wins and Ben loses four tokens: they are piled up under one of hers, which now adds five to a total.
    .wild = When you win as the defense in your home system: the tokens that the other side loses form a ring around your system instead. Each adds 1 to your total when you defend at home with this card; you do not lose them with a challenge. When this card leaves your hand, they go home.
    .super = Your piles stay together in the warp, and leave it as one token.
