# Karten und Steine in Bewegung, je eine Zeile im Thread des Tischs. `$people` sind andere als `$name`.

# --- Hauptwörter dieser Zeilen

board-event-tokens = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
board-event-tokens-of = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} von { $owner }
board-event-sheet = Blatt von { $power }, { $holder }

# --- Karten

board-event-drew = { $name } zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}{ $why ->
    [consolation] { " " }als Trost
    [reward] { " " }als Belohnung
    [new_hand] { " " }als neue Hand
    [redeal] { " " }beim neuen Austeilen
   *[other] { "" }
}; im Stapel { $left ->
    [one] ist noch 1 Karte
   *[other] sind noch { $left } Karten
}.
board-event-gave = { $name } gibt { $people } { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}{ $why ->
    [deal] { " " }im Handel
    [consolation] { " " }als Trost
   *[other] { "" }
}.
board-event-hand = { COUNT($cards) ->
    [0] Du bekommst keine Karten.
   *[other] Du bekommst { $cards }.
}
board-event-hand-now = { COUNT($cards) ->
    [0] Deine Hand ist jetzt leer.
   *[other] Du hast jetzt { $cards }.
}
board-event-given = { $people } bekommt { $cards } von { $name }.
board-event-redealt = Stapel und Ablage sind leer: Alle bekommen neue Karten.
board-event-reshuffled = Die Ablage wird in den Stapel gemischt.
board-event-discarded = { COUNT($cards) ->
    [0] { $name } legt nichts ab.
   *[other] { $name } legt ab: { $cards }.
}
board-event-discarded-alone = Auf die Ablage: { $cards }.
board-event-looked = { COUNT($people) ->
    [one] { $people } sieht sich Karten von { $name } an.
   *[other] { $people } sehen sich Karten von { $name } an.
}
board-event-watches = { $name } sieht in dieser Begegnung, was { $people } zieht.
board-event-shown = { COUNT($cards) ->
    [0] { $name } hat keine Karten zu zeigen.
   *[other] { $name } zeigt { $cards }.
}
board-event-laid = { $name } legt eine Karte verdeckt hin.
board-event-laid-open = { $name } legt { $cards } offen hin.
board-event-laid-card = Deine Karte: { $cards }.
board-event-revealed = Die Karten werden aufgedeckt: { $offense } für den Angreifer, { $defense } für die Abwehr.
board-event-no-card = keine Karte
board-event-mingled = Die Karten von { $people } werden zusammengemischt und neu ausgeteilt.
board-event-put-away = { $count ->
    [one] 1 Karte von { $name } liegt beiseite und kommt zurück
   *[other] { $count } Karten von { $name } liegen beiseite und kommen zurück
}, { $until ->
    [stack] sobald alle Antworten da sind
    [phase] wenn die Phase endet
   *[challenge] wenn die Begegnung endet
}.
board-event-put-away-cards = Beiseitegelegt: { $cards }.
board-event-got-back = { $name } nimmt eine Karte zurück, die beiseitelag.
board-event-set-aside = { $name } bekommt { $cards } zurück, { $until ->
    [stack] sobald alle Antworten da sind
    [phase] wenn die Phase endet
   *[challenge] wenn die Begegnung endet
}.
board-event-returned = { $name } hat diese Karte zurück: { $cards }.
board-event-stacked = { $name } legt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} oben auf den Stapel zurück.
board-event-hoarded = { $owned ->
    [no] { $count ->
        [one] 1 Karte kommt
       *[other] { $count } Karten kommen
    } in den Hort; dort sind jetzt { $size }.
   *[yes] { $name } hortet { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }; im Hort sind jetzt { $size }.
}
board-event-hoard = { COUNT($cards) ->
    [0] Dein Hort ist leer.
   *[other] In deinem Hort: { $cards }.
}
board-event-substituted = { $name } ersetzt { $old } durch { $new }.
board-event-bound = Das musst du spielen, wenn du kannst: { $cards }.
board-event-unbound = Du darfst wieder eine andere Karte spielen.
board-event-took-back = { $name } nimmt die Karte auf die Hand zurück.
board-event-turned-up = { $name } deckt auf: { $cards }.
board-event-buried = Die Karte von { $name } geht ungesehen unter den Stapel und gilt als { $cards }.
board-event-hidden = Die Karten werden wieder verdeckt und noch einmal aufgedeckt.
board-event-claimed = { $name } nimmt auf die Hand: { $cards }.
board-event-fetched = { $name } nimmt aus der Ablage: { $cards }.
board-event-dug-up = { $name } deckt vom Stapel auf: { $cards }.
board-event-deck-shown = { COUNT($cards) ->
    [0] Der Stapel ist leer.
    [one] Die einzige Karte im Stapel: { $cards }.
   *[other] Oben auf dem Stapel liegen, in dieser Reihenfolge: { LIST($cards, style: "comma") }.
}
board-event-cards-exchanged = Die zwei Begegnungskarten wechseln die Seiten.
board-event-hands-exchanged = { $people } tauschen ihre Hände.
board-event-answered = { $answer ->
    [yes] { $name } antwortet mit Ja.
    [no] { $name } antwortet mit Nein.
    [none] { $name } sagt es nicht und bleibt frei.
   *[card] { $name } wird { $cards } spielen.
}
board-event-searched-deck = { $name } sucht sich { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} aus dem Stapel aus, der neu gemischt wird.
board-event-drew-flares = { $name } bekommt { $count ->
    [one] einen Flare, der nicht im Stapel war.
   *[other] { $count } Flares, die nicht im Stapel waren.
}
board-event-removed-card = { $name } nimmt { $cards } aus dem Spiel.
board-event-searched = { $found ->
    [yes] { $name } hat das auf der Hand: { $cards }.
   *[no] { $name } hat das nicht auf der Hand: { $cards }.
}

