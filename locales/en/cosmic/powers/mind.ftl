power-mind =
    .text = Once in a challenge, before allies are invited, you look at a main player's whole hand: your opponent's if you are a main player yourself. Cards that were put aside are not part of a hand.
    .example = Before allies are invited Ana looks at Ben's hand. It holds only low attacks, so she invites nobody.
    .wild = When another player draws from the deck: until the challenge ends, you see every card that player draws from it, including these first ones.
    .super = When you read a hand while you are not a main player, you see the hands of both main players.
