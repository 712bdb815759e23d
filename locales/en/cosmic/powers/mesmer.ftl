power-mesmer =
    .text = You may play an edict from your hand as any other edict of this game, whenever that other one could be played. It takes effect as the edict you name, and then goes where the card that it is would go. If your power is zapped, the card stays in your hand.
    .example = Ben is about to win with his 20. Ana has only Finder in her hand, and plays it as Time Gash.
    .wild = As a main player, when you have revealed an attack below 10: it counts as a compromise.
    .super = As you use your power: you may play any card from your hand as an edict, but no challenge card.
