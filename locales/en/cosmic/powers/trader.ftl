power-trader =
    .text = As a main player, before cards are chosen, you may exchange your whole hand with your opponent's. Both keep what they get; if either of you needs a challenge card, that player then draws a new hand by the usual rule.
    .example = Ana holds two cards, Ben nine. She trades hands; he has two now, and draws a new hand if he cannot play.
    .wild = As a main player, before allies are invited: take a random card from your opponent's hand, then give your opponent any one card of yours.
    .super = You may trade hands with any player instead of your opponent.
