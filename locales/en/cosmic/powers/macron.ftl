power-macron =
    .text = As the offense or an ally you commit exactly one token. As a main player or ally each of your tokens in the challenge, the whole garrison when you defend, counts 4 instead of 1. For rewards and consolation each of them counts as two.
    .example = Ana commits one token and shows an 8. Her total is 12, because the token counts four.
    .wild = As a main player or ally, after your side has shown an attack card: each of your tokens in the challenge counts one more.
    .super = As the offense or an ally you may commit up to four tokens.
