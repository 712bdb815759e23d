power-industrialist =
    .text = As a main player who shows an attack and loses: your opponent lets you win, or your attack goes onto your open stack. As a main player who shows an attack: add the values of all cards in your stack to your total, or subtract them all. Nobody can take cards from the stack.
    .example = Ana has lost with a 7 and a 10, and Ben let both defeats stand. Her next attack counts 17 more.
    .wild = As a main player, after you show an attack: take a card at random from your opponent's hand. An attack adds its value to your total and is discarded, any other card goes back.
    .super = You may put your opponent's attack onto your stack instead of yours.
