# Was in einer Partie Cosmic Encounter geschieht, je eine Zeile: erst ihr Verlauf, dann Kräfte, Flares und Edikte.

event-seated = Im Uhrzeigersinn: { LIST($names, style: "comma") }. Das Mischen ist als `{ $hash }` versiegelt.
event-power-choice = Wähl aus: { LIST($powers, style: "or") }.
event-power-row = Die Kräfte liegen offen: { LIST($powers, style: "comma") }. Der letzte Platz wählt zuerst.
event-power-picked = { $seat } nimmt { $power }.
event-colours = { $taken }.
event-colour-taken = { $name } ist { $colour }
event-destiny-pile = Die { $cards } Schicksalskarten werden gemischt.
event-powers = Die Kräfte: { $powers }.
event-powers-of = { $name } ({ LIST($powers, style: "comma") })
event-laid-out = { $seat } stellt auf: { $places }.
event-first = { $seat } beginnt.

event-winners = { COUNT($names) ->
    [0] Niemand gewinnt
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
event-finished-bases = **{ $winners }** mit { $needed ->
    [0] genug
   *[other] { $needed }
} fremden Basen.
event-finished-alternate = **{ $winners }**, aber nicht durch Basen.
event-finished-by = **{ $winners }** durch { $makers }.
event-won-by = { $maker }{ COUNT($aims) ->
    [0] { "" }
   *[other] { " " }({ LIST($aims, style: "comma") })
}
event-finished-last = **{ $winners }**: Alle anderen sind gegangen.
event-finished-nobody = **{ $winners }**: Es ist niemand mehr da.
event-finished-spent = **{ $winners }**: Niemand hat noch einen Stein zum Spielen.
event-finished-length = **{ $winners }** mit den meisten fremden Basen nach der letzten Begegnung.
event-finished-stopped = **{ $winners }**: Das Spiel wurde abgebrochen.
event-laid-open = { $name } hatte { COUNT($hand) ->
    [0] keine Karten
   *[other] { $hand }
}{ COUNT($elsewhere) ->
    [0] { "" }
   *[other] { "" }; { LIST($elsewhere, style: "comma") }
}.
event-held-laid = verdeckt: { $cards }
event-held-away = beiseitegelegt: { $cards }
event-held-hoard = im Hort: { $cards }
event-held-dealt = noch nicht gewählt: { $cards }
event-piles-open = Im Stapel übrig: { COUNT($deck) ->
    [0] nichts
   *[other] { $deck }
}. Prüf das Mischen mit dem Startwert `{ $seed }`.

event-challenge = **Begegnung { $number }** ({ $ordinal ->
    [1] die erste
    [2] die zweite
    [3] die dritte
   *[other] die { $ordinal }.
} von { $name }).
event-challenge-back = **Begegnung { $number }**: { $name } schlägt zurück, außer der Reihe.
event-destiny-shuffled = Die benutzten Schicksalskarten werden gemischt.
event-destiny = Schicksal: { $shown }.
event-destiny-of = die Farbe von { $name }
event-destiny-wild = eine Wild-Karte
event-destiny-seen = { $seat } sieht sich die { $count ->
        [one] nächste Schicksalskarte
       *[other] nächsten { $count } Schicksalskarten
    } an.
event-destiny-next = Als Nächstes im Schicksalsstapel: { $cards }.
event-destiny-stacked = { $seat } legt sie zurück{ $under ->
        [0] {""}
        [one] , eine nach unten
       *[other] , { $under } nach unten
    }.
event-decreed-colour = Das Schicksal gilt jetzt als { $colour }.
event-own-colour-home = { $name } greift zu Hause einen Gast an.
event-own-colour-empty = { $name } besiedelt einen leeren Heimatplaneten neu.
event-defense = { $name } wehrt ab{ $away ->
    [yes] { " " }im { $system }
   *[no] { "" }
}{ $reverse ->
    [yes] , mit umgekehrtem Kegel
   *[no] { "" }
}.
event-defense-nobody = Niemand wehrt ab.
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
event-joined = { $name } hilft { FORM($side, "dative") }.
event-declined = { $name } lehnt ab.
event-unallied = { $seat } ist nicht mehr verbündet.
event-turned-offense = Die Karte des Angriffs zählt als Kompromiss.
event-turned-defense = Die Karte der Abwehr zählt als Kompromiss.
event-counts-as-offense = Die Karte des Angriffs zählt jetzt als { $card }.
event-counts-as-defense = Die Karte der Abwehr zählt jetzt als { $card }.

event-decreed-ionic-gas = Niemand bekommt in dieser Begegnung Trost oder Belohnungen.
event-decreed-stellar-gas = Trost und Belohnungen zählen in dieser Begegnung doppelt.
event-decreed-gases = Die beiden Gase heben sich auf.
event-decreed-victory-boon = Die Abwehr bekommt auch Belohnungen, wie ein Verbündeter.
event-decreed-chronos = Die Zeit läuft zurück: Beide Karten werden neu gewählt.
event-decreed-all-tokens-lost = Masochist hat alle Steine verloren.
event-decreed-another-challenge = Der Angriff darf nach dieser Begegnung noch einmal.
event-decreed-deal-rewards = Ein Handel bringt allen, die ihn machen, drei Belohnungen.
event-decreed-awake = Die Kräfte von { $name } wirken in dieser Begegnung, egal wie wenige Heimatbasen bleiben.
event-decreed-conceded = Die Abwehr gibt nach: Der Angriff landet wie nach einem Sieg, und niemand verliert einen Stein.
event-decreed-lured = Der Kegel dreht sich: Jetzt ist jemand anderes die Abwehr.

event-maker = { $thing } von { $name }
event-change = { $maker }: { $change } für { FORM($side, "accusative") }
event-tallied = { LIST($changes, style: "comma") }.
event-totals = Summen: Angriff { $offense }, Abwehr { $defense }.
event-totals-none = Summen zählen nicht.
event-outcome-offense = Der Angriff gewinnt.
event-outcome-defense = Die Abwehr gewinnt.
event-outcome-both-lost = Beide Seiten verlieren.
event-outcome-deal = Zwei Kompromisse: Jetzt wird gehandelt.
event-outcome-no-deal = Kein Handel.
event-outcome-landed = Die Steine landen ohne Kampf.
event-outcome-aborted = Die Begegnung wird abgebrochen.
event-outcome-repulsed = Der Angriff ist abgeschlagen.
event-outcome-decided = { $outcome } Entschieden durch { $makers }.
event-restart-destiny = Zurück zum Schicksal.
event-restart-aim = Zurück zum Zielen.
event-restart-alliance = Zurück zu den Einladungen.
event-restart-planning = Zurück zur Kartenwahl.
event-restart-after = Die Begegnung endet hier.
event-stands-in = { $seat } greift für { $host } an.
event-denied = { $seats } { COUNT($seats) ->
    [one] hätte
   *[other] hätten
} mit Basen gewonnen, aber in diesem Spiel gewinnt man anders.
event-strikes-back = { $seat } greift als Nächstes { $against } an.
event-rewound = Die Begegnung von { $seat } beginnt neu, beim Schicksal.
event-cleared = Die Begegnung wird abgebrochen.{ COUNT($cards) ->
    [0] { "" }
   *[other] { " " }Abgelegt: { $cards }.
}

event-offered = { $name } bietet { COUNT($gives) ->
    [0] nichts
   *[other] { $gives }
}{ COUNT($wants) ->
    [0] { "" }
   *[other] { " " }gegen { $wants }
}.
event-offered-to = { $name } bietet { $to } { COUNT($gives) ->
    [0] nichts
   *[other] { $gives }
}{ COUNT($wants) ->
    [0] { "" }
   *[other] { " " }gegen { $wants }
}.
event-offer-base = eine Basis auf { $place }
event-offer-captives = { $count ->
    [one] einen gefangenen Stein
   *[other] { $count } gefangene Steine
} ({ $places })
event-offer-withdrawn = { $seat } zieht das Angebot zurück.
event-gave-up = { $seat } will keinen Handel.
# Bei einem Handel von mehr als zweien.
event-agreed = { $seat } nimmt das Angebot von { $to } an. Jetzt sind die anderen dran.
event-dealers = { $seats } handeln miteinander.
event-voted = Stimmen für den Angriff: { COUNT($offense) ->
    [0] keine
   *[other] { $offense }
}. Für die Abwehr: { COUNT($defense) ->
    [0] keine
   *[other] { $defense }
}.
event-deal = Das Angebot von { $seat } ist angenommen.

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
    [yes] , darum wartet der Tisch nicht mehr
   *[no] { "" }
}.
event-end-set = Der Tisch hat für ein Ende gestimmt: noch { $left } Begegnungen, dann gewinnen die meisten fremden Basen.
event-muted = Der Tisch spielt ohne { $power } weiter: Diese Kraft tut in diesem Spiel nichts mehr.
event-muted-unseen = Der Tisch spielt ohne die Kraft weiter, bei der etwas schiefging.
event-taken-over = Auf dem Platz von { $seat } spielt jetzt jemand anderes.
event-back = { $seat } ist wieder da.
event-orders = Du hast { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
}.

