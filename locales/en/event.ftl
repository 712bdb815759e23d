# What happens in a game of Cosmic Encounter, a line each: its course first, then powers, flares and edicts.

event-seated = Clockwise: { LIST($names, style: "comma") }. The shuffle is sealed as `{ $hash }`.
event-power-choice = Choose from { $powers }.
event-power-row = The powers lie open: { LIST($powers, style: "comma") }. The last seat picks first.
event-power-picked = { $seat } takes { $power }.
event-colours = { $taken }.
event-colour-taken = { $name } is { $colour }
event-destiny-pile = The { $cards } destiny cards are shuffled.
event-powers = The powers: { $powers }.
event-powers-of = { $name } ({ LIST($powers, style: "comma") })
event-laid-out = { $seat } sets up: { $places }.
event-first = { $seat } goes first.

# Who won, at the beginning of the next sentences.
event-winners = { COUNT($names) ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win together
}
event-finished-bases = **{ $winners }** with { $needed ->
    [0] enough
   *[other] { $needed }
} foreign bases.
event-finished-alternate = **{ $winners }**, but not by bases.
event-finished-by = **{ $winners }** by { $makers }.
event-won-by = { $maker }{ COUNT($aims) ->
    [0] { "" }
   *[other] { " " }({ LIST($aims, style: "comma") })
}
event-finished-last = **{ $winners }**: everybody else has left.
event-finished-nobody = **{ $winners }**: nobody is left.
event-finished-spent = **{ $winners }**: nobody has a token left to play.
event-finished-length = **{ $winners }** with the most foreign bases after the last challenge.
event-finished-stopped = **{ $winners }**: the game was stopped.
event-laid-open = { $name } held { COUNT($hand) ->
    [0] no cards
   *[other] { $hand }
}{ COUNT($elsewhere) ->
    [0] { "" }
   *[other] { "" }; { LIST($elsewhere, style: "comma") }
}.
# Cards and powers that somebody held outside the hand at the end.
event-held-laid = face down: { $cards }
event-held-away = set aside: { $cards }
event-held-hoard = in the hoard: { $cards }
event-held-dealt = not chosen yet: { $cards }
event-piles-open = Left in the deck: { COUNT($deck) ->
    [0] nothing
   *[other] { $deck }
}. Check the shuffle with its seed, `{ $seed }`.

event-challenge = **Challenge { $number }** ({ $name }'s { $ordinal ->
    [1] first
    [2] second
    [3] third
   *[other] { ORDINAL($ordinal) ->
        [one] { $ordinal }st
        [two] { $ordinal }nd
        [few] { $ordinal }rd
       *[other] { $ordinal }th
    }
}).
event-challenge-back = **Challenge { $number }**: { $name } strikes back, out of turn.
event-destiny-shuffled = The used destiny cards are reshuffled.
event-destiny = Destiny: { $shown }.
event-destiny-of = { $name }'s colour
event-destiny-wild = a wild card
event-destiny-seen = { $seat } looks at the next { $count ->
        [one] destiny card
       *[other] { $count } destiny cards
    }.
event-destiny-next = Next in the destiny pile: { $cards }.
event-destiny-stacked = { $seat } puts them back{ $under ->
        [0] {""}
        [one] , one at the bottom
       *[other] , { $under } at the bottom
    }.
