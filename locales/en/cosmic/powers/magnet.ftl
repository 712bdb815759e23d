power-magnet =
    .text = As a main player or ally, before cards are played: attract another player who is not a main player, who then has to be an ally of the side you name with one to four tokens of their choice; or repel one, who is no ally in this challenge. Tokens already committed go back to bases.
    .example = Cy declined both invitations. Ana attracts Cy to her side: Cy has to commit one to four tokens there.
    .wild = As a main player, before cards are chosen: name a challenge card, a value or the compromise. Your opponent may play it only if they hold no other challenge card.
    .super = When you use your power, decide for every other player who is not a main player whether you attract or repel them.
