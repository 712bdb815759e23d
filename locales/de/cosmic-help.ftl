# Die Hilfe am Tisch von Cosmic Encounter und das Brett als Text.

cosmic-help-not-asked = **Gerade hast du nichts zu tun.**
cosmic-help-watching = **Du siehst zu.** Schau jederzeit in `/board`, `/log` und `/why`.
cosmic-help-left = **Du hast dieses Spiel verlassen**, darfst aber zusehen.
cosmic-help-anytime = Jederzeit: `/hand`, `/board`, `/log`, `/why`, `/rules`, `/orders`, `/leave`.
cosmic-help-setup = Die erste Begegnung steht noch bevor.
cosmic-help-undecided = Die Farben können sich noch ändern: Alle wählen gerade.
cosmic-help-hints-off = Ohne Tipps
cosmic-help-hints-on = Mit Tipps
cosmic-help-hints-gone = Keine Tipps mehr. Unter **Was kann ich tun?** holst du sie zurück.
cosmic-help-go-to = Zur Begegnung …
cosmic-help-choosing = wählt noch

# What happens in each phase, and a tip for somebody's first game.
cosmic-help-about-setup = alle wählen geheim Kraft und Farbe und bekommen dann Karten.
cosmic-help-about-start = der Angriff holt einen Stein aus dem Warp zurück.
cosmic-help-about-destiny = eine Schicksalskarte sagt, wer angegriffen wird.
cosmic-help-about-aim = der Angriff richtet den Kegel auf einen Planeten der Abwehr.
cosmic-help-about-cone = der Angriff setzt einen bis vier Steine auf den Kegel.
cosmic-help-about-invite = erst lädt der Angriff Verbündete ein, dann die Abwehr.
cosmic-help-about-allies = die Eingeladenen helfen einer Seite mit einem bis vier Steinen oder lehnen ab.
cosmic-help-about-cards = beide Hauptspieler legen verdeckt eine Begegnungskarte.
cosmic-help-about-reveal = die Karten werden aufgedeckt. Karte, Steine und Verbündete zählen zusammen, bei Gleichstand gewinnt die Abwehr.
cosmic-help-about-deal = zwei Kompromisse: Handelt etwas aus, oder jeder verliert drei Steine.
cosmic-help-about-outcome = die Steine der Verlierer gehen in den Warp. Dann gibt es Trost und Belohnungen.
cosmic-help-about-end = nach einem Erfolg darf der Angriff noch einmal. Sonst ist der Nächste dran.
cosmic-help-hint-setup = Wenn alle gewählt haben, steht unter **Mehr …** bei *Kräfte hier*, was jede Kraft kann.
cosmic-help-hint-start = Mit weniger als drei Heimatbasen ruhen deine Kräfte, also hol rechtzeitig Steine heim.
cosmic-help-hint-destiny = Bei einer Wild-Karte greif den an, der dem Sieg am nächsten ist.
cosmic-help-hint-aim = Ein Planet mit wenigen Steinen ist leichter. Eine zweite Basis auf demselben bringt nichts.
cosmic-help-hint-cone = Nimmst du den letzten Stein von einer Basis, ist sie weg.
cosmic-help-hint-invite = Verbündete des Angriffs bekommen mit dir eine Basis. Die der Abwehr bekommen Karten oder Steine.
cosmic-help-hint-allies = Hilf, wem du den Sieg zutraust, aber achte darauf, wer dem Ziel näher kommt.
cosmic-help-hint-cards = Ein Kompromiss verliert gegen einen Angriff, aber dann nimmst du für jeden verlorenen Stein eine Karte.
cosmic-help-hint-reveal = Spiel jetzt, was Summen ändert. Niemand sieht deine Antwort, bevor die Runde endet.
cosmic-help-hint-deal = Basis gegen Basis kostet niemanden etwas. Kein Handel kostet jeden drei Steine.
cosmic-help-hint-outcome = Verlorene Steine sind nicht weg: In jeder deiner Begegnungen kommt einer zurück.
cosmic-help-hint-end = Greif nur noch einmal an, wenn du eine gute Begegnungskarte hast.
cosmic-help-reversed-invite = Umgekehrter Kegel: Verbündete des Angriffs bekommen Karten oder Steine. Die der Abwehr bekommen hier eine Basis.
cosmic-help-reversed-allies = Umgekehrter Kegel: Beim Angriff gewinnst du Karten oder Steine, bei der Abwehr eine Basis hier.

cosmic-help-first-game = Erstes Spiel? { $hint }
cosmic-help-asked = **Du bist dran:**
cosmic-help-asked-until = **Du bist dran** bis { $until }:
cosmic-help-can = **Das kannst du jetzt:** { LIST($things, style: "comma") }.
cosmic-help-negotiate = ein Angebot machen, eines annehmen oder den Handel scheitern lassen
cosmic-help-cannot = **Jetzt nicht:**
cosmic-help-because = • *{ $things }* – { $reason }.

# Warum eine Karte oder Kraft jetzt nicht geht; mit der Regel, wie bei einer Ablehnung.
cosmic-help-chosen-cards = Begegnungskarten wählen die beiden Hauptspieler in Phase 7 (cosmic 4.7.4)
cosmic-help-laid = deine Karte für diese Begegnung liegt schon (cosmic 4.7.4)
cosmic-help-one-flare = du hast in dieser Begegnung schon einen Flare gespielt (cosmic 2.5.5)
cosmic-help-readied = bereit: wirkt von selbst, wenn es so weit ist
cosmic-help-zapped = du bist gezappt, bis diese Begegnung endet (cosmic 6.5)
cosmic-help-dormant = du hast weniger als drei Heimatbasen (cosmic 6.3)
cosmic-help-used = in dieser Begegnung schon genutzt (cosmic 4.0.5)
cosmic-help-by-itself = wirkt von selbst (cosmic 4.0.7)
cosmic-help-asks = ich frage dich, wenn es so weit ist
cosmic-help-answers = nur als Antwort auf etwas, das eben angesagt wurde (cosmic 4.0.6)
cosmic-help-condition = das trifft gerade nicht zu
cosmic-help-only = nur { LIST($windows, style: "or") } (cosmic 4.0.3)

# Das Brett als Text.
cosmic-help-moment = **Begegnung { $number }** ({ $first ->
        [yes] erste des Zuges
       *[no] im selben Zug
    }), Phase { $phase }.
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
    }. Der Abwehr: { COUNT($defending) ->
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
