power-oracle =
    .text = As a main player: your opponent chooses a card first and lays it face up for all to see; only then do you choose. If both main players have this power, the defense shows first.
    .example = Ben has to lay his 12 face up first. Ana sees it and answers with her 14.
    .wild = As a main player, before cards are chosen: your hand and your opponent's are shuffled together. You draw as many cards as you had, and the rest is your opponent's new hand.
    .super = After you have seen your opponent's card you may end the challenge: the cards go back to their hands and all tokens to bases. It counts as a deal in which nothing was exchanged.
