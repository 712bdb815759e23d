# What happens in a game of Cosmic Encounter, a line each: its course first, then powers, flares and edicts.

event-seated = Seats, clockwise: { LIST($names, style: "comma") }. Hash of the shuffle: `{ $hash }`.
event-power-choice = You may choose among { $powers }.
event-power-row = These powers lie open, and each player takes one in turn, the last seat first: { LIST($powers, style: "comma") }.
event-power-picked = { $name } takes { $power }.
event-colours = { $taken }.
event-colour-taken = { $name } is { $colour }
event-destiny-pile = The destiny pile of { $count } cards is shuffled.
event-powers = The powers are turned up: { $powers }.
event-powers-of = { $name } ({ LIST($powers, style: "comma") })
event-laid-out = { $name } lays tokens out: { $places }.
event-first = Destiny gives { $name } the first turn.

# Who won, at the beginning of the next sentences.
event-winners = { COUNT($names) ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win together
}
event-finished-bases = **{ $winners }**: enough foreign bases.
event-finished-alternate = **{ $winners }**: not by bases, but in another way.
event-finished-by = **{ $winners }** by { $makers }.
event-won-by = { $maker }{ COUNT($aims) ->
    [0] { "" }
   *[other] { " " }({ LIST($aims, style: "comma") })
}
event-finished-last = **{ $winners }**: everybody else has left.
event-finished-nobody = **{ $winners }**: nobody is left.
event-finished-spent = **{ $winners }**: nobody has a token left to play with.
event-finished-stopped = **{ $winners }**: the game was stopped.
event-laid-open = { $name } held { COUNT($hand) ->
    [0] no cards
   *[other] { $hand }
}{ COUNT($elsewhere) ->
    [0] { "" }
   *[other] { "" }; { LIST($elsewhere, style: "comma") }
}.
# Cards and powers that somebody held outside the hand at the end.
event-held-laid = face down on the table: { $cards }
event-held-away = put away: { $cards }
event-held-hoard = in the hoard: { $cards }
event-held-dealt = not yet chosen: { $cards }
event-piles-open = Left in the deck: { COUNT($deck) ->
    [0] nothing
   *[other] { $deck }
}. The seed of the shuffle is `{ $seed }`: use it to check the hash from the beginning.

event-challenge = **Challenge { $number }**: the { $ordinal ->
    [1] first
    [2] second
    [3] third
   *[other] { ORDINAL($ordinal) ->
        [one] { $ordinal }st
        [two] { $ordinal }nd
        [few] { $ordinal }rd
       *[other] { $ordinal }th
    }
} of { $name }'s turn.
event-challenge-back = **Challenge { $number }**: { $name } strikes back, out of turn.
event-destiny-shuffled = The used destiny cards are shuffled.
event-destiny = Destiny shows { $shown }.
event-destiny-of = { $name }'s colour
event-destiny-wild = a wild card
event-decreed-colour = Destiny now counts as { $colour }.
event-own-colour-home = { $name } attacks a guest in their home system.
event-own-colour-empty = { $name } resettles an empty home planet.
event-defense = { $name } is the defense, in the { $system } system.{ $reverse ->
    [yes] { " " }The reverse cone applies.
   *[no] { "" }
}
event-defense-nobody = There is no defense in this challenge.
event-aimed = The cone points at { $place }.
event-recalled = { $name } takes { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} back and commits again.
event-invited-offense = The offense invites { COUNT($names) ->
    [0] nobody
   *[other] { $names }
}.
event-invited-defense = The defense invites { COUNT($names) ->
    [0] nobody
   *[other] { $names }
}.
event-joined = { $name } joins { $side }.
event-declined = { $name } declines.
event-unallied = { $name } is no longer an ally.
event-turned-offense = The offense's attack counts as a compromise.
event-turned-defense = The defense's attack counts as a compromise.
event-counts-as-offense = The offense's card now counts as { $card }.
event-counts-as-defense = The defense's card now counts as { $card }.

