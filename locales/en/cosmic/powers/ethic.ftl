power-ethic =
    .text = As a main player, when you lose and both cards were attacks, you collect consolation as if you had played a compromise. Whenever you collect consolation, you may draw any part of it from the deck.
    .example = Ana loses with 6 against 14 and had three tokens there: she takes three cards, from Ben's hand or from the deck.
    .wild = After you draw from the deck, once in this challenge: you may pass on up to three of these cards to others.
    .super = When you collect consolation, name a number from zero to eight and take that many cards.
