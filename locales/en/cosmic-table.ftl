cosmic-table-answer = Answer
cosmic-table-hand = My hand
cosmic-table-status = Status
cosmic-table-help = What can I do?
cosmic-table-why = Why?
cosmic-table-log = Log
cosmic-table-more = More …
cosmic-table-powers = Powers here
cosmic-table-take-your-time = **Your move.**
cosmic-table-hold = More time
cosmic-table-pause = Pause
cosmic-table-resume = Go on
cosmic-table-rematch = Rematch
cosmic-table-vote = I'm for it
cosmic-table-orders = Orders
cosmic-table-orders-menu = Order …
cosmic-table-pick-order-pass = Pass in this challenge
cosmic-table-pick-order-main = Pass until I'm a main player
cosmic-table-ask-me = Always ask me
cosmic-table-always-usual = Always do this for me
cosmic-table-seat-to-me = I'd take it
# Votes about a seat at which nobody answers.
cosmic-table-seat-care = A caretaker
cosmic-table-seat-house = A computer player
cosmic-table-seat-remove = Remove the seat
cosmic-table-seat-freeze = The table waits
cosmic-table-leave-sure = Yes, I leave
cosmic-table-board = Board in words
cosmic-table-undo = Undo my last step
cosmic-table-leave = Leave the game
cosmic-table-stop = Stop the game
cosmic-table-end = An end in sight
cosmic-table-small-menu = Choose for me …
cosmic-table-when-menu = Ask me when …
cosmic-table-when-aimed = something is aimed at me
cosmic-table-when-response = someone plays something
cosmic-table-when-reveal = the cards are turned up
cosmic-table-when-player = I attack or defend
cosmic-table-when-between = a challenge is over (from the next turn on)
cosmic-table-when-always = anything can be played
cosmic-table-when-never = (otherwise pass for me)
cosmic-table-when-wish = { COUNT($when) ->
        [0] Never ask me, just
       *[other] Ask me when { LIST($when, style: "or") }, otherwise
    } { $passes ->
        [yes] pass
       *[no] play for me when it helps
    }
cosmic-table-when-told = • { $wish }.
cosmic-table-when-of = -# { $name } says: { $wish }.
# Whoever wants to be asked between two challenges, for a whole turn; told as it begins.
cosmic-table-when-stops = -# We wait for { LIST($names) } after each challenge of this turn.
cosmic-table-unless-menu = … but ask me if one of these joins:
cosmic-table-pick-order-unaimed = Only ask me if I'm the target
cosmic-table-unaimed-told = • Pass in this challenge, unless something is aimed at me or answers me.
cosmic-table-stop-sure = **Stop the game for everyone?** Nobody wins, and it can't go on.
cosmic-table-stop-vote-sure = **Vote to stop the game for everyone?** If more than half of you want it, it ends and nobody wins.
cosmic-table-stop-by-vote = Players can stop the game by vote. A moderator who isn't playing can stop it at once.
cosmic-table-vote-yes = Yes, I want that
cosmic-table-take-seat = I'll take it
cosmic-table-decline-seat = No, leave it
cosmic-table-keep-seat = I'll keep my seat
cosmic-table-offer-gone = That offer is over.
cosmic-table-offer-ended = The offer is over. Everything stays as it is.
cosmic-table-offer-waits = Not yet: { $name } can still come back and keep the seat. I'll tell you here once it's free.
# Before the answer to somebody who was absent, and whose seat the others had offered.
cosmic-table-seat-kept = **You keep your seat.** Nobody else can take it now.
cosmic-table-seat-offered = I've offered the seat in the thread. It's theirs once they take it. If it isn't your own, whoever sits there can keep it until then.
cosmic-table-noted = Got it.
cosmic-table-missed-usual = Time ran out, so I took the usual answer.
cosmic-table-missed-computer = Time ran out, so I took the suggestion.
# Stands below the two before it.
cosmic-table-missed-back = Press anything and the table waits for you again.
cosmic-table-not-asked = Nothing to do. I'll message you when it's your move.
cosmic-table-rests = You're done for now. **Answer** shows anything new.
cosmic-table-not-seated = You have no seat in this game, but you're welcome to watch.
cosmic-table-known = **Cards you know in other hands.** Only you see this.
cosmic-table-known-has = { $name } has { $cards } (seen { $ago ->
        [0] in this challenge
        [one] one challenge ago
       *[other] { $ago } challenges ago
    }).
