# Warum etwas so kam: Antworten auf *Warum?*, ein Satz und seine Regel.

# Steine, die sich bewegen.
why-move-challenge = Die Seite, die eine Begegnung verliert, verliert ihre Steine darin an den Warp { $rule }.
why-move-land = Die Seite des Angriffs landet, wo sie gewonnen hat { $rule }.
why-move-land-reverse = Beim umgekehrten Kegel landen die Verbündeten einer siegreichen Abwehr { $rule }.
why-move-regroup = Zu Beginn jeder Begegnung holt der Angreifer einen Stein zurück { $rule }.
why-move-commit = Man setzt einen bis vier Steine ein, von beliebigen eigenen Basen { $rule }.
why-move-return = Steine, die zurückkehren, gehen auf beliebige Basen ihres Besitzers { $rule }.
why-move-homeless = Wer keine Basis hat, verliert zurückkehrende Steine an den Warp { $rule }.
why-move-failed-deal = Ein gescheiterter Handel kostet jeden, der verhandelt hat, drei Steine { $rule }.
why-move-reward = Verbündete einer siegreichen Abwehr nehmen für jeden ihrer Steine in der Begegnung einen Stein oder eine Karte { $rule }.
why-move-removed = Steine, die aus dem Spiel sind, kommen nie zurück { $rule }.

# Karten, die die Hand wechseln.
why-hand-dealt = Alle bekommen sieben Karten { $rule }.
why-hand-consolation = Wer mit einem Kompromiss verliert, nimmt für jeden verlorenen Stein eine Karte des Siegers { $rule }.
why-hand-deal = Karten wechseln die Hand, wie der Handel es sagt { $rule }.
why-hand-new-hand = Ein Hauptspieler ohne Begegnungskarte zeigt seine Hand, legt sie ab und zieht sieben Karten { $rule }.
why-hand-reward = { why-move-reward }
why-hand-redeal = Sind Stapel und Ablage leer, werden alle Hände gemischt und neu ausgeteilt { $rule }.

# Wie es zu dieser Abwehr kam.
why-defense-nobody = Wer einen leeren Heimatplaneten neu besiedelt, hat keinen Gegner { $rule }.
why-defense-wild = Das Schicksal war wild: Der Angreifer hat die Abwehr gewählt { $rule }.
why-defense-decreed = Nicht das Schicksal, sondern etwas anderes hat die Abwehr bestimmt { $rule }.
why-defense-home = Der Angreifer greift einen Gast im eigenen Heimatsystem an { $rule }.
why-defense-shown = Das Schicksal hat diese Farbe gezeigt { $rule }.

# Ereignisse, die immer denselben Grund haben.
why-first = Wessen Farbe das Schicksal zuerst zeigt, beginnt { $rule }.
why-destiny = Die oberste Schicksalskarte entscheidet, wer abwehrt { $rule }.
why-own-colour = Zeigt das Schicksal die Farbe des Angreifers, hat er die Wahl { $rule }.
why-joined = Die Eingeladenen antworten der Reihe nach und treten höchstens einer Seite bei { $rule }.
why-turned = Eine Karte, die zum Kompromiss wurde, hat keinen Wert mehr { $rule }.
why-reshuffled = Ist der Stapel leer, wird die Ablage zu einem neuen gemischt { $rule }.
why-cancelled = Eine Antwort auf eine Ansage wirkt vor ihr, die letzte zuerst { $rule }.
why-zapped = Ein Cosmic Zap lässt alle Kräfte eines Spielers schweigen, bis die Begegnung endet { $rule }.
why-departed = Wer geht, nimmt Steine, Karten und Kräfte mit { $rule }.
why-void = Ein vorgesehener Einsatz wird noch einmal geprüft, wenn er dran ist { $rule }.
why-abandoned-nothing-to-commit = Ohne einen Stein zum Einsetzen endet der Zug { $rule }.
why-abandoned-no-challenge-card = Ein Angriff ohne Begegnungskarte kann nicht weitergehen { $rule }.
why-abandoned-a-main-player-left = Ein Hauptspieler hat die Begegnung verlassen { $rule }.

