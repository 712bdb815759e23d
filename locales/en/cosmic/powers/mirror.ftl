power-mirror =
    .text = As a main player, once both cards lie face down, you may call a reversal: both attack cards are read backwards as two-digit numbers. A 15 is a 51, a 20 is a 2, and an 8 is an 80.
    .example = Ana calls a reversal. Her 4 becomes 40, and Ben's 20 becomes 2.
    .wild = As a main player, after the cards are revealed: your card becomes a copy of your opponent's.
    .super = Your reversal affects only one card, yours or your opponent's: you name it before the cards are revealed.