# What an edict, flare or power decrees for a challenge.
event-decreed-ionic-gas = No consolation and no rewards are collected in this challenge.
event-decreed-stellar-gas = Consolation and rewards of this challenge are doubled.
event-decreed-gases = The two gases cancel each other: consolation and rewards are as usual.
event-decreed-victory-boon = The defense's main player is rewarded like a defensive ally.
event-decreed-chronos = Time runs back: the challenge cards are chosen once more.
event-decreed-all-tokens-lost = Masochist has lost every token as this challenge begins.
event-decreed-another-challenge = The offense may have another challenge after this one.
event-decreed-deal-rewards = If the deal is made, everybody who makes it collects three rewards.
event-decreed-awake = { $name }'s powers work in this challenge, however few home bases are left.
event-decreed-conceded = The defense gives way: the offense lands as if it had won, and nobody loses a token.
event-decreed-lured = The cone is turned elsewhere: somebody else is the defense now.

# Whose power or flare it is that did something: "Ana's Tripler".
event-maker = { $name }'s { $thing }
# A line of a sum.
event-change = { $maker }: { $change } for { $side }
event-tallied = { LIST($changes, style: "comma") }.
event-totals = Totals: { $offense } for the offense, { $defense } for the defense.
event-totals-none = No totals are counted.
event-outcome-offense = The offense wins the challenge.
event-outcome-defense = The defense wins the challenge.
event-outcome-both-lost = Both sides lose the challenge.
event-outcome-deal = Two compromises: a deal may be made.
event-outcome-no-deal = No deal is made.
event-outcome-landed = The tokens land without a fight.
event-outcome-aborted = The challenge ends without an outcome.
event-outcome-repulsed = The challenge is repulsed.
event-outcome-decided = { $outcome } Decided by { $makers }.
event-restart-destiny = The challenge goes back to destiny.
event-restart-aim = The challenge goes back to the aiming of the cone.
event-restart-alliance = The challenge goes back to the invitations.
event-restart-planning = The challenge goes back to the choice of cards.
event-restart-after = The challenge ends here.
event-stands-in = { $name } takes { $other }'s place as the offense of this challenge.
event-denied = { $names } would have won by bases, but something else wins this game.
event-strikes-back = { $name } will challenge { $other } next.
event-rewound = { $name }'s challenge starts again at destiny.
event-cleared = The challenge breaks off.{ COUNT($cards) ->
    [0] { "" }
   *[other] { " " }Discarded: { $cards }.
}

# Deals.
event-offered = { $name } offers { COUNT($gives) ->
    [0] nothing
   *[other] { $gives }
}{ COUNT($wants) ->
    [0] { "" }
   *[other] { " " }for { $wants }
}.
event-offered-to = { $name } offers { $to } { COUNT($gives) ->
    [0] nothing
   *[other] { $gives }
}{ COUNT($wants) ->
    [0] { "" }
   *[other] { " " }for { $wants }
}.
event-offer-base = a base on { $place }
event-offer-captives = { $count ->
    [one] { $count } captive
   *[other] { $count } captives
} from { $places }
event-offer-withdrawn = { $name } withdraws the offer.
event-gave-up = { $name } wants no deal.
# In a deal of more than two.
event-agreed = { $name } accepts what { $other } offers; the others have to as well.
event-dealers = { $names } deal with each other.
event-voted = Votes for the offense: { COUNT($offense) ->
    [0] none
   *[other] { $offense }
}. For the defense: { COUNT($defense) ->
    [0] none
   *[other] { $defense }
}.
event-deal = { $name }'s offer is accepted: it is a deal.

