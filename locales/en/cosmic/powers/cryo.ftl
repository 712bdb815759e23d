power-cryo =
    .text = As a main player or ally, once the allies are known, you may put a card from your hand face down into your store and draw one. As soon as seven cards lie there, you may discard your whole hand at any time and take the store instead.
    .example = Over seven challenges Ana has stored her best cards. Before she attacks, she discards her hand and takes all seven.
    .wild = When you give up a hand for a new one: keep all your cards that are no challenge cards and add them to the new hand.
    .super = Instead of drawing, you may swap a card of your hand with one in the store; or take the store, however small it is.
