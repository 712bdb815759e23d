# Warum etwas so kam: Antworten auf *Warum?*, ein Satz und seine Regel.

# Steine, die sich bewegen.
why-move-challenge = Die Steine der Verlierer gehen in den Warp { $rule }.
why-move-land = Der Angriff landet, wenn er gewinnt { $rule }.
why-move-land-reverse = Beim umgekehrten Kegel landen die Verbündeten einer siegreichen Abwehr { $rule }.
why-move-regroup = Zu Beginn jeder Begegnung holt der Angriff einen Stein zurück { $rule }.
why-move-commit = Man setzt einen bis vier Steine ein, egal von welchen eigenen Basen { $rule }.
why-move-return = Steine kommen zurück auf Basen, die ihr Besitzer aussucht { $rule }.
why-move-homeless = Ohne Basis gehen zurückkehrende Steine in den Warp { $rule }.
why-move-failed-deal = Ein geplatzter Handel kostet alle Beteiligten drei Steine { $rule }.
why-move-reward = Verbündete einer siegreichen Abwehr bekommen für jeden ihrer Steine einen Stein zurück oder eine Karte { $rule }.
why-move-removed = Steine aus dem Spiel kommen nie zurück { $rule }.

# Karten, die die Hand wechseln.
why-hand-dealt = Alle bekommen sieben Karten { $rule }.
why-hand-consolation = Verlierst du mit einem Kompromiss, nimmst du dem Sieger für jeden verlorenen Stein eine zufällige Karte { $rule }.
why-hand-deal = So steht es im Handel { $rule }.
why-hand-new-hand = Ohne Begegnungskarte zeigt ein Hauptspieler seine Hand, legt sie ab und zieht sieben neue Karten { $rule }.
why-hand-reward = { why-move-reward }
why-hand-redeal = Sind Stapel und Ablage leer, werden alle Hände gemischt und neu ausgeteilt { $rule }.

# Wie es zu dieser Abwehr kam.
why-defense-nobody = Einen leeren Heimatplaneten wehrt niemand ab { $rule }.
why-defense-wild = Bei einer Wild-Karte wählt der Angriff die Abwehr { $rule }.
why-defense-decreed = Nicht das Schicksal, sondern etwas anderes hat die Abwehr bestimmt { $rule }.
why-defense-home = Bei der eigenen Farbe darf der Angriff zu Hause einen Gast angreifen { $rule }.
why-defense-shown = Das Schicksal hat diese Farbe gezeigt { $rule }.

# Ereignisse, die immer denselben Grund haben.
why-first = Die erste Farbe vom Schicksal beginnt { $rule }.
why-destiny = Die oberste Schicksalskarte entscheidet, wer abwehrt { $rule }.
why-own-colour = Zeigt das Schicksal die Farbe des Angriffs, greift er zu Hause einen Gast an, besiedelt einen leeren Heimatplaneten neu oder zieht noch einmal { $rule }.
why-joined = Eingeladene antworten der Reihe nach und helfen höchstens einer Seite { $rule }.
why-turned = Eine Karte, die zum Kompromiss wurde, hat keinen Wert mehr { $rule }.
why-reshuffled = Ist der Stapel leer, wird die Ablage zum neuen Stapel { $rule }.
why-cancelled = Antworten wirken vor dem, worauf sie antworten, die letzte zuerst { $rule }.
why-zapped = Ein Cosmic Zap lässt alle Kräfte eines Spielers schweigen, bis die Begegnung endet { $rule }.
why-departed = Geht jemand, gehen Steine, Karten und Kräfte mit { $rule }.
why-void = Ein Plan wird noch einmal geprüft, wenn es so weit ist { $rule }.
why-abandoned-nothing-to-commit = Ohne einen Stein zum Einsetzen endet der Zug { $rule }.
why-abandoned-no-challenge-card = Ohne Begegnungskarte kann der Angriff nicht weitergehen { $rule }.
why-abandoned-a-main-player-left = Ein Hauptspieler ist gegangen { $rule }.

