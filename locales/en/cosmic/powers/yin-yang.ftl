power-yin-yang =
    .text = If both sides invite you, you may join both, with one to four tokens each; each half lands or is rewarded for itself. If the defense loses, one of its tokens stays on the planet for each of yours on the offense. If the offense loses, it gets one reward for each of yours on the defense. You may mark main players who do not invite you: when their opponent loses tokens from the challenge, they lose as many from their bases.
    .example = Ana has two tokens with the offense and three with the defense. The defense loses four, but two of them stay.
    .wild = When you lose tokens: name another player, who loses as many.
    .super = Your own tokens that a challenge costs you go home instead.
