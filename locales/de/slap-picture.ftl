# Worte auf den Bildern des Klatschspiels und ihre Alternativtexte. Auf Bildern ist Platz für ein bis drei Worte.

# Muster, auch im Bericht.
slap-picture-double = Doppel
slap-picture-hymns = Hymnenpaar
slap-picture-sandwich = Sandwich
slap-picture-hymn-sandwich = Hymnen-Sandwich
# Wie das Spiel endete.
slap-picture-how-cards = niemand sonst hat noch Karten
slap-picture-how-count = die meisten Karten beim Kartenlimit
slap-picture-how-repetition = dreimal dieselbe Lage: die meisten Karten
slap-picture-how-unplayed = alle anderen sind vor der ersten Karte gegangen
slap-picture-how-event = abgebrochen, zählt so, wie es steht
slap-picture-how-anew = vor der zehnten Karte abgebrochen: Ihr spielt neu
slap-picture-how-stopped = abgebrochen, Plätze nach Karten
# Wer gewonnen hat. Auf dem Bild hat jeder Name seine eigene Schrift.
slap-picture-title = { COUNT($names) ->
    [0] Niemand gewinnt
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
slap-picture-title-counted = { $count } Leute gewinnen

# Der Stapel.
slap-picture-in-the-pile = { $count ->
    [one] Karte im Stapel
   *[other] Karten im Stapel
}
slap-picture-chances-left = { $count ->
    [one] Chance übrig
   *[other] Chancen übrig
}
slap-picture-turns-next = deckt auf
slap-picture-cuts = hebt alles auf

# Der Bericht. Steht hinter einem Namen.
slap-picture-takes = nimmt { $count }
slap-picture-time-unknown = Zeit unbekannt
slap-picture-late = zu spät
slap-picture-late-by = { $ms } zu spät
slap-picture-behind = { $ms } dahinter
slap-picture-false-paid = falsch, zahlt
slap-picture-false-free = falsch, zahlt nichts
slap-picture-takes-pile = nimmt den Stapel
slap-picture-not-drawn = nicht ausgelost
slap-picture-drawn-from = { $count ->
    [one] der einzige Klatscher
   *[other] ausgelost, 1 von { $count }
}
slap-picture-more = +{ $count } weitere

# Das Ergebnis.
slap-picture-cards = Karten
slap-picture-piles-slapped = Stapel
slap-picture-left = weg
slap-picture-fastest-slap = schnellster
slap-picture-turned = { $flips ->
    [one] 1 Karte
   *[other] { $flips } Karten
} aufgedeckt · { $piles ->
    [one] 1 Stapel
   *[other] { $piles } Stapel
}
# Wodurch jemand auffiel, und um wie viel.
slap-picture-award = { $award ->
    [longest] Größter Stapel
    [quickest] Schnellste Hand
   *[photo] Fotofinish
}
slap-picture-award-why = { $award ->
    [longest] { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
    [quickest] { $count } ms
   *[photo] { $count ->
        [0] in derselben Millisekunde wie { $other }
       *[other] { $count } ms vor { $other }
    }
}
# Der Film eines Spiels: ein Bild für jeden Stapel. Was jemand tut, steht unter dem Namen.
slap-picture-film-start = Es geht los
slap-picture-film-each = je { $count } Karten
slap-picture-film-step = Stapel { $number } von { $count }
slap-picture-film-slaps = erklatscht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
slap-picture-film-collects = sammelt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ein
slap-picture-film-end = Das Ende

# Alternativtexte, zum Vorlesen.
slap-picture-card = { $card } von { $suit }
slap-picture-hymn = Hymne { $card } von { $suit }
slap-picture-neutraliser = Karte { $card }
slap-picture-alt-no-card = Noch keine Karte.
slap-picture-alt-top = Oben liegt { $card }.
slap-picture-alt-top-before = Oben liegt { $card }, davor { LIST($before, style: "comma") }.
slap-picture-alt-pile = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} im Stapel.
slap-picture-alt-chances = Noch { $left } von { $total ->
    [one] 1 Chance
   *[other] { $total } Chancen
}.
slap-picture-alt-next = { $name } deckt als Nächstes auf.
slap-picture-alt-taken = { $name } nimmt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: { $pattern } mit { LIST($cards, style: "comma") }.
slap-picture-alt-slaps = Klatscher: { $rows }.
slap-picture-alt-counts = Karten: { $rows }.
slap-picture-alt-undrawn = Nicht ausgelost: { $rows }.
slap-picture-alt-drawn = { $count ->
    [one] Es war der einzige versiegelte Klatscher.
   *[other] Ausgelost unter { $count } versiegelten Klatschern.
}
slap-picture-alt-slap = { $name } nach { $ms } ms
slap-picture-alt-slap-undrawn = { $name } { $ms } ms, nicht ausgelost
slap-picture-alt-slap-behind = { $name } { $ms } ms dahinter
slap-picture-alt-slap-late = { $name } { $ms } ms zu spät
slap-picture-alt-slap-late-unknown = { $name } zu spät, Zeit unbekannt
slap-picture-alt-slap-unknown = { $name }, Zeit unbekannt
slap-picture-alt-slap-false = { $name } falsch nach { $ms } ms, { slap-picture-alt-paid }
slap-picture-alt-slap-false-unknown = { $name } falsch, { slap-picture-alt-paid }
slap-picture-alt-paid = { COUNT($paid) ->
    [0] zahlt nichts
   *[other] zahlt { LIST($paid, style: "comma") }
}
slap-picture-alt-result = { $title }: { $how }.
slap-picture-alt-row = { $place }. { $name }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $piles ->
    [one] 1 Stapel
   *[other] { $piles } Stapel
} erklatscht
slap-picture-alt-row-fastest = { slap-picture-alt-row }, schnellster Klatscher { $ms } ms
slap-picture-alt-award = { slap-picture-award }: { $name }, { slap-picture-award-why }
slap-picture-alt-turned = { $flips ->
    [one] 1 Karte
   *[other] { $flips } Karten
} aufgedeckt, { $piles ->
    [one] 1 Stapel
   *[other] { $piles } Stapel
}.
slap-picture-alt-film = { $title }: { $how }. Der Film des Spiels, { $count } Stapel.
slap-picture-alt-patterns = Klatschen darfst du bei: { $rows }.
slap-picture-alt-cards = { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
slap-picture-alt-more = { $count } weitere
