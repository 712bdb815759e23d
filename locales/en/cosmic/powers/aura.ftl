power-aura =
    .text = As a main player, before the offense commits tokens: you may lay one of your cards face up. Every other player with a base in your home system lays all their cards of the same type face up: attacks, compromises, edicts, flares or Zodiac cards. Nobody can play these cards until phase 7 begins; then they go back to their owners' hands.
    .example = Ben attacks Ana and has a base in her system. Ana lays a 4 face up, and Ben has to show all his attacks.
    .wild = Show everybody the top four cards of the deck. Put them back in the same order.
    .super = You may lay two cards of different types face up.
