power-virus =
    .text = As a main player with an attack card: your card is multiplied by the number of your tokens in the challenge, and your tokens are not added. Your allies' tokens are added as usual.
    .example = Ana shows a 7 with four tokens and an ally's two: 7 times 4 and 2 more make 30.
    .wild = As a main player with an attack card, after the cards are revealed: your tokens times your allies' tokens are added to your card, instead of both numbers.
    .super = Your card is multiplied by all tokens on your side: yours and your allies'.