cosmic-table-known-likely = { $name } probably has { $cards } (seen { $ago ->
        [0] in this challenge
        [one] one challenge ago
       *[other] { $ago } challenges ago
    }).
cosmic-table-known-maybe = { $name } may have { $cards } (seen { $ago ->
        [0] in this challenge
        [one] one challenge ago
       *[other] { $ago } challenges ago
    }).
cosmic-table-known-top = Next in the deck: { $cards }.
cosmic-table-known-deeper = Deeper in the deck, below { $count ->
        [one] one other card
       *[other] { $count } other cards
    }: { $card }.
cosmic-table-no-hand = Nobody has cards yet.
cosmic-table-stopped = The game has been stopped.
cosmic-table-unknown = That button is out of date. Press **{ cosmic-table-answer }** below the board.
cosmic-table-without = You're playing without that expansion.
cosmic-table-not-yet = That comes later in the setup.
cosmic-table-over = This game is over.
cosmic-table-already = You've already answered that.
cosmic-table-orders-title = **Your orders.** Only you see them.
cosmic-table-no-orders = You have none, so I ask you everything.
cosmic-table-order-noted = Got it.
cosmic-table-auto-told = • Pass for me after a while, but message me first if I could play something.
cosmic-table-held-enough = You've already used both holds in this game.
cosmic-table-nothing-to-hold = No round is open right now.
cosmic-table-already-paused = The game is already paused.
cosmic-table-goes-on = The game goes on.
cosmic-table-not-paused = The game isn't paused.
cosmic-table-no-vote = You can't vote on this. Everyone still playing can, but nobody about their own seat (cosmic 8.11).
cosmic-table-voted = Your vote counts.
cosmic-table-mute = Mute computer players
cosmic-table-unmute = Let computer players talk
cosmic-table-talk-nobody = No computer player is in this game.
cosmic-table-talk-off = The computer players are quiet now. **{ cosmic-table-more }** lets them talk again.
cosmic-table-talk-on = The computer players are talking again.
cosmic-table-already-voted = You've already voted.
cosmic-table-nothing-to-undo = There's nothing to take back in this phase.
cosmic-table-undo-by-vote = Others have learned something since, or it wasn't your step, so they vote on it.
cosmic-table-undo-in-round = Others may have answered in this round already. Until it closes, you can only take back what you said in it.
cosmic-table-taken-back = Your last step is undone.
cosmic-table-offered = The players are voting on it.
cosmic-table-leave-warning = **Leave the game for good?** Your tokens, cards and powers go with you, unless someone takes your seat.
# Behind "More …", and what pausing, taking back and leaving ask once more.
cosmic-table-acts = **What would you like?** Only you see this.
cosmic-table-acts-menu = At this table …
cosmic-table-acts-also = About this question …
cosmic-table-pause-ask = **Pause the game?** If more than half of you want it, all clocks stop.
cosmic-table-undo-ask = **Undo your last step?** If others have learned something since, they vote on it.
cosmic-table-seats = Someone is missing …
cosmic-table-whose = **Whose seat is it about?**
cosmic-table-missing = **What should happen to { $name }'s seat?** More than half of you decide: a caretaker plays until they're back, a computer player takes over for good, the seat goes, or someone you choose may take it.
cosmic-table-to-person = Offer the seat to …
cosmic-table-to-computer = A computer player takes over
cosmic-table-leaving = You've left the game.
cosmic-table-has-a-seat = They're already playing in this game.
cosmic-table-has-left = They've left this game and can't come back.
cosmic-table-not-your-seat = You can only give your own seat to a computer player. If someone stops answering, the others can vote.
cosmic-table-is-awake = { $name } is here, so the seat isn't yours to give away.
cosmic-table-replaced = The seat has a new player.
cosmic-table-dm-closed = I can't message you. Allow direct messages from this server, or press **{ cosmic-table-answer }** below the board.
cosmic-table-deal = Make a deal, or let it fail.

