power-hate =
    .text = At the start of your turn you discard a card openly. Every other player discards a card of the same kind, for an attack one at least as high, or loses three tokens that you pick. All choose in secret. If you are left without a challenge card, you draw a new hand.
    .example = At the start of her turn Ana discards a 9. Ben discards a 10; Cy has no attack that high and loses three tokens.
    .wild = As a main player, before cards are chosen: your opponent discards a random card. If no challenge card is left in that hand, you win the challenge.
    .super = You only show the card of your power, and keep it.
