power-gambler =
    .text = As a main player you see your opponent's card before yours is revealed. You may keep yours face down and say which challenge card it is. If your opponent accepts, it counts as that card and goes unseen under the deck. If your opponent calls your bluff, it is turned up: for a lie you lose as many tokens outside the challenge as you have in it; for the truth your opponent loses as many as they have in it. Then the real card counts.
    .example = Ana keeps her card down and says it is a 20. Ben believes her: it counts 20, and nobody ever sees what it was.
    .wild = As a main player, once both cards lie face down: call a number. If both cards are attacks that differ by at least that number, it is added to your card.
    .super = You set the stake of your bluff yourself, from 1 to 20 tokens, no matter who has to pay.
