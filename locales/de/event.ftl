# Was in einer Partie Cosmic Encounter geschieht, je eine Zeile: erst ihr Verlauf, dann Kräfte, Flares und Edikte.

event-seated = Plätze im Uhrzeigersinn: { LIST($names, style: "comma") }. Prüfsumme des Mischens: `{ $hash }`.
event-power-choice = Du hast die Wahl: { LIST($powers, style: "or") }.
event-power-row = Diese Kräfte liegen offen, und alle nehmen reihum eine, der letzte Platz zuerst: { LIST($powers, style: "comma") }.
event-power-picked = { $name } nimmt { $power }.
event-colours = { $taken }.
event-colour-taken = { $name } ist { $colour }
event-destiny-pile = Der Schicksalsstapel aus { $count } Karten wird gemischt.
event-powers = Die Kräfte werden aufgedeckt: { $powers }.
event-powers-of = { $name } ({ LIST($powers, style: "comma") })
event-laid-out = { $name } stellt auf: { $places }.
event-first = Das Schicksal lässt { $name } beginnen.

event-winners = { COUNT($names) ->
    [0] Niemand siegt
    [one] { $names } siegt
   *[other] { $names } siegen gemeinsam
}
event-finished-bases = **{ $winners }**: genug fremde Basen.
event-finished-alternate = **{ $winners }**: nicht durch Basen, sondern auf anderem Weg.
event-finished-by = **{ $winners }** durch { $makers }.
event-won-by = { $maker }{ COUNT($aims) ->
    [0] { "" }
   *[other] { " " }({ LIST($aims, style: "comma") })
}
event-finished-last = **{ $winners }**: Alle anderen sind gegangen.
event-finished-nobody = **{ $winners }**: Es ist niemand mehr da.
event-finished-spent = **{ $winners }**: Niemand hat noch einen Stein, mit dem es weitergehen könnte.
event-finished-stopped = **{ $winners }**: Das Spiel wurde abgebrochen.
event-laid-open = { $name } hatte { COUNT($hand) ->
    [0] keine Karten
   *[other] { $hand }
}{ COUNT($elsewhere) ->
    [0] { "" }
   *[other] { "" }; { LIST($elsewhere, style: "comma") }
}.
event-held-laid = verdeckt auf dem Tisch: { $cards }
event-held-away = weggelegt: { $cards }
event-held-hoard = im Hort: { $cards }
event-held-dealt = noch nicht gewählt: { $cards }
event-piles-open = Im Stapel übrig: { COUNT($deck) ->
    [0] nichts
   *[other] { $deck }
}. Der Startwert des Mischens ist `{ $seed }`: Damit lässt sich die Prüfsumme vom Anfang prüfen.

event-challenge = **Begegnung { $number }**: { $ordinal ->
    [1] die erste
    [2] die zweite
    [3] die dritte
   *[other] die { $ordinal }.
} im Zug von { $name }.
event-challenge-back = **Begegnung { $number }**: { $name } schlägt zurück, außer der Reihe.
event-destiny-shuffled = Die benutzten Schicksalskarten werden gemischt.
event-destiny = Das Schicksal zeigt { $shown }.
event-destiny-of = die Farbe von { $name }
event-destiny-wild = eine Wild-Karte
event-decreed-colour = Das Schicksal gilt jetzt als { $colour }.
event-own-colour-home = { $name } greift einen Gast im eigenen Heimatsystem an.
event-own-colour-empty = { $name } besiedelt einen leeren Heimatplaneten neu.
event-defense = { $name } ist die Abwehr, im { FORM($system, "dative") } System.{ $reverse ->
    [yes] { " " }Der Kegel ist umgekehrt.
   *[no] { "" }
}
event-defense-nobody = In dieser Begegnung gibt es keine Abwehr.
event-aimed = Der Kegel zielt auf { $place }.
event-recalled = { $name } nimmt { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} zurück und setzt neu ein.
event-invited-offense = Der Angriff lädt { COUNT($names) ->
    [0] niemanden
   *[other] { $names }
} ein.
event-invited-defense = Die Abwehr lädt { COUNT($names) ->
    [0] niemanden
   *[other] { $names }
} ein.
event-joined = { $name } tritt { FORM($side, "dative") } bei.
event-declined = { $name } lehnt ab.
event-unallied = { $name } ist nicht mehr verbündet.
event-turned-offense = Die Karte des Angriffs zählt als Kompromiss.
event-turned-defense = Die Karte der Abwehr zählt als Kompromiss.
event-counts-as-offense = Die Karte des Angriffs zählt jetzt als { $card }.
event-counts-as-defense = Die Karte der Abwehr zählt jetzt als { $card }.