event-announced-power = { $name } nutzt { $thing }{ COUNT($aims) ->
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

event-aim-target = auf { $value }
event-aim-player = bei { $value }
event-aim-host = bei { $value }
event-aim-taker = für { $value }
event-aim-allies = Verbündete: { $value }
event-aim-offense-players = zum Angriff: { $value }
event-aim-defense-players = zur Abwehr: { $value }
event-aim-repel-players = zurückgeschickt: { $value }
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
event-asks-plays = Spielst du diese Karte?
event-asks-at-least = Spielst du einen Angriff ab dieser Zahl?
event-asks-compromise = Spielst du einen Kompromiss?
event-asks-which = Welche Karte spielst du?
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
event-way-two-right = zwei Systeme nach rechts
event-way-one-left = ein System nach links
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
event-stored = { $maker } lagert eine Karte ein (dort jetzt { $count }).
event-stacked = { $maker }: { $card } kommt auf den Vorrat.
event-slipped = { $seat } tauscht die Karte von { $target } aus.
event-guessed = { $name } hat einen Stein in der { $hidden } Hand versteckt. { $other } hat { $found ->
    [yes] diese Hand
   *[no] die leere Hand
} gewählt.

event-cancelled = { $thing } ist aufgehoben.
event-done = { $thing } hat keine Wirkung.
event-zapped = { $seat } kann keine Kraft nutzen, bis diese Begegnung endet.
event-unzapped = { $seat } kann wieder Kräfte nutzen.
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
event-collected = { $maker } behält die Schicksalskarte (jetzt { $count }).
event-collection = { $maker } legt { $count ->
    [one] { $count } Schicksalskarte
   *[other] { $count } Schicksalskarten
} ab.
event-annexed = { $seat } hat jetzt zehn kleine Planeten, auch die fünf in { $colour }. Auf jeden passen vier Steine.
event-burned = Ein Planet verbrennt und verlässt das Spiel: { $planet }.
event-noted-term = { $maker }: Zum Sieg braucht man { $word }.
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
event-attributes-gone = Mit der Kraft weg: { $gone }.
event-tokens = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
event-power = { $seat } hat jetzt { $new } statt { $old }.
event-powers-exchanged = { $name } und { $other } tauschen { $power } und { $theirs }.
event-colours-swapped = { $name } und { $other } tauschen Heimatsysteme und Steine. Sie spielen jetzt { $colours }.
event-uncalled = Alles, was seit der Wahl der Karten angesagt war, gilt nicht mehr.
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
event-void = Dein Plan geht nicht mehr, darum wurde nichts gespielt.
event-armed = { $card } ist bereit und wirkt, wenn es so weit ist.
event-acts = { $card } von { $seat } wirkt.

event-term-told = { COUNT($to) ->
    [one] { $to } erfährt
   *[other] { $to } erfahren
} eine Bedingung, die nicht die von { $seat } ist.
event-not-term = Das ist nicht die Bedingung von { $name }: { $term }.
event-term-five-bases = fünf fremde Basen
event-term-every-system = eine fremde Basis in jedem anderen System
event-term-three-in-one = drei fremde Basen in einem System
event-term-two-and-two = je zwei fremde Basen in zwei Systemen
event-term-three-strong = drei fremde Basen mit vier Steinen oder mehr
event-term-four-and-home = vier fremde Basen und alle Heimatplaneten

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
} (noch { $left }).
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
event-discarded-alone = Abgelegt: { $cards }.
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
event-revealed = Die Karten: { $offense } (Angriff), { $defense } (Abwehr).
event-no-card = keine Karte
event-mingled = { $seats } mischen ihre Hände zusammen und bekommen neue.
event-put-away = { $count ->
    [one] 1 Karte von { $seat } liegt
   *[other] { $count } Karten von { $seat } liegen
} beiseite, { $until ->
    [stack] bis alle geantwortet haben
    [phase] bis die Phase endet
   *[challenge] bis die Begegnung endet
}.
event-put-away-cards = Beiseitegelegt: { $cards }.
event-got-back = { $seat } nimmt eine Karte zurück, die beiseitelag.
event-set-aside = { $seat } bekommt { $card } zurück, { $until ->
    [stack] sobald alle geantwortet haben
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
} (im Hort { $size }).
# Nobody has the power that hoards.
event-hoarded-alone = { $count ->
    [one] 1 Karte kommt
   *[other] { $count } Karten kommen
} in den Hort (dort jetzt { $size }).
event-hoard = { COUNT($cards) ->
    [0] Dein Hort ist leer.
   *[other] In deinem Hort: { $cards }.
}
event-substituted = { $seat } ersetzt { $old } durch { $new }.
event-bound = Das musst du spielen, wenn du kannst: { $card }.
event-unbound = Du darfst wieder eine andere Karte spielen.
event-took-back = { $seat } nimmt die Karte zurück.
event-turned-up = { $seat } deckt auf: { $card }.
event-buried = Die Karte von { $seat } geht ungesehen unter den Stapel und gilt als { $face }.
event-hidden = Die Karten werden wieder verdeckt und dann neu aufgedeckt.
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
    [yes] { $seat } sagt Ja.
    [no] { $seat } sagt Nein.
    [none] { $seat } sagt es nicht und bleibt frei.
   *[card] { $seat } spielt { $face }.
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
    [yes] { $seat } hat { $face }.
   *[no] { $seat } hat { $face } nicht.
}

# --- Steine

event-lost = { $name } verliert { $tokens } ({ $origin }){ $why ->
    [deal] { " " }im Handel
    [failed_deal] , weil kein Handel zustande kam
    [homeless] , weil keine Basis da ist
   *[other] { "" }
}.
event-freed = { $name } holt { $tokens } aus dem Warp zurück ({ $to }){ $why ->
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
event-unbonded = { $seat } hat { $card } nicht mehr: Die Steine sind frei.
event-neutral-tokens = { $seat } bekommt { $count ->
    [one] 1 neutralen Stein
   *[other] { $count } neutrale Steine
}: { $places }.
