# What a challenge was, in at most three lines below the picture of its reveal; the log has all the rest.

# The first line. Details are the score, what decided it, and who helped.
story-challenge = Challenge { $number } · **{ $headline }**{ COUNT($details) ->
    [0] { "" }
   *[other] , { LIST($details, style: "comma") }
}.

# While the picture of the reveal still moves.
story-reveals = { LIST($names) } { COUNT($names) ->
    [one] turns the card over
   *[other] turn their cards over
}

# The offense wins: it lands on a planet of the defense, of somebody else, at home, or not at all.
story-won-taken = { $winner } takes { $place }
story-won-away = { $winner } beats { $loser } and takes { $place }
story-won-home = { $winner } drives { $loser } off { $winner }'s { $here }
story-won-beaten = { $winner } beats { $loser }
# The defense wins: on a planet of its own, of somebody else, or where nobody plays the colour.
story-held-own = { $winner } holds { $here } against { $loser }
story-held-other = { $winner } holds { $place } against { $loser }
story-held-nowhere = { $winner } beats { $loser }
story-both-lost = { $offense } and { $defense } both lose
story-deal = { $dealers } make a deal
story-no-deal = { $dealers } make no deal
story-resettled = { $name } resettles { $here }
story-landed = { $name } lands on { $place } without a fight
story-repulsed = { $winner } repulses { $loser }'s attack
story-abandoned-nothing-to-commit = { $name } has no token to attack with
story-abandoned-no-challenge-card = { $name } has no challenge card to attack with
story-abandoned-a-main-player-left = { $name }'s challenge ends: a main player has left
story-broken-off = { $name }'s challenge is called off

story-score = { $won }–{ $lost }
# With a total below zero.
story-score-below = { $won } to { $lost }
story-lower = the lower total wins
story-tie-offense = the offense wins this tie
story-tie-defense = the defense wins ties
story-attack = attack beats compromise
story-mustered = { $shields ->
    [one] 1 Shield
   *[other] { $shields } Shields
} against { $weapons ->
    [one] 1 Weapon
   *[other] { $weapons } Weapons
}
story-with = with { $names }

# The second line: what it cost, and what made the difference.
story-gets = { $name } gets { $things }.
story-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
story-base = a base on { $place }
story-lost = { $count ->
    [1] One token is lost.
    [2] Two tokens are lost.
    [3] Three tokens are lost.
    [4] Four tokens are lost.
    [5] Five tokens are lost.
    [6] Six tokens are lost.
    [7] Seven tokens are lost.
    [8] Eight tokens are lost.
    [9] Nine tokens are lost.
    [10] Ten tokens are lost.
    [11] Eleven tokens are lost.
    [12] Twelve tokens are lost.
   *[other] { $count } tokens are lost.
}
story-consolation = { $name } takes { $count ->
    [one] 1 card
   *[other] { $count } cards
} in consolation.
story-turn = { $maker } made the difference.
story-turn-tokens = { COUNT($owner) ->
    [0] { $count ->
        [one] A token
       *[other] { $count } tokens
    } as an ally
   *[other] { LIST($owner) }'s { $count ->
        [one] token
       *[other] { $count } tokens
    }
} made the difference.
story-stopped = { $by } stopped { $what }.
