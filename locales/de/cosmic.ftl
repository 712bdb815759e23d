# Die Hauptwörter von Cosmic Encounter. Kräfte und Edikte behalten ihre Namen. Orte stehen ohne Artikel, damit sie
# auch hinter einem Pfeil und in Klammern passen.

cosmic-nobody = niemand
cosmic-offense = der Angriff
    .to = zum Angriff
cosmic-defense = die Abwehr
    .to = zur Abwehr

cosmic-card-attack = Angriff { $value }
cosmic-card-compromise = Kompromiss
cosmic-card-flare = { $power }-Flare
cosmic-card-zodiac = { $sign }-Karte
cosmic-several = { $count } × { $card }

cosmic-planet = { $system } { $number }
cosmic-every-planet = jeder Planet in { $system }{ $count ->
    [one] { "" }
   *[other] { " " }(je { $count })
}
cosmic-outpost-moon = { $system } Mond { $number }
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
cosmic-colour-blue = Blau
cosmic-colour-yellow = Gelb
cosmic-colour-purple = Lila
cosmic-colour-light-blue = Hellblau
cosmic-colour-orange = Orange
cosmic-colour-neutral = Neutral
cosmic-colour-white = Weiß