event-decreed-ionic-gas = In dieser Begegnung gibt es weder Trost noch Belohnungen.
event-decreed-stellar-gas = Trost und Belohnungen dieser Begegnung zählen doppelt.
event-decreed-gases = Die beiden Gase heben sich auf: Trost und Belohnungen sind wie sonst.
event-decreed-victory-boon = Der Hauptspieler der Abwehr wird belohnt wie ein Verbündeter der Abwehr.
event-decreed-chronos = Die Zeit läuft zurück: Die Begegnungskarten werden noch einmal gewählt.
event-decreed-all-tokens-lost = Masochist hat zu Beginn dieser Begegnung alle Steine verloren.
event-decreed-another-challenge = Der Angriff darf nach dieser Begegnung noch eine bestreiten.
event-decreed-deal-rewards = Kommt der Handel zustande, bekommen alle, die ihn machen, je drei Belohnungen.
event-decreed-awake = Die Kräfte von { $name } wirken in dieser Begegnung, so wenige Heimatbasen auch bleiben.
event-decreed-conceded = Die Abwehr gibt nach: Der Angriff landet wie nach einem Sieg, und niemand verliert einen Stein.
event-decreed-lured = Der Kegel wird anderswohin gedreht: Jemand anderes ist jetzt die Abwehr.

event-maker = { $thing } von { $name }
event-change = { $maker }: { $change } für { FORM($side, "accusative") }
event-tallied = { LIST($changes, style: "comma") }.
event-totals = Summen: { $offense } für den Angriff, { $defense } für die Abwehr.
event-totals-none = Es wird nichts zusammengezählt.
event-outcome-offense = Der Angriff gewinnt die Begegnung.
event-outcome-defense = Die Abwehr gewinnt die Begegnung.
event-outcome-both-lost = Beide Seiten verlieren die Begegnung.
event-outcome-deal = Zwei Kompromisse: Es darf gehandelt werden.
event-outcome-no-deal = Es kommt kein Handel zustande.
event-outcome-landed = Die Steine landen ohne Kampf.
event-outcome-aborted = Die Begegnung endet ohne Ergebnis.
event-outcome-repulsed = Die Begegnung ist abgeschlagen.
event-outcome-decided = { $outcome } Entschieden durch { $makers }.
event-restart-destiny = Die Begegnung geht zurück zum Schicksal.
event-restart-aim = Die Begegnung geht zurück zum Zielen.
event-restart-alliance = Die Begegnung geht zurück zu den Einladungen.
event-restart-planning = Die Begegnung geht zurück zur Wahl der Karten.
event-restart-after = Die Begegnung endet hier.
event-stands-in = { $name } greift in dieser Begegnung an Stelle von { $other } an.
event-denied = { $names } { COUNT($names) ->
    [one] hätte
   *[other] hätten
} mit Basen gesiegt, aber in diesem Spiel siegt etwas anderes.
event-strikes-back = { $name } fordert als Nächstes { $other } heraus.
event-rewound = Die Begegnung von { $name } beginnt neu, beim Schicksal.
event-cleared = Die Begegnung bricht ab.{ COUNT($cards) ->
    [0] { "" }
   *[other] { " " }Abgelegt: { $cards }.
}

event-offered = { $name } bietet { COUNT($gives) ->
    [0] nichts
   *[other] { $gives }
}{ COUNT($wants) ->
    [0] { "" }
   *[other] { " " }für { $wants }
}.
event-offered-to = { $name } bietet { $to } { COUNT($gives) ->
    [0] nichts
   *[other] { $gives }
}{ COUNT($wants) ->
    [0] { "" }
   *[other] { " " }für { $wants }
}.
event-offer-base = eine Basis auf { $place }
event-offer-captives = { $count ->
    [one] einen gefangenen Stein
   *[other] { $count } gefangene Steine
} ({ $places })
event-offer-withdrawn = { $name } zieht das Angebot zurück.
event-gave-up = { $name } will keinen Handel.
# Bei einem Handel von mehr als zweien.
event-agreed = { $name } nimmt an, was { $other } bietet; die anderen müssen es auch.
event-dealers = { $names } handeln miteinander.
event-voted = Stimmen für den Angriff: { COUNT($offense) ->
    [0] keine
   *[other] { $offense }
}. Für die Abwehr: { COUNT($defense) ->
    [0] keine
   *[other] { $defense }
}.
event-deal = Das Angebot von { $name } ist angenommen: Der Handel gilt.

