power-disease =
    .text = When destiny shows somebody else's colour and you have a base of three or more tokens in that home system, you may move one or more of them to another planet there. One token stays at least. After a wild card it is the home system of the defense. You cannot do it as the defense.
    .example = Cy has four tokens on Ben's planet 1. Destiny shows Ben's colour: Cy moves two of them to Ben's planet 4 and has a base more.
    .wild = At the start of any challenge: everybody else chooses a card in secret. All cards are shown and discarded. Whoever has chosen the same kind of card as somebody else loses three tokens. Afterwards this flare goes to whoever has Disease, or is discarded.
    .super = At the start of any challenge you may move one token from one of your bases to another.
