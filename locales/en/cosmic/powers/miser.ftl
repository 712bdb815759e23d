power-miser =
    .text = You are dealt two hands of seven, look at both and make one of them your hoard. Whenever you may play a card, you may take it from the hoard, but nobody may look at, take or discard what is there, and whatever you gain goes to your hand. When no challenge card is left in the hoard, you may show it, discard it and be dealt a new one.
    .example = Ana's hoard holds a 30. Nobody can take it from there; in this challenge she plays it out of the hoard.
    .wild = When you draw a new hand, or somebody takes consolation from you: put this card and two others aside first, and take them back afterwards.
    .super = At the start of your challenge a card from the deck is added to your hoard.