event-conceded = { $name } gibt auf.
event-vanished = { $name } verlässt die Begegnung mit { $count ->
    [one] { $count } Stein
   *[other] { $count } Steinen
}.
event-departed = { $name } hat das Spiel verlassen.
event-struck = { $name } hat { $strikes ->
    [one] eine Frist
   *[other] { $strikes } Fristen in Folge
} versäumt{ $autopilot ->
    [yes] { "" }; ab jetzt wartet niemand mehr darauf
   *[no] { "" }
}.
event-taken-over = Auf dem Platz von { $name } spielt jetzt jemand anderes.
event-back = { $name } ist wieder da.
event-orders = Du hast { $count ->
    [one] { $count } Dauerauftrag
   *[other] { $count } Daueraufträge
}.

event-announced-power = { $name } nutzt die Kraft { $thing }{ COUNT($aims) ->
    [0] { "" }
   *[other] { " " }({ LIST($aims, style: "comma") })
}.
event-announced-flare = { $name } spielt { $thing }{ COUNT($aims) ->
    [0] { "" }
   *[other] { " " }({ LIST($aims, style: "comma") })
}.
event-announced-edict = { $name } spielt { $thing }{ COUNT($aims) ->
    [0] { "" }
   *[other] { " " }({ LIST($aims, style: "comma") })
}.

event-aim-target = Ziel: { $value }
event-aim-player = Spieler: { $value }
event-aim-host = bei: { $value }
event-aim-taker = an: { $value }
event-aim-allies = Verbündete: { $value }
event-aim-offense-players = zum Angriff: { $value }
event-aim-defense-players = zur Abwehr: { $value }
event-aim-repel-players = zurück: { $value }
event-aim-planet = Planet: { $value }
event-aim-base = Basis: { $value }
event-aim-card = Karte: { $value }
event-aim-edict = gespielt als: { $value }
event-aim-face = Karte: { $value }
event-aim-claim = Behauptung: { $value }
event-aim-stake = Einsatz: { $value }
event-aim-spread = Abstand: { $value }
event-aim-number = Zahl: { $value }
event-aim-destiny = Schicksalskarte: { $value }
event-aim-colour = Farbe: { $value }
event-aim-power = Kraft: { $value }
event-aim-graft = Kraft: { $value }
event-aim-copy = Kopie von { $value }
event-aim-gives = gibt: { $value }
event-aim-way = { $value }
event-aim-cover = versichert: { $value }
event-aim-call = { $value }
event-aim-winner = für den Gewinner: { $value }
event-aim-loser = für den Verlierer: { $value }
event-aim-flares = { $value }
event-flares-three-flares = drei zufällige Flares
event-flares-search-flares = ein Flare nach Wahl
event-aim-foretold = Gewinner: { $value }
event-aim-marked = half nicht: { $value }
event-aim-each = Steine von jedem: { $value }
event-aim-least = mindestens { $value }
event-aim-whine = { $value }
event-whine-lost-tokens = so viele Steine im Warp
event-whine-foreign-bases = so wenige fremde Basen
event-whine-a-card = eine Karte fehlt
event-aim-asks = { $value }
event-asks-holds = Hast du diese Karte auf der Hand?
event-asks-plays = Wirst du diese Karte spielen?
event-asks-at-least = Wirst du einen Angriff ab dieser Zahl spielen?
event-asks-compromise = Wirst du einen Kompromiss spielen?
event-asks-which = Welche Karte wirst du spielen?
event-award-base = eine Basis
event-cover-powers = die Kräfte
event-cover-all-tokens = die Steine
event-cover-hand = die Hand
event-award-all = alle Karten
event-award-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
event-aim-term = Bedingung: { $value }
event-aim-asteroid = Asteroid: { $value }
event-aim-asteroids = Asteroiden: { $value }
event-aim-split = verdoppelt: { $value }
event-aim-destroy = zerstört: { $value }
event-aim-one = von: { $value }
event-aim-other = nach: { $value }
event-aim-system = Asteroid: { $value }
event-aim-tokens = { $colour }: { $count }
event-aim-none = keine
event-way-two-right = zwei Plätze nach rechts
event-way-one-left = einen Platz nach links
event-way-draw = zieht eine neue Kraft
event-way-plus = zählt dazu
event-way-minus = zieht ab
event-way-take-store = nimmt das Lager
event-way-swap-store = tauscht eine Karte mit dem Lager
event-way-reward = eine Belohnung für eine Marke
event-call-odd = ungerade
event-call-even = gerade
event-call-tens = Zehner
event-call-ones = Einer
event-call-plus = dazugezählt
event-call-minus = abgezogen
event-curse-clumsy = Ungeschick
event-curse-mute = Stummheit
event-curse-barren = Leere
event-curse-stuck = Starre
event-curse-frail = Schwäche
event-curse-glass = Glas
event-fist-left = linken
event-fist-right = rechten
event-stored = { $maker } lagert eine Karte ein: Dort { $count ->
    [one] liegt 1 Karte
   *[other] liegen { $count } Karten
}.
event-stacked = { $maker }: { $card } kommt auf den Vorrat.
event-slipped = { $name } legt eine andere Karte an die Stelle der Karte von { $other }.
event-guessed = { $name } hat einen Stein in der { $hidden } Hand versteckt. { $other } hat { $found ->
    [yes] diese Hand
   *[no] die leere Hand
} gewählt.

