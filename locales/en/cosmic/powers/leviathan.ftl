power-leviathan =
    .text = As the offense, instead of putting tokens on the cone, you may send one of your home planets on which only your tokens stand: all of them are your tokens in the challenge, and your total is 20 higher. If you win, leave up to four of them at the target. If you lose, all of them go to the warp. The planet comes back in any case, with the tokens that are still on it.
    .example = Ana sends a planet with six tokens and shows an 8. Her total is 34.
    .wild = As the offense, once the defense is known: trade one of your home planets for one of theirs. Planets keep the tokens that are on them. The challenge ends at once and counts as successful. Afterwards this flare goes to whoever has Leviathan, or is discarded.
    .super = You may send a planet on which other players stand too, but not the defense. They are your allies, send no more tokens, and come back with the planet without gaining a base.
