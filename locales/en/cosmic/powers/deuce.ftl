power-deuce =
    .text = As a main player: once your challenge card lies face down, lay a second one face down beside it. If both are attacks, the second is added to your total. If one is a compromise, you have played a compromise. Afterwards you discard the compromise, or else the higher attack, and take the other card back. With fewer than two challenge cards you need a new hand.
    .example = Ana lays an 8 and a 10 beside it. Her side counts 18. She discards the 10 and takes the 8 back.
    .wild = As a main player or ally, after the cards are revealed: discard an attack that is the same as a revealed one. Add its value to the total of that card's side, or subtract it.
    .super = You may discard both cards.
