# Die Hilfe am Tisch von Cosmic Encounter und das Brett als Text.

cosmic-help-not-asked = **Gerade hast du nichts zu tun.**
cosmic-help-watching = **Du siehst zu.** Alles Öffentliche kannst du ansehen: `/cosmic board`, `/cosmic log`, `/cosmic why`.
cosmic-help-left = **Du hast dieses Spiel verlassen** und kannst zusehen.
cosmic-help-anytime = Jederzeit: `/cosmic hand`, `board`, `log`, `why`, `rules`, `power`, `card`, `orders`, `concede`.
cosmic-help-setup = Der Tisch vor der ersten Begegnung.
cosmic-help-undecided = Die Farben gelten nur vorläufig: Alle suchen sich ihre noch aus.
cosmic-help-hints-off = Ohne Tipps
cosmic-help-hints-on = Mit Tipps
cosmic-help-hints-gone = Keine Tipps mehr. Unter **Was kann ich tun?** holst du sie zurück.
cosmic-help-go-to = Zur Begegnung …
cosmic-help-choosing = wählt noch

# What happens in each phase, and a tip for somebody's first game.
cosmic-help-about-setup = alle wählen geheim eine Kraft und eine Farbe; dann werden Karten ausgeteilt.
cosmic-help-about-start = der Angriff holt einen Stein aus dem Warp zurück, auf irgendeine Basis.
cosmic-help-about-destiny = eine Schicksalskarte sagt, wen der Angriff herausfordert.
cosmic-help-about-aim = der Angriff richtet den Kegel auf einen Planeten der Abwehr.
cosmic-help-about-cone = der Angriff setzt einen bis vier Steine auf den Kegel.
cosmic-help-about-invite = erst der Angriff, dann die Abwehr nennt, wen sie einlädt.
cosmic-help-about-allies = die Eingeladenen treten mit einem bis vier Steinen einer Seite bei oder lehnen ab.
cosmic-help-about-cards = beide Hauptspieler wählen verdeckt eine Begegnungskarte.
cosmic-help-about-reveal = die Karten werden aufgedeckt; es zählen Karte, Steine, Verbündete; ein Gleichstand ist für die Abwehr.
cosmic-help-about-deal = beide zeigten einen Kompromiss: Handelt etwas aus, oder jeder verliert drei Steine.
cosmic-help-about-outcome = die Steine der Verlierer gehen in den Warp; Trost und Belohnungen werden gezahlt.
cosmic-help-about-end = nach einem Erfolg darf der Angriff noch einmal; sonst ist der Nächste dran.
cosmic-help-hint-setup = Achte darauf, wann eine Kraft wirkt: manche nur in deinen eigenen Begegnungen, manche in jeder.
cosmic-help-hint-start = Mit weniger als drei Heimatbasen schlafen deine Kräfte: Hol rechtzeitig Steine heim.
cosmic-help-hint-destiny = Bei einer Wild-Karte wählt der Angriff; wer dem Sieg am nächsten ist, ist ein gutes Ziel.
cosmic-help-hint-aim = Ein Planet mit wenigen Steinen ist leichter; wo du schon eine Basis hast, gewinnst du keine neue.
cosmic-help-hint-cone = Nimm nicht versehentlich den letzten Stein von einer Basis: Sie ist dann weg.
cosmic-help-hint-invite = Verbündete des Angriffs gewinnen mit dir eine Basis; die der Abwehr bekommen Karten oder Steine.
cosmic-help-hint-allies = Tritt bei, wem du den Sieg zutraust, und bedenke, wer dadurch dem Ziel näher kommt.
cosmic-help-hint-cards = Ein Kompromiss verliert gegen einen Angriff, nimmt aber Karten als Trost für jeden Stein.
cosmic-help-hint-reveal = Jetzt spielt man, was Summen ändert; alle antworten versiegelt.
cosmic-help-hint-deal = Basis gegen Basis kostet niemanden etwas. Ohne Handel verliert jeder von euch drei Steine.
cosmic-help-hint-outcome = Verlorene Steine sind nicht fort: In jeder deiner Begegnungen kommt einer aus dem Warp zurück.
cosmic-help-hint-end = Eine zweite Begegnung braucht eine Begegnungskarte auf der Hand, und zwar eine gute.
cosmic-help-reversed-invite = Umgekehrter Kegel: Verbündete des Angriffs bekommen Karten oder Steine, die der Abwehr eine Basis hier.
cosmic-help-reversed-allies = Umgekehrter Kegel: Beim Angriff gewinnst du Karten oder Steine, bei der Abwehr eine Basis hier.