# The first message: who plays, in the order of turns.
cosmic-table-begins =
    { "" }**Cosmic Encounter begins.** When it's your move, press **{ cosmic-table-answer }** below. Turn order: { $names }.
    -# The shuffle is sealed as `{ $commitment }`. I'll reveal its seed at the end.
# If the table plays so many challenges at most.
cosmic-table-begins-length = The game ends after { $count } challenges at the latest. Then most foreign bases wins.
# If the table's clock does not always run.
cosmic-table-still = { $how ->
        [hours] Clocks rest { $since }–{ $until } ({ $zone }).
        [weekend] Clocks rest on Saturday and Sunday ({ $zone }).
       *[both] Clocks rest { $since }–{ $until } and on Saturday and Sunday ({ $zone }).
    }
# In each of the last three of them.
cosmic-table-end-in-sight = { $left ->
        [0] -# Last challenge! Most foreign bases wins.
        [one] -# One more challenge after this. Then most foreign bases wins.
       *[other] -# { $left } more challenges after this. Then most foreign bases wins.
    }
# Below what a direct message asks: which table it is.
cosmic-table-heading = -# Cosmic Encounter { $number }
cosmic-table-you-are = you are { $powers }
cosmic-table-link = [board]({ $link })

# How a challenge ended, to one player. $score and $by may be empty lists.
cosmic-table-ended-you-won = **You won challenge { $number }** against { $other }{ $how }.
cosmic-table-ended-you-lost = **You lost challenge { $number }** to { $other }{ $how }.
cosmic-table-ended-won = **{ $winner } won challenge { $number }** against { $other }{ $how }.
cosmic-table-ended-deal = **Challenge { $number }**: { $dealers } made a deal{ $how }.
cosmic-table-ended-no-deal = **Challenge { $number }**: { $dealers } made no deal{ $how }.
cosmic-table-ended-both-lost = **Challenge { $number }**: { $other } and { $winner } both lost{ $how }.
cosmic-table-ended-repulsed = **{ $other }'s attack was repulsed in challenge { $number }**{ $how }.
cosmic-table-ended-broken-off = **Challenge { $number } was called off**{ $how }.
cosmic-table-by = by { $makers }
cosmic-table-ended-how = , { LIST($things, style: "comma") }

cosmic-table-against = Played against you: { LIST($plays, style: "comma") }.
cosmic-table-lost = You lost { $things }.
cosmic-table-lost-tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    } to the warp
cosmic-table-taken = { LIST($cards, style: "comma") } to { $taker }

cosmic-table-you-answered = Got it: **{ LIST($answers, style: "comma") }**.
cosmic-table-until = **Your move** until { $due }:
# Nobody waits for this answer. $due: in 1 minute.
cosmic-table-or-else = **Your move**, or I answer for you { $due }:
cosmic-table-answered-until = You can change this until { $due }:
# After a mention of somebody who gets no direct messages.
cosmic-table-asked-in-thread = it's your move. Your answer stays private.
cosmic-table-as-of = -# As of { $now }. **{ cosmic-table-answer }** shows how it stands now.