# People.
event-conceded = { $name } concedes.
event-vanished = { $name } leaves the challenge with { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}.
event-departed = { $name } has left the game.
event-struck = { $name } missed { $strikes ->
    [one] a deadline
   *[other] { $strikes } deadlines in a row
}{ $autopilot ->
    [yes] { "" }; nobody waits for them from now on
   *[no] { "" }
}.
event-taken-over = { $name }'s seat has changed hands.
event-back = { $name } is back.
event-orders = You have { $count ->
    [one] { $count } standing order
   *[other] { $count } standing orders
}.

# Powers, flares and edicts.
event-announced-power = { $name } uses the power { $thing }{ COUNT($aims) ->
    [0] { "" }
   *[other] { " " }({ LIST($aims, style: "comma") })
}.
event-announced-flare = { $name } plays the { $thing }{ COUNT($aims) ->
    [0] { "" }
   *[other] { " " }({ LIST($aims, style: "comma") })
}.
event-announced-edict = { $name } plays { $thing }{ COUNT($aims) ->
    [0] { "" }
   *[other] { " " }({ LIST($aims, style: "comma") })
}.

# What is named with a power, flare or edict: people, places, cards, powers, numbers.
event-aim-target = target: { $value }
event-aim-player = player: { $value }
event-aim-host = host: { $value }
event-aim-taker = taker: { $value }
event-aim-allies = allies: { $value }
event-aim-offense-players = to the offense: { $value }
event-aim-defense-players = to the defense: { $value }
event-aim-repel-players = repelled: { $value }
event-aim-planet = planet: { $value }
event-aim-base = base: { $value }
event-aim-card = card: { $value }
event-aim-edict = played as: { $value }
event-aim-face = card: { $value }
event-aim-claim = claim: { $value }
event-aim-stake = stake: { $value }
event-aim-spread = difference: { $value }
event-aim-number = number: { $value }
event-aim-destiny = destiny card: { $value }
event-aim-colour = colour: { $value }
event-aim-power = power: { $value }
event-aim-graft = power: { $value }
event-aim-copy = copy of { $value }
event-aim-gives = gives: { $value }
event-aim-way = { $value }
event-aim-cover = insures: { $value }
event-aim-call = { $value }
event-aim-winner = for the winner: { $value }
event-aim-loser = for the loser: { $value }
event-aim-flares = { $value }
event-flares-three-flares = three random flares
event-flares-search-flares = a flare of choice
event-aim-foretold = winner: { $value }
event-aim-marked = did not help: { $value }
event-aim-each = tokens from each: { $value }
event-aim-least = at least { $value }
event-aim-whine = { $value }
event-whine-lost-tokens = so many tokens in the warp
event-whine-foreign-bases = so few foreign bases
event-whine-a-card = a card is missing
event-aim-asks = { $value }
event-asks-holds = do you hold this card?
event-asks-plays = will you play this card?
event-asks-at-least = will you play an attack of at least this number?
event-asks-compromise = will you play a compromise?
event-asks-which = which card will you play?
event-award-base = a base
event-cover-powers = the powers
event-cover-all-tokens = the tokens
event-cover-hand = the hand
event-award-all = all cards
event-award-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
event-aim-term = condition: { $value }
# Asteroids are named by the player with whom they are.
event-aim-asteroid = asteroid: { $value }
event-aim-asteroids = asteroids: { $value }
event-aim-split = doubles: { $value }
event-aim-destroy = destroys: { $value }
event-aim-one = from: { $value }
event-aim-other = to: { $value }
event-aim-system = asteroid: { $value }
# How many tokens of a colour.
event-aim-tokens = { $colour }: { $count }
event-aim-none = none
event-way-two-right = two places to the right
event-way-one-left = one place to the left
event-way-draw = draws a new power
event-way-plus = adds
event-way-minus = subtracts
event-way-take-store = takes the store
event-way-swap-store = swaps a card with the store
event-way-reward = a reward for a counter
event-call-odd = odd
event-call-even = even
event-call-tens = tens
event-call-ones = ones
event-call-plus = added
event-call-minus = subtracted
event-curse-clumsy = Clumsy
event-curse-mute = Mute
event-curse-barren = Barren
event-curse-stuck = Stuck
event-curse-frail = Frail
event-curse-glass = Glass
event-fist-left = left
event-fist-right = right
event-stored = { $maker } stores a card: { $count ->
    [one] 1 card lies
   *[other] { $count } cards lie
} there.
event-stacked = { $maker } stacks { $card }.
event-slipped = { $name } puts another card in the place of { $other }'s.
event-guessed = { $name } hid a token in the { $hidden } hand. { $other } picked { $found ->
    [yes] that hand
   *[no] the empty one
}.

