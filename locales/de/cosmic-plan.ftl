# Der Plan für eine Begegnung: was man im Voraus dazu sagt, in einer privaten Nachricht.

cosmic-plan-open = Mein Plan
cosmic-plan-title = **Was willst du in dieser Begegnung tun?** { $offense } greift { $defense } an. Sag es jetzt, dann wirst du nur gefragt, wenn sich etwas ändert. Nur du siehst es.
cosmic-plan-sealed = **Dein Plan für diese Begegnung ist versiegelt.** { $offense } greift { $defense } an. Du wirst nur gefragt, wenn sich etwas ändert; bis dahin kannst du ihn hier ändern. Nur du siehst ihn.
cosmic-plan-holds = Mein Plan gilt weiter
cosmic-plan-done = Fertig
cosmic-plan-more = Mehr …
cosmic-plan-noted = Dein Plan ist notiert.
cosmic-plan-over = { $open ->
        [yes] Dieser Plan war für eine Begegnung, die vorbei ist; hier ist dein Plan für diese.
       *[no] Dieser Plan war für eine Begegnung, die vorbei ist.
    }
cosmic-plan-nothing = Gerade gibt es nichts zu planen; ein Plan beginnt, wenn die Abwehr einer Begegnung feststeht.
cosmic-plan-gone = Dieser Teil deines Plans ist vorbei. Der Rest gilt.
cosmic-plan-cannot = Das kannst du nicht mehr wählen; wähl noch einmal. Der Rest deines Plans gilt.
cosmic-plan-changed = • { $line } **{ $answer }** – mit **Fertig** versiegeln.
cosmic-plan-line = • { $line } **{ $answer }**
cosmic-plan-rests = Seit du das im Voraus gesagt hast, hat sich etwas geändert: { $answer }. Drück es noch einmal, wenn es weiter gilt.
cosmic-plan-line-target = Welchen Planeten greifst du an?
cosmic-plan-line-tokens = Wie viele Steine setzt du ein?
cosmic-plan-line-invite =
    .offense = Wen lädst du zum Angriff ein?
    .defense = Wen lädst du zur Abwehr ein?
cosmic-plan-line-join =
    .offense = Wenn { $name } dich zum Angriff einlädt?
    .defense = Wenn { $name } dich zur Abwehr einlädt?
    .both = Wenn beide dich einladen, welcher Seite hilfst du?
cosmic-plan-line-moments = Wann willst du gefragt werden oder etwas spielen?
cosmic-plan-line-more = Was tust du sonst noch, ohne gefragt zu werden?
cosmic-plan-tokens = { $count ->
        [one] 1 Stein, von deiner größten Basis
       *[other] { $count } Steine, von deinen größten Basen
    }
cosmic-plan-join =
    .offense = { $count ->
        [0] Angriff: ablehnen
        [one] Angriff: mit 1 Stein helfen
       *[other] Angriff: mit { $count } Steinen helfen
    }
    .defense = { $count ->
        [0] Abwehr: ablehnen
        [one] Abwehr: mit 1 Stein helfen
       *[other] Abwehr: mit { $count } Steinen helfen
    }
cosmic-plan-wait-join =
    .offense = Angriff: Frag mich nach denen vor mir
    .defense = Abwehr: Frag mich nach denen vor mir
cosmic-plan-side-offense = Laden beide ein: dem Angriff
cosmic-plan-side-defense = Laden beide ein: der Abwehr
cosmic-plan-nobody = Niemanden
cosmic-plan-never = Nie
cosmic-plan-moment-attack = Wenn Ziel und Steine feststehen
cosmic-plan-moment-sides = Wenn die Seiten feststehen
cosmic-plan-moment-cards-down = Wenn beide Karten liegen
cosmic-plan-moment-reveal = Wenn die Karten offen liegen
cosmic-plan-moment-between = Nach der Begegnung
cosmic-plan-moment-response = Immer wenn jemand etwas spielt
cosmic-plan-moment-aimed = Wenn etwas auf mich zielt
cosmic-plan-could = Du könntest: { LIST($cards, style: "comma") }
cosmic-plan-always = In jedem Moment
cosmic-plan-unaimed = Sonst passt du, auch wenn etwas auf dich zielt
cosmic-plan-line-card = Welche Karte spielst du in dieser Begegnung?
cosmic-plan-line-second-challenge = Wenn du gewinnst, beginnst du noch eine Begegnung?
cosmic-plan-line-use = Nutzt du { $power }, wenn es geht?
cosmic-plan-use-ask = { $power }: Frag mich dann
cosmic-plan-use-yes = { $power }: ja, immer wenn es geht
cosmic-plan-use-no = { $power }: nein
cosmic-plan-again = Noch eine Begegnung: ja, wenn ich darf
cosmic-plan-no-more = Noch eine Begegnung: nein
cosmic-plan-act = { $what }: { $when }
cosmic-plan-if-against = gegen die andere Seite, oder was auf mich zielt
cosmic-plan-if-behind = wenn die Karten offen liegen und meine Seite hinten liegt
cosmic-plan-hand = -# Deine Hand: { LIST($cards, style: "comma") }
cosmic-plan-settled = Kleine Entscheidungen bekamen für dich die übliche Antwort: { LIST($choices, style: "comma") }. Unter **Aufträge** kannst du dich fragen lassen.
cosmic-plan-card-then = Karte: Frag mich dann
cosmic-plan-too-long = Tipp höchstens { $most } Zeichen.
cosmic-plan-which = „{ $typed }“ passt zu mehr als einer Zeile deines Plans. Meinst du { LIST($near, style: "or") }?
cosmic-plan-unread = Dein Plan hat keine Zeile für „{ $typed }“. Wähl aus der Liste, die beim Tippen erscheint.
cosmic-plan-unread-near = Dein Plan hat keine Zeile für „{ $typed }“. Meinst du { LIST($near, style: "or") }?
