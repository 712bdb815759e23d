power-trickster =
    .text = As a main player, before cards are chosen, you may hide a token in your left or right hand. Your opponent picks a hand: if the token is there, you lose the challenge, else you win it. No cards are played, and nobody collects consolation.
    .example = Ana faces four tokens and holds nothing good. She hides a token on the right, Ben picks the left hand: she has won.
    .wild = As a main player or ally, after the cards are revealed: toss a coin. It adds 10 to the total of your side or subtracts 10.
    .super = As a main player who has lost, you may use your power then, if you have not used it in this challenge. Its result counts instead, and nobody collects consolation.
