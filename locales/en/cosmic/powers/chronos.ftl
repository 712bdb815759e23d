power-chronos =
    .text = As a main player, right after the cards are revealed: go back in time. You take your card back into your hand; your opponent's card is put aside until the challenge ends, or goes back to their hand if it was their only challenge card. Everything done since phase 7 began is undone: cards go back to their hands, tokens to where they were, and what was used may be used again. Only what was drawn or seen stays so. Cards are chosen and revealed once more, and that result is final.
    .example = Ana loses with 8 against 12. She goes back in time; Ben has to choose another card, and this time the result stands.
    .wild = At the start of any challenge: take one card from the discard pile into your hand, then the discards are shuffled into the deck. Afterwards this flare goes to whoever has Chronos, or is discarded.
    .super = When you go back in time, you may order your opponent to play the same card again, while you may change yours.
