power-insect =
    .text = As a main player, once the defense is known, you may choose another player's power: until this challenge ends you use a copy of it in place of this one, and the other player keeps it. You cannot choose the same power in two challenges in a row in which you are a main player, nor one that acts at setup, wins the game in its own way or can never be exchanged.
    .example = Ana copies Ben's Virus and multiplies her tokens by her card. In her next challenge she has to choose another power.
    .wild = As a main player who lost the challenge: discard your hand and draw a new one. You keep this flare.
    .super = Your power also works while you are an ally, once the allies are known.
