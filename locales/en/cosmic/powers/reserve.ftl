power-reserve =
    .text = As a main player or ally, after the cards are revealed: you may discard any number of your attacks of 6 or less, one after the other. Their values are added to the total of your side. When somebody else adds an attack in this way, you may discard a compromise: that attack is discarded and does not count.
    .example = Ana is 7 behind Ben. She discards a 6 and a 4 from her hand and wins by 3.
    .wild = When another player discards attacks of 6 or less, other than as a challenge card: take them.
    .super = You may also add one attack of up to 9.
