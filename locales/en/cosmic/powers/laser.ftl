power-laser =
    .text = As a main player: your opponent's challenge card is picked at random from the challenge cards in their hand; your opponent sees it and has to play it.
    .example = Ben holds a 4 and a 30. Against Ana his card is picked at random: it is the 4, and he has to play it.
    .wild = As a main player before allies are invited, or as a main player or ally once the allies are known: discard up to three cards. As many random cards from one player's hand are put aside until the challenge ends.
    .super = As an ally you may blind either main player: that player's challenge card is picked at random.
