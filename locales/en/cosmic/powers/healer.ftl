power-healer =
    .text = Each time other players lose tokens to the warp or out of the game, you may heal any of these players: all the tokens they have just lost go back to bases of theirs, and you draw one card for each player you heal. Nobody can refuse.
    .example = Ben loses four tokens in a challenge. Dee heals them: they go back to his bases, and Dee draws a card.
    .wild = When somebody plays Cosmic Zap on you: it is discarded without effect.
    .super = When you heal, you draw one card for each token instead of one for each player.
