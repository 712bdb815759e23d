power-diplomat =
    .text = When two others fight and at least one of them shows an attack, you may play a compromise from your hand. Every attack shown counts as a compromise, and the three of you try to make one deal. Each makes offers to the others; it is a deal once all others accept what one of you offers. If there is none, each of the three loses three tokens.
    .example = Ana shows a 20, Ben a 9. Cy plays a compromise. Ana offers each of them a base for a base; both accept.
    .wild = When others are about to deal: play a compromise from your hand and deal in the place of one main player. A deal is a success for the one whom you replace; if it fails, you pay.
    .super = As a main player, before the cards are chosen: no cards are played. You may promise others cards, captives and a base for their votes. Then all players vote for the offense or the defense; a tie is won by the defense. What you have promised is due to those who voted for you, if you win.
