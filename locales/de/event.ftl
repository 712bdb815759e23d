# Was in einer Partie Cosmic Encounter geschieht, je eine Zeile: erst ihr Verlauf, dann Kräfte, Flares und Edikte.

event-seated = Plätze im Uhrzeigersinn: { LIST($names, style: "comma") }. Prüfsumme des Mischens: `{ $hash }`.
event-power-choice = Du hast die Wahl: { LIST($powers, style: "or") }.
event-power-row = Diese Kräfte liegen offen, und alle nehmen reihum eine, der letzte Platz zuerst: { LIST($powers, style: "comma") }.
event-power-picked = { $seat } nimmt { $power }.
event-colours = { $taken }.
event-colour-taken = { $name } ist { $colour }
event-destiny-pile = Der Schicksalsstapel aus { $cards } Karten wird gemischt.
event-powers = Die Kräfte werden aufgedeckt: { $powers }.
event-powers-of = { $name } ({ LIST($powers, style: "comma") })
event-laid-out = { $seat } stellt auf: { $places }.
event-first = Das Schicksal lässt { $seat } beginnen.

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
event-finished-length = **{ $winners }**: Die letzte Begegnung ist vorbei, und die fremden Basen entscheiden.
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
event-aimed = Der Kegel zielt auf { $planet }.
event-recalled = { $seat } nimmt { $count ->
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
event-unallied = { $seat } ist nicht mehr verbündet.
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
event-stands-in = { $seat } greift in dieser Begegnung an Stelle von { $host } an.
event-denied = { $seats } { COUNT($seats) ->
    [one] hätte
   *[other] hätten
} mit Basen gesiegt, aber in diesem Spiel siegt etwas anderes.
event-strikes-back = { $seat } fordert als Nächstes { $against } heraus.
event-rewound = Die Begegnung von { $seat } beginnt neu, beim Schicksal.
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
event-offer-withdrawn = { $seat } zieht das Angebot zurück.
event-gave-up = { $seat } will keinen Handel.
# Bei einem Handel von mehr als zweien.
event-agreed = { $seat } nimmt an, was { $to } bietet; die anderen müssen es auch.
event-dealers = { $seats } handeln miteinander.
event-voted = Stimmen für den Angriff: { COUNT($offense) ->
    [0] keine
   *[other] { $offense }
}. Für die Abwehr: { COUNT($defense) ->
    [0] keine
   *[other] { $defense }
}.
event-deal = Das Angebot von { $seat } ist angenommen: Der Handel gilt.

event-conceded = { $seat } gibt auf.
event-vanished = { $seat } verlässt die Begegnung mit { $count ->
    [one] { $count } Stein
   *[other] { $count } Steinen
}.
event-departed = { $seat } hat das Spiel verlassen.
event-struck = { $seat } hat { $strikes ->
    [one] eine Frist
   *[other] { $strikes } Fristen in Folge
} versäumt{ $autopilot ->
    [yes] { "" }; ab jetzt wartet niemand mehr darauf
   *[no] { "" }
}.
event-taken-over = Auf dem Platz von { $seat } spielt jetzt jemand anderes.
event-back = { $seat } ist wieder da.
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
event-award-number = { $count ->
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
event-cursed-clumsy = Ungeschick
event-cursed-mute = Stummheit
event-cursed-barren = Leere
event-cursed-stuck = Starre
event-cursed-frail = Schwäche
event-cursed-glass = Glas
event-fist-left = linken
event-fist-right = rechten
event-stored = { $maker } lagert eine Karte ein: Dort { $count ->
    [one] liegt 1 Karte
   *[other] liegen { $count } Karten
}.
event-stacked = { $maker }: { $card } kommt auf den Vorrat.
event-slipped = { $seat } legt eine andere Karte an die Stelle der Karte von { $target }.
event-guessed = { $name } hat einen Stein in der { $hidden } Hand versteckt. { $other } hat { $found ->
    [yes] diese Hand
   *[no] die leere Hand
} gewählt.

event-cancelled = { $thing } ist aufgehoben.
event-done = { $thing } hat keine Wirkung.
event-zapped = { $seat } darf keine Kraft nutzen, bis diese Begegnung endet.
event-unzapped = { $seat } darf wieder Kräfte nutzen.
event-zaps-over = Die Zaps wirken nicht mehr.
event-silenced = Keine Kraft wirkt, bis diese Begegnung endet.
event-noted-points = { $maker } hat { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
event-noted-cursed = { $maker } verflucht { $value }: { $word }.
event-noted-used-up = { $maker }: Der Fluch { $word } ist verbraucht.
event-noted-rage = { $maker } hat { $count ->
    [one] 1 Wutmarke
   *[other] { $count } Wutmarken
}.
event-collected = { $maker } behält die Schicksalskarte und hat jetzt { $count }.
event-collection = { $maker } legt { $count ->
    [one] { $count } Schicksalskarte
   *[other] { $count } Schicksalskarten
} ab.
event-annexed = { $seat } hat zehn kleine Planeten, auch die fünf in { $colour }. Auf jeden passen vier Steine.
event-burned = Ein Planet verbrennt und verlässt das Spiel: { $planet }.
event-noted-term = { $maker }: Es siegt, wer dies hat: { $word }.
event-noted-covers = { $maker } versichert: { $covers }.
event-covers = { $asset } von { $name }
event-noted-bombs = { $maker }: { COUNT($value) ->
    [0] keine Bomben
    [one] eine Bombe unter { $value }
   *[other] Bomben unter { $value }
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
event-power = { $seat } hat jetzt { $new } statt { $old }.
event-powers-exchanged = { $name } und { $other } tauschen { $power } und { $theirs }.
event-colours-swapped = { $name } und { $other } tauschen Heimatsysteme und Steine; sie spielen jetzt { $colours }.
event-uncalled = Was angesagt war, während Karten gewählt und gezeigt wurden, gilt nicht mehr.
event-lent = { $seat } leiht { $to } für diese Begegnung { $power }.
event-lent-back = { $seat } hat { $power } wieder.
event-reborn = { $seat } hat jetzt auch { $power }.
event-handed-on = { $to } bekommt { $card }.
event-stages = { $seat } hat diese Stufen von { $power }: { LIST($powers, style: "comma") }.
event-stage = { $seat } ist auf Stufe { $count } von { $power }: { $stage }.
event-marker = { $trap ->
    [yes] { $seat } deckt eine Falle auf: { $planet }.
   *[no] { $seat } deckt eine Attrappe auf: { $planet }.
}
event-planets-traded = Zwei Planeten tauschen mit den Steinen darauf die Plätze: { $planets }.
event-copied = { $seat } nutzt bis zum Ende dieser Begegnung eine Kopie von { $power }.
event-rests = { $power } von { $seat } ist für diese Begegnung ausgeschaltet.
event-covered = { $power } von { $seat } ist versichert und wirkt trotzdem.
event-void = Was du vorhattest, geht nicht mehr; es wurde nichts gespielt.
event-armed = { $card } ist bereit und wirkt, wenn der Augenblick kommt.
event-acts = { $card } von { $seat } wirkt.

event-term-told = { COUNT($to) ->
    [one] { $to } erfährt
   *[other] { $to } erfahren
} von einer Bedingung, dass sie nicht die von { $seat } ist.
event-not-term = Das ist nicht die Bedingung von { $name }: { $term }.
event-term-five-bases = fünf fremde Basen
event-term-every-system = eine fremde Basis in jedem anderen System
event-term-three-in-one = drei fremde Basen in einem System
event-term-two-and-two = je zwei fremde Basen in zwei Systemen
event-term-three-strong = drei fremde Basen mit vier Steinen oder mehr
event-term-four-and-home = vier fremde Basen, und alle Heimatplaneten gehalten

# --- Hauptwörter dieser Zeilen

event-tokens-of = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} von { $owner }
event-sheet = Blatt von { $power }, { $holder }

# --- Karten

event-drew = { $seat } zieht { $count ->
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
event-gave = { $seat } gibt { $to } { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}{ $why ->
    [deal] { " " }im Handel
    [consolation] { " " }als Trost
   *[other] { "" }
}.
event-hand = { COUNT($gained) ->
    [0] Du bekommst keine Karten.
   *[other] Du bekommst { $gained }.
}
event-hand-now = { COUNT($cards) ->
    [0] Deine Hand ist jetzt leer.
   *[other] Du hast jetzt { $cards }.
}
event-given = { $to } bekommt { $cards } von { $seat }.
event-redealt = Stapel und Ablage sind leer: Alle bekommen neue Karten.
event-reshuffled = Die Ablage wird in den Stapel gemischt.
event-discarded = { COUNT($cards) ->
    [0] { $seat } legt nichts ab.
   *[other] { $seat } legt ab: { $cards }.
}
event-discarded-alone = Auf die Ablage: { $cards }.
event-looked = { COUNT($by) ->
    [one] { $by } sieht sich Karten von { $seat } an.
   *[other] { $by } sehen sich Karten von { $seat } an.
}
event-watches = { $seat } sieht in dieser Begegnung, was { $drawer } zieht.
event-shown = { COUNT($cards) ->
    [0] { $seat } hat keine Karten zu zeigen.
   *[other] { $seat } zeigt { $cards }.
}
event-laid = { $seat } legt eine Karte verdeckt hin.
event-laid-face-up = { $seat } legt { $card } offen hin.
event-laid-card = Deine Karte: { $card }.
event-revealed = Die Karten werden aufgedeckt: { $offense } für den Angreifer, { $defense } für die Abwehr.
event-no-card = keine Karte
event-mingled = Die Karten von { $seats } werden zusammengemischt und neu ausgeteilt.
event-put-away = { $count ->
    [one] 1 Karte von { $seat } liegt beiseite und kommt zurück
   *[other] { $count } Karten von { $seat } liegen beiseite und kommen zurück
}, { $until ->
    [stack] sobald alle Antworten da sind
    [phase] wenn die Phase endet
   *[challenge] wenn die Begegnung endet
}.
event-put-away-cards = Beiseitegelegt: { $cards }.
event-got-back = { $seat } nimmt eine Karte zurück, die beiseitelag.
event-set-aside = { $seat } bekommt { $card } zurück, { $until ->
    [stack] sobald alle Antworten da sind
    [phase] wenn die Phase endet
   *[challenge] wenn die Begegnung endet
}.
event-returned = { $seat } hat diese Karte zurück: { $card }.
event-put-back = { $seat } legt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} oben auf den Stapel zurück.
event-hoarded = { $seat } hortet { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}; im Hort sind jetzt { $size }.
# Nobody has the power that hoards.
event-hoarded-alone = { $count ->
    [one] 1 Karte kommt
   *[other] { $count } Karten kommen
} in den Hort; dort sind jetzt { $size }.
event-hoard = { COUNT($cards) ->
    [0] Dein Hort ist leer.
   *[other] In deinem Hort: { $cards }.
}
event-substituted = { $seat } ersetzt { $old } durch { $new }.
event-bound = Das musst du spielen, wenn du kannst: { $card }.
event-unbound = Du darfst wieder eine andere Karte spielen.
event-took-back = { $seat } nimmt die Karte auf die Hand zurück.
event-turned-up = { $seat } deckt auf: { $card }.
event-buried = Die Karte von { $seat } geht ungesehen unter den Stapel und gilt als { $face }.
event-hidden = Die Karten werden wieder verdeckt und noch einmal aufgedeckt.
event-claimed = { $seat } nimmt auf die Hand: { $card }.
event-fetched = { $seat } nimmt aus der Ablage: { $card }.
event-dug-up = { $seat } deckt vom Stapel auf: { $cards }.
event-deck-shown = { COUNT($cards) ->
    [0] Der Stapel ist leer.
    [one] Die einzige Karte im Stapel: { $cards }.
   *[other] Oben auf dem Stapel liegen, in dieser Reihenfolge: { LIST($cards, style: "comma") }.
}
event-cards-exchanged = Die zwei Begegnungskarten wechseln die Seiten.
event-hands-exchanged = { $seats } tauschen ihre Hände.
event-answered = { $answer ->
    [yes] { $seat } antwortet mit Ja.
    [no] { $seat } antwortet mit Nein.
    [none] { $seat } sagt es nicht und bleibt frei.
   *[card] { $seat } wird { $face } spielen.
}
event-searched-deck = { $seat } sucht sich { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} aus dem Stapel aus, der neu gemischt wird.
event-drew-flares = { $seat } bekommt { $count ->
    [one] einen Flare, der nicht im Stapel war.
   *[other] { $count } Flares, die nicht im Stapel waren.
}
event-removed-card = { $seat } nimmt { $card } aus dem Spiel.
event-searched = { $found ->
    [yes] { $seat } hat das auf der Hand: { $face }.
   *[no] { $seat } hat das nicht auf der Hand: { $face }.
}

# --- Steine

event-lost = { $name } verliert { $tokens } ({ $origin } → Warp){ $why ->
    [deal] { " " }im Handel
    [failed_deal] , weil kein Handel zustande kam
    [homeless] , weil eine Basis fehlt
   *[other] { "" }
}.
event-freed = { $name } holt { $tokens } zurück (Warp → { $to }){ $why ->
    [regroup] { " " }zum Sammeln
    [deal] { " " }im Handel
    [reward] { " " }als Belohnung
   *[other] { "" }
}.
event-committed = { $name } setzt { $tokens } ein ({ $origin }).
event-landed = { $name } landet { $tokens } auf { $to }.
event-moved = { $name } bewegt { $tokens } ({ $origin } → { $to }).
event-came-home = { $owner } bekommt { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} zurück ({ $to }).
event-came-home-held = { $name } bekommt { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} von { $owner } zurück ({ $to }).
event-removed = { $count ->
    [one] 1 Stein von { $owner } verlässt das Spiel.
   *[other] { $count } Steine von { $owner } verlassen das Spiel.
}
event-removed-held = { $count ->
    [one] 1 Stein von { $owner } im Besitz von { $name } verlässt das Spiel.
   *[other] { $count } Steine von { $owner } im Besitz von { $name } verlassen das Spiel.
}
event-went-back = { $count ->
    [one] 1 Stein von { $owner } geht
   *[other] { $count } Steine von { $owner } gehen
} zurück ({ COUNT($origin) ->
    [0] { "" }
   *[other] { $origin } →{ " " }
}{ $to }).
event-went-back-held = { $count ->
    [one] 1 Stein von { $owner }, im Besitz von { $name }, geht
   *[other] { $count } Steine von { $owner }, im Besitz von { $name }, gehen
} zurück ({ COUNT($origin) ->
    [0] { "" }
   *[other] { $origin } →{ " " }
}{ $to }).
event-captured = { $name } nimmt { $tokens } gefangen (jetzt auf { $to }).
event-captured-from = { $name } nimmt { $tokens } gefangen, bisher bei { $former } (jetzt auf { $to }).
event-recaptured = { $name } bekommt { $tokens } zurück ({ $to }).
event-piled = { $name } stapelt { $tokens } unter einen eigenen Stein ({ $to }).
event-second-set = { $seat } hat { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} mehr, in zweiter Farbe: { $colour }.
event-given-back = { $former } gibt { $seat } { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} zurück.
event-restored = { $count ->
    [one] 1 Stein von { $seat } ist wieder im Spiel.
   *[other] { $count } Steine von { $seat } sind wieder im Spiel.
}
event-bonded = { $seat } hält { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}, solange diese Karte auf der Hand bleibt: { $card }.
event-unbonded = { $seat } hat diese Karte nicht mehr: { $card }. Die Steine, die sie hielt, sind frei.
event-neutral-tokens = { $seat } bekommt { $count ->
    [one] 1 neutralen Stein
   *[other] { $count } neutrale Steine
}: { $places }.
