power-phantom =
    .text = At setup, one token from each of your home planets becomes a ghost on this sheet. As a main player who shows an attack card, you add 1 to your total for each ghost; ghosts are on no base and in no challenge. Your tokens that return to bases may become ghosts instead, and ghosts may go wherever tokens from your bases may.
    .example = Five ghosts lie on Ana's sheet. As the defense she shows an 8 with three tokens: 8 and 3 and 5 make 16.
    .wild = As a main player, after the cards are revealed: bring up to four of your tokens from bases into the challenge, beyond the limit.
    .super = Your ghosts also count while you are an ally.
