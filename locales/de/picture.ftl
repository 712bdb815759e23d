# Wörter in Bildern: Es ist Platz für eins bis drei.

picture-offense-title = ANGRIFF
picture-defense-title = ABWEHR
picture-offense = Angriff
picture-defense = Abwehr
picture-card-laid = Karte liegt
picture-choosing = wählt
picture-warp = WARP
picture-deck = Stapel
picture-discard = Ablage
picture-foot-hand = Hand
picture-destiny = Schicksal
picture-zapped = gezappt
picture-dormant = ruht
picture-left = gegangen
picture-day = { $day }. { $month ->
    [1] Jan
    [2] Feb
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug
    [9] Sept
    [10] Okt
    [11] Nov
   *[12] Dez
}
picture-attack = Angriff
picture-compromise = Kompromiss
picture-flare = Flare
picture-zodiac = Zodiac
picture-card = Karte
picture-counts-as = zählt als
picture-number-counts-as = { $number } zählt als
picture-card-counts = { $card } (zählt als { $face })
picture-counts-as-by = { $makers }: zählt als
# Über dem, als was eine Karte zählt, wo wenig Platz ist.
picture-turned-by = { $maker }:
picture-powers = Kräfte
# Eine Kraft und ihr Flare in einer Zeile.
picture-with-flare = { $power } + Flare
picture-tokens-line = , Steine
picture-total = Summe
picture-tie = bei Gleichstand gewinnt die Abwehr
# Unter den Karten zweier Kompromisse: was ein Handel bringt, oder was es kostet, dass es keinen gibt.
picture-gets = bekommt
picture-loses = verliert
picture-nothing = nichts
# Ein Hauptspieler, an dessen Stelle jemand anderes handelt, und wer mit Hauptspielern oder für einen handelt.
picture-deals-not = handelt nicht
picture-joins = handelt mit
picture-stands-in = handelt für { $name }
# Hinter einer großen Zahl.
picture-cards-got = { $count ->
    [one] Karte
   *[other] Karten
}
picture-bases-got = { $count ->
    [one] Basis
   *[other] Basen
}
picture-captives-got = { $count ->
    [one] Gefangener
   *[other] Gefangene
}
picture-weapons = Weapons
picture-shields = Shields
picture-your-hand = Deine Hand
picture-empty-hand = Keine Karten

picture-seat = Platz { $letter }
picture-challenge = Begegnung { $number }
picture-of-the-turn = { $ordinal }. im Zug
picture-tokens = { $count ->
    [one] Stein
   *[other] Steine
}
picture-target-planet = { $reverse ->
    [yes] Planet { $number } · umgekehrt
   *[no] Planet { $number }
}
picture-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
picture-laid = gelegt: { $card }

picture-phase-setup = Aufbau
picture-phase-start = Beginn
picture-phase-destiny = Schicksal
picture-phase-aim = Ziel
picture-phase-cone = Kegel
picture-phase-invite = Einladung
picture-phase-allies = Bündnis
picture-phase-cards = Karten
picture-phase-reveal = Aufdecken
picture-phase-deal = Handel
picture-phase-outcome = Ausgang
picture-phase-end = Ende

picture-choose = Deine Wahl

picture-outcome-deal = Ein Handel
picture-outcome-no-deal = Kein Handel
picture-outcome-repulsed = Abgeschlagen
picture-outcome-aborted = Ohne Ergebnis
picture-both-lose = Beide Seiten verlieren
picture-lands = { $name } landet
picture-wins = { $name } gewinnt
picture-wins-by = { $name } gewinnt { $won } : { $lost }
picture-lower-wins = die kleinere Summe gewinnt
picture-lower-wins-by = die kleinere Summe gewinnt ({ $makers })
picture-landed = { $count ->
    [one] { $count } Stein landet auf { $place }
   *[other] { $count } Steine landen auf { $place }
}
picture-lost = { $count } in den Warp
picture-consolation = { $count ->
    [one] { $count } Karte als Trost
   *[other] { $count } Karten als Trost
}
picture-target = Ziel: { $place }

