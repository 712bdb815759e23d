power-force =
    .text = If you are neither a main player nor an ally: once both cards lie face down, you may look at the card of one main player and put a challenge card from your hand in its place; they see the new one. If that player then wins or deals, you get three rewards. If they lose or the deal fails, you lose two tokens and they get one reward.
    .example = Ana sees that Ben has laid a 6, and slips him her 20. Ben wins, and Ana draws three cards.
    .wild = When the offense has committed its tokens: give a main player a card. If it is played in this challenge, both of you get two rewards; if not, you lose a token.
    .super = You may use your power as an ally, too.
