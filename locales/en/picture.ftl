# Words in pictures: there is room for one to three.

picture-offense-title = OFFENSE
picture-defense-title = DEFENSE
picture-offense = offense
picture-defense = defense
picture-card-laid = card laid
picture-choosing = choosing
picture-warp = WARP
picture-deck = deck
picture-discard = discard
picture-foot-hand = hand
picture-destiny = destiny
picture-zapped = zapped
picture-dormant = dormant
# Somebody who has left the game.
picture-left = left
picture-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sept
    [10] Oct
    [11] Nov
   *[12] Dec
}
picture-attack = attack
picture-compromise = compromise
picture-flare = flare
picture-zodiac = zodiac
# The first line of a sum.
picture-card = card
picture-counts-as = counts as
picture-number-counts-as = { $number } counts as
picture-card-counts = { $card } (counts as { $face })
picture-counts-as-by = { $makers }: counts as
# Above what a card counts as, where there is little room.
picture-turned-by = { $maker }:
# A change in a sum that cannot be told any more exactly.
picture-powers = powers
# A power and its flare in one line.
picture-with-flare = { $power } + flare
# Behind a name in a line of the sum.
picture-tokens-line = , tokens
picture-total = total
# Why the defense wins with the same total.
picture-tie = a tie goes to the defense
# Below the cards of two compromises: what a deal brings, or what it costs that there is none.
picture-gets = gets
picture-loses = loses
picture-nothing = nothing
# A main player in whose place somebody else deals, and those who deal beside main players or for one.
picture-deals-not = does not deal
picture-joins = deals too
picture-stands-in = deals for { $name }
# Behind a large number.
picture-cards-got = { $count ->
    [one] card
   *[other] cards
}
picture-bases-got = { $count ->
    [one] base
   *[other] bases
}
picture-captives-got = { $count ->
    [one] captive
   *[other] captives
}
picture-weapons = Weapons
picture-shields = Shields
picture-your-hand = Your hand
picture-empty-hand = No cards

# Who sits there, where the name cannot be drawn.
picture-seat = Seat { $letter }
picture-challenge = Challenge { $number }
picture-of-the-turn = { ORDINAL($ordinal) ->
    [one] { $ordinal }st
    [two] { $ordinal }nd
    [few] { $ordinal }rd
   *[other] { $ordinal }th
} of the turn
# Below a number of tokens.
picture-tokens = { $count ->
    [one] token
   *[other] tokens
}
picture-target-planet = { $reverse ->
    [yes] planet { $number } · reverse
   *[no] planet { $number }
}
picture-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
picture-laid = laid: { $card }

picture-phase-setup = Setup
picture-phase-start = Start
picture-phase-destiny = Destiny
picture-phase-aim = Aim
picture-phase-cone = Cone
picture-phase-invite = Invite
picture-phase-allies = Allies
picture-phase-cards = Cards
picture-phase-reveal = Reveal
picture-phase-deal = Deal
picture-phase-outcome = Outcome
picture-phase-end = End

# At the top of a board whose places carry numbers, such as 1–7.
picture-choose = Your choice

# The headline of a reveal.
picture-outcome-deal = A deal
picture-outcome-no-deal = No deal
picture-outcome-repulsed = Repulsed
picture-outcome-aborted = No outcome
picture-both-lose = Both sides lose
picture-lands = { $name } lands
picture-wins = { $name } wins
picture-wins-by = { $name } wins { $won }–{ $lost }
picture-lower-wins = the lower total wins
picture-lower-wins-by = the lower total wins ({ $makers })
picture-landed = { $count ->
    [one] { $count } token lands on { $place }
   *[other] { $count } tokens land on { $place }
}
picture-lost = { $count } to the warp
picture-consolation = { $count ->
    [one] { $count } card as consolation
   *[other] { $count } cards as consolation
}
picture-target = target: { $place }

# The end of a game.
picture-nobody-wins = Nobody wins
picture-winners = { COUNT($names) ->
    [one] { $names } wins
   *[other] { $names } win
}
picture-winners-counted = { $count } players win
picture-ended-bases = { $needed } foreign bases
picture-ended-alternate = by a power
picture-ended-last = everybody else has left
picture-ended-nobody = everybody has left
picture-ended-spent = no tokens left to play
picture-ended-length = the last challenge is over
picture-ended-stopped = the game was stopped
picture-played = { $count ->
    [one] { $count } challenge · all hands open
   *[other] { $count } challenges · all hands open
}

picture-undecided = colours may still change
picture-setup-goal = foreign bases to win
picture-course = foreign bases after each challenge
picture-turns = turning points
picture-position = { $word ->
    [ahead] ahead
    [behind] behind
   *[level] level
}
picture-position-of = { LIST($names) } { $position }
picture-stood = Before the last challenge, by bases, turn and hand: { LIST($rows, style: "comma") }
picture-award = { $award ->
    [ally] Best ally
    [upset] Greatest upset
    [narrow] Closest win
    [stopped] Most often stopped
   *[lost] Most tokens lost
}
picture-award-why = { $award ->
    [ally] { $count } wins for others
    [upset] { $count } { $count ->
        [one] base
       *[other] bases
    } behind { $other }
    [narrow] { $count ->
        [0] won a tie
       *[other] by { $count }
    }
    [stopped] { $count } times
   *[lost] { $count } into the warp
}

