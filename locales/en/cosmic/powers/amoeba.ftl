power-amoeba =
    .text = As a main player with a token in the challenge: once both cards lie face down, bring in any number of your tokens from your bases, or take back any number, even all, to your bases. The limit of four does not apply.
    .example = Ana sent one token and sees that Cy has joined Ben. When both cards are down, she brings in nine more tokens from her planets.
    .wild = As a main player, before cards are chosen: bring in up to four of your tokens, or take back up to four.
    .super = Your power also works while you are an ally who put in at least one token.
