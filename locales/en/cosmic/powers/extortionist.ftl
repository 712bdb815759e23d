power-extortionist =
    .text = Once in a challenge, when another player has drawn cards to keep or taken consolation, you may claim half of them at random, rounded down. They may give up a token instead: then you choose which one goes to the warp.
    .example = Ben draws a new hand of seven cards. Ana claims half. Ben gives up no token, so Ana gets three of the seven.
    .wild = When you have tried a deal and it fails: you lose nothing, and the others who dealt lose double.
    .super = You may refuse the token and take the cards.
