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
    .text = Whenever you are a main player, once the target is known, a lamp of yours burns on it: six at most, then the oldest goes out. As a main player you add 2 to your total for each lamp in the defense's home system.
    .example = Three of Ben's planets have Ana's lamps. Ana attacks him and adds 6 to her total.
    .wild = As a main player, once both cards lie face down, you add 4.
    .super = Each lamp adds 3.
event-noted-homebrew-lamps = { $maker }: { $count ->
        [one] a lamp burns
       *[other] lamps burn
    } on { $value }.

power-homebrew-beekeeper =
    .text = Whoever joins your side while you are a main player draws a card at once. Each of your allies but the first adds 3 to your total.
    .example = Cy and Dot join Ana: both draw a card, and her side gets 3 more.
    .wild = As an ally, once both cards lie face down: your tokens count twice.
    .super = Your first ally adds 3, too.

power-homebrew-notary =
    .text = When a deal is made, by you or by others, draw a card. When a deal of others fails, take a card by chance from each of them. When your own deal fails, you lose nothing.
    .example = Ben and Cy find no deal: Ana takes a card from each.
    .wild = As a main player, before cards are chosen: you may play a flare as a compromise.
    .super = You draw two cards for a deal.

power-homebrew-snowball =
    .text = As a main player or ally, once the cards are revealed, you may throw a number from 1 to 6 and add it to your side. After a 6 it goes on, up to three throws.
    .example = Ana throws a 6, then a 4: her side gets 10 more.
    .wild = As a main player, before cards are chosen: throw, and add the number to your total.
    .super = You throw twice, and the better counts.
event-noted-homebrew-thrown = { $maker } throws { $count }.

power-homebrew-ferryman =
    .text = When tokens of another player come back from the warp in regrouping, one of yours may come with them, to any base of yours.
    .example = Ben regroups, and one of Ana's tokens comes back with his.
    .wild = As the offense you regroup up to three tokens.
    .super = Two of your tokens may come along.

power-homebrew-gavel =
    .text = At the start of your turn turn up the top card of the deck. All others bid up to three of their tokens for it in secret. The highest bid, the first after you if there are several, loses those tokens and takes the card. If nobody bids, it is yours.
    .example = Ben bids two, Cy and Dot bid one: Ben loses two tokens and has the card.
    .wild = At the start of your turn, look at the next destiny card. You may put it at the bottom.
    .super = You may bid, too, and come last among equals.
question-step-homebrew-bid = How many tokens do you bid?
question-step-homebrew-under = Put the next destiny card at the bottom?

power-homebrew-tollkeeper =
    .text = At the start of your turn put a gate on a planet without one. Four at most, then the oldest goes. When tokens of another player come to a planet with a gate, their owner loses one of them to the warp or gives you a card of their choice.
    .example = Ben lands on a planet with Ana's gate: he gives her a card and keeps his token.
    .wild = As a main player, once the target is known: each edict and flare of others costs them a token in this challenge. Without one they play none.
    .super = Gates take two tokens.
event-noted-homebrew-gates = { $maker }: { $count ->
        [one] a gate stands
       *[other] gates stand
    } on { $value }.
question-step-homebrew-gate = On which planet do you put a gate?
question-step-homebrew-toll = What do you pay at the gate?
question-choice-homebrew-tollkeeper =
    .card = a card
    .token = a token
question-step-homebrew-given = Which card do you give?

power-homebrew-cartographer =
    .text = Whenever a challenge begins, look at the next two destiny cards and put them back in any order.
    .example = It's Dot's turn. Ana sees her own colour, then Ben's: she puts Ben's first, and Dot attacks him.
    .wild = As a main player, before allies are invited: name a player. They can't join your opponent.
    .super = You may put one of the two at the bottom.
question-step-homebrew-next = Which destiny card comes next?
question-step-homebrew-bury = Which destiny card goes to the bottom?

power-homebrew-magistrate =
    .text = As a main player, once the target is known, you may close the court: nobody else plays an edict or a flare in this challenge.
    .example = Ana closes the court, and Ben keeps his flare.
    .wild = As a main player, before cards are chosen: you may play an edict as an attack 8.
    .super = As a main player, before allies are invited: nobody can join your opponent.
