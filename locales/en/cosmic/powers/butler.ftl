power-butler =
    .text = Before each destiny of another player, the offense may tip you one random card from their hand. If they do not, you may once in that challenge choose the planet at which the cone points, or which of the offense's bases the tokens on the cone come from; the offense says how many there are.
    .example = Ben does not tip Ana before his destiny. She points the cone at whichever of Cy's planets suits her best.
    .wild = At the start of your own challenge, name another player, who becomes the offense of this challenge and has to invite you. If that player wins or deals, it counts as your success; then your turn goes on.
    .super = Your tip is two cards.
