power-crystal =
    .text = As a main player or committed ally: once all allies have answered, you may set for each other ally on either side how many tokens they have in the challenge, from one to four, at most as many as that player has. Their owners choose which ones.
    .example = Ben's allies have three and four tokens there. Ana, the offense, sets both numbers to one.
    .wild = At the start of any challenge: rearrange your tokens among your bases. Every base keeps at least one.
    .super = As the defense you may also set the offense's number of tokens in the challenge, from one to four.
