power-masochist =
    .text = If all your tokens are lost, in the warp, out of the game or captive, as any player's challenge begins, you win. You can also win as usual, and you keep this power without home bases.
    .example = Ana's last token goes to the warp. The next challenge begins, and nobody has saved any of them: she has won.
    .wild = When the offense would regain a token from the warp: a player of your choice, anybody but the offense, regains one instead, unless that would leave the offense with no token to commit.
    .super = At the start of your challenge, instead of regaining a token: one of your tokens in the warp leaves the game.
