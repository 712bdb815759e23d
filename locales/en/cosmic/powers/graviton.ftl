power-graviton =
    .text = As a main player, once both cards lie face down, you may call "tens" or "ones": each attack counts only that digit. A 40 called on tens counts 4, a 9 called on ones counts 9.
    .example = Ana has an 11 and Ben surely has more. She calls "ones": her 11 counts 1, and Ben's 30 counts 0.
    .wild = As a main player, unless your opponent has Graviton, before cards are chosen: in this challenge attacks count only their ones digit.
    .super = You may name one of the two cards: your call changes that card alone.