picture-nobody-wins = Niemand gewinnt
picture-winners = { COUNT($names) ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
picture-winners-counted = { $count } gewinnen gemeinsam
picture-ended-bases = { $needed } fremde Basen
picture-ended-alternate = durch eine Kraft
picture-ended-last = alle anderen sind gegangen
picture-ended-nobody = alle sind gegangen
picture-ended-spent = kein Stein mehr zum Spielen
picture-ended-length = die letzte Begegnung ist vorbei
picture-ended-stopped = das Spiel wurde abgebrochen
picture-played = { $count ->
    [one] { $count } Begegnung · alle Hände offen
   *[other] { $count } Begegnungen · alle Hände offen
}

picture-undecided = Farben können sich noch ändern
picture-setup-goal = fremde Basen zum Sieg
picture-course = fremde Basen nach jeder Begegnung
picture-turns = Wendepunkte
picture-position = { $word ->
    [ahead] vorn
    [behind] zurück
   *[level] gleichauf
}
picture-position-of = { LIST($names) } { $position }
picture-stood = Vor der letzten Begegnung, nach Basen, Zug und Hand: { LIST($rows, style: "comma") }
picture-award = { $award ->
    [ally] Beste Hilfe
    [upset] Größte Überraschung
    [narrow] Knappster Sieg
    [stopped] Am öftesten gestoppt
   *[lost] Meiste Verluste
}
picture-award-why = { $award ->
    [ally] { $count } Siege für andere
    [upset] { $count } { $count ->
        [one] Basis
       *[other] Basen
    } hinter { $other }
    [narrow] { $count ->
        [0] bei Gleichstand
       *[other] mit { $count } mehr
    }
    [stopped] { $count }-mal
   *[lost] { $count } Steine im Warp
}

picture-alt-moment = Begegnung { $number }, Phase { $phase }.
picture-alt-setup = Der Tisch vor der ersten Begegnung.
picture-alt-undecided = Alle suchen sich ihre Farbe noch aus: Die gezeigten können sich noch ändern.
picture-alt-then-now = Zwei Bretter: links wie es { $then ->
    [0] vor der ersten Begegnung
   *[other] in Begegnung { $then }
} war, rechts wie es jetzt { $now ->
    [0] vor der ersten Begegnung
   *[other] in Begegnung { $now }
} ist.
picture-alt-offense = { $name } greift an.
picture-alt-attack = { COUNT($place) ->
    [0] { $offense } greift { $defense } an.
   *[other] { $offense } greift { $defense } auf { $place } an{ $reverse ->
        [yes] , umgekehrter Kegel
       *[no] { "" }
    }: { $count } { $count ->
        [one] Stein
       *[other] Steine
    } gegen { $others }.
}
picture-alt-fought = { $offense } hat { $defense }{ COUNT($place) ->
    [0] { "" }
   *[other] { " " }auf { $place }
} angegriffen.
picture-alt-mixed = Auf dem Kegel: { $name } { $tokens }.
picture-alt-allies = Verbündete des Angriffs: { COUNT($attacking) ->
    [0] keine
   *[other] { LIST($attacking, style: "comma") }
}. Verbündete der Abwehr: { COUNT($defending) ->
    [0] keine
   *[other] { LIST($defending, style: "comma") }
}.
picture-alt-side-laid = { $name } hat eine Karte gelegt
picture-alt-side-choosing = { $name } wählt eine Karte
picture-alt-side-card = { $name } hat { $card } gespielt
picture-alt-choose = Zur Wahl: { $rows }.
picture-alt-bases = Fremde Basen: { $rows }.
picture-alt-ahead = Vorn: { $names }.
picture-alt-away = Abwesend: { $names }.
picture-alt-away-until = { $name } bis { $day }
picture-alt-of-goal = { $name } { $bases } von { $goal }
picture-alt-burned = Verbrannt: { $places }.
# Steine in einem Ring um ein Heimatsystem.
picture-alt-ring = Ring um das System von { $name }: { $tokens }.
picture-alt-warp = Im Warp: { $rows }.
picture-alt-warp-empty = Im Warp: keine Steine.
# Wessen Kräfte nicht wirken, und welche es sind.
picture-alt-state = { $name }{ COUNT($powers) ->
    [0] { "" }
   *[other] { " " }({ LIST($powers, style: "comma") })
}
picture-alt-zapped = Gezappt: { $names }.
picture-alt-dormant = Ruht: { $names }.
picture-alt-left = Gegangen: { $names }.
picture-alt-called = Für diese Begegnung angesagt: { $rows }.
picture-alt-powers = Kräfte: { $rows }.
# Steine einer Person unter denen einer anderen.
picture-alt-tokens-of = { $count } von { $name }
picture-alt-destiny = Schicksal: { $card }.
picture-alt-wild = wild
picture-alt-used = Angesagt: { $used }.
picture-alt-piles = Handkarten: { $hands }. Stapel { $deck }, Ablage { $discard }, Schicksal { $destiny }.
picture-alt-marked = { $bases } (ein Marker: { $powers })
picture-alt-planets = Planeten von { $name }: { $rows }.
picture-alt-more = Alles in Worten: das Brett als Text.
picture-alt-emblems = { $count } Bildzeichen: { LIST($names, style: "comma") }.
picture-alt-hand = { $count ->
    [0] Du hast keine Karten auf der Hand.
   *[other] { COUNT($playable) ->
        [0] Jetzt kannst du keine davon spielen.
       *[other] Jetzt spielbar: { LIST($playable, style: "comma") }.
    } Du hast { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }. { $rows }.
}
picture-alt-side = { $turned ->
    [yes] { $name }: { $card }, zählt als Kompromiss
    [by] { $name }: { $card }, zählt als Kompromiss ({ $maker })
   *[no] { $name }: { $card }
}
picture-alt-line-tokens = { $count ->
    [one] { $count } Stein von { $name }
   *[other] { $count } Steine von { $name }
}
picture-alt-line-changes = { $makers } { $change }
picture-alt-line-becomes = { COUNT($makers) ->
    [0] zählt als { $value }
   *[other] zählt als { $value } ({ $makers })
}
# Hinter „Ein Handel“ oder „Kein Handel“.
picture-alt-between = zwischen { $names }
picture-alt-stands-in = { $name } handelte an der Stelle von { $other }.
# Nach einem Handel, oder ohne.
picture-alt-gets = { $name } bekommt { COUNT($things) ->
    [0] nichts
   *[other] { $things }
}.
picture-alt-freed = { $count ->
    [one] 1 gefangenen Stein
   *[other] { $count } gefangene Steine
} zurück
picture-alt-loses = { $name } verliert { $count ->
    [0] keinen Stein
    [one] 1 Stein
   *[other] { $count } Steine
}.

# Der Film eines Spiels.
picture-film-step = { $number ->
        [0] Vor der ersten Begegnung
       *[other] Begegnung { $number } von { $count }
    }
picture-film-start = Es geht los
picture-film-nobody = Hier gewinnt niemand
picture-film-end = Das Ende
picture-film-alt =
    { $count ->
        [one] Der Film des Spiels, in 1 Begegnung.
       *[other] Der Film des Spiels, in { $count } Begegnungen.
    } Am Ende: { LIST($rows, style: "comma") }.
picture-film-alt-step = { $number }: { $title } gegen { $name }.
