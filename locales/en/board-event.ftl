# Cards and tokens on the move, a line each in the thread of a table. `$people` are others than `$name`; `$cards` are cards by name.

# --- Nouns of these lines

board-event-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
board-event-tokens-of = { $count } of { $owner }'s tokens
board-event-sheet = { $holder }'s { $power } sheet

# --- Cards

board-event-drew = { $name } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $why ->
    [consolation] { " " }as consolation
    [reward] { " " }as a reward
    [new_hand] { " " }as a new hand
    [redeal] { " " }in the new deal
   *[other] { "" }
}; { $left ->
    [one] 1 card is
   *[other] { $left } cards are
} left in the deck.
board-event-gave = { $name } gives { $people } { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $why ->
    [deal] { " " }in the deal
    [consolation] { " " }as consolation
   *[other] { "" }
}.
# To the seat alone.
board-event-hand = { COUNT($cards) ->
    [0] You get no cards.
   *[other] You get { $cards }.
}
board-event-hand-now = { COUNT($cards) ->
    [0] Your hand is empty now.
   *[other] You now hold { $cards }.
}
board-event-given = { $people } gets { $cards } from { $name }.
board-event-redealt = The deck and the discard pile are empty: everybody is dealt a new hand.
board-event-reshuffled = The discard pile is shuffled into the deck.
board-event-discarded = { COUNT($cards) ->
    [0] { $name } discards nothing.
   *[other] { $name } discards { $cards }.
}
board-event-discarded-alone = To the discard pile: { $cards }.
board-event-looked = { COUNT($people) ->
    [one] { $people } looks at { $name }'s cards.
   *[other] { $people } look at { $name }'s cards.
}
board-event-watches = { $name } sees what { $people } draws in this challenge.
board-event-shown = { COUNT($cards) ->
    [0] { $name } has no cards to show.
   *[other] { $name } shows { $cards }.
}
board-event-laid = { $name } lays a card face down.
board-event-laid-open = { $name } lays { $cards } face up.
board-event-laid-card = Your card is { $cards }.
board-event-revealed = The cards are revealed: { $offense } for the offense, { $defense } for the defense.
board-event-no-card = no card
board-event-mingled = The hands of { $people } are shuffled together and dealt out again.
board-event-put-away = { $count ->
    [one] 1 of { $name }'s cards waits
   *[other] { $count } of { $name }'s cards wait
} aside and will be back { $until ->
    [stack] once all answers are given
    [phase] at the end of the phase
   *[challenge] at the end of the challenge
}.
board-event-put-away-cards = Put aside: { $cards }.
board-event-got-back = { $name } takes back a card that was put aside.
board-event-set-aside = { $name } gets { $cards } back { $until ->
    [stack] once all answers are given
    [phase] at the end of the phase
   *[challenge] at the end of the challenge
}.
board-event-returned = { $name } has { $cards } back.
# The power Miser, whose cards lie apart from the hand; nobody may hold it.
board-event-stacked = { $name } puts { $count ->
    [one] 1 card
   *[other] { $count } cards
} back on top of the deck.
board-event-hoarded = { $owned ->
    [no] { $count ->
        [one] 1 card goes
       *[other] { $count } cards go
    } to the hoard, which now has { $size }.
   *[yes] { $name } hoards { $count ->
        [one] 1 card
       *[other] { $count } cards
    }; the hoard now has { $size }.
}
board-event-hoard = { COUNT($cards) ->
    [0] Your hoard is empty.
   *[other] In your hoard: { $cards }.
}
board-event-substituted = { $name } replaces { $old } with { $new }.
board-event-bound = You must play { $cards } if you can.
board-event-unbound = You are free again to play another card.
board-event-took-back = { $name } takes the card back into hand.
board-event-turned-up = { $name } turns up { $cards }.
board-event-buried = { $name }'s card goes unseen under the deck and counts as { $cards }.
board-event-hidden = The cards are turned face down and will be revealed again.
board-event-claimed = { $name } takes { $cards } into hand.
board-event-fetched = { $name } takes { $cards } from the discard pile.
board-event-dug-up = { $name } turns up { $cards } from the deck.
board-event-deck-shown = { COUNT($cards) ->
    [0] The deck is empty.
    [one] The only card in the deck is { $cards }.
   *[other] On top of the deck lie { LIST($cards, style: "comma") }, in this order.
}
board-event-cards-exchanged = The two challenge cards change sides.
board-event-hands-exchanged = { $people } swap hands.
board-event-answered = { $answer ->
    [yes] { $name } answers yes.
    [no] { $name } answers no.
    [none] { $name } does not say, and stays free.
   *[card] { $name } will play { $cards }.
}
board-event-searched-deck = { $name } chooses { $count ->
    [one] a card
   *[other] { $count } cards
} from the deck, which is shuffled again.
board-event-drew-flares = { $name } gets { $count ->
    [one] a flare that was not in the deck.
   *[other] { $count } flares that were not in the deck.
}
board-event-removed-card = { $name } removes { $cards } from the game.
board-event-searched = { $found ->
    [yes] { $name } has { $cards }.
   *[no] { $name } does not have { $cards }.
}

