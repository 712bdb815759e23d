power-judge =
    .text = As a main player, before cards are chosen, you may decree an award for the winner or for the loser: a base where the other main player has one, or a number of cards, or both. If at least one attack is revealed, the other main player pays it after everything else of the outcome. Cards are taken at random, unless you decree all of them. Whoever has less pays what there is.
    .example = Ana decrees two cards for the loser. Ben wins the challenge and gives her two cards at random.
    .wild = As a main player, when the revealed totals differ by less than five: call it a draw. All allies go home, and the main players try to make a deal.
    .super = You may decree an award for the winner and one for the loser.