# Was die Begegnungskarten zwischen Legen und Ausgang ändert.
why-cards-exchanged = Jede Karte zählt jetzt für die Seite, auf der sie liegt { $rule }.
why-buried = Die Karte kommt ungesehen weg und zählt so, wie ihr Spieler gesagt hat { $rule }.
why-counts-as = Die Karte zählt wie angesagt, nicht wie aufgedruckt { $rule }.
why-took-back = Die Karte ist wieder auf der Hand, also wird neu gewählt { $rule }.

# Wie eine Begegnung ausging, und was in den Summen zählt.
why-outcome-landed = Niemand stellt sich diesen Steinen entgegen { $rule }.
why-outcome-deal = Beide Karten sind Kompromisse, also wird gehandelt { $rule }.
why-outcome-no-deal = Es gab rechtzeitig keinen Handel, oder er wurde aufgehoben: Alle Beteiligten verlieren drei Steine { $rule }.
why-outcome-both-lost = Eine Karte oder Kraft lässt beide Seiten verlieren { $rule }.
why-outcome-turned = Ein Angriff schlägt einen Kompromiss { $rule }.
why-attack-offense = Die Angriffskarte des Angreifers schlägt den Kompromiss { $rule }.
why-attack-defense = Die Angriffskarte der Abwehr schlägt den Kompromiss { $rule }.
why-tie = Beide Seiten haben { $total }, und bei Gleichstand gewinnt die Abwehr { $rule }.
why-totals = { $offense } für den Angriff, { $defense } für die Abwehr { $rule }.
why-counted-attacks = Jede Seite zählt ihre Karte und alle ihre Steine zusammen { $rule }.
why-counted-nothing = Zusammengezählt wird nur zwischen zwei Angriffskarten { $rule }.
why-summed = Dann, in dieser Reihenfolge { $rule }: { LIST($changes, style: "comma") }.
why-helped = Auch im Spiel: { $makers }.
why-decided = Entschieden durch { $makers } { $rule }.

# Wie das Spiel endete.
why-ending-bases = Alle mit genug fremden Basen am Ende einer Phase gewinnen { $rule }.
why-ending-alternate = Manche Kräfte und Erweiterungen haben ihren eigenen Weg zum Sieg { $rule }.
why-ending-last = Die letzte Person am Tisch gewinnt { $rule }.
why-ending-nobody = Niemand ist mehr da { $rule }.
why-ending-spent = Niemand kann noch einen Stein einsetzen oder zurückholen, also ginge kein Zug mehr { $rule }.
why-ending-length = Nach der letzten Begegnung gewinnen die meisten fremden Basen, bei Gleichstand gemeinsam, aber niemand ganz ohne { $rule }.
why-ending-stopped = Ein abgebrochenes Spiel hat keinen Sieger { $rule }.

# Asteroiden.
why-asteroid-placed = Jeder Asteroid beginnt mit einer zufälligen Kraft, die niemand hat { $rule }.
why-asteroids-decreed = Orbital entscheidet, bevor sie rücken: zwei Systeme nach rechts oder mit seinem Flare eins nach links. Die erste Entscheidung gilt { $rule }.
why-asteroid-held = Stasis hält in jeder Begegnung einen Asteroiden fest, jedes Mal einen anderen { $rule }.
why-asteroids-rotated = Vor dem Schicksal rücken alle Asteroiden ein System nach rechts. Orbital kann das ändern, und Stasis hält einen fest. Die Kraft eines Asteroiden in deinem System kannst du nutzen, bis die Begegnung endet { $rule }.
why-asteroids-swapped = Ein Hauptspieler mit Swap darf zwei Asteroiden tauschen, und ihre Kräfte gehen sofort mit { $rule }.
why-asteroid-attracted = Strange Attractor bringt einen Asteroiden her. Liegt hier schon einer, tauschen sie { $rule }.
why-asteroid-split = Ein geteilter Asteroid hat eine Kopie ein System im Uhrzeigersinn, mit derselben Kraft { $rule }.
why-asteroid-destroyed = Cleaver darf Kopien aus früheren Begegnungen zerstören, niemals Originale { $rule }.
why-asteroid-processed = Processor tauscht die Kraft eines Asteroiden, der eben ankam, gegen eine zufällige. Alles, was zur alten gehörte, wird abgelegt { $rule }.
why-asteroid-mined = Miner darf den Asteroiden im System der Begegnung nutzen, und dann sonst niemand { $rule }.
why-asteroid-released = Gezappte nutzen keine Asteroiden, und ein ausgebeuteter fällt an den zurück, bei dem er liegt { $rule }.
why-asteroid-moved-house = Asteroiden ziehen mit ihren Heimatsystemen um { $rule }.
why-asteroid-reattached = Changeling kann gegen die Kraft eines Asteroiden getauscht werden, aber die Asteroiden bleiben liegen { $rule }.
why-power-copied = Der Flare von Orbital kopiert eine Kraft des linken Nachbarn { $rule }.

