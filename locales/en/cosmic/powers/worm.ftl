power-worm =
    .text = At setup, spread your tokens over your home planets as you like, at least one on each. As a main player, after the cards are revealed, you may turn the cone to another planet where the offense could challenge the same defense and has no base. All tokens on the cone go along; the defense fights with the tokens that stand there.
    .example = Ben defends a planet with five tokens. Ana turns the cone to his planet with a single token, and totals are worked out there.
    .wild = As the offense, when your turn starts: choose one of your home planets without a token of yours, and move any number of your tokens from bases there.
    .super = Your power also works while you are an ally.
