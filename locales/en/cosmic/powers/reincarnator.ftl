power-reincarnator =
    .text = When your side has lost as you are a main player or ally, or your deal has failed, you draw an unused power by chance. You have it besides this one, until the next one takes its place.
    .example = Ana loses a challenge and draws Amoeba. From now on she has both. She loses again and draws Zombie: Amoeba is gone.
    .wild = When another player has lost or failed to make a deal: give them this flare. They exchange a power of theirs for an unused one, drawn by chance.
    .super = You need not take a new power.
