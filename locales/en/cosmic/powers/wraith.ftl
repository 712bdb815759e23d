power-wraith =
    .text = At setup, one token from each of your home planets goes to your reserve. When you commit tokens, as a main player or ally, you may add up to four from the reserve unseen; as the offense or an ally, at most four together with those that are seen. They appear when the cards are revealed, and share everything from then on. Your tokens that return to bases may go to the reserve instead.
    .example = Ana puts one token on the cone for all to see, and hides three. At the reveal four tokens of hers count.
    .wild = As a main player, once both cards lie face down: bring up to two of your tokens from bases into the challenge, beyond the limit.
    .super = Tokens that you commit unseen do not count towards the limit of four, and you may use the whole reserve.
    .hide-usual = hidden tokens of Wraith (none)
