power-terrorist =
    .text = Whenever you have gained or left a base in a challenge, and at the start of your own challenges wherever you have one, you may hide a bomb under that planet: at most five, one under each. At any time you may set one off, but from the invitations on not under the planet where a challenge is fought: every token there, yours too, goes to the warp.
    .example = Ana's bomb lies under Ben's planet 3, where Ben has four tokens and Cy two. She sets it off: all six are in the warp.
    .wild = Right after you have lost a base as the defense: the tokens that landed on it go to the warp. Afterwards this flare is discarded.
    .super = When you set off a bomb, your own tokens on that planet return to other bases.