# --- Steine

board-event-lost = { $name } verliert { $tokens } ({ $origin } → Warp){ $why ->
    [deal] { " " }im Handel
    [failed_deal] , weil kein Handel zustande kam
    [homeless] , weil eine Basis fehlt
   *[other] { "" }
}.
board-event-freed = { $name } holt { $tokens } zurück (Warp → { $to }){ $why ->
    [regroup] { " " }zum Sammeln
    [deal] { " " }im Handel
    [reward] { " " }als Belohnung
   *[other] { "" }
}.
board-event-committed = { $name } setzt { $tokens } ein ({ $origin }).
board-event-landed = { $name } landet { $tokens } auf { $to }.
board-event-moved = { $name } bewegt { $tokens } ({ $origin } → { $to }).
board-event-came-home = { $owner } bekommt { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} zurück ({ $to }).
board-event-came-home-held = { $name } bekommt { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} von { $owner } zurück ({ $to }).
board-event-removed = { $count ->
    [one] 1 Stein von { $owner } verlässt das Spiel.
   *[other] { $count } Steine von { $owner } verlassen das Spiel.
}
board-event-removed-held = { $count ->
    [one] 1 Stein von { $owner } im Besitz von { $name } verlässt das Spiel.
   *[other] { $count } Steine von { $owner } im Besitz von { $name } verlassen das Spiel.
}
board-event-went-back = { $count ->
    [one] 1 Stein von { $owner } geht
   *[other] { $count } Steine von { $owner } gehen
} zurück ({ COUNT($origin) ->
    [0] { "" }
   *[other] { $origin } →{ " " }
}{ $to }).
board-event-went-back-held = { $count ->
    [one] 1 Stein von { $owner }, im Besitz von { $name }, geht
   *[other] { $count } Steine von { $owner }, im Besitz von { $name }, gehen
} zurück ({ COUNT($origin) ->
    [0] { "" }
   *[other] { $origin } →{ " " }
}{ $to }).
board-event-captured = { $name } nimmt { $tokens } gefangen (jetzt auf { $to }).
board-event-captured-from = { $name } nimmt { $tokens } gefangen, bisher bei { $former } (jetzt auf { $to }).
board-event-recaptured = { $name } bekommt { $tokens } zurück ({ $to }).
board-event-piled = { $name } stapelt { $tokens } unter einen eigenen Stein ({ $to }).
board-event-second-set = { $name } hat { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} mehr, in zweiter Farbe: { $colour }.
board-event-given-back = { $people } gibt { $name } { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} zurück.
board-event-restored = { $count ->
    [one] 1 Stein von { $name } ist wieder im Spiel.
   *[other] { $count } Steine von { $name } sind wieder im Spiel.
}
board-event-bonded = { $name } hält { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}, solange diese Karte auf der Hand bleibt: { $cards }.
board-event-unbonded = { $name } hat diese Karte nicht mehr: { $cards }. Die Steine, die sie hielt, sind frei.
