power-fido =
    .text = After the challenge cards are discarded, in any role, you may take one of them from the discard pile and offer it to another player. If they take it, you get a token back from the warp or draw a card. If they refuse, you may keep it.
    .example = Ben's 30 lies in the discard pile. Ana offers it to Cy. He takes it, and one of Ana's tokens leaves the warp.
    .wild = As a main player, before cards are chosen: your opponent takes the top card of the discard pile, and you draw a card.
    .super = You may offer the other challenge card, too.