cosmic-table-panel-paused = **The game is paused.** No clock is running.
cosmic-table-panel-sides = **Everyone but { $offense }: choose your side or your allies.**
cosmic-table-panel-round = **Anyone may play a card or use a power now.**
cosmic-table-panel-closes = Time limit: { $due }.
cosmic-table-panel-held = { $holders } asked for more time.
cosmic-table-panel-decision = Waiting for { $names } to { $what }.
cosmic-table-panel-decision-until = Waiting for { $names } to { $what }, until { $due }.
cosmic-table-name = **{ $name }**
cosmic-table-decides-colour = choose a colour and a power
cosmic-table-decides-draft = pick a power
cosmic-table-decides-layout = place their tokens
cosmic-table-decides-regroup = place a returning token
cosmic-table-decides-wild = choose whom to attack
cosmic-table-decides-own-colour = decide about their own colour
cosmic-table-decides-target = aim the cone
cosmic-table-decides-commit = commit tokens
cosmic-table-decides-invite =
    .offense = invite allies for the offense
    .defense = invite allies for the defense
cosmic-table-decides-join = join a side or stay out
cosmic-table-decides-card = choose a card
cosmic-table-decides-return = place returning tokens
cosmic-table-decides-lose = choose tokens to lose
cosmic-table-decides-found = found a base
cosmic-table-decides-reward = choose a reward
cosmic-table-decides-second-challenge = attack again or stop
cosmic-table-decides-stop-turn = end this long turn or go on
cosmic-table-decides-order-powers = put their powers in order
cosmic-table-decides-deal = make a deal
cosmic-table-decides-about = decide about *{ $subject }*

cosmic-table-left-out = -# { $count ->
        [one] 1 more line
       *[other] { $count } more lines
    } in `/log`.
cosmic-table-held = The round stays open longer. { $left ->
        [0] You have no holds left in this game.
        [one] You have 1 hold left in this game.
       *[other] You have { $left } holds left in this game.
    }
# To the parent channel: nothing can be posted in the thread.

cosmic-table-asleep = **{ $name } has missed three deadlines**, so I give the usual answers for them. The others can vote for a caretaker until they're back, a computer player for good, or to remove the seat. Anyone watching can offer to take it.
cosmic-table-silent = **{ $name } hasn't been here for a while**, and we're all waiting. The others can vote for a caretaker until they're back, a computer player for good, or to remove the seat. Anyone watching can offer to take it.
cosmic-table-vote-pause = pause the game
cosmic-table-vote-resume = go on
cosmic-table-vote-undo = undo the last step
cosmic-table-vote-end = the game ends after { $left } more challenges, and most foreign bases wins
cosmic-table-vote-stop = stop the game for everyone, with no winner
cosmic-table-vote-house = a computer player takes over for { $about }
cosmic-table-vote-remove = { $about } leaves the game
cosmic-table-vote-guest = offer the seat to { $about }
cosmic-table-vote-care = a caretaker plays for { $about } until they're back
cosmic-table-vote-freeze = wait until { $about } is back
cosmic-table-open-vote = **Vote:** { $motion }. { COUNT($names) ->
        [0] Nobody is for it yet
       *[other] For it: { $names }
    } ({ $needed ->
        [one] 1 vote
       *[other] { $needed } votes
    } needed).
cosmic-table-open-vote-until = The vote ends { $until }.
cosmic-table-vote-failed = Not enough votes in time: { $motion }. It needed { $needed ->
        [one] 1 vote
       *[other] { $needed } votes
    }. You can vote on it again.
cosmic-table-vote-done = Voted: { $motion }.
cosmic-table-vote-void = This vote is closed: it would change nothing now.
cosmic-table-vote-nothing = A vote would change nothing right now.
cosmic-table-vote-sure = **Do you want this: { $motion }?** It happens if more than half of you do.
cosmic-table-plays-now = **{ $name } now plays for { $before }**, with the same hand, tokens and powers.
cosmic-table-plays-and-knows = **{ $name } now plays for { $before }**, with the same tokens and powers, and knows { $before }'s hand.

