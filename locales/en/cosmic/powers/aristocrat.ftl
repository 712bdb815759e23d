power-aristocrat =
    .text = At the start, before hands are dealt, you look through the deck and choose your first hand, without flares. As a main player, once in a challenge before cards are chosen, you may draw one of the flares that are not in the deck. If you then hold two or more flares of powers that are not in the game, one of them leaves the game.
    .example = Ana chooses a 40, a 30 and five other cards for her first hand. In her first challenge she draws the flare of Zombie.
    .wild = At the start of any challenge: take a card of your choice from the deck. The discards are shuffled into it. Afterwards this flare goes to whoever has Aristocrat, or is discarded.
    .super = Discard this flare to draw three of the flares that are not in the deck, or to take the one of them that you want.