# --- Tokens

board-event-lost = { $name } loses { $tokens } from { $origin } to the warp{ $why ->
    [deal] { " " }in the deal
    [failed_deal] { " " }because no deal was made
    [homeless] { " " }for lack of a base
   *[other] { "" }
}.
board-event-freed = { $name } takes { $tokens } from the warp to { $to }{ $why ->
    [regroup] { " " }to regroup
    [deal] { " " }in the deal
    [reward] { " " }as a reward
   *[other] { "" }
}.
board-event-committed = { $name } commits { $tokens } from { $origin }.
board-event-landed = { $name } lands { $tokens } on { $to }.
board-event-moved = { $name } moves { $tokens } from { $origin } to { $to }.
board-event-came-home = { $count ->
    [one] 1 of { $owner }'s tokens returns to { $to }.
   *[other] { $count } of { $owner }'s tokens return to { $to }.
}
# Others have moved the owner's tokens, and they return.
board-event-came-home-held = { $count ->
    [one] 1 of { $owner }'s tokens, held by { $name }, returns to { $to }.
   *[other] { $count } of { $owner }'s tokens, held by { $name }, return to { $to }.
}
board-event-removed = { $count ->
    [one] 1 of { $owner }'s tokens leaves the game.
   *[other] { $count } of { $owner }'s tokens leave the game.
}
board-event-removed-held = { $count ->
    [one] 1 of { $owner }'s tokens that { $name } held leaves the game.
   *[other] { $count } of { $owner }'s tokens that { $name } held leave the game.
}
# Time runs back, and they stand where they stood.
board-event-went-back = { $count ->
    [one] 1 of { $owner }'s tokens goes
   *[other] { $count } of { $owner }'s tokens go
} back{ COUNT($origin) ->
    [0] { "" }
   *[other] { " " }from { $origin }
} to { $to }.
board-event-went-back-held = { $count ->
    [one] 1 of { $owner }'s tokens, held by { $name }, goes
   *[other] { $count } of { $owner }'s tokens, held by { $name }, go
} back{ COUNT($origin) ->
    [0] { "" }
   *[other] { " " }from { $origin }
} to { $to }.
board-event-captured = { $name } captures { $tokens }, now on { $to }.
board-event-captured-from = { $name } captures { $tokens } from { $former }, now on { $to }.
board-event-recaptured = { $name } gets { $tokens } back on { $to }.
board-event-piled = { $name } piles up { $tokens } under a token on { $to }.
board-event-second-set = { $name } has a second set of { $count ->
    [one] 1 token
   *[other] { $count } tokens
}: { $colour }.
board-event-given-back = { $people } gives { $name } { $count ->
    [one] 1 token
   *[other] { $count } tokens
} back.
board-event-restored = { $count ->
    [one] 1 of { $name }'s tokens is back in the game.
   *[other] { $count } of { $name }'s tokens are back in the game.
}
board-event-bonded = { $name } holds { $count ->
    [one] 1 token
   *[other] { $count } tokens
} as long as { $cards } stays in hand.
board-event-unbonded = { $name } no longer has { $cards }: the tokens it held are free.
