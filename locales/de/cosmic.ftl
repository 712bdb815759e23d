# Die Hauptwörter von Cosmic Encounter. Kräfte und Edikte behalten ihre Namen. Orte stehen ohne Artikel, damit sie
# auch hinter einem Pfeil und in Klammern passen.

cosmic-nobody = niemand
cosmic-offense = der Angriff
    .accusative = den Angriff
    .dative = dem Angriff
    .to = zum Angriff
cosmic-defense = die Abwehr
    .dative = der Abwehr
    .to = zur Abwehr

cosmic-power = { $name }
cosmic-card-attack = Angriff { $value }
    .title = Angriff { $value }
cosmic-card-compromise = Kompromiss
    .title = Kompromiss
cosmic-card-edict = { $name }
cosmic-card-flare = { $power }-Flare
cosmic-card-zodiac = { $sign }-Karte
cosmic-several = { $count } × { $card }

# Ein Planet in einer Farbe, die niemand spielt, und auf Bildern.
cosmic-planet = { $system } { $number }
cosmic-planet-of = Planet { $number } von { $name }
cosmic-planets-of = Planeten { $numbers } von { $name }
cosmic-every-planet-of = alle Planeten von { $name }{ $count ->
    [one] { "" }
   *[other] { " " }(je { $count })
}
cosmic-every-planet = jeder Planet in { $system }{ $count ->
    [one] { "" }
   *[other] { " " }(je { $count })
}
# Wo der Besitzer daneben steht.
cosmic-own-planet = Planet { $number }
    .dative = Planeten { $number }
cosmic-own-moon = Mond { $number }
    .dative = Mond { $number }
cosmic-own-planets = Planeten { $numbers }
cosmic-own-every-planet = alle Planeten{ $count ->
    [one] { "" }
   *[other] { " " }(je { $count })
}
cosmic-system = { FORM($system, "dative") } System
cosmic-system-of = System von { $name }
cosmic-outpost-moon = { $system } Mond { $number }
cosmic-outpost-moon-of = Mond { $number } von { $name }
cosmic-place-counted = { $place } ({ $count })
cosmic-warp = Warp
cosmic-removed = aus dem Spiel
cosmic-cone = Kegel
cosmic-cone-defense = Kegel der Abwehr
cosmic-karma = Zodiac-Karte
cosmic-sheet = Blatt einer Kraft
cosmic-pile = Stapel von Steinen
cosmic-ring = Ring um ein System

cosmic-colour-red = Rot
    .dative = roten
cosmic-colour-blue = Blau
    .dative = blauen
cosmic-colour-yellow = Gelb
    .dative = gelben
cosmic-colour-purple = Lila
    .dative = lila
cosmic-colour-light-blue = Hellblau
    .dative = hellblauen
cosmic-colour-orange = Orange
    .dative = orangefarbenen
cosmic-colour-neutral = Neutral
    .dative = neutralen
cosmic-colour-white = Weiß
    .dative = weißen

cosmic-rule = (cosmic { LIST($numbers, style: "comma") })
