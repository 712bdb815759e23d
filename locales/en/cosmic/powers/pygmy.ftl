power-pygmy =
    .text = At setup you take five planets of a colour that nobody plays. All ten planets of your home system are small: put two of your tokens on each. For others, two bases on them count as one foreign base toward victory; a single one counts nothing. There is room for four tokens on each, of all players together. Whoever finds no room goes home; if tokens land together, the offense comes first, then the others clockwise.
    .example = Ana has bases on three of Ben's small planets and on one of Cy's. That makes two foreign bases.
    .wild = When another player is about to collect rewards: they get only half of them, rounded down.
    .super = As the defense on one of your home planets, after the cards are revealed: your opponent's attack counts half, rounded down.
