power-negator =
    .text = Once per challenge, right after another player has chosen a target, named whom to invite or joined a side with tokens, or has played an edict or a flare or used an optional power, you may undo that. Nothing is spent, and that player may do anything else instead. You cannot undo zaps or other negations.
    .example = Ben points the cone at Ana's weakest planet. She undoes it, and he has to point it somewhere else.
    .wild = As a main player, after two attacks are revealed: both count as negative numbers. Afterwards this flare goes to whoever has Negator, or is discarded.
    .super = At the start of a challenge: you may use your power twice in it.
