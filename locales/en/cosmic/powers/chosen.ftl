power-chosen =
    .text = As a main player, after the cards are revealed: you may turn up cards from the deck until a challenge card appears. It replaces your card, which is discarded; so are the other cards that you turned up.
    .example = Ana's 6 stands against Ben's 14. She turns up Plague and a 20: the 20 is her card now.
    .wild = As a main player, before cards are chosen: draw a card.
    .super = You take the other cards that you turn up into your hand.
