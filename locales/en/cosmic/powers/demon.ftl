power-demon =
    .text = As a main player, before allies are invited, you may take the whole hand of a player other than your opponent onto your sheet. Until the challenge ends you may play those cards as if they were in your hand, and that player cannot. A card that would come back to you after its use goes back to that player; so does everything that is left when the challenge ends.
    .example = Ana takes Cy's seven cards and plays his attack 30 against Ben. When the challenge is over, Cy gets six cards back.
    .wild = As a main player, before allies are invited: make a player other than your opponent your ally, with as many tokens as you have in the challenge, or as many as that player can send without emptying a base.
    .super = Instead of a hand, you may draw six cards from the deck onto your sheet. What you do not use goes back on top of the deck.
