# The slap game's table. Names arrive ready to be shown.

# Buttons.
slap-flip = Flip
slap-slap = Slap
slap-pass = Pass
slap-pause = Pause
slap-resume = Go on
slap-here = I'm here
slap-leave = Leave
slap-state = Status
slap-rules-button = Rules
slap-stop = Stop the game
slap-rematch = Rematch
slap-leave-sure = Yes, I leave
slap-stop-sure = Yes, stop the game
slap-finish = Let the computers finish
slap-finish-sure = Yes, let them finish

# Private answers to a press; refusals name their rule.
slap-noted = Got it.
slap-repeat = You've already pressed for this card: only the first press counts.
slap-sealed = You've pressed on this card. Nobody sees it yet.
slap-not-sealed = You haven't pressed on this card yet.
slap-not-seated = You're not in this game, but you're welcome to watch.
slap-over = This game is over.
slap-locked = You can't slap until somebody takes this pile (slap R35).
slap-out = You're out of this game and can't slap (slap R38).
slap-nothing = Nothing to slap yet, so it costs you nothing (slap R36).
slap-by-hand = At this table you slap with ✋ on the card's message.
slap-slap-which = Slap on the card itself, so I know which pile you saw (slap A2).
slap-already-turned = That card is already turned.
# How long each card stays, in seconds.
slap-flip-kept = Got it. Every card stays for { $seconds } s, then the next one comes.
slap-flip-sent = Got it. The next card comes for everyone at once.
slap-flip-auto = Cards turn by themselves at this table (slap T1).
slap-not-a-flip = There's no card to turn now: the pile is being collected (slap R37).
slap-not-your-turn = It's { $name }'s turn to flip.
slap-you-left = You've left the game. Your cards lie under the pile.
slap-already-left = You've already left this game (slap R48).
slap-leave-warning = **Leave this game for good?** Your cards go under the pile, and you can't come back.
slap-stop-warning = **Stop the game for everybody?** Nobody wins, and you can't go on later.
slap-stop-vote-warning = **Vote to stop the game for everybody?** It stops once more than half of you want it. Nobody wins then, and you can't go on later.
# At the table of a tournament. alone: not by vote; anew: fewer than ten cards are turned; rows: who would come how.
slap-stop-event = **{ $alone ->
    [yes] Stop the game for everybody?
   *[no] Vote to stop the game for everybody?
    }** { $alone ->
    [yes] {""}
   *[no] It stops when more than half of you want it.{" "}
    }{ slap-vote-event } You can't go on later.
slap-vote-event = { $anew ->
    [yes] Fewer than ten cards have been turned, so it won't count for the tournament, and the table plays again.
   *[no] For the tournament it counts as it stands: { LIST($rows, style: "comma") }.
    }
slap-event-row = { $place }. { $name } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
    })
slap-stop-by-vote = Only players can stop the game, by vote. A moderator who doesn't play can stop it at once (slap R49).
slap-finish-warning = **Let the computers finish without you?** They play to the end at once. Your cards are turned as well, but you can't slap.
slap-finish-not = Not now: somebody can still slap in this game (slap T12).
slap-stopped = The game is stopped.
slap-voted = Your vote is counted.
slap-already-voted = You've already voted.
slap-no-vote = Only players still in the game can vote on this (slap T6).
slap-already-paused = The table is already paused.
slap-not-paused = The table isn't paused.
slap-going-on = The game goes on.
slap-unknown = This button no longer works.
slap-nobody-waits = There's nothing to vote on: nobody here waits longer than a card lies open.
slap-paused-now = The table is paused.
slap-pause-ask = **Pause the game?** It pauses when more than half of you want it. The cards stay as they are.
slap-no-orders = There are no prepared answers in the slap game.
slap-no-undo = You can't take anything back in the slap game.
slap-log-empty = Nobody has taken a pile yet.
# Before an answer that is read elsewhere.
slap-heading = [**Slap game { $number }**]({ $link })
# A press on a card that is no longer open; then what is open now.
slap-stale = Too late: that card is closed. { $now }
slap-open-now = Open now: { $card }.
slap-between = The next card is on its way.

