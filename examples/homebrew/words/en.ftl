power-homebrew-ratchet =
    .text = Whenever a challenge ends that you took no part in, you get a cog. As a main player or ally, once both cards lie face down, you may spend any number of cogs: each adds 2 to your side.
    .example = Ana has watched three challenges. As an ally she spends two cogs, and her side gets 4 more.
    .wild = As an ally, once both cards lie face down, you add 3 to your side.
    .super = When you spend cogs you keep half of them, rounded down.
question-step-homebrew-spend = How many cogs do you spend?
event-noted-homebrew-cogs = { $maker } has { $count ->
        [one] 1 cog
       *[other] { $count } cogs
    } now.

power-homebrew-bookie =
    .text = If you take no part in a challenge, you may bet on one side before cards are chosen. If it wins, draw two cards. If it loses, discard a card by chance. A deal pays nothing.
    .example = Ben bets on Cy, and Cy wins: Ben draws two cards.
    .wild = When you win a challenge as a main player, you draw a card.
    .super = When your bet is right, you draw three cards.
event-aim-homebrew-backed = on { $value }

power-homebrew-lamplighter =
    .text = As a main player you add 2 to your total for each planet in the defense's home system that nobody has a token on.
    .example = Two of Ben's planets are empty. Ana attacks him and adds 4 to her total.
    .wild = As a main player, once both cards lie face down, you add 4.
    .super = Each empty planet adds 3.
