# What the Cosmic table says around its questions and its story: buttons, panel, votes, orders.

cosmic-table-none = You sit at no table of Cosmic Encounter at the moment. `/cosmic new` opens one.
cosmic-table-answer = Answer
cosmic-table-hand = My hand
cosmic-table-status = Status
cosmic-table-help = What can I do?
cosmic-table-why = Why?
cosmic-table-log = Log
cosmic-table-powers = Powers here
cosmic-table-take-your-time = **Your move.** No hurry:
cosmic-table-hold = Hold
cosmic-table-pause = Pause
cosmic-table-resume = Go on
cosmic-table-rematch = Rematch
cosmic-table-vote = I am for it
cosmic-table-orders = Orders
cosmic-table-pass-challenge = Pass this challenge
cosmic-table-pass-until-main = Pass until I am a main player
cosmic-table-ask-me = Always ask me
cosmic-table-always-usual = Do not ask me again: usual answer
cosmic-table-seat-cared-for = A caretaker plays until they are back
cosmic-table-seat-to-house = A computer player takes over
cosmic-table-seat-removed = Remove the seat
cosmic-table-seat-to-me = I would take the seat
cosmic-table-leave-sure = Yes, I leave the game
cosmic-table-board = Board in words
cosmic-table-undo = Take my last step back
cosmic-table-leave = Leave the game
cosmic-table-stop = Stop the game
cosmic-table-small-menu = Take the usual answer for …
cosmic-table-rounds-menu = When something can be played, ask me …
cosmic-table-rounds-helps = Never; play what I hold when it helps
    .order = never, and what I hold is played when it helps
    .of = at no round: what they hold is played when it helps
cosmic-table-rounds-always = Always
    .order = always
    .of = whenever something can be played
cosmic-table-rounds-main = When I am a main player, or it is aimed at me
    .order = when I am a main player or it is aimed at me
    .of = as a main player, or if it is aimed at them
cosmic-table-rounds-never = Never; I pass, but for my orders
    .order = never, and pass
    .of = at no round: they pass, but for their orders
cosmic-table-rounds-told = • When something can be played, ask me: { $when }.
cosmic-table-rounds-of = -# { $name } is asked { $when }.
cosmic-table-unless-menu = … but ask me again if one of these has joined:
cosmic-table-answer-ahead = Answer ahead, so that you are asked less …
cosmic-table-pass-unaimed = Answer only what is aimed at me
cosmic-table-unaimed-told = • When something is announced in this challenge: pass, unless it names me, my planets or my power, or answers what I announced.
cosmic-table-stop-sure = **Stop the game for everybody?** Nobody wins, and it does not go on.
cosmic-table-stop-vote-sure = **Vote to stop the game for everybody?** It stops when more than half of you want it. Nobody wins then, and it does not go on.
cosmic-table-stop-by-vote = Only those who play can stop the game, by vote; a moderator who does not play can stop it at once.
cosmic-table-vote-yes = Yes, I want that
cosmic-table-take-seat = I'll take it
cosmic-table-decline-seat = No, leave it as it is
cosmic-table-keep-seat = I keep my seat
cosmic-table-offer-gone = This offer has ended.
cosmic-table-offer-ended = The offer has ended; everything stays as it is.
cosmic-table-offer-waits = Not yet: { $name } can still come back and keep the seat. I tell you here as soon as it is free.
# Before the answer to somebody who was absent, and whose seat the others had offered.
cosmic-table-seat-kept = **You keep your seat:** nobody else can take it now.
cosmic-table-seat-offered = The seat is offered in the thread. It changes hands only if that person takes it; if it isn't yours, whoever sits there can keep it until then.
cosmic-table-noted = Got it.
cosmic-table-stale = This question is closed (cosmic 8.16).
cosmic-table-missed-usual = The time was up: the usual answer was given for you.
cosmic-table-missed-computer = The time was up: what was suggested was taken. *What did I miss?* shows it.
cosmic-table-not-asked = Nothing to do right now. I'll tell you when it's your move.
cosmic-table-rests = You're done here. **Answer** shows anything new.
cosmic-table-not-seated = You have no seat in this game, or no longer; you are welcome to watch.
cosmic-table-known = **What you know of other hands.** Only you see this.
cosmic-table-known-has = { $name } has { $cards }, seen { $ago ->
        [0] in this challenge
        [one] one challenge ago
       *[other] { $ago } challenges ago
    }.
cosmic-table-known-likely = { $name } probably still has { $cards }, seen { $ago ->
        [0] in this challenge
        [one] one challenge ago
       *[other] { $ago } challenges ago
    }.
cosmic-table-known-maybe = { $name } may have { $cards }, seen { $ago ->
        [0] in this challenge
        [one] one challenge ago
       *[other] { $ago } challenges ago
    }.
