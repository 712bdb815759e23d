power-ghoul =
    .text = As a main player who wins the challenge: for each token of the other side that this sent to the warp, draw a card or take one of your tokens back from the warp.
    .example = Ana wins, and Ben and Cy lose six tokens. She takes two tokens back and draws four cards.
    .wild = As a main player who wins the challenge: one such reward for each player who stood against you.
    .super = Your power also works while you are an ally of the offense that wins.
