# The nouns of Cosmic Encounter, as sentences, pictures and buttons mention them. Powers and edicts keep their names.

cosmic-nobody = nobody
cosmic-offense = the offense
cosmic-defense = the defense

cosmic-power = { $name }
cosmic-card-attack = attack { $value }
    .title = Attack { $value }
cosmic-card-compromise = compromise
    .title = Compromise
cosmic-card-edict = { $name }
cosmic-card-flare = { $power } flare
cosmic-card-zodiac = { $sign } card
cosmic-several = { $count } × { $card }

# A planet of a colour that nobody plays, and on pictures.
cosmic-planet = { $system } { $number }
cosmic-planet-of = { $name }'s planet { $number }
cosmic-planets-of = { $name }'s planets { $numbers }
cosmic-every-planet-of = all of { $name }'s planets{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } each)
}
cosmic-every-planet = every { $system } planet{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } each)
}
# Where the owner is named beside it.
cosmic-own-planet = planet { $number }
cosmic-own-moon = moon { $number }
cosmic-own-planets = planets { $numbers }
cosmic-own-every-planet = all planets{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } each)
}
cosmic-system = the { $system } system
cosmic-system-of = { $name }'s system
cosmic-outpost-moon = { $system } moon { $number }
cosmic-outpost-moon-of = { $name }'s moon { $number }
cosmic-place-counted = { $place } ({ $count })
cosmic-warp = the warp
cosmic-removed = out of the game
cosmic-cone = the cone
cosmic-cone-defense = the defense's end of the cone
cosmic-karma = the Zodiac card
cosmic-sheet = a power's sheet
cosmic-pile = a pile
cosmic-ring = a ring around a system

cosmic-colour-red = red
cosmic-colour-blue = blue
cosmic-colour-yellow = yellow
cosmic-colour-purple = purple
cosmic-colour-light-blue = light blue
cosmic-colour-orange = orange
cosmic-colour-neutral = neutral
cosmic-colour-white = white

# Where a sentence has its rule.
cosmic-rule = (cosmic { LIST($numbers, style: "comma") })