cosmic-table-known-top = The next cards of the deck: { $cards }.
cosmic-table-known-deeper = In the deck below { $count ->
        [one] one other card
       *[other] { $count } other cards
    }: { $card }.
cosmic-table-no-hand = Nobody has cards yet.
cosmic-table-stopped = The game is stopped.
cosmic-table-unknown = This button is out of date; press Answer on the panel.
cosmic-table-without = This game is played without that expansion.
cosmic-table-not-yet = That is not on the table yet: it comes during the set-up.
cosmic-table-over = This game is over.
cosmic-table-already = You've already answered that.
cosmic-table-orders-title = **Your standing orders**. Only you see them.
cosmic-table-no-orders = There are none: you are asked everything.
cosmic-table-order-noted = Your order is noted.
cosmic-table-auto-told = • After a while the bot passes for you; if you hold something to play, a direct message tells you before.
cosmic-table-held-enough = You have held two rounds in this game; that is all.
cosmic-table-nothing-to-hold = No round is open that could be held.
cosmic-table-already-paused = The table is already paused.
cosmic-table-goes-on = The game goes on.
cosmic-table-not-paused = The table is not paused.
cosmic-table-no-vote = You can't vote on this: all who still play do, but nobody about their own seat (cosmic 8.11).
cosmic-table-voted = Your vote is counted.
cosmic-table-mute = Mute computer players
cosmic-table-unmute = Let computer players talk
cosmic-table-talk-nobody = There is no computer player at this table.
cosmic-table-talk-off = The computer players are silent at this table now. `/table talk` lets them talk again.
cosmic-table-talk-on = The computer players talk at this table again.
cosmic-table-already-voted = You have already voted.
cosmic-table-nothing-to-undo = There is nothing to take back in this phase.
cosmic-table-undo-by-vote = You cannot take this back alone, because others have learned something since, or it was not your step: they vote on it.
cosmic-table-undo-in-round = A round is open, in which others may have said something already: only what you have said in it yourself goes back until it closes.
cosmic-table-taken-back = Your last step is taken back.
cosmic-table-offered = The players vote on it now.
cosmic-table-leave-warning = **Leave the game for good?** Your tokens, cards and powers leave with you. With /cosmic replace you can offer your seat to somebody else instead.
cosmic-table-leaving = You leave the game.
cosmic-table-which-seat = Name a player who is in the game; the command suggests them.
cosmic-table-has-a-seat = That person has a seat at this table already.
cosmic-table-has-left = Whoever has left this game can't come back to it.
cosmic-table-not-your-seat = You can give only your own seat to a computer. Once somebody has stopped answering, the others can vote for it.
cosmic-table-is-awake = { $name } is here, so nobody else can give that seat away.
cosmic-table-is-computer = A computer player sits there already; name a person who takes over.
cosmic-table-replaced = The seat has changed hands.
cosmic-table-dm-closed = I cannot send you direct messages; allow them for this server, or press Answer on the panel when asked.
cosmic-table-deal = You negotiate: make a deal, or let it fail.

# The first message: who plays, in the order of turns.
cosmic-table-begins =
    { "" }**Cosmic Encounter begins.** In the order of turns: { $names }.
    The shuffle is sealed: `{ $commitment }`. The seed is published at the end.
# If the table plays so many challenges at most.
cosmic-table-begins-length = After { $count } challenges at the latest the game ends, and most foreign bases win.
# In each of the last three of them.
cosmic-table-end-in-sight = { $left ->
        [0] -# This is the last challenge; then most foreign bases win.
        [one] -# One challenge is left after this one; then most foreign bases win.
       *[other] -# { $left } challenges are left after this one; then most foreign bases win.
    }
# The first line of a direct message: which table it is.
cosmic-table-heading = **Cosmic Encounter { $number }**
cosmic-table-you-are = you are { $powers }
cosmic-table-link = [board]({ $link })

# How a challenge ended, to one player. $score and $by may be empty lists.
cosmic-table-ended-you-won = **You won challenge { $number }** against { $other }{ $how }.
cosmic-table-ended-you-lost = **You lost challenge { $number }** to { $other }{ $how }.
cosmic-table-ended-won = **{ $winner } won challenge { $number }** against { $other }{ $how }.
cosmic-table-ended-deal = **Challenge { $number } ended in a deal** of { $dealers }{ $how }.
cosmic-table-ended-no-deal = **Challenge { $number } ended without a deal** of { $dealers }{ $how }.
cosmic-table-ended-both-lost = **Both sides lost challenge { $number }**: { $other } and { $winner }{ $how }.
cosmic-table-ended-repulsed = **{ $other } was repulsed in challenge { $number }**{ $how }.
cosmic-table-ended-broken-off = **Challenge { $number } was broken off**{ $how }.
cosmic-table-by = by { $makers }
cosmic-table-ended-how = , { LIST($things, style: "comma") }

