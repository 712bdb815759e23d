power-zombie =
    .text = Whenever your tokens would go to the warp, they move to any of your bases instead. When you make a deal, you may free any number of any players' tokens from the warp to bases of theirs.
    .example = Ana loses a challenge with four tokens. None goes to the warp: they move to her bases.
    .wild = Each time you lose tokens to the warp in this challenge, one of them returns to one of your bases instead.
    .super = When you win as a main player: raise tokens that the other side loses as your own, at most one for each token you have in the challenge, and put them on your bases. When this card leaves your hand, they go to their owners' warp. At a table with *super_zombie: ffg* instead, once your allies have committed: each of them brings one of their tokens back from the warp to a base.