event-cancelled = { $thing } ist aufgehoben.
event-done = { $thing } hat keine Wirkung.
event-zapped = { $name } darf keine Kraft nutzen, bis diese Begegnung endet.
event-unzapped = { $name } darf wieder Kräfte nutzen.
event-zaps-over = Die Zaps wirken nicht mehr.
event-silenced = Keine Kraft wirkt, bis diese Begegnung endet.
event-noted-points = { $maker } hat { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
event-noted-cursed = { $maker } verflucht { $name }: { $curse }.
event-noted-uncursed = { $maker }: Der Fluch { $curse } ist verbraucht.
event-noted-rage = { $maker } hat { $count ->
    [one] 1 Wutmarke
   *[other] { $count } Wutmarken
}.
event-collected = { $maker } behält die Schicksalskarte und hat jetzt { $count }.
event-collection = { $maker } legt { $count ->
    [one] { $count } Schicksalskarte
   *[other] { $count } Schicksalskarten
} ab.
event-annexed = { $name } hat zehn kleine Planeten, auch die fünf in { $colour }. Auf jeden passen vier Steine.
event-burned = Ein Planet verbrennt und verlässt das Spiel: { $place }.
event-noted-term = { $maker }: Es siegt, wer dies hat: { $term }.
event-noted-covers = { $maker } versichert: { $covers }.
event-covers = { $asset } von { $name }
event-noted-bombs = { $maker }: { COUNT($places) ->
    [0] keine Bomben
    [one] eine Bombe unter { $places }
   *[other] Bomben unter { $places }
}.
event-noted-hidden = { $maker }: { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} ungesehen in der Begegnung.
event-attributes-gone = Was die Kraft verwahrt hatte, ist fort: { $gone }.
event-tokens = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
event-power = { $name } hat jetzt { $new } statt { $old }.
event-powers-exchanged = { $name } und { $other } tauschen { $power } und { $theirs }.
event-colours-swapped = { $name } und { $other } tauschen Heimatsysteme und Steine; sie spielen jetzt { $colours }.
event-uncalled = Was angesagt war, während Karten gewählt und gezeigt wurden, gilt nicht mehr.
event-lent = { $name } leiht { $other } für diese Begegnung { $power }.
event-lent-back = { $name } hat { $power } wieder.
event-reborn = { $name } hat jetzt auch { $power }.
event-handed-on = { $other } bekommt { $card }.
event-stages = { $name } hat diese Stufen von { $power }: { LIST($stages, style: "comma") }.
event-stage = { $name } ist auf Stufe { $count } von { $power }: { $stage }.
event-marker = { $trap ->
    [yes] { $name } deckt eine Falle auf: { $place }.
   *[no] { $name } deckt eine Attrappe auf: { $place }.
}
event-planets-traded = Zwei Planeten tauschen mit den Steinen darauf die Plätze: { $places }.
event-copied = { $name } nutzt bis zum Ende dieser Begegnung eine Kopie von { $power }.
event-rests = { $power } von { $name } ist für diese Begegnung ausgeschaltet.
event-covered = { $power } von { $name } ist versichert und wirkt trotzdem.
event-void = Was du vorhattest, geht nicht mehr; es wurde nichts gespielt.
event-armed = { $card } ist bereit und wirkt, wenn der Augenblick kommt.
event-acts = { $card } von { $name } wirkt.

event-term-told = { COUNT($names) ->
    [one] { $names } erfährt
   *[other] { $names } erfahren
} von einer Bedingung, dass sie nicht die von { $name } ist.
event-not-term = Das ist nicht die Bedingung von { $name }: { $term }.
event-term-five-bases = fünf fremde Basen
event-term-every-system = eine fremde Basis in jedem anderen System
event-term-three-in-one = drei fremde Basen in einem System
event-term-two-and-two = je zwei fremde Basen in zwei Systemen
event-term-three-strong = drei fremde Basen mit vier Steinen oder mehr
event-term-four-and-home = vier fremde Basen, und alle Heimatplaneten gehalten