event-decreed-colour = Destiny now counts as { $colour }.
event-own-colour-home = { $name } attacks a guest at home.
event-own-colour-empty = { $name } resettles an empty home planet.
event-defense = { $name } defends{ $away ->
    [yes] { " " }in { $system }
   *[no] { "" }
}{ $reverse ->
    [yes] , with the reverse cone
   *[no] { "" }
}.
event-defense-nobody = Nobody defends.
event-aimed = The cone points at { $planet }.
event-recalled = { $seat } takes { $count ->
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
event-unallied = { $seat } is no longer an ally.
event-turned-offense = The offense's card counts as a compromise.
event-turned-defense = The defense's card counts as a compromise.
event-counts-as-offense = The offense's card now counts as { $card }.
event-counts-as-defense = The defense's card now counts as { $card }.

# What an edict, flare or power decrees for a challenge.
event-decreed-ionic-gas = Nobody collects consolation or rewards in this challenge.
event-decreed-stellar-gas = Consolation and rewards are doubled in this challenge.
event-decreed-gases = The two gases cancel out.
event-decreed-victory-boon = The defense gets rewards too, like an ally.
event-decreed-chronos = Time runs back: both cards are chosen again.
event-decreed-all-tokens-lost = Masochist has lost every token.
event-decreed-another-challenge = The offense may attack again after this challenge.
event-decreed-deal-rewards = A deal brings everyone in it three rewards.
event-decreed-awake = { $name }'s powers work in this challenge, however few home bases are left.
event-decreed-conceded = The defense gives way: the offense lands as if it had won, and nobody loses a token.
event-decreed-lured = The cone turns: someone else is the defense now.

# Whose power or flare it is that did something: "Ana's Tripler".
event-maker = { $name }'s { $thing }
# A line of a sum.
event-change = { $maker }: { $change } for { $side }
event-tallied = { LIST($changes, style: "comma") }.
event-totals = Totals: offense { $offense }, defense { $defense }.
event-totals-none = Totals don't count.
event-outcome-offense = The offense wins.
event-outcome-defense = The defense wins.
event-outcome-both-lost = Both sides lose.
event-outcome-deal = Two compromises: time to deal.
event-outcome-no-deal = No deal.
event-outcome-landed = The tokens land without a fight.
event-outcome-aborted = The challenge is called off.
event-outcome-repulsed = The attack is repulsed.
event-outcome-decided = { $outcome } Decided by { $makers }.
event-restart-destiny = Back to destiny.
event-restart-aim = Back to aiming the cone.
event-restart-alliance = Back to the invitations.
event-restart-planning = Back to choosing cards.
event-restart-after = The challenge ends here.
event-stands-in = { $seat } stands in for { $host } as the offense.
event-denied = { $seats } would have won by bases, but this game is won another way.
event-strikes-back = { $seat } attacks { $against } next.
event-rewound = { $seat }'s challenge starts again at destiny.
event-cleared = The challenge is called off.{ COUNT($cards) ->
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
event-offer-withdrawn = { $seat } withdraws the offer.
event-gave-up = { $seat } wants no deal.
# In a deal of more than two.
event-agreed = { $seat } accepts { $to }'s offer. Now it's up to the others.
event-dealers = { $seats } deal with each other.
event-voted = Votes for the offense: { COUNT($offense) ->
    [0] none
   *[other] { $offense }
}. For the defense: { COUNT($defense) ->
    [0] none
   *[other] { $defense }
}.
event-deal = { $seat }'s offer is accepted.

# People.
event-conceded = { $seat } concedes.
event-vanished = { $seat } leaves the challenge with { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}.
event-departed = { $seat } has left the game.
event-struck = { $seat } missed { $strikes ->
    [one] a deadline
   *[other] { $strikes } deadlines in a row
}{ $autopilot ->
    [yes] { "" }, so the table no longer waits
   *[no] { "" }
}.
event-end-set = The table has voted for an end: { $left } more challenges, then most foreign bases wins.
event-muted = The table goes on without { $power }: it does nothing for the rest of this game.
event-muted-unseen = The table goes on without the power that went wrong.
event-taken-over = { $seat }'s seat has a new player.
event-back = { $seat } is back.
event-orders = You have { $count ->
    [one] { $count } order
   *[other] { $count } orders
}.

# Powers, flares and edicts.
event-announced-power = { $name } uses { $thing }{ COUNT($aims) ->
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
event-aim-target = on { $value }
event-aim-player = on { $value }
event-aim-host = with { $value }
event-aim-taker = for { $value }
event-aim-allies = allies: { $value }
event-aim-offense-players = to the offense: { $value }
event-aim-defense-players = to the defense: { $value }
event-aim-repel-players = sent back: { $value }
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
event-aim-marked = didn't help: { $value }
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
event-award-number = { $count ->
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
event-way-two-right = two systems to the right
event-way-one-left = one system to the left
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
event-cursed-clumsy = Clumsy
event-cursed-mute = Mute
event-cursed-barren = Barren
event-cursed-stuck = Stuck
event-cursed-frail = Frail
event-cursed-glass = Glass
event-fist-left = left
event-fist-right = right
event-stored = { $maker } stores a card ({ $count } there now).
event-stacked = { $maker } stacks { $card }.
event-slipped = { $seat } swaps { $target }'s card for another.
event-guessed = { $name } hid a token in the { $hidden } hand. { $other } picked { $found ->
    [yes] that hand
   *[no] the empty one
}.

event-cancelled = { $thing } is cancelled.
event-done = { $thing } has no effect.
event-zapped = { $seat } can't use powers until this challenge ends.
event-unzapped = { $seat } can use powers again.
event-zaps-over = The zaps have worn off.
event-silenced = No power works until this challenge ends.
event-noted-points = { $maker } has { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
event-noted-cursed = { $maker } curses { $value }: { $word }.
event-noted-used-up = { $maker }: the curse { $word } is used up.
event-noted-rage = { $maker } has { $count ->
    [one] 1 rage counter
   *[other] { $count } rage counters
}.
event-collected = { $maker } keeps the destiny card ({ $count } now).
event-collection = { $maker } discards { $count ->
    [one] { $count } destiny card
   *[other] { $count } destiny cards
}.
event-annexed = { $seat } has ten small planets now, the five { $colour } ones too. Each has room for four tokens.
event-burned = A planet burns and leaves the game: { $planet }.
event-noted-term = { $maker }: { $word } to win.
event-noted-covers = { $maker } insures { $covers }.
event-covers = { $asset } of { $name }
event-noted-bombs = { $maker }: { COUNT($value) ->
    [0] no bombs
    [one] a bomb under { $value }
   *[other] bombs under { $value }
}.
event-noted-hidden = { $maker }: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} unseen in the challenge.
event-attributes-gone = Gone with the power: { $gone }.
event-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
event-power = { $seat } now has { $new } instead of { $old }.
event-powers-exchanged = { $name } and { $other } swap { $power } and { $theirs }.
event-colours-swapped = { $name } and { $other } swap home systems and tokens. They now play { $colours }.
event-uncalled = Everything called since the cards were chosen is undone.
event-lent = { $seat } lends { $to } { $power } for this challenge.
event-lent-back = { $seat } has { $power } back.
event-reborn = { $seat } also has { $power } now.
event-handed-on = { $to } gets { $card }.
event-stages = { $seat }'s stages of { $power }: { LIST($powers, style: "comma") }.
event-stage = { $seat } has reached stage { $count } of { $power }: { $stage }.
event-marker = { $trap ->
    [yes] { $seat } turns up a trap at { $planet }.
   *[no] { $seat } turns up a decoy at { $planet }.
}
event-planets-traded = Two planets change places with the tokens on them: { $planets }.
event-copied = { $seat } uses a copy of { $power } until this challenge ends.
event-rests = { $seat }'s { $power } is off for this challenge.
event-covered = { $seat }'s { $power } is insured and goes ahead.
event-void = Your plan is no longer possible, so nothing was played.
event-armed = { $card } is ready and acts when its moment comes.
event-acts = { $seat }'s { $card } takes effect.

# What wins under Schizoid, and what its holder's rivals learn of it.
event-term-told = { COUNT($to) ->
    [one] { $to } learns
   *[other] { $to } learn
} one condition that isn't { $seat }'s.
event-not-term = This isn't { $name }'s condition: { $term }.
event-term-five-bases = five foreign bases
event-term-every-system = a foreign base in every other system
event-term-three-in-one = three foreign bases in one system
event-term-two-and-two = two foreign bases in each of two systems
event-term-three-strong = three foreign bases with four tokens or more
event-term-four-and-home = four foreign bases, with all home planets held

# --- Nouns of these lines

event-tokens-of = { $count } of { $owner }'s tokens
event-sheet = { $holder }'s { $power } sheet

# --- Cards

event-drew = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $why ->
    [consolation] { " " }in consolation
    [reward] { " " }as a reward
    [new_hand] { " " }as a new hand
    [redeal] { " " }in the new deal
   *[other] { "" }
} ({ $left } left).
event-gave = { $seat } gives { $to } { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $why ->
    [deal] { " " }in the deal
    [consolation] { " " }in consolation
   *[other] { "" }
}.
# To the seat alone.
event-hand = { COUNT($gained) ->
    [0] You get no cards.
   *[other] You get { $gained }.
}
event-hand-now = { COUNT($cards) ->
    [0] Your hand is empty now.
   *[other] You now hold { $cards }.
}
event-given = { $to } gets { $cards } from { $seat }.
event-redealt = Deck and discard pile are empty: everyone gets a new hand.
event-reshuffled = The discard pile is shuffled into the deck.
event-discarded = { COUNT($cards) ->
    [0] { $seat } discards nothing.
   *[other] { $seat } discards { $cards }.
}
event-discarded-alone = Discarded: { $cards }.
event-looked = { COUNT($by) ->
    [one] { $by } looks at { $seat }'s cards.
   *[other] { $by } look at { $seat }'s cards.
}
event-watches = { $seat } sees { $drawer }'s draws in this challenge.
event-shown = { COUNT($cards) ->
    [0] { $seat } has no cards to show.
   *[other] { $seat } shows { $cards }.
}
event-laid = { $seat } lays a card face down.
event-laid-face-up = { $seat } lays { $card } face up.
event-laid-card = Your card is { $card }.
event-revealed = The cards: { $offense } (offense), { $defense } (defense).
event-no-card = no card
event-mingled = { $seats } shuffle their hands together and get new ones.
event-put-away = { $count ->
    [one] 1 of { $seat }'s cards is
   *[other] { $count } of { $seat }'s cards are
} set aside { $until ->
    [stack] until all have answered
    [phase] until the phase ends
   *[challenge] until the challenge ends
}.
event-put-away-cards = Set aside: { $cards }.
event-got-back = { $seat } takes back a card that was set aside.
event-set-aside = { $seat } gets { $card } back { $until ->
    [stack] once all have answered
    [phase] when the phase ends
   *[challenge] when the challenge ends
}.
event-returned = { $seat } has { $card } back.
# The power Miser, whose cards lie apart from the hand; nobody may hold it.
event-put-back = { $seat } puts { $count ->
    [one] 1 card
   *[other] { $count } cards
} back on top of the deck.
event-hoarded = { $seat } hoards { $count ->
    [one] 1 card
   *[other] { $count } cards
} ({ $size } in the hoard).
# Nobody has the power that hoards.
event-hoarded-alone = { $count ->
    [one] 1 card goes
   *[other] { $count } cards go
} to the hoard ({ $size } there now).
event-hoard = { COUNT($cards) ->
    [0] Your hoard is empty.
   *[other] In your hoard: { $cards }.
}
event-substituted = { $seat } replaces { $old } with { $new }.
event-bound = You must play { $card } if you can.
event-unbound = You may play another card again.
event-took-back = { $seat } takes the card back.
event-turned-up = { $seat } turns up { $card }.
event-buried = { $seat }'s card goes unseen under the deck and counts as { $face }.
event-hidden = The cards are turned face down again, for another reveal.
event-claimed = { $seat } takes { $card } into hand.
event-fetched = { $seat } takes { $card } from the discard pile.
event-dug-up = { $seat } turns up { $cards } from the deck.
event-deck-shown = { COUNT($cards) ->
    [0] The deck is empty.
    [one] The only card in the deck is { $cards }.
   *[other] On top of the deck lie { LIST($cards, style: "comma") }, in this order.
}
event-cards-exchanged = The two challenge cards change sides.
event-hands-exchanged = { $seats } swap hands.
event-answered = { $answer ->
    [yes] { $seat } answers yes.
    [no] { $seat } answers no.
    [none] { $seat } doesn't say, and stays free.
   *[card] { $seat } will play { $face }.
}
event-searched-deck = { $seat } chooses { $count ->
    [one] a card
   *[other] { $count } cards
} from the deck, which is then reshuffled.
event-drew-flares = { $seat } gets { $count ->
    [one] a flare that was not in the deck.
   *[other] { $count } flares that were not in the deck.
}
event-removed-card = { $seat } removes { $card } from the game.
event-searched = { $found ->
    [yes] { $seat } has { $face }.
   *[no] { $seat } doesn't have { $face }.
}

# --- Tokens

event-lost = { $name } loses { $tokens } from { $origin }{ $why ->
    [deal] { " " }in the deal
    [failed_deal] , because there was no deal
    [homeless] , with no base to go to
   *[other] { "" }
}.
event-freed = { $name } gets { $tokens } back from the warp ({ $to }){ $why ->
    [deal] { " " }in the deal
    [reward] { " " }as a reward
   *[other] { "" }
}.
event-committed = { $name } commits { $tokens } from { $origin }.
event-landed = { $name } lands { $tokens } on { $to }.
event-moved = { $name } moves { $tokens } from { $origin } to { $to }.
event-came-home = { $count ->
    [one] 1 of { $owner }'s tokens returns to { $to }.
   *[other] { $count } of { $owner }'s tokens return to { $to }.
}
# Others have moved the owner's tokens, and they return.
event-came-home-held = { $count ->
    [one] 1 of { $owner }'s tokens, held by { $name }, returns to { $to }.
   *[other] { $count } of { $owner }'s tokens, held by { $name }, return to { $to }.
}
event-removed = { $count ->
    [one] 1 of { $owner }'s tokens leaves the game.
   *[other] { $count } of { $owner }'s tokens leave the game.
}
event-removed-held = { $count ->
    [one] 1 of { $owner }'s tokens that { $name } held leaves the game.
   *[other] { $count } of { $owner }'s tokens that { $name } held leave the game.
}
# Time runs back, and they stand where they stood.
event-went-back = { $count ->
    [one] 1 of { $owner }'s tokens goes
   *[other] { $count } of { $owner }'s tokens go
} back{ COUNT($origin) ->
    [0] { "" }
   *[other] { " " }from { $origin }
} to { $to }.
event-went-back-held = { $count ->
    [one] 1 of { $owner }'s tokens, held by { $name }, goes
   *[other] { $count } of { $owner }'s tokens, held by { $name }, go
} back{ COUNT($origin) ->
    [0] { "" }
   *[other] { " " }from { $origin }
} to { $to }.
event-captured = { $name } captures { $tokens }, now on { $to }.
event-captured-from = { $name } captures { $tokens } from { $former }, now on { $to }.
event-recaptured = { $name } gets { $tokens } back on { $to }.
event-piled = { $name } piles up { $tokens } under a token on { $to }.
event-second-set = { $seat } has a second set of { $count ->
    [one] 1 token
   *[other] { $count } tokens
}: { $colour }.
event-given-back = { $former } gives { $seat } { $count ->
    [one] 1 token
   *[other] { $count } tokens
} back.
event-restored = { $count ->
    [one] 1 of { $seat }'s tokens is back in the game.
   *[other] { $count } of { $seat }'s tokens are back in the game.
}
event-bonded = { $seat } holds { $count ->
    [one] 1 token
   *[other] { $count } tokens
} as long as { $card } stays in hand.
event-unbonded = { $seat } no longer has { $card }, so its tokens are free.
event-neutral-tokens = { $seat } gets { $count ->
    [one] 1 neutral token
   *[other] { $count } neutral tokens
} on { $places }.