event-cancelled = { $thing } is cancelled.
event-done = { $thing } has no effect.
event-zapped = { $name } may use no power until this challenge ends.
event-unzapped = { $name } may use powers again.
event-zaps-over = The zaps have worn off.
event-silenced = No power works until this challenge ends.
event-noted-points = { $maker } has { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
event-noted-cursed = { $maker } curses { $name }: { $curse }.
event-noted-uncursed = { $maker }: the curse { $curse } is used up.
event-noted-rage = { $maker } has { $count ->
    [one] 1 rage counter
   *[other] { $count } rage counters
}.
event-collected = { $maker } keeps the destiny card and has { $count } now.
event-collection = { $maker } discards { $count ->
    [one] { $count } destiny card
   *[other] { $count } destiny cards
}.
event-annexed = { $name } has ten small planets: the five { $colour } ones too. Each has room for four tokens.
event-burned = A planet burns and leaves the game: { $place }.
event-noted-term = { $maker }: what wins is { $term }.
event-noted-covers = { $maker } insures { $covers }.
event-covers = { $asset } of { $name }
event-noted-bombs = { $maker }: { COUNT($places) ->
    [0] no bombs
    [one] a bomb under { $places }
   *[other] bombs under { $places }
}.
event-noted-hidden = { $maker }: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} unseen in the challenge.
event-attributes-gone = What the power had stored is gone: { $gone }.
event-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
event-power = { $name } now has { $new } instead of { $old }.
event-powers-exchanged = { $name } and { $other } exchange { $power } and { $theirs }.
event-colours-swapped = { $name } and { $other } exchange home systems and tokens: they now play { $colours }.
event-uncalled = What was called while the cards were chosen and shown is undone.
event-lent = { $name } lends { $other } { $power } for this challenge.
event-lent-back = { $name } has { $power } back.
event-reborn = { $name } also has { $power } now.
event-handed-on = { $other } gets { $card }.
event-stages = { $name }'s stages of { $power }: { LIST($stages, style: "comma") }.
event-stage = { $name } has reached stage { $count } of { $power }: { $stage }.
event-marker = { $trap ->
    [yes] { $name } turns up a trap at { $place }.
   *[no] { $name } turns up a decoy at { $place }.
}
event-planets-traded = Two planets change places with the tokens on them: { $places }.
event-copied = { $name } uses a copy of { $power } until this challenge ends.
event-rests = { $power } of { $name } is switched off for this challenge.
event-covered = { $power } of { $name } is insured and goes ahead.
event-void = What you had planned is no longer possible; nothing was played.
event-armed = { $card } is ready and takes effect when its moment comes.
event-acts = { $name }'s { $card } takes effect.

# What wins under Schizoid, and what its holder's rivals learn of it.
event-term-told = { COUNT($names) ->
    [one] { $names } learns
   *[other] { $names } learn
} of a condition that it is not { $name }'s.
event-not-term = This is not { $name }'s condition: { $term }.
event-term-five-bases = five foreign bases
event-term-every-system = a foreign base in every other system
event-term-three-in-one = three foreign bases in one system
event-term-two-and-two = two foreign bases in each of two systems
event-term-three-strong = three foreign bases with four tokens or more
event-term-four-and-home = four foreign bases, with all home planets held
