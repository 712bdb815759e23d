power-empath =
    .text = As a main player, when one of the revealed cards is a compromise and the other an attack, you may have the attack, yours or theirs, count as a compromise. Then the two of you have to try to make a deal.
    .example = Ana shows a compromise, Ben a 15. She has his 15 count as a compromise, and the two have to deal.
    .wild = When a deal is about to be tried: if it is made, everybody who makes it also collects three rewards, as a defensive ally does: tokens from the warp, or cards.
    .super = As a main player or ally, when the main player against you shows a compromise: exchange that card for an attack from your hand. The challenge goes on as if the attack had been shown; you keep the compromise.
