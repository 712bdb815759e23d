power-witch =
    .text = As a main player or ally on the losing side: lay an unused curse on one or more players of the other side who have none. Clumsy: sends two tokens at most. Mute: may not invite. Barren: gets no rewards. Stuck: regains no token at the start of a challenge. Frail: the total is 3 lower as a main player. Glass: you see the hand. At the start of each challenge a cursed player may put a token from a base on the curse; with two there (three for Clumsy, Stuck and Frail) they go to the warp, and the curse is gone for good.
    .example = Ben has beaten Ana, who makes him mute. For two challenges he invites nobody; then his second token lies on the curse, and it is gone.
    .wild = You may use your powers in this challenge although you have too few home bases.
    .super = After a challenge that your side has lost, you may replace curses that lie on players of the other side. The tokens on them go to the warp.
    .lift-usual = token for the curse (none)
