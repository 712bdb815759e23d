power-changeling =
    .text = As a main player, once the defense is fixed, you either draw a card or exchange this power for one of your opponent's powers, with everything that belongs to them. Changeling then does nothing more in this challenge.
    .example = Ben is challenged and exchanges Changeling for Ana's Virus. From now on he has Virus, and she has Changeling.
    .wild = At any time: take a random card from the player on your left, who then gets this flare.
    .super = You may exchange powers with any player instead of your opponent.
