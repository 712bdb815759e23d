power-filch =
    .text = As a main player, after the challenge cards are discarded: take your opponent's challenge card out of the discard pile into your hand.
    .example = Ben played a 40 against Ana. After the discards she takes that 40 into her hand.
    .wild = When another player plays an edict or a flare: discard a compromise. That card has no effect and goes to your hand.
    .super = In any role, instead of using your power: after the challenge, take the challenge card that either main player used.
