power-fury =
    .text = For each of your tokens that goes to the warp or leaves the game you get a rage counter. As a main player or ally, once both cards lie face down, you may spend any number of them openly: each adds 3 to the total of your side, or each subtracts 3.
    .example = Ana has lost four tokens and has four counters. With a 10 and four tokens she spends two of them: her total is 20.
    .wild = As a main player who has lost the challenge: each player who stood against you takes one token of their choice from a base out of the game. Nobody is left with fewer tokens than the bases that win.
    .super = You keep the counters that you spend.
