# Words on the slap game's pictures, and their alt texts. Words on pictures are short: one to three.

# Patterns; also in the report.
slap-picture-double = double
slap-picture-hymns = hymn pair
slap-picture-sandwich = sandwich
slap-picture-hymn-sandwich = hymn sandwich
# How the game ended.
slap-picture-how-cards = last player with cards
slap-picture-how-count = most cards at the card limit
slap-picture-how-repetition = most cards: the same position came a third time
slap-picture-how-unplayed = everybody else left before the first card
slap-picture-how-event = stopped, and it counts as it stands
slap-picture-how-anew = stopped before its tenth card: you play again
slap-picture-how-stopped = the game was stopped, places by count
# Who won. On the picture each name has its own lettering.
slap-picture-title = { COUNT($names) ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win together
}
# The same where there is no room for so many names.
slap-picture-title-counted = { $count } players win together

# The pile.
slap-picture-in-the-pile = { $count ->
    [one] card in the pile
   *[other] cards in the pile
}
slap-picture-chances-left = { $count ->
    [one] chance left
   *[other] chances left
}
slap-picture-turns-next = turns next
# On a neutraliser.
slap-picture-cuts = cuts the pile

# The receipt. This follows a name.
slap-picture-takes = takes { $count }
slap-picture-time-unknown = time unknown
slap-picture-late = late
slap-picture-late-by = late by { $ms }
slap-picture-behind = { $ms } behind
slap-picture-false-paid = false, paid
slap-picture-false-free = false, nothing to pay
slap-picture-takes-pile = takes the pile
slap-picture-not-drawn = not drawn
slap-picture-drawn-from = { $count ->
    [one] the only slap
   *[other] drawn by lot, 1 of { $count }
}
slap-picture-more = +{ $count } more

# The result.
slap-picture-cards = cards
slap-picture-piles-slapped = piles slapped
slap-picture-left = left
slap-picture-fastest-slap = fastest slap
slap-picture-turned = { $flips ->
    [one] 1 card
   *[other] { $flips } cards
} turned · { $piles ->
    [one] 1 pile
   *[other] { $piles } piles
}
# What somebody stood out by, and by how much.
slap-picture-award = { $award ->
    [longest] Longest pile
    [quickest] Quickest hand
   *[photo] Photo finish
}
slap-picture-award-why = { $award ->
    [longest] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
    [quickest] { $count } ms
   *[photo] { $count ->
        [0] in the same millisecond as { $other }
       *[other] { $count } ms before { $other }
    }
}
# The film of a game: one picture for each pile. The second lines follow a name.
slap-picture-film-start = The deal
slap-picture-film-each = { $count } cards each
slap-picture-film-step = Pile { $number } of { $count }
slap-picture-film-slaps = slaps { $count ->
    [one] 1 card
   *[other] { $count } cards
}
slap-picture-film-collects = collects { $count ->
    [one] 1 card
   *[other] { $count } cards
}
slap-picture-film-end = The end

# Alt texts, read aloud. Cards, without emoji.
slap-picture-card = { $card } of { $suit }
slap-picture-hymn = hymn { $card } of { $suit }
slap-picture-neutraliser = { $card }
slap-picture-alt-no-card = No card yet.
slap-picture-alt-top = Top card { $card }.
slap-picture-alt-top-before = Top card { $card }, before it { LIST($before, style: "comma") }.
slap-picture-alt-pile = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the pile.
slap-picture-alt-chances = { $left } of { $total ->
    [one] 1 chance
   *[other] { $total } chances
} left.
slap-picture-alt-next = { $name } turns next.
slap-picture-alt-taken = { $name } takes { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $pattern } with { LIST($cards, style: "comma") }.
slap-picture-alt-slaps = Slaps: { $rows }.
slap-picture-alt-counts = Cards: { $rows }.
slap-picture-alt-undrawn = Not drawn: { $rows }.
slap-picture-alt-drawn = { $count ->
    [one] It was the only sealed slap.
   *[other] Drawn by lot from { $count } sealed slaps.
}
slap-picture-alt-slap = { $name } { $ms } ms
slap-picture-alt-slap-undrawn = { $name } { $ms } ms, not drawn
slap-picture-alt-slap-behind = { $name } { $ms } ms behind
slap-picture-alt-slap-late = { $name } { $ms } ms late
slap-picture-alt-slap-late-unknown = { $name } late, time unknown
slap-picture-alt-slap-unknown = { $name }, time unknown
slap-picture-alt-slap-false = { $name } false at { $ms } ms, { slap-picture-alt-paid }
slap-picture-alt-slap-false-unknown = { $name } false, { slap-picture-alt-paid }
slap-picture-alt-paid = { COUNT($paid) ->
    [0] paid nothing
   *[other] paid { LIST($paid, style: "comma") }
}
slap-picture-alt-result = { $title }: { $how }.
slap-picture-alt-row = { $place } { $name }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $piles ->
    [one] 1 pile
   *[other] { $piles } piles
} slapped
slap-picture-alt-row-fastest = { slap-picture-alt-row }, fastest slap { $ms } ms
slap-picture-alt-award = { slap-picture-award }: { $name }, { slap-picture-award-why }
slap-picture-alt-turned = { $flips ->
    [one] 1 card
   *[other] { $flips } cards
} turned, { $piles ->
    [one] 1 pile
   *[other] { $piles } piles
}.
slap-picture-alt-film = { $title }: { $how }. The film of the game, { $count } piles.
slap-picture-alt-patterns = You can slap: { $rows }.
slap-picture-alt-cards = { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
slap-picture-alt-more = { $count } more
