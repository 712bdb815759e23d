power-symbiote =
    .text = You play with a second set of tokens in another colour: every home planet starts with twice the usual number. All of them are yours in every way, but tokens of the second colour have no letters and never become Karma. This power cannot be zapped, taken, exchanged or copied.
    .example = Ana starts with eight tokens on each home planet, four red and four of an unused colour, all hers.
    .wild = At the start of another player's challenge: take one of your tokens from the warp to one of your bases.
    .super = At the start of any challenge: gather all your tokens from anywhere onto your home planets, up to eight on each, even where you have no base. Nothing can cancel it. Afterwards this flare is discarded.
