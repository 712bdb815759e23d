power-miner =
    .text = When you are a main player, or have joined as an ally, in a system with an asteroid, you may use the asteroid's power instead of this one until the challenge ends. Nobody else may use that asteroid meanwhile.
    .example = Ana challenges Ben, who has the Virus asteroid. She mines it: Virus is hers now and not his.
