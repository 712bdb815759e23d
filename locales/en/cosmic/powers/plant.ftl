power-plant =
    .text = As a main player, once per challenge before cards are chosen, you may choose a player in whose home system you have a base: until the challenge ends, or this power is lost, you have that player's power as well as yours, and that player is without it.
    .example = Ana has a base in Ben's home system. For this challenge she has his Virus, and Ben is without it.
    .wild = As a main player, once the allies are known: take the power of any ally on either side, in place of yours, until this challenge ends.
    .super = If a player in whose home system you have a base wins the game, that win is void and you win alone.
