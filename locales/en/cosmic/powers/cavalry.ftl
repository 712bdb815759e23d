power-cavalry =
    .text = As an ally, once both cards lie face down, you may lay an attack or a compromise from your hand face down beside them. An attack is added to the total of your side, if both main players show attacks. With a compromise, if your side loses, you take consolation for your own tokens after your main player. Your card is discarded at the end of the challenge.
    .example = Ana helps Ben and lays a 10 beside his 8. Their side counts 10 more.
    .wild = As a main player, when your opponent has to draw a new hand: they draw only until they have a challenge card, and the rest when the challenge ends.
    .super = As a main player, once both cards lie face down: name an ally of yours who has to lay a card in this way.
