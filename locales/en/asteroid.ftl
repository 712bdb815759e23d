# Asteroids, where they lie.
asteroid-at = { $power } with { $name }
asteroid-at-noted = { $power } with { $name } ({ LIST($notes, style: "comma") })
asteroid-unknown = Asteroid with { $name }
asteroid-several = { COUNT($asteroids) ->
    [0] none
   *[other] { $asteroids }
}
asteroid-way = { $step ->
    [1] one system to the right
    [2] two systems to the right
   *[other] one system to the left
}

# What happens.
asteroid-placed = The { $power } asteroid starts in { $location }'s system.
asteroid-decreed = The asteroids move { asteroid-way } in this challenge.
asteroid-held = The { $power } asteroid stays with { $location }.
asteroid-rotated = The asteroids move { asteroid-way }: { $asteroids }.
asteroid-swapped = Two asteroids trade places: { $power } goes to { $name }, { $other } to { $there }.
asteroid-attracted = The { $power } asteroid comes to { $name }.
asteroid-attracted-away = The { $power } asteroid comes to { $name }, the { $other } asteroid goes to { $there }.
asteroid-split = { $location }'s { $power } asteroid splits, and one half goes to { $to }.
asteroid-destroyed = { $location }'s { $power } asteroid is destroyed.
asteroid-processed = { $location }'s asteroid now has { $new } instead of { $old }.
asteroid-mined = { $seat } uses { $location }'s { $power } asteroid until this challenge ends.
asteroid-released = The { $power } asteroid falls back to { $location }.
asteroid-moved-house = The { $power } asteroid moves with its system to { $location }.
asteroid-reattached = { $location }'s asteroid now has { $power }.
asteroid-copied = { $name } copies { $other }'s { $power } until this challenge ends.

# Questions and their answers.
asteroid-ask-way = Which way do the asteroids move?
asteroid-ask-copy = Which power of your left neighbour do you copy?
asteroid-ask-held = Which asteroid stays put?
asteroid-ask-one = Which asteroid do you move?
asteroid-ask-other = Which asteroid does it trade places with?
asteroid-ask-act = Which asteroid do you split, or which copy do you destroy?
asteroid-ask-besides = Which other copies do you destroy?
asteroid-ask-processed = Which asteroids get a new power?
asteroid-ask-attracted = Which asteroid do you bring to your system?
asteroid-two-right = Two systems to the right
asteroid-one-left = One system to the left
asteroid-split-it = Split { $asteroid }
asteroid-destroy-it = Destroy { $asteroid }

# What the help says at the moment it matters.
asteroid-tip-rotation = All asteroids move one system to the right as a challenge begins. Then they can be used.
asteroid-tip-lent = You also have { $power } until the challenge ends, from an asteroid.
asteroid-tip-there = { $name } may use { $power } now, from an asteroid.

# The board in words.
asteroid-board = Asteroids: { LIST($asteroids, style: "comma") }.
asteroid-duplicate = copy
asteroid-stays = held
asteroid-came-from = came from { $name }
asteroid-used-by = used by { $name }