cosmic-table-against = Played against you: { LIST($plays, style: "comma") }.
cosmic-table-lost = You lost { $things }.
cosmic-table-lost-tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    } to the warp
cosmic-table-taken = { LIST($cards, style: "comma") } to { $taker }

cosmic-table-you-answered = Your answer: **{ LIST($answers, style: "comma") }**.
cosmic-table-until = **Your move** – answer by { $due }:
cosmic-table-answered-until = **You have answered.** The round closes by { $due }:
# After a mention of somebody who gets no direct messages.
cosmic-table-asked-in-thread = you are asked something. Your answer stays private.
cosmic-table-as-of = -# As of { $now }; **{ cosmic-table-status }** shows it as it is.

cosmic-table-panel-paused = **The table is paused.** No time runs.
cosmic-table-panel-sides = **Everybody but { $offense } says who they join or invite.**
cosmic-table-panel-round = **Anyone may play a card or use a power now.**
cosmic-table-panel-closes = The round closes { $due } at the latest.
cosmic-table-panel-held = Held by { $holders }.
cosmic-table-panel-decision = Waiting for { $names } to { $what }.
cosmic-table-panel-decision-until = Waiting for { $names } to { $what }, until { $due }.
cosmic-table-name = **{ $name }**
cosmic-table-decides-colour = choose a colour and a power
cosmic-table-decides-draft = pick a power
cosmic-table-decides-layout = place their tokens
cosmic-table-decides-regroup = say where a token returns
cosmic-table-decides-wild = choose whom to attack
cosmic-table-decides-own-colour = say what their own colour means
cosmic-table-decides-target = aim the cone
cosmic-table-decides-commit = commit tokens
cosmic-table-decides-invite =
    .offense = invite allies for the offense
    .defense = invite allies for the defense
cosmic-table-decides-join = join a side or stay out
cosmic-table-decides-card = choose a challenge card
cosmic-table-decides-return = say where tokens return
cosmic-table-decides-lose = choose which tokens to lose
cosmic-table-decides-found = found a base
cosmic-table-decides-reward = choose a reward
cosmic-table-decides-second-challenge = say whether there is another challenge
cosmic-table-decides-stop-turn = say whether this long turn ends
cosmic-table-decides-order-powers = say in which order their powers act
cosmic-table-decides-deal = make a deal
cosmic-table-decides-about = decide about *{ $subject }*

cosmic-table-left-out = -# { $count ->
        [one] 1 more line
       *[other] { $count } more lines
    } in the log (`/cosmic log`).
cosmic-table-held = The round stays open longer. { $left ->
        [0] You cannot do that again in this game.
        [one] You can do that 1 more time in this game.
       *[other] You can do that { $left } more times in this game.
    }
# To the parent channel: nothing can be posted in the thread.

cosmic-table-asleep = **{ $name } has missed three deadlines**; the usual answers are given for that seat. It can stay so. The others can vote for something else; whoever watches can offer to take the seat.
cosmic-table-silent = **{ $name } hasn't been here for a while**, and the table keeps waiting. The others can vote on what happens with the seat. Anyone watching can offer to take it.
cosmic-table-vote-pause = pause the table
cosmic-table-vote-resume = go on
cosmic-table-vote-undo = take the last step back
cosmic-table-vote-stop = stop the game for everybody; nobody wins
cosmic-table-vote-house = a computer player takes over for { $about }
cosmic-table-vote-remove = { $about } leaves the game
cosmic-table-vote-guest = the seat is offered to { $about }
cosmic-table-vote-care = a caretaker plays for { $about } until they play again
cosmic-table-vote-freeze = the table waits until { $about } is back
cosmic-table-open-vote = **Vote:** { $motion }. { COUNT($names) ->
        [0] Nobody is for it yet
       *[other] For it: { $names }
    }; { $needed ->
        [one] 1 vote
       *[other] { $needed } votes
    } needed.
cosmic-table-open-vote-until = It ends { $until }.
cosmic-table-vote-failed = Not enough votes in time: { $motion }. { $needed ->
        [one] 1 was
       *[other] { $needed } were
    } needed, so everything stays as it is. You can vote on it again.
cosmic-table-vote-done = Voted: { $motion }.
cosmic-table-vote-void = This vote is closed: it would change nothing now.
cosmic-table-vote-nothing = There is nothing to vote on: it would change nothing now.
cosmic-table-vote-sure = **Do you want this: { $motion }?** It happens when more than half of you want it.
cosmic-table-house-sure = **Shall a computer player play for { $name } from now on?** It keeps the hand, the tokens and the powers.
cosmic-table-plays-now = **{ $name } plays now for { $before }**, with the same hand, tokens and powers.
cosmic-table-plays-and-knows = **{ $name } plays now for { $before }**, with the same tokens and powers, and has seen { $before }'s hand.

