power-sorcerer =
    .text = As a main player, once both cards lie face down, you may swap them, so that each of you reveals the other's card. From then on each card belongs to the side on which it lies.
    .example = Ana laid a 4. She swaps the two cards: Ben reveals her 4, and she reveals his 15.
    .wild = While nobody with Sorcerer is a main player, before cards are chosen: the main players trade a power for good, with all that belongs to it; powers that act at setup stay. Afterwards this flare goes to whoever has Sorcerer, or is discarded.
    .super = You may also swap the two face-down cards while you are an ally.
