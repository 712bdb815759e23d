power-mutant =
    .text = As a main player, before allies are invited, while you hold fewer than seven cards: refill your hand to seven, one card at a time. For each card you name the deck, or another player from whose hand you take a random card. You may stop at any time. If you stay silent, the deck fills your hand.
    .example = Ana holds four cards. She draws one from the deck and takes two random ones from Ben.
    .wild = As a main player, after you win or make a deal: take one random card from your opponent and from each of your opponent's allies.
    .super = Before you refill your hand you may discard up to three cards, even from a full hand.