cosmic-table-seat-offer-by = **{ $guest }, { $maker } offers you the seat of { $sitter } in this game of Cosmic Encounter.** { cosmic-table-seat-offer-terms }
cosmic-table-seat-offer = **{ $guest }, you can have the seat of { $sitter } in this game of Cosmic Encounter.** { cosmic-table-seat-offer-terms }
cosmic-table-seat-offer-terms = You'd play on to the end with that hand, those tokens and those powers, by direct message. Press **{ cosmic-table-take-seat }** if you want it.
cosmic-table-seat-offer-ends = The offer ends { $until }.
cosmic-table-seat-offer-waits = You can take it { $until }, unless { $sitter } comes back first.
# By direct message to whoever is absent.
cosmic-table-seat-at-stake = **Your seat is offered to { $guest }**, who can take it from { $until } on. Do anything in the game before that, or press **{ cosmic-table-keep-seat }**, to keep it.
# A seat's name with its powers: Ana (Zombie).
cosmic-table-sitter = { $name } ({ $powers })
cosmic-table-offer-for = Only { $guest } can take this seat.
cosmic-table-you-play = The seat is yours. You are { $powers } now.
cosmic-table-you-sit = The seat is yours.

# Standing orders, a line each.
cosmic-table-order-until-challenge = until this challenge ends
cosmic-table-order-until-main = until I'm a main player
cosmic-table-order-until-revoked = until I change it
cosmic-table-order-zap-back = • Zap back if my power is zapped and I hold an Un-Zap, { $until }.
cosmic-table-order-pass = • Pass whenever anyone may play something, { $until }.
cosmic-table-order-but-ask = { $until }, but ask me if { LIST($names, style: "or") } joins
cosmic-table-ahead-order = • Lay { $card } as my next challenge card, if I still hold it.
cosmic-table-small-regroup = token from the warp
cosmic-table-small-return = returning tokens
cosmic-table-small-lose = tokens to lose
cosmic-table-small-reward = rewards
cosmic-table-small-order-powers = order of my powers
cosmic-table-left-to-usual = • { $what }: the usual answer, until I change it.
cosmic-table-asked-about = • { $what }: ask me, until I change it.
cosmic-table-where-all-the-same = { $what }, if all bases count the same
cosmic-table-in-any-case = { $what }, always
cosmic-table-sequence = • { $what }: { LIST($things, style: "comma") }, until I change it.
cosmic-table-zap-back = { $on ->
        [yes] Don't zap back
       *[no] Zap back if I'm zapped
    }
cosmic-table-auto-pass = { $on ->
        [yes] Don't pass for me
       *[no] Pass for me after a while
    }

# What happens when one's time is up. The button changes it.
cosmic-table-time-up = { $on ->
        [yes] Switch suggestions off
       *[no] Switch suggestions on
    }
cosmic-table-time-up-told-usual = • Suggest nothing: take the usual answers if I run out of time.
cosmic-table-time-up-told-computer = • Take the suggestion if I run out of time. It never risks a home base and makes no deals.

cosmic-table-won = { COUNT($winners) ->
        [one] **{ $winners } wins** { $how }.
       *[other] **{ $winners } win together** { $how }.
    }
cosmic-table-won-somehow = { COUNT($winners) ->
        [one] **{ $winners } wins**.
       *[other] **{ $winners } win together**.
    }
cosmic-table-nobody-won = **Cosmic Encounter is over. Nobody wins.**
cosmic-table-nobody-won-because = **Cosmic Encounter is over. Nobody wins**, { $how }.
cosmic-table-how-bases = with { $needed } foreign bases
cosmic-table-how-alternate = by a power
cosmic-table-how-by = by { $makers }
cosmic-table-how-last = as the last player left
cosmic-table-how-spent = because nobody has a token left to play
cosmic-table-how-length = with the most foreign bases after the last challenge
cosmic-table-computer = { $name } (computer)
cosmic-table-film = **The film of the game**, challenge by challenge.
cosmic-table-when-everywhere = Do this at all my tables
