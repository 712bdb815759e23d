power-grudge =
    .text = As a main player: you remember everybody whom you have invited and who is not on your side. If you win or deal, each of them loses one token of their choice. If you lose or fail to deal, each loses four. Tokens that were allied against you do not count for it.
    .example = Ana invites Ben and Cy, and only Ben joins her. She loses, so Cy loses four tokens.
    .wild = As a main player, when your opponent has won: their allies get neither base nor rewards and go home.
    .super = They lose four tokens, whatever the outcome.
