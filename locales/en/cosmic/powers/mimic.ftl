power-mimic =
    .text = As a main player, before cards are chosen: draw or discard until you have as many cards as your opponent, up to twenty. You choose what you discard.
    .example = Ana has two cards, Ben has eight. She draws six.
    .wild = When another player plays an edict or a wild flare that acts at once: do the same, as if you had played it. What only answers something cannot be repeated. Afterwards this flare goes to whoever has Mimic, or is discarded.
    .super = When you use your power, you may go to a full hand instead.
