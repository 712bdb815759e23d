power-saboteur =
    .text = At setup, put one trap and two decoys for each player in the game face down at planets, one at most at each; only you know where they lie. When tokens land on such a planet, from the cone, a base or the warp or by a deal, the marker is turned up and comes back to you; a trap sends all tokens there to the warp. At the start of each challenge you may swap two markers, or place one that you have back.
    .example = Ana wins against Ben and lands on his planet with three tokens. Cy has a trap there: they go to the warp, and so does whoever else is there.
    .wild = As a main player, before cards are chosen, if you share a planet with your opponent: your opponent's tokens there are your hostages. If you lose the challenge or make no deal, they go to the warp.
    .super = When one of your decoys is turned up, you may discard a compromise card to make it a trap.
