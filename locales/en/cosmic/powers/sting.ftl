power-sting =
    .text = When two or more of your tokens are about to go to the warp, you may name another player, once in a challenge. Half of them, rounded down, go home to your bases, and that player loses as many tokens of their own choice from bases instead. For each token they take a random card from your hand; if you have too few, the rest comes from the deck. If they have too few tokens, you lose more yourself.
    .example = Ana is about to lose four tokens and names Ben. Two of hers go home, Ben loses two, and he takes two of her cards.
    .wild = When somebody takes consolation from you: name another player who gets it instead.
    .super = The other player stands in for all of your tokens, not for half of them.