# Was die Begegnungskarten zwischen Legen und Ausgang ändert.
why-cards-exchanged = Von jetzt an zählt jede Karte für die Seite, auf der sie liegt { $rule }.
why-buried = Die Karte selbst kommt ungesehen weg; es gilt, was ihr Spieler von ihr sagt { $rule }.
why-counts-as = Was von einer Karte gesagt wird, geht vor das, was auf ihr steht { $rule }.
why-took-back = Die Karte ist wieder auf der Hand, und eine Begegnungskarte wird neu gewählt { $rule }.

# Wie eine Begegnung ausging, und was in den Summen zählt.
why-outcome-landed = Niemand stellt sich diesen Steinen entgegen { $rule }.
why-outcome-deal = Beide Karten sind Kompromisse: Es muss verhandelt werden { $rule }.
why-outcome-no-deal = Es kam rechtzeitig kein Handel zustande, oder er wurde aufgehoben: Wer verhandelt hat, verliert drei Steine { $rule }.
why-outcome-both-lost = Beide Seiten verlieren durch das, was gespielt wurde { $rule }.
why-outcome-turned = Ein Angriff steht gegen einen Kompromiss { $rule }.
why-attack-offense = Der Angreifer hat eine Angriffskarte gegen einen Kompromiss { $rule }.
why-attack-defense = Die Abwehr hat eine Angriffskarte gegen einen Kompromiss { $rule }.
why-tie = Beide Seiten haben { $total }: Bei Gleichstand gewinnt die Abwehr { $rule }.
why-totals = { $offense } für den Angriff gegen { $defense } für die Abwehr { $rule }.
why-counted-attacks = Jede Seite zählt ihre Karte und ihre Steine zusammen, mit denen der Verbündeten { $rule }.
why-counted-nothing = Zusammengezählt wird nur zwischen zwei Angriffskarten { $rule }.
why-summed = Dann, in dieser Reihenfolge { $rule }: { LIST($changes, style: "comma") }.
why-helped = Gewirkt hat: { $makers }.
why-decided = Anders entschieden hat: { $makers } { $rule }.

# Wie das Spiel endete.
why-ending-bases = Wer am Ende einer Phase genug fremde Basen hat, gewinnt; mehrere gewinnen gemeinsam { $rule }.
why-ending-alternate = Man kann auch anders gewinnen als mit Basen: durch eine Kraft oder eine Erweiterung { $rule }.
why-ending-last = Wer als Letzter übrig ist, gewinnt { $rule }.
why-ending-nobody = Niemand ist mehr da, der gewinnen könnte { $rule }.
why-ending-spent = Niemand kann noch einen Stein einsetzen oder zurückholen: Jeder Zug fiele für immer aus { $rule }.
why-ending-length = Nach so vielen Begegnungen, wie an diesem Tisch höchstens gespielt werden, gewinnen die meisten fremden Basen; bei Gleichstand gewinnen alle gemeinsam, ohne eine niemand { $rule }.
why-ending-stopped = Ein abgebrochenes Spiel hat keinen Sieger { $rule }.

# Asteroiden.
why-asteroid-placed = Jeder Asteroid beginnt mit einer zufälligen Kraft, die niemand hat { $rule }.
why-asteroids-decreed = Orbital entscheidet, bevor sie rücken, mit seinem Flare auch nach links; die erste Entscheidung gilt { $rule }.
why-asteroid-held = In jeder Begegnung muss Stasis einen Asteroiden halten, jedes Mal einen anderen { $rule }.
why-asteroids-rotated = In jeder Begegnung rücken alle Asteroiden vor dem Schicksal ein System nach rechts, gegen die Zugfolge; Orbital kann das ändern, und Stasis hält einen fest. Wer jetzt einen hat, darf seine Kraft nutzen, bis die Begegnung endet { $rule }.
why-asteroids-swapped = Ein Hauptspieler mit Swap darf zwei Asteroiden die Plätze tauschen lassen; wer sie nutzt, ändert sich sofort { $rule }.
why-asteroid-attracted = Strange Attractor bringt einen Asteroiden zu dem, der es spielt; einer, der dort liegt, tauscht den Platz mit ihm { $rule }.
why-asteroid-split = Ein geteilter Asteroid hat eine Kopie ein System im Uhrzeigersinn, mit derselben Kraft und allem, was dazu gehört { $rule }.
why-asteroid-destroyed = Cleaver darf Kopien aus früheren Begegnungen zerstören, niemals Originale { $rule }.
why-asteroid-processed = Processor tauscht die Kraft eines Asteroiden, der zu jemand anderem kam, gegen eine zufällige; was zur alten gehörte, wird abgelegt { $rule }.
why-asteroid-mined = Miner darf den Asteroiden im System der Begegnung nutzen, und dann nutzt ihn sonst niemand { $rule }.
why-asteroid-released = Wer gezappt ist, nutzt auch keinen Asteroiden; ein ausgebeuteter fällt zurück { $rule }.
why-asteroid-moved-house = Tauschen Heimatsysteme die Plätze, gehen Asteroiden mit ihnen { $rule }.
why-asteroid-reattached = Changeling kann gegen die Kraft eines Asteroiden getauscht werden; die Asteroiden bleiben, wo sie sind { $rule }.
why-power-copied = Der Flare von Orbital kopiert eine Kraft des linken Nachbarn { $rule }.

