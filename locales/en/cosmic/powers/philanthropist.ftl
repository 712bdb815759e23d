power-philanthropist =
    .text = As a main player or ally, once the allies are known, you may give a card from your hand to a main player: to your opponent if you are one yourself. It cannot be refused. If you are a main player and are left without a challenge card, you draw a new hand.
    .example = Ana gives Ben a compromise. He had only one challenge card; now he has a choice he may not want.
    .wild = At the start of any challenge: send one of your tokens from a base to the warp and lend another player your power for this challenge. It replaces that player's own powers, and you are without it. It cannot be refused.
    .super = A challenge card that you give with your power has to be played, if it can be.
