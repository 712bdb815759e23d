# Was eine Begegnung fragt, sobald Ziel und Steine bekannt sind: wen man einlädt oder wem man hilft, vielleicht schon die Karte.

cosmic-sides-join = { $offense } greift { $defense } an. Wem hilfst du, wenn du eingeladen wirst?
cosmic-sides-invite =
    .offense = Wen lädst du zu deinem Angriff auf { $defense } ein?
    .defense = { $offense } greift dich an. Wen bittest du um Hilfe?
cosmic-sides-card = Welche Karte legst du, solange niemand der Gegenseite hilft?
cosmic-sides-suggested = Vorschlag: **{ $answer }**. **Fertig** übernimmt ihn; jede andere Wahl ändert ihn.
cosmic-sides-line = { $line } **{ $answer }**
cosmic-sides-noted = **Fertig, das ist notiert.** Hier kannst du es noch ändern.
cosmic-sides-until = Deine Antwort zählt bis { $due }; danach gilt der Vorschlag.
cosmic-sides-goes-on = Weiter geht es, wenn alle geantwortet haben, spätestens bis { $due }.
cosmic-sides-guests = { $count ->
        [0] -# { $name } lädt niemanden ein.
       *[other] -# { $name } lädt { LIST($guests) } ein.
    }
cosmic-sides-done = Fertig
cosmic-sides-change = Verbündete ändern
cosmic-sides-lay = Karte jetzt legen
cosmic-sides-out = Draußen bleiben
cosmic-sides-way-offense = { $count ->
        [one] { $offense } mit 1 Stein helfen
       *[other] { $offense } mit { $count } Steinen helfen
    }
cosmic-sides-way-defense = { $count ->
        [one] { $defense } mit 1 Stein helfen
       *[other] { $defense } mit { $count } Steinen helfen
    }
cosmic-sides-way-offense-defense = { $count ->
        [one] { $offense }, sonst { $defense }, mit 1 Stein helfen
       *[other] { $offense }, sonst { $defense }, mit { $count } Steinen helfen
    }
cosmic-sides-way-defense-offense = { $count ->
        [one] { $defense }, sonst { $offense }, mit 1 Stein helfen
       *[other] { $defense }, sonst { $offense }, mit { $count } Steinen helfen
    }
cosmic-sides-nobody = Niemanden
cosmic-sides-card-then = Später, wenn beide ihre Karten legen
cosmic-sides-hand = -# Deine Hand: { LIST($cards, style: "comma") }
cosmic-sides-settled = Kleine Entscheidungen fielen für dich wie vorgeschlagen: { LIST($choices, style: "comma") }. Unter **Aufträge** kannst du dich fragen lassen.
cosmic-sides-over = Das war für eine Begegnung, die vorbei ist.
cosmic-sides-nothing = Im Voraus gibt es gerade nichts zu sagen.
cosmic-sides-passed = Das ist inzwischen entschieden.
cosmic-sides-cannot = Das geht nicht mehr; wähl noch einmal.
cosmic-sides-no-plan = Pläne gibt es nicht mehr: Eine Begegnung fragt dich, was sie braucht, wenn sie es braucht. Was du geplant hast, gilt weiter.
cosmic-sides-too-long = Tipp höchstens { $most } Zeichen.
cosmic-sides-which = „{ $typed }“ kann mehreres heißen. Meinst du { LIST($near, style: "or") }?
cosmic-sides-unread = „{ $typed }“ kenne ich hier nicht. Wähl aus der Liste, die beim Tippen erscheint.
cosmic-sides-unread-near = „{ $typed }“ kenne ich hier nicht. Meinst du { LIST($near, style: "or") }?
