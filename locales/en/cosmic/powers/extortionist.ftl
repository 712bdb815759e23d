power-extortionist =
    .text = Once in a challenge, when another player has drawn cards to keep or taken consolation, you may claim half of them at random, rounded down. They may give up a token instead: then you choose which one goes to the warp.
    .example = Ben draws a new hand of seven cards. Ana claims half. Ben gives up no token, so Ana gets three of the seven.
    .wild = As a main player: if your deal fails, you lose nothing and the other main player loses double.
    .super = You may refuse the token and take the cards.