# Alt texts.
picture-alt-moment = Challenge { $number }, phase { $phase }.
picture-alt-setup = The table before the first challenge.
picture-alt-undecided = Everybody has yet to choose a colour: these may still change.
picture-alt-then-now = Two boards: left as it was { $then ->
    [0] before the first challenge
   *[other] in challenge { $then }
}, right as it is now { $now ->
    [0] before the first challenge
   *[other] in challenge { $now }
}.
picture-alt-offense = { $name } is the offense.
# `$place` is a list: nothing before the offense has aimed, and then there are no tokens to compare.
picture-alt-attack = { COUNT($place) ->
    [0] { $offense } attacks { $defense }.
   *[other] { $offense } attacks { $defense } on { $place }{ $reverse ->
        [yes] , reverse cone
       *[no] { "" }
    }: { $count } { $count ->
        [one] token
       *[other] tokens
    } against { $others }.
}
picture-alt-fought = { $offense } attacked { $defense }{ COUNT($place) ->
    [0] { "" }
   *[other] { " " }on { $place }
}.
# Those of others are told in brackets, those that lie below by a plus.
picture-alt-mixed = On the cone: { $name } { $tokens }.
picture-alt-allies = Offensive allies: { COUNT($attacking) ->
    [0] none
   *[other] { LIST($attacking, style: "comma") }
}. Defensive allies: { COUNT($defending) ->
    [0] none
   *[other] { LIST($defending, style: "comma") }
}.
picture-alt-side-laid = { $name } has laid a card
picture-alt-side-choosing = { $name } is choosing a card
picture-alt-side-card = { $name } has played { $card }
picture-alt-choose = Choose: { $rows }.
picture-alt-bases = Foreign bases: { $rows }.
picture-alt-ahead = Ahead: { $names }.
picture-alt-away = Away: { $names }.
picture-alt-away-until = { $name } until { $day }
picture-alt-of-goal = { $name } { $bases } of { $goal }
# Planets that are not in the game any more.
picture-alt-burned = Burned: { $places }.
# Tokens in a ring around a home system.
picture-alt-ring = Ring around { $name }'s system: { $tokens }.
picture-alt-warp = Warp: { $rows }.
picture-alt-warp-empty = Warp: empty.
# Whose powers do not work, and which they are.
picture-alt-state = { $name }{ COUNT($powers) ->
    [0] { "" }
   *[other] { " " }({ LIST($powers, style: "comma") })
}
picture-alt-zapped = Zapped: { $names }.
picture-alt-dormant = Dormant: { $names }.
picture-alt-left = Left: { $names }.
picture-alt-called = Announced for this challenge: { $rows }.
picture-alt-powers = Powers: { $rows }.
# Tokens of one person among those of another.
picture-alt-tokens-of = { $count } of { $name }'s
picture-alt-destiny = Destiny: { $card }.
picture-alt-wild = wild
picture-alt-used = Announced: { $used }.
picture-alt-piles = Cards in hand: { $hands }. Deck { $deck }, discard { $discard }, destiny { $destiny }.
picture-alt-marked = { $bases } (a marker: { $powers })
picture-alt-planets = { $name }'s planets: { $rows }.
picture-alt-more = Full list: the board as text.
picture-alt-emblems = { $count } emblems: { LIST($names, style: "comma") }.
# `$rows` are the numbered cards, `$playable` their numbers.
picture-alt-hand = { $count ->
    [0] You have no cards in hand.
   *[other] { COUNT($playable) ->
        [0] You can't play any of these now.
       *[other] Playable now: { LIST($playable, style: "comma") }.
    } You hold { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }. { $rows }.
}
picture-alt-side = { $turned ->
    [yes] { $name }: { $card }, counts as a compromise
    [by] { $name }: { $card }, counts as a compromise ({ $maker })
   *[no] { $name }: { $card }
}
picture-alt-line-tokens = { $count ->
    [one] { $name }'s token
   *[other] { $name }'s { $count } tokens
}
picture-alt-line-changes = { $makers } { $change }
picture-alt-line-becomes = { COUNT($makers) ->
    [0] counts as { $value }
   *[other] counts as { $value } ({ $makers })
}
# Behind "A deal" or "No deal".
picture-alt-between = between { $names }
picture-alt-stands-in = { $name } dealt in the place of { $other }.
# After a deal, or after none.
picture-alt-gets = { $name } gets { COUNT($things) ->
    [0] nothing
   *[other] { $things }
}.
picture-alt-freed = { $count ->
    [one] 1 captive token
   *[other] { $count } captive tokens
} back
picture-alt-loses = { $name } loses { $count ->
    [0] no token
    [one] 1 token
   *[other] { $count } tokens
}.

# The film of a game.
picture-film-step = { $number ->
        [0] Before the first challenge
       *[other] Challenge { $number } of { $count }
    }
picture-film-start = Everybody begins
picture-film-nobody = Nobody wins this one
picture-film-end = The end
picture-film-alt =
    { $count ->
        [one] The film of the game, in 1 challenge.
       *[other] The film of the game, in { $count } challenges.
    } At the end: { LIST($rows, style: "comma") }.
picture-film-alt-step = { $number }: { $title } against { $name }.
