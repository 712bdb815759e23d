power-reincarnator =
    .text = When you are a main player or ally and your side has lost, or when your deal has failed, you draw an unused power at random. You have it besides this one, until the next one takes its place.
    .example = Ana loses a challenge and draws Amoeba. From now on she has both. She loses again and draws Zombie: Amoeba is gone.
    .wild = When another player has lost or failed to make a deal: give them this flare. They exchange a power of theirs for an unused one, drawn at random.
    .super = You need not take a new power.
