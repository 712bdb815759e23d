power-dragon =
    .text = In every challenge the destiny card that was drawn goes onto your sheet. Wild cards count as any colour. As soon as three cards of one colour lie there, discard them and burn a planet in that home system, even in yours: all tokens on it go to the warp, and the planet leaves the game. Everybody keeps at least one home planet, and nothing burns where too few foreign planets would be left for somebody to win. As the offense you may discard one of these cards to attack as if it had just been drawn. When the destiny pile runs out, all of them are shuffled into the new one.
    .example = On Ana's sheet lie two blue cards and a wild card. She discards them and burns Ben's second planet: his four tokens there go to the warp.
    .wild = As the offense, after you have chosen your target: send one token of the defense from the target planet to the warp.
    .super = You may burn a planet for two cards of its colour. Wild cards do not count for this.
