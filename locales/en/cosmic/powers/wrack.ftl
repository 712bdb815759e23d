power-wrack =
    .text = As a main player, before cards are chosen, you may offer a deal instead. Each time your opponent refuses, you may torture: one of their tokens, which you pick, goes to the warp, or a random card of theirs is discarded; then you offer again. You have as many tortures as tokens in the challenge. Once begun it must be carried through: if the last offer is refused too, your side loses.
    .example = Ana has two tokens in the challenge. Ben refuses her offer and loses a token, refuses again and loses a card, and refuses a third time: Ana's side has lost.
    .wild = As a main player: for the rest of this challenge, each time your opponent uses a power, they lose a token of their choice from a base to the warp.
    .super = After any refusal you may stop and go back to playing cards as usual.