cosmic-table-seat-offer-by = **{ $guest }, { $maker } offers you { $sitter }'s seat at this table of Cosmic Encounter.** { cosmic-table-seat-offer-terms }
cosmic-table-seat-offer = **{ $guest }, you can have { $sitter }'s seat at this table of Cosmic Encounter.** { cosmic-table-seat-offer-terms }
cosmic-table-seat-offer-terms = Whoever takes it plays on with that hand, those tokens and powers to the end of the game, and is asked by direct message. Nothing happens unless you press **{ cosmic-table-take-seat }**.
cosmic-table-seat-offer-ends = The offer ends { $until }.
cosmic-table-seat-offer-waits = You can take it { $until }, unless { $sitter } does anything here before that: then { $sitter } keeps it.
# By direct message to whoever is absent.
cosmic-table-seat-at-stake = **Your seat is offered to { $guest }.** From { $until } on { $guest } can take it. Do anything at the table before that, or press **{ cosmic-table-keep-seat }**, and it stays yours.
# A seat's name with its powers: Ana (Zombie).
cosmic-table-sitter = { $name } ({ $powers })
cosmic-table-offer-for = This seat is offered to { $guest } alone.
cosmic-table-you-play = The seat is yours: you are { $powers } now.
cosmic-table-you-sit = The seat is yours.

# Standing orders, a line each.
cosmic-table-order-until-challenge = until this challenge ends
cosmic-table-order-until-main = until I am a main player
cosmic-table-order-until-revoked = until I revoke it
cosmic-table-order-zap-back = • If my power is zapped and I hold an Un-Zap: zap back, { $until }.
cosmic-table-order-join = • If I am invited: { $way }, { $until }.
cosmic-table-order-commit = • If I join: { $way } from my largest bases, { $until }.
cosmic-table-order-small = • { $what }: the usual answer, { $until }.
cosmic-table-order-pass = • Pass whenever responses are open, { $until }.
cosmic-table-order-but-ask = { $until }; ask me again if { LIST($names, style: "or") } has joined
cosmic-table-ahead-order = • When I have to choose a challenge card: { $card }, if I still hold it, until I have laid one.
cosmic-table-small-regroup = Where a token returns from the warp
cosmic-table-small-return = Where returning tokens go
cosmic-table-small-lose = Which tokens I lose
cosmic-table-small-reward = Which rewards I take
cosmic-table-small-order-powers = In which order my powers act
cosmic-table-left-to-usual = • { $what }: the usual answer, until I revoke it.
cosmic-table-asked-about = • { $what }: ask me, until I revoke it.
cosmic-table-where-all-the-same = { $what }, where all bases count the same
cosmic-table-in-any-case = { $what }, in any case
cosmic-table-sequence = • { $what }: { LIST($things, style: "comma") }, until I revoke it.
cosmic-table-joining-ask = ask me
cosmic-table-joining-decline = decline
cosmic-table-joining-offense = join the offense
cosmic-table-joining-defense = join the defense
cosmic-table-joining-with = with { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
cosmic-table-zap-back = { $on ->
        [yes] Do not zap back
       *[no] If my power is zapped, zap back
    }
cosmic-table-auto-pass = { $on ->
        [yes] Do not pass for me
       *[no] Pass for me after a while
    }

# What happens when one's time is up. The button changes it.
cosmic-table-time-up = { $on ->
        [yes] Switch suggestions off
       *[no] Switch suggestions on
    }
cosmic-table-time-up-told-usual = • Nothing is suggested to me: the usual answers stand there.
cosmic-table-time-up-told-computer = • What is suggested to me is taken when my time is up. That risks no home base and makes no deals.

cosmic-table-won = { COUNT($winners) ->
        [one] **{ $winners } wins** { $how }.
       *[other] **{ $winners } win together** { $how }.
    }
cosmic-table-won-somehow = { COUNT($winners) ->
        [one] **{ $winners } wins**.
       *[other] **{ $winners } win together**.
    }
cosmic-table-nobody-won = **Cosmic Encounter is over without a winner**.
cosmic-table-nobody-won-because = **Cosmic Encounter is over without a winner** { $how }.
cosmic-table-how-bases = by foreign bases
cosmic-table-how-alternate = by a power's own way to win
cosmic-table-how-by = by { $makers }
cosmic-table-how-last = as the last player left
cosmic-table-how-spent = because nobody has a token left to play with
cosmic-table-how-length = after the last challenge, by foreign bases
cosmic-table-computer = { $name } (computer)
cosmic-table-film = **The film of the game**, challenge by challenge.
cosmic-table-seed = Seed of the shuffle: `{ $seed }`.
