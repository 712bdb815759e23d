power-loser =
    .text = As a main player, before cards are chosen, you may declare an upset: both main players have to play an attack if they hold one, and in the end the winning side loses and the losing side wins. A compromise that wins by an upset takes no consolation.
    .example = Ana declares an upset. Her total is 7 against 19: she loses by the numbers, and so she wins.
    .wild = As a main player, before cards are chosen: both sides lose. All tokens in the challenge go to the warp, and no cards are played.
    .super = You may wait with your upset until both cards lie face down; then nobody has to play an attack.
