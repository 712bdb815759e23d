power-anti-matter =
    .text = As a main player, when both cards are attacks: on both sides, all tokens in the challenge are subtracted from the card instead of added to it, and the lower total wins. A tie still goes to the defense.
    .example = Ana shows a 6 with four tokens, Ben an 8 with one: 6 - 4 = 2 stands against 8 - 1 = 7. The lower total wins, so Ana does.
    .wild = As a main player or ally, when another player announces a wild flare: stop it. The flare goes back to its holder's hand and cannot be tried again in this challenge.
    .super = In any role, when another player announces a flare, wild or super: stop it. The flare goes back to its holder's hand and cannot be tried again in this challenge.