# Monde.
why-moons-laid = Zu jedem System gehören zwei Monde, und ihr Besitzer darf sie ansehen { $rule }.
why-moons-known = Die Monde deines eigenen Systems kennst du { $rule }.
why-moon-taken = Wer einen geheimen Mond besetzt, sieht ihn an und sagt, wann er aufgedeckt wird { $rule }.
why-moon-known = Wer einen Mond besetzt, kennt ihn { $rule }.
why-neutral-tokens = Steine von Moon Boon handeln wie die ihres Besitzers, gehören aber nicht zu den zwanzig { $rule }.
why-moon-gone = Implosion Moon geht mit dem, was er zerstört, aus dem Spiel { $rule }.
why-shown-instant = Ein Sofort-Mond wird aufgedeckt und wirkt, wenn er besetzt wird, wieder erst, nachdem er leer war { $rule }.
why-shown-continuous = Ein dauernder Mond wird aufgedeckt, wenn er besetzt wird, und wirkt, solange er es ist { $rule }.
why-shown-secret = Wer auf einem geheimen Mond ist, darf ihn jederzeit aufdecken; von da an wirkt er, solange er besetzt ist { $rule }.
why-moon = Wegen { $moon } { $rule }.

# Skill Tokens.
why-skills-laid = Alle legen Steine und Buchstaben frei aus { $rule }.
why-escorts-called = Wer Steine in der Begegnung hat, darf Escorts von Basen dazuholen, über die Grenze von vier hinaus, der Angreifer zuerst, dann im Uhrzeigersinn { $rule }.
why-escorts-unseen = Wer ungesehen Steine einsetzt, sagt, dass Escorts kommen, und verbirgt, wie viele { $rule }.
why-void-warning = Kräfte brauchen drei aktive Leader { $rule }.
why-mustered = Bevor Karten gespielt werden, zählen die Shields auf der Seite der Abwehr gegen die Weapons auf der Seite des Angriffs; mehr Shields beenden Begegnung und Zug { $rule }.

# Der Zodiac.
why-signs = Alle beginnen mit einem offenen Zeichen { $rule }.
why-zodiac-played = Der Angreifer darf Zodiac-Karten spielen, bevor er zielt: ein Zeichen auf jemanden, der zu ihm Yin oder in der Cusp ist, als Spiritual Leader oder Nemesis auf alle. Das Ziel verliert ein Karma { $rule }.
why-karma-step = { $outcome ->
        [offense] Der Angreifer hat gewonnen, die Abwehr verloren.
        [defense] Die Abwehr hat gewonnen, der Angreifer verloren.
        [both_lost] Beide Hauptspieler haben verloren.
        [deal] Ein Handel kam zustande.
        [no_deal] Kein Handel kam zustande.
       *[other] Die Begegnung ist vorbei.
    } Ein Hauptspieler, der verlor oder handelte, bekommt ein Karma, einer, der gewann oder keinen Handel zustande brachte, verliert eines; wer zu ihm Yin ist, tut dasselbe, wer Yang ist, das Gegenteil. In der Cusp, für den Spiritual Leader und für Nemesis ändert sich nichts { $rule }.
why-spiritual-leader = Wer allein das meiste Karma hat, ist Spiritual Leader; bei Gleichstand gibt es keinen { $rule }.
why-zodiac-left = Karte und Karma gehen mit dem, der geht { $rule }.
why-karma = Karma kommt von Basen und geht auf Basen seines Besitzers zurück { $rule }.
why-zodiac = Wer eine Zodiac-Karte spielt, zieht zwei Karten { $rule }.