# Monde.
why-moons-laid = Jedes System hat zwei Monde, die sein Besitzer ansehen darf { $rule }.
why-moons-known = Die Monde deines eigenen Systems kennst du { $rule }.
why-moon-taken = Landest du auf einem geheimen Mond, darfst du ihn ansehen und aufdecken, wann du magst { $rule }.
why-moon-known = Einen Mond, auf dem du bist, kennst du { $rule }.
why-neutral-tokens = Die Steine von Moon Boon handeln wie deine, gehören aber nicht zu deinen zwanzig { $rule }.
why-moon-gone = Implosion Moon geht mit allem, was er zerstört, aus dem Spiel { $rule }.
why-shown-instant = Ein Sofort-Mond wirkt, wenn jemand landet, und wieder erst, nachdem er leer war { $rule }.
why-shown-continuous = Ein dauernder Mond wirkt, solange jemand dort ist { $rule }.
why-shown-secret = Auf einem geheimen Mond darfst du ihn jederzeit aufdecken. Von da an wirkt er, solange jemand dort ist { $rule }.
why-moon = Wegen { $moon } { $rule }.

# Skill Tokens.
why-skills-laid = Alle verteilen Steine und Buchstaben frei { $rule }.
why-escorts-called = Mit Steinen in der Begegnung darfst du Escorts von Basen dazuholen, auch über vier hinaus, der Angriff zuerst, dann im Uhrzeigersinn { $rule }.
why-escorts-unseen = Setzt du Steine ungesehen ein, sagst du, dass Escorts kommen, aber nicht, wie viele { $rule }.
why-void-warning = Kräfte brauchen drei aktive Leader { $rule }.
why-mustered = Vor den Karten stehen die Shields der Abwehr gegen die Weapons des Angriffs. Mehr Shields beenden Begegnung und Zug { $rule }.

# Der Zodiac.
why-signs = Alle beginnen mit einem offenen Zeichen { $rule }.
why-zodiac-played = Vor dem Zielen darf der Angriff Zodiac-Karten spielen. Ein Zeichen geht auf jemanden, der zu ihm Yin oder in der Cusp ist. Spiritual Leader und Nemesis dürfen es auf alle spielen. Das Ziel verliert ein Karma { $rule }.
why-karma-step = { $outcome ->
        [offense] Der Angriff hat gewonnen.
        [defense] Die Abwehr hat gewonnen.
        [both_lost] Beide Hauptspieler haben verloren.
        [deal] Es gab einen Handel.
        [no_deal] Es gab keinen Handel.
       *[other] Die Begegnung ist vorbei.
    } Ein Hauptspieler bekommt für eine Niederlage oder einen Handel ein Karma und verliert eines für einen Sieg oder einen geplatzten Handel. Mitspieler, die zu ihm Yin sind, tun dasselbe, die mit Yang das Gegenteil. In der Cusp, für den Spiritual Leader und für Nemesis ändert sich nichts { $rule }.
why-spiritual-leader = Das meiste Karma macht zum Spiritual Leader, ein Gleichstand niemanden { $rule }.
why-zodiac-left = Geht jemand, gehen Karte und Karma mit { $rule }.
why-karma = Karma kommt von Basen und geht dorthin zurück { $rule }.
why-zodiac = Eine Zodiac-Karte bringt ihrem Spieler zwei Karten { $rule }.