cosmic-help-first-game = Erstes Spiel? { $hint }
cosmic-help-asked = **Du bist dran:**
cosmic-help-asked-until = **Du bist dran** – antworte bis { $until }:
cosmic-help-can = **Das kannst du jetzt:** { LIST($things, style: "comma") }.
cosmic-help-negotiate = ein Angebot machen, eines annehmen oder den Handel scheitern lassen
cosmic-help-cannot = **Jetzt nicht:**
cosmic-help-because = • *{ $things }* – { $reason }.

# Warum eine Karte oder Kraft jetzt nicht geht; mit der Regel, wie bei einer Ablehnung.
cosmic-help-chosen-cards = Begegnungskarten wählen die beiden Hauptspieler in Phase 7 (cosmic 4.7.4)
cosmic-help-laid = deine Karte für diese Begegnung liegt schon (cosmic 4.7.4)
cosmic-help-one-flare = du hast in dieser Begegnung schon einen Flare gespielt (cosmic 2.5.5)
cosmic-help-readied = liegt bereit und wirkt von selbst, wenn der Augenblick kommt
cosmic-help-zapped = du bist gezappt, bis diese Begegnung endet (cosmic 6.5)
cosmic-help-dormant = du hast weniger als drei Heimatbasen (cosmic 6.3)
cosmic-help-used = in dieser Begegnung schon genutzt (cosmic 4.0.5)
cosmic-help-by-itself = wirkt von selbst (cosmic 4.0.7)
cosmic-help-asks = du wirst gefragt, wenn der Augenblick kommt
cosmic-help-answers = antwortet auf etwas, das gerade angesagt wurde (cosmic 4.0.6)
cosmic-help-condition = die Bedingung dafür ist gerade nicht erfüllt
cosmic-help-only = nur { LIST($windows, style: "or") } (cosmic 4.0.3)

# Das Brett als Text.
cosmic-help-moment = **Begegnung { $number }** ({ $first ->
        [yes] erste
       *[no] weitere
    } des Zuges), Phase { $phase }.
cosmic-help-attack = { COUNT($place) ->
    [0] { $offense } greift { $defense } an.
   *[other] { $offense } greift { $defense } auf { $place } an{ $reverse ->
        [yes] , umgekehrter Kegel
       *[no] { "" }
    }: { $tokens ->
        [one] 1 Stein
       *[other] { $tokens } Steine
    } gegen { $against }.
}
cosmic-help-offense = { $name } ist der Angriff.
cosmic-help-allies = Verbündete des Angriffs: { COUNT($attacking) ->
        [0] keine
       *[other] { LIST($attacking, style: "comma") }
    }; der Abwehr: { COUNT($defending) ->
        [0] keine
       *[other] { LIST($defending, style: "comma") }
    }.
cosmic-help-cards-laid = Karten: { $cards }.
cosmic-help-waits = Angesagt: { LIST($things, style: "comma") }.
cosmic-help-called = Gilt in dieser Begegnung: { LIST($things, style: "comma") }.
cosmic-help-player = **{ $name }** ({ $colour }): { $bases } von { $goal } fremden Basen, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $warp } im Warp{ $removed ->
        [0] { "" }
       *[other] , { $removed } aus dem Spiel
    }
cosmic-help-piles = Stapel { $deck }, Ablage { $discard }, Schicksal { $destiny }.
cosmic-help-piles-topped = Stapel { $deck }, Ablage { $discard }, obenauf { $top }, Schicksal { $destiny }.
cosmic-help-system = { $colour } – { $name }:
cosmic-help-nothing-yet = Noch ist nichts geschehen.
cosmic-help-page = Seite { $number } von { $pages }