# The status, for whoever asks.
slap-cards = Cards: { $counts }
slap-cards-and-pile = Cards: { $counts } · pile { $pile }
slap-you-are-in = **You have { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.**
slap-you-are-broke = You have no cards, but you can still slap your way back in.
slap-you-are-out = You're out.
slap-you-are-left = You've left.

# The rules in short.
slap-rules = { slap-rules-turns } { slap-rules-quick }
slap-rules-short = { slap-rules-turns } { slap-rules-first }
slap-rules-slow = { slap-rules-turns } { slap-rules-sealed }
slap-rules-both =
    { slap-rules-turns } { slap-rules-quick }
    -# At a slow table: { slap-rules-sealed }
slap-rules-turns =
    { "" }**The rules in short**
    Cards turn one after another onto one pile. The court cards Jack, Queen, King, Ace and Lord give the next player 1, 2, 3, 4 and 5 chances to answer with any court card or hymn; a hymn gives 3 chances, but only a card of its element answers. No answer, and the challenger collects the pile. 0, 00 and XIII (✂) cancel everything below them.
    { "" }**Slap ✋** when the two top cards have the same face value or are hymns of one element, even with one card between them.
slap-rules-first = The first slap takes the pile.
slap-rules-quick =
    { slap-rules-first } A slap on nothing costs cards, slid under the pile.
    The first slap is the one that Discord hands me first. Nobody can measure the way from your device to Discord, or make up for it. Everyone sees a card only through its message, each card is open for the same time, and I don't change the order.
slap-rules-sealed = No need to be quick: press *Slap* or *Pass* below the card, once; nobody sees it. When the time is up, one of those who slapped is drawn by lot and takes the pile. A slap on nothing costs cards, slid under the pile.

# The first message: who plays, what was dealt, how to slap, the hash.
slap-begins = **The game begins in { $seconds } s.** { $name } turns first.
slap-on-the-table = On the table: XIII Zodiac ✂, below it { COUNT($below) ->
    [0] nothing
   *[other] { LIST($below, style: "comma") }
}.
slap-by-reaction = Slap with ✋ on the card's message. { slap-false-costs }
slap-by-button = Slap with the button on the card's message. { slap-false-costs }
slap-slow-table = **A slow table**: each card is open for { $minutes } min. Press *Slap* or *Pass*, once per card. Nobody sees it. Then one of those who slapped a pattern is drawn by lot and takes the pile. { slap-false-costs }
slap-false-costs = A false slap costs { $penalty ->
    [0] nothing
    [one] 1 card
   *[other] { $penalty } cards
}.
slap-hash = -# Hash of seed and deck: `{ $hash }`. The seed follows at the end.
# A computer player's name.
slap-computer-name = { $name } (computer)

# The message of a card. What comes next follows in a line of its own.
slap-card = **{ $card }**
slap-card-before = **{ $card }** · before it { LIST($before, style: "comma") }
slap-turned-by = { $name } turned it.
slap-shown-again = Same pile again: the clock starts over.
slap-pile = Pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
slap-sealed-until = Press Slap or Pass by { $at } ({ $ago }). Once everybody has, it goes on.
slap-turns-next = Next: { $name }
slap-court-challenge = { $owner } challenges { $responder }: { $left } of { $total ->
    [one] 1 chance
   *[other] { $total } chances
} left, any court card or hymn answers.
slap-hymn-challenge = { $owner } challenges { $responder }: { $left } of { $total ->
    [one] 1 chance
   *[other] { $total } chances
} left, only a { $suit } card answers.
slap-challenge-lost = No answer: { $owner } collects the pile when this card's time is up.
slap-last-cards = { $name } wins when this card's time is up.
slap-collected = **{ $name } collects { $count ->
    [one] 1 card
   *[other] { $count } cards
}** and turns next.
slap-may-come-back = { LIST($names) } can still slap back in.
slap-final = **{ $name } takes the last { $count ->
    [one] card
   *[other] { $count } cards
} and wins.**
slap-nobody-left = **Nobody is left: the game ends.**

# A card that was taken back before anybody saw it; the second part says why.
slap-taken-back = Card taken back: { $why } Slaps here don't count.
slap-slapped-first = { $name }'s slap came first.
slap-owner-left = { $name } left first.
slap-connection-lost = the connection was lost.
slap-message-deleted = the open card's message was deleted.
slap-game-stopped = the game was stopped.
slap-computers-finish = the computers play on to the end.

# Late and false slaps.
slap-late = { $name } slapped the { $card } { $ms } ms after the next card: too late, costs nothing
slap-late-unknown = { $name } slapped the { $card } after the next card: too late, costs nothing
slap-pays = False slap by { $name }: { $card } is no pattern. { slap-bill }
slap-pays-on = False slap by { $name }: { $card } on { $under } is no pattern. { slap-bill }
slap-pays-late = Late slap by { $name }: { $card } was already covered. { slap-bill }
slap-pays-on-late = Late slap by { $name }: { $card } on { $under } was already covered. { slap-bill }
slap-bill = { COUNT($paid) ->
    [0] It costs nothing.
    [one] { $name } slides 1 card under the pile ({ LIST($paid, style: "comma") }).
   *[other] { $name } slides { COUNT($paid) } cards under the pile ({ LIST($paid, style: "comma") }).
}
slap-locked-out = False slap by { $name } on { $card }, with no card to pay: no slapping until somebody takes the pile
slap-barred = False slap by { $name } on { $card }, with no card to pay: out of the game
slap-left = **{ $name } leaves.** { $count ->
    [one] 1 card goes
   *[other] { $count } cards go
} under the pile. { $after }

# The report on a slapped pile.
slap-takes = **{ $name } takes { $count }**: { $pattern }  { $shown }
slap-drawn = Drawn by lot among those who slapped: { $names }.
slap-only-slap = Nobody else slapped.
slap-order-lost = The connection broke and took the order with it: drawn by lot among { $names }.
slap-only-hand = The connection broke. Only this ✋ is on the card.
slap-time = { $name } +{ $ms } ms
slap-time-behind = { $name } +{ $ms } ms ({ $gap } behind)
slap-heat = **Dead heat**: { $names }. The draw fell on number { $number }.
slap-time-undrawn = { $name } +{ $ms } ms, in the draw
slap-time-unknown = { $name } ~
slap-leads = Cards: { $counts } · { $name } turns next
slap-times-foot = -# Times run from when the card reached me to when the slap did.

# The end of the game.
slap-film = **The film of the game**, pile by pile.
slap-result = **{ $title }** ({ $how })
slap-result-left = { $name } (left the game)
slap-result-row = { $place }. { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $piles ->
    [0] no piles slapped
    [one] 1 pile slapped
   *[other] { $piles } piles slapped
}
slap-result-row-fastest = { slap-result-row }, fastest { $ms } ms
slap-result-foot = { $flips ->
    [one] 1 card
   *[other] { $flips } cards
} turned, { $piles ->
    [one] 1 pile
   *[other] { $piles } piles
} taken.

# Trouble, pauses, votes.
slap-seed-refused = I can't add ✋ here: I need *Add Reactions* and *Read Message History*. The game goes on: add ✋ to a card yourself to slap it.
slap-paused-notice = **Paused.** The cards stay as they are. When you go on, I show the pile again and the clock starts over.
# Waits for hours, or for minutes.
slap-still-there = **Still there?** { slap-cards-gone } If nobody answers within { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}, the game ends and the cards are counted.
slap-still-there-soon = **Still there?** { slap-cards-gone } If nobody answers within { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}, the game ends and the cards are counted.
slap-cards-gone = { $count ->
    [one] 1 card without a slap from any of you.
   *[other] { $count } cards without a slap from any of you.
}
slap-vote-pause = **{ $name } asks for a pause**: { $votes } of { $needed } votes.
slap-vote-resume = **{ $name } asks to go on**: { $votes } of { $needed } votes.
slap-vote-stop = **{ $name } asks for the game to be stopped**: { $votes } of { $needed } votes.
slap-vote-finish = **{ $name } wants to let the computers finish**: { $votes } of { $needed } votes.
slap-vote-until = The vote ends { $until }.
slap-vote-failed-pause = **No pause**: only { $votes } of { $needed } votes came in time. You can vote again.
slap-vote-failed-resume = **The table stays paused**: only { $votes } of { $needed } votes came in time. You can vote again.
slap-vote-failed-stop = **The game goes on**: only { $votes } of { $needed } votes to stop it came in time. You can vote again.
slap-vote-failed-finish = **The game stays as it is**: only { $votes } of { $needed } votes to let the computers finish came in time. You can vote again.
slap-vote-done-pause = **Pause agreed.**
slap-vote-done-resume = **The game goes on.**
slap-vote-done-stop = **You've agreed to stop the game.**
slap-vote-done-finish = **The computers play on to the end.**
# For people who are all out.
slap-all-out = **Only computer players are left.** Watch them, or let them play to the end at once.

# The log of a game, pile by pile, for those who look it up; counts are everybody's cards after it.
slap-log-part = { $count } of { $piles } piles, spread over the whole game:
slap-log-slapped = Pile { $number }: { $name } slaps { $count ->
    [one] 1 card
   *[other] { $count } cards
} ({ LIST($shown, style: "comma") }){ $timed ->
    [yes] {" "}after { $ms } ms
   *[no] {""}
}. { $counts }
slap-log-collected = Pile { $number }: { $name } collects { $count ->
    [one] 1 card
   *[other] { $count } cards
}. { $counts }
