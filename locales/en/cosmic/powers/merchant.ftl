power-merchant =
    .text = As a main player or ally with a token in the challenge, once both cards lie face down, you may lay cards from your hand face down: each counts as one of your tokens, beyond any limit. They are turned up with the challenge cards. If your side loses, they are discarded; otherwise they come back when the challenge ends. They land nowhere, but count for rewards and consolation.
    .example = Ana has two tokens in the challenge and hires five cards: with a 10 her total is 17.
    .wild = As a main player or ally, after the cards are revealed: your side counts one more for each card in your hand, this one included.
    .super = Hired cards that you have not lost may be discarded for as many of your tokens in the warp.
