# Die Regeln in kurzen Themen: Titel, andere Suchwörter, Text, Beispiel.

rules-overview = Das Spiel in einer Minute
    .also = spiel, ziel, grundlagen, einführung, anfang
    .text =
        Jeder hat ein Heimatsystem aus fünf Planeten, zwanzig Steine und eine Kraft, die eine Regel bricht. Wer zuerst fünf Basen
        auf fremden Planeten hat, gewinnt, allein oder mit anderen. In deinem Zug greifst du an: Das Schicksal bestimmt, wer
        abwehrt, du schickst einen bis vier Steine gegen einen Planeten, beide Seiten laden Verbündete ein, beide Hauptspieler
        legen verdeckt eine Karte, und die höhere Summe aus Karte und Steinen bekommt den Planeten.
    .example =
        Ana zieht Blau, also wehrt Ben ab. Sie schickt drei Steine, Cy hilft mit zweien. Ihr Angriff 12 und 5 Steine sind 17, Bens
        Angriff 8 und 4 Steine 12: Ana und Cy haben dort jetzt je eine Basis.

rules-reading = Vorrang, Zufall und Richtungen
    .also = goldene regel, darf nicht, vorrang, widerspruch, uhrzeigersinn, links, zufall
    .text =
        Der Text einer Karte oder Kraft geht vor die allgemeine Regel, und *darf nicht* geht vor *darf*. Aller Zufall kommt aus
        einem einzigen Startwert, den am Ende alle sehen. Es geht im Uhrzeigersinn, also nach links, und niemand wechselt den
        Platz.
    .example =
        Anas Karte erlaubt mehr Steine als die Regeln; ein Mond sagt, dass niemand das darf. Der Mond gilt.

rules-winning = Gewinnen
    .also = sieg, basen zum sieg, ende, gemeinsam gewinnen
    .text =
        Du gewinnst mit fünf Basen auf Planeten außerhalb deines Heimatsystems, zu zweit mit vier, oder mit so vielen, wie der
        Tisch gewählt hat. Ich prüfe am Ende jeder Phase. Wer dabei genug hat, gewinnt, auch mehrere gemeinsam. Manche Kräfte
        haben einen eigenen Weg zum Sieg. Sobald jemand gewonnen hat, endet das Spiel, und alles Verdeckte wird gezeigt. Hat
        niemand mehr einen Stein zum Spielen, gewinnt niemand. Ein Tisch kann wählen, wie viele Begegnungen es höchstens gibt:
        Nach der letzten gewinnt, wer die meisten fremden Basen hat, bei Gleichstand alle gemeinsam.
    .example =
        Ana und Cy landen in derselben Begegnung ihre fünfte Basis: Beide gewinnen.

rules-setup = Aufbau
    .also = beginn, start, kraft wählen, farbe, plätze
    .text =
        Die Plätze werden gelost, alle nehmen eine Farbe. Alle bekommen verdeckt zwei Kräfte und behalten eine; gezeigt werden sie
        gemeinsam. Auf jedem Heimatplaneten stehen vier Steine, alle haben sieben Karten, und die erste Farbe, die das Schicksal
        zeigt, beginnt.
    .example =
        Du bekommst Zombie und Macron. Du behältst Zombie; Macron geht ungesehen zu den unbenutzten Kräften.

rules-tokens = Steine, Planeten und Basen
    .also = stein, planet, basis, heimatbasis, fremde basis, warp
    .text =
        Stehen Steine von dir auf einem Planeten, hast du dort eine Basis. Mit dem letzten Stein ist sie weg. Auf einem
        Planeten können mehrere eine Basis haben, ohne dort zu kämpfen. Verlorene Steine warten im Warp. Steine bewegen sich
        nur, wenn eine Regel es sagt: Zwischen deinen Basen darfst du sie nicht verschieben.
    .example =
        Du schickst die letzten zwei Steine einer fremden Basis auf den Kegel: Die Basis ist sofort weg, auch wenn sie später
        zurückkommen.

rules-turn = Zug, Begegnung und Phasen
    .also = phasen, reihenfolge, begegnung, ablauf
    .text =
        In deinem Zug greifst du in einer Begegnung an, oder in zweien. Eine Begegnung hat neun Phasen: 1 Beginn, 2 Schicksal,
        3 Ziel, 4 Steine, 5 Einladung, 6 Bündnis, 7 Karten, 8 Aufdecken, 9 Ausgang; danach kommt der Schluss. Zu jeder gibt es
        ein eigenes Thema.
    .example =
        `/rules` mit `schicksal` sagt alles über Phase 2.

rules-regroup = Phase 1: Beginn und Sammeln
    .also = phase 1, sammeln, stein zurück
    .text =
        Am Anfang jeder Begegnung holt der Angreifer einen seiner Steine aus dem Warp auf eine seiner Basen. Wer keine Basis hat,
        setzt ihn gleich auf den Kegel. Karten für den Beginn einer Begegnung werden vorher gespielt.
    .example =
        Ana hat drei Steine im Warp. Sie setzt einen auf ihren schwächsten Planeten; in ihrer zweiten Begegnung kommt noch einer.

rules-destiny = Phase 2: Schicksal
    .also = phase 2, schicksalskarte, wer wehrt ab, eigene farbe, neu gründen
    .text =
        Der Angreifer deckt eine Schicksalskarte auf. Wem ihre Farbe gehört, der wehrt in seinem Heimatsystem ab. Eine
        Wild-Karte überlässt dem Angreifer die Wahl. Bei der eigenen Farbe darfst du jemanden angreifen, der in deinem System
        eine Basis hat, einen leeren Heimatplaneten kampflos neu besiedeln oder noch einmal ziehen. Benutzte Karten liegen
        offen; ist der Stapel leer, werden sie gemischt.
    .example =
        Ana zieht ihr eigenes Rot. Ben hat eine Basis auf ihrem Planeten 2, dort darf sie ihn angreifen und ihren Planeten zurückholen.

rules-aim = Phase 3: Ziel des Kegels
    .also = phase 3, ziel, kegel, leerer planet
    .text =
        Der Angreifer richtet den Kegel auf einen der fünf Planeten dieses Systems, auch auf einen, auf dem die Abwehr keinen
        Stein hat oder er selbst schon eine Basis. Die Abwehr lädt in jedem Fall ein und legt eine Karte.
    .example =
        Bens Planet 4 ist leer. Ana zielt dorthin: Ben zählt keine Steine dazu, aber seine Karte kann sie trotzdem schlagen.

rules-commit = Phase 4: Steine auf dem Kegel
    .also = phase 4, wie viele steine, steine schicken
    .text =
        Der Angreifer setzt einen bis vier Steine von beliebigen Basen auf den Kegel; sie alle sind in Gefahr. Hast du keinen
        zum Schicken, endet dein Zug. Für deine Kraft brauchst du drei Heimatbasen: Achte darauf, woher du die Steine nimmst.
    .example =
        Ana nimmt zwei Steine von ihrem Planeten 1 und je einen von 3 und 5: Auf jedem Planeten bleibt eine Basis.

rules-invite = Phase 5: Einladungen
    .also = phase 5, einladen, um hilfe bitten
    .text =
        Zuerst sagt der Angreifer, dann die Abwehr offen, wen sie als Verbündete einladen: alle außer den beiden Hauptspielern,
        oder niemanden. Beide dürfen dieselbe Person einladen. Zurücknehmen kann man eine Einladung nicht.
    .example =
        Ana lädt Cy ein. Ben sieht das und lädt Cy und Dee ein.

rules-allies = Phase 6: Bündnisse
    .also = phase 6, beitreten, verbündete, ablehnen, bündnis
    .text =
        Bist du eingeladen, hilfst du mit einem bis vier Steinen einer Seite, die dich eingeladen hat, oder lehnst ab. Am
        Live-Tisch antwortet ihr der Reihe nach, links vom Angreifer zuerst, und seht die früheren Antworten. An langsameren
        Tischen sagen es alle gleichzeitig und geheim. Verbündete eines siegreichen Angriffs bekommen auch eine Basis,
        Verbündete einer siegreichen Abwehr Belohnungen; auf der Seite der Verlierer verlieren sie ihre Steine in der
        Begegnung.
    .example =
        Cy ist von beiden eingeladen und hilft der Abwehr mit zwei Steinen: Gewinnt Ben, bekommt Cy zwei Belohnungen.

rules-cards = Phase 7: Karten legen
    .also = phase 7, karte wählen, verdeckt
    .text =
        Jeder Hauptspieler legt verdeckt eine Begegnungskarte, Angriff oder Kompromiss. Beide wählen gleichzeitig und geheim.
        Andere Karten werden bei den Halten davor und danach gespielt.
    .example =
        Ben legt einen Kompromiss: Greift Ana an, verliert er, nimmt aber Karten aus ihrer Hand.

rules-totals = Phase 8: Aufdecken und Summen
    .also = phase 8, aufdecken, summe, gleichstand, wer gewinnt, kampf
    .text =
        Beide Karten werden aufgedeckt. Bei zwei Angriffen zählt jede Seite ihre Karte und alle ihre Steine in der Begegnung: der
        Angriff die auf dem Kegel, die Abwehr alle auf diesem Planeten, dazu die der Verbündeten. Die höhere Summe gewinnt, bei
        Gleichstand die Abwehr. Kräfte ändern in dieser Reihenfolge: Art der Karten, Kartenwerte, Wert der Steine, Zuschläge,
        Vergleich; geteilt wird aufgerundet.
    .example =
        Angriff 10 mit 4 Steinen gegen Angriff 9 mit 3 Steinen und zweien eines Verbündeten: 14 gegen 14, also gewinnt die Abwehr.

rules-outcome = Phase 9: Ausgang
    .also = phase 9, landen, was danach passiert, steine verlieren
    .text =
        Gewinnt der Angriff, gehen die Steine der Abwehr auf diesem Planeten und die ihrer Verbündeten in den Warp, und die ganze
        Angriffsseite landet. Gewinnt die Abwehr, gehen die Steine der Angriffsseite in den Warp, die Abwehr bleibt, und ihre
        Verbündeten nehmen ihre Steine zurück und werden belohnt. Dann folgen Trost, Belohnungen und das Ablegen beider Karten.
    .example =
        Ana und Cy schlagen Ben auf seinem Planeten 3: Seine Steine dort gehen in den Warp, und die beiden landen. Dees Basis
        dort bleibt unberührt.

rules-compromise = Angriff gegen Kompromiss, Trost
    .also = trost, entschädigung, kompromiss verliert
    .text =
        Ein Angriff schlägt einen Kompromiss, egal wie hoch die Summen sind. Aber der Verlierer bekommt Trost: eine zufällige
        Karte aus der Hand des Siegers für jeden eigenen Stein, den er dabei verliert. Verbündete bekommen keinen, und ein
        geretteter Stein zählt nicht.
    .example =
        Ben wehrt mit vier Steinen und einem Kompromiss ab. Ana greift an und gewinnt; Ben zieht vier zufällige Karten aus ihrer
        Hand.

rules-deal = Zwei Kompromisse: der Handel
    .also = verhandlung, tausch, angebot, kein handel, handel
    .text =
        Die beiden Hauptspieler handeln: Bis die Zeit um ist, machen sie Angebote, mit beliebigen Handkarten und höchstens
        einer Basis in jede Richtung, auf einem Planeten, auf dem der Geber eine Basis hat und der Nehmer keine; wer Steine des
        anderen gefangen hält, kann sie zurückgeben. Irgendetwas davon muss den Besitzer wechseln, und anderes gehört nicht in
        einen Handel. Das erste angenommene Angebot gilt. Ohne Handel verliert jeder von beiden drei Steine. Verbündete nehmen
        ihre Steine vorher zurück.
    .example =
        Ana bietet eine Basis auf ihrem Planeten 1 gegen eine auf Bens Planeten 2. Ben nimmt an: Beide setzen einen bis vier Steine, und
        Anas Begegnung gilt als erfolgreich.

rules-promises = Versprechen
    .also = versprochen, wort, gehalten, gebrochen, vertrauen
    .text =
        Hinter *Mehr …* kannst du jemandem versprechen, beim nächsten Mal mitzukommen, wenn er dich fragt, oder in seiner
        nächsten Begegnung nicht gegen ihn zu kämpfen. Alle hören es, und es gilt ab der nächsten Begegnung. Niemand muss ein
        Versprechen halten, aber der Tisch erzählt, wer es getan hat. Schickt dich das Schicksal gegen ihn, brichst du nichts.
    .example =
        Ana verspricht Ben, beim nächsten Mal mitzukommen. In der nächsten Begegnung fragt er sie, und sie bleibt weg: Der Tisch
        erzählt allen, dass sie ihr Wort gebrochen hat.

rules-rewards = Belohnungen der Verbündeten
    .also = belohnung, verbündete der abwehr
    .text =
        Gewinnt die Abwehr, nimmt jeder ihrer Verbündeten für jeden Stein in der Begegnung einen eigenen Stein aus dem Warp oder
        eine Karte vom Stapel. Die Mischung bestimmt er, bevor er die Karten sieht. Verbündete eines siegreichen
        Angriffs bekommen stattdessen eine Basis.
    .example =
        Dee hat mit drei Steinen abgewehrt: Sie holt zwei Steine aus dem Warp und zieht eine Karte.

rules-reverse-cone = Umgekehrter Kegel
    .also = umgekehrt, markierte schicksalskarte
    .text =
        Eine Schicksalskarte jeder Farbe ist markiert. Kommt sie, sind in dieser Begegnung die Gewinne der Verbündeten
        vertauscht: Verbündete eines siegreichen Angriffs bekommen Belohnungen und gehen heim, Verbündete einer siegreichen
        Abwehr landen auf dem Planeten und haben dort eine Basis.
    .example =
        Die Karte war markiert und Ben gewinnt: Dee, seine Verbündete, bekommt eine Basis auf Bens Planeten und keine Belohnung.

rules-returning = Steine, die heimkehren
    .also = heimkehren, zurück auf basen, keine basis mehr
    .text =
        Heimkehrende Steine verteilst du, wie du willst, auf die Basen, die du noch hast. Ohne Basis verlierst du sie an den
        Warp.
    .example =
        Ein Force Field schickt Cys drei Steine zurück: zwei gehen auf seinen ersten Planeten, einer auf eine fremde Basis.

rules-second-challenge = Zweite Begegnung und Ende des Zugs
    .also = zweite begegnung, noch einmal, nächster zug, zugende
    .text =
        War die erste Begegnung erfolgreich (Sieg, Handel oder ein neu besiedelter Heimatplanet) und hat der Angreifer noch
        eine Begegnungskarte, darf er eine zweite Begegnung beginnen. Danach, oder nach einem Misserfolg, ist im Uhrzeigersinn
        der Nächste dran.
    .example =
        Ana hat gehandelt und darf noch einmal. Das verliert sie, und Ben ist dran.

rules-new-hand = Keine Begegnungskarte mehr
    .also = neue hand, leere hand, sieben karten
    .text =
        Ein Angreifer, der seinen Zug ohne Angriff und Kompromiss beginnt, zeigt seine Hand, legt sie ab und zieht sieben Karten,
        bis er eine hat. Eine Abwehr ohne solche tut dasselbe, bevor Karten gewählt werden. Verliert der Angreifer seine letzte
        während einer Begegnung, endet sein Zug; die Steine kehren heim.
    .example =
        Ben wird angegriffen und hat nur zwei Edikte: Er legt sie offen ab und zieht sieben Karten.

rules-attack-cards = Begegnungskarten und Stapel
    .also = angriff, wie viele karten, stapel, handgröße, leerer stapel
    .text =
        Im Stapel sind 55 Angriffe von 1 bis 40 und 17 Kompromisse, 22 Edikte und die Flares des Spiels. Alle beginnen mit sieben
        Karten; eine Hand hat keine Grenze, und niemand zieht zu Beginn eines Zugs. Ist der Stapel leer, wird die Ablage gemischt.
    .example =
        Die meisten Angriffe sind 6, 8, 10 und 12; es gibt eine 30 und eine 40.

rules-edicts = Edikte
    .also = edikt, karte spielen, ereigniskarte
    .text =
        Ein Edikt wird in seinem Moment aus der Hand gespielt, wirkt und wird abgelegt. Du darfst beliebig viele spielen.
        Begegnungskarten sind sie nicht. Die Zaps unter ihnen antworten auf das, was andere tun. `/rules` zeigt jedes.
    .example =
        Nachdem die Verbündeten beigetreten sind, spielt Dee Force Field und schickt zwei von ihnen heim.

rules-flares = Flares
    .also = flare, wild, super
    .text =
        Ein Flare gehört zu einer Kraft. Wer diese Kraft hat und benutzen kann, nimmt den Super-Text, alle anderen den
        Wild-Text. Mehr als einen Flare darfst du in einer Begegnung nicht spielen. An den meisten Tischen hast du ihn am Ende
        der Phase wieder auf der Hand. Ein Tisch kann wählen, dass er stattdessen abgelegt wird, und manche Flares sagen
        selbst, wohin sie gehen.
    .example =
        Der Zombie-Flare auf Anas Hand ist für sie wild, denn Zombie hat Ben. Bekäme sie Zombie, wäre er super.

rules-powers = Kräfte
    .also = kraft, pflicht, freiwillig, kraft ruht, heimatbasen
    .text =
        Kräfte liegen offen. Eine Pflichtkraft wirkt jedes Mal, wenn ihre Bedingung zutrifft, eine freiwillige, wenn du willst,
        meist einmal je Begegnung. Mit weniger als drei Heimatbasen ruhen alle deine Kräfte, bis du wieder drei hast. Durch
        eine verlorene Begegnung verlierst du nie eine Kraft. `/rules` zeigt jede.
    .example = Ben hat nur auf zwei Heimatplaneten Basen: Sein Virus tut nichts, bis er wieder eine dritte hat.

rules-zap = Zaps und Antworten
    .also = cosmic zap, antwort, kontern, card zap, un-zap
    .text =
        Wird eine Kraft, ein Edikt oder ein Flare angekündigt, dürfen andere mit einem Zap antworten, und auf diesen Zap darf man
        wieder antworten; die letzte Antwort wirkt zuerst. Cosmic Zap hält den Einsatz einer Kraft auf, und wer sie hat, darf bis
        zum Ende der Begegnung keine benutzen.
    .example =
        Bens Tripler würde seine 10 verdreifachen. Ana spielt Cosmic Zap, Ben antwortet mit Un-Zap: Seine Karte zählt doch 30.

rules-two-powers = Zwei Kräfte, getauschte Kräfte, was Kräfte aufheben
    .also = mehrere kräfte, kräfte tauschen, hort, punkte
    .text =
        Hast du mehrere Kräfte, wirkt jede für sich, und du bestimmst ihre Reihenfolge. Was eine Kraft aufhebt, etwa Punkte
        oder einen Hort, zieht mit ihr um und ist weg, wenn sie das Spiel verlässt. Eine in dieser Begegnung schon benutzte
        Kraft kann ihr neuer Besitzer darin nicht noch einmal benutzen.
    .example =
        Changeling nimmt Warrior mit seinen sechs Punkten: Sie zählen ab jetzt für den neuen Besitzer.

rules-windows = Halte: wann man Karten und Kräfte benutzt
    .also = halt, fenster, wann darf ich, zeitpunkt, reihenfolge der wirkungen
    .text =
        Karten und freiwillige Kräfte benutzt man bei Halten: zwischen zwei Begegnungen, sobald Ziel und Steine feststehen,
        sobald die Seiten feststehen, sobald die Karten liegen und nach dem Aufdecken. Alle antworten gleichzeitig und geheim;
        gespielt wird dann der Reihe nach: zuerst, was Pflicht ist, dann Angriff, Abwehr, die anderen im Uhrzeigersinn. Eine
        spätere Wirkung gilt für das Ergebnis der früheren. An langsameren Tischen wird nur gefragt, wer es will: Was du hast,
        wird gespielt, wenn es hilft.
    .example =
        Ana und Dee haben für denselben Moment etwas vor. Ana greift an, also kommt ihres zuerst. Dann wird geprüft, ob Dees
        noch geht.

rules-lost-tokens = Verlorene und entfernte Steine
    .also = entfernt, aus dem spiel, alle steine im warp
    .text =
        Sind alle deine Steine im Warp, bist du trotzdem dran, mit einem Stein nach dem anderen. Du wehrst ohne Steine ab,
        spielst Karten und handelst, kannst aber niemandem helfen. Niemand behält weniger Steine im Spiel als Basen zum Sieg
        nötig sind: Was darüber hinaus entfernt würde, geht in den Warp.
    .example =
        Cy hat alle zwanzig Steine im Warp. In seinem Zug geht einer gleich auf den Kegel und kämpft.

rules-two-players = Zu zweit
    .also = 2 spieler, duell, zwei
    .text =
        Zu zweit gibt es keine Verbündeten, und vier fremde Basen gewinnen. Kräfte, die Verbündete brauchen, bleiben draußen.
    .example =
        Ana gegen Ben: Magnet, Parasite und Crystal werden nicht verteilt.

rules-leaving = Gehen, aufgeben, jemanden ersetzen
    .also = aufgeben, gehen, ersetzen, aussteigen
    .text =
        Gibst du auf, gehen alle deine Steine, Karten und Kräfte mit; deine Planeten bleiben. Geht der Angreifer, endet die
        Begegnung; geht die Abwehr, landet der Angriff; geht ein Verbündeter, verschwinden seine Steine. Oder jemand anderes,
        auch ein Computer, übernimmt deinen Platz, und sonst ändert sich nichts. Wer als Letzter übrig ist, gewinnt.
    .example =
        Cy muss aufhören und bietet den Platz mit `/leave` an. Eve nimmt ihn und spielt mit Cys Hand und Kraft weiter.

rules-deadlines = Fristen und verpasste Antworten
    .also = zeit, frist, vorgabe, verpasst, autopilot
    .text =
        Jede Frage hat eine Frist, je nach dem Tempo des Tisches. Danach gilt, was dir vorgeschlagen ist. Spielst du live oder
        hast du Vorschläge ausgeschaltet, gilt die übliche Antwort, etwa *ablehnen*. Nach drei verpassten hintereinander wartet
        niemand mehr auf den Platz, bis sein Spieler wieder etwas tut, und die anderen können abstimmen, was aus ihm wird.
    .example =
        Dee antwortet nicht auf eine Einladung: Sie hilft, wie vorgeschlagen. Länger als die Frist musste niemand warten.

rules-orders = Daueraufträge
    .also = passen, dauerauftrag, automatisch, immer fragen
    .text =
        Du kannst im Voraus antworten: passen, bis du Hauptspieler bist, zurückzappen, wenn deine Kraft gezappt wird, oder eine
        Karte aufheben, die ich sonst für dich spiele, wenn es hilft. Aufträge sind geheim und zählen, als hättest du sie in
        dem Moment gegeben. `/orders` widerruft sie.
    .example =
        Ben passt, bis er Hauptspieler ist: Drei Halte vergehen, ohne dass er gefragt wird.

rules-secrecy = Geheimes, und welche Antwort gilt
    .also = geheim, verdeckt, hand, abgelehnt, antwort ändern
    .text =
        Hände und verdeckte Karten sind geheim, alles andere ist offen: Steine, Kräfte, Handgrößen, Ablagen. Niemand erfährt, auf
        wen eine geheime Runde wartet. Eine unerlaubte Antwort wird mit ihrer Regel abgelehnt und kostet nichts; bis eine Runde
        schließt, darfst du deine Antwort ändern.
    .example = Die Runde bleibt offen, obwohl Ben gar kein Edikt hat. So merkt es niemand.

# Themen der Erweiterungen.

rules-asteroids = WARP Asteroids
    .also = Asteroid, Asteroiden, Umlauf, Strange Attractor
    .text =
        Jeder Asteroid trägt eine Kraft, die niemand hat. In jeder Begegnung rücken, bevor das Schicksal
        gezogen wird, alle Asteroiden ein System nach rechts, also gegen die Reihenfolge der Züge. Wer einen im eigenen System hat, nutzt dessen
        Kraft bis zum Ende der Begegnung wie eine eigene, mit allen Grenzen: Pflicht bleibt Pflicht, und wer gezappt ist oder
        weniger als drei Heimatbasen hat, kann sie nicht nutzen. Was zur Kraft gehört, reist mit.
    .example =
        Der Virus-Asteroid ist in Bens System. Zu Beginn von Anas Begegnung rückt er in ihres, und ihre Karte wird malgenommen.

rules-asteroids-order = WARP Asteroids: Aufbau und wer sie wann bewegt
    .also = aufstellung, wer bewegt asteroiden, reihenfolge der asteroiden
    .text =
        Der Tisch wählt, wie viele Asteroiden es gibt und wo sie beginnen; jeder bekommt eine Kraft, die niemand hat. In einem
        System liegt nie mehr als einer. Zu Beginn jeder Begegnung geht es in dieser Reihenfolge: Orbital (zwei Systeme statt
        einem), Stasis (einer bleibt liegen), Umlauf, Strange Attractor, Processor, dann Swap und Cleaver des Angreifers. Die
        Abwehr darf Swap und Cleaver nutzen, sobald sie feststeht. Ein festgehaltener Asteroid gilt für den, in dessen System
        er ist. Auch durch die Systeme von Leuten, die gegangen sind, ziehen Asteroiden weiter.
    .example =
        Ana hat Stasis und hält den Virus-Asteroiden in ihrem System fest. Alle anderen rücken weiter, und sie nutzt Virus noch
        einmal.

rules-asteroid-powers = WARP Asteroids: ihre Kräfte im Einzelnen
    .also = swap, cleaver, miner, processor, changeling und asteroiden, sanity und asteroiden
    .text =
        Hat jemand die Kraft eines Asteroiden genutzt und er zieht weiter, so nutzt sie in dieser Begegnung niemand mehr. Mit
        der Kraft eines Asteroiden nutzt du den Super-Text ihres Flares. *Swap* vertauscht zwei Asteroiden, *Cleaver* spaltet
        einen oder zerstört eine Kopie, *Miner* nutzt den Asteroiden des Systems, um das gekämpft wird, *Processor* gibt einem
        Asteroiden, der zu jemand anderem kam, eine zufällige neue Kraft. Bei *Sanity* rücken Asteroiden weiter, aber niemand
        nutzt sie. Changeling darf statt der Kraft eines Spielers die seines Asteroiden tauschen.
    .example =
        Ana hat den Mirror-Asteroiden genutzt; dann bringt Strange Attractor ihn zu Ben. In dieser Begegnung nutzt er ihn nicht
        mehr.

rules-moons = Monde
    .also = mond, geheimer mond, sofort, dauernd
    .text =
        Jedes Heimatsystem hat zwei verdeckte Monde; ihr Besitzer darf sie ansehen. Der Angreifer darf auf einen Mond des
        gezogenen Systems zielen. Auf einem leeren landen seine Steine sofort, und das gilt als Erfolg. Auf einem besetzten
        wehrt ab, wer dort ist, und es gibt keine Verbündeten. Steine auf Monden werden benutzt wie die auf Basen, aber ein
        Mond ist weder fremde Basis noch Heimatbasis. *Sofortige* Monde wirken einmal, wenn jemand landet, *dauernde*, solange
        sie besetzt sind, *geheime*, sobald sie aufdeckt, wer dort ist.
    .example =
        Ana landet einen Stein auf einem leeren Mond: Es ist der Extra Card Moon. Von nun an zieht sie zu Beginn jedes ihrer
        Züge eine Karte, und sie darf gleich noch einmal angreifen.

rules-moons-instant = Monde: die sofortigen
    .also = sofortige monde, liste der monde
    .text = Sie wirken einmal, wenn jemand auf ihnen landet.
    .example = Ben landet auf dem Flux Moon: Anas Stein auf Bens Planet 2 tauscht den Platz mit Cys Stein auf Anas Planet 1.

rules-moons-continuous = Monde: die dauernden
    .also = dauernde monde
    .text = Sie wirken, solange sie besetzt sind.
    .example = Ana hält den Tie Moon. Als Angreiferin hat sie 14 gegen 14 und gewinnt.

rules-moons-secret = Monde: die geheimen
    .also = geheime monde
    .text = Sie bleiben verdeckt, bis jemand, der dort ist, sie aufdeckt.
    .example =
        Cy ist auf dem Ally Double Moon, der noch verdeckt ist. Nach dem Aufdecken der Karten dreht er ihn um: Seine drei
        Steine zählen sechs.

rules-skill-tokens = WARP Skill Tokens: Buchstaben
    .also = skill tokens, skill, buchstaben, buchstabe, escort leader shield weapon
    .text =
        Jeder deiner zwanzig Steine hat einen Buchstaben, den er behält: fünf *Escorts* (E), fünf *Leader* (L), fünf *Shields*
        (S) und fünf *Weapons* (W). Alle können sie sehen. Du verteilst sie frei auf deine Heimatplaneten, auf jeden mindestens
        einen Stein. Wenn du eigene Steine bewegst oder hergibst, wählst du die Buchstaben. Wer sich einen Stein von dir
        aussucht, muss Leader stehen lassen, solange es einen anderen gibt. Escorts kommen später dazu, ohne Leader ruhen deine
        Kräfte, und Shields stoppen einen Angriff, der weniger Weapons hat. Zu jedem gibt es ein eigenes Thema.
    .example =
        Ana schickt drei Steine von ihrem Planeten 1, wo E, L, W und W liegen. Sie nimmt E, W und W: Der Leader bleibt daheim.

rules-escorts = WARP Skill Tokens: Escorts
    .also = escort, escorts rufen
    .text =
        Sobald die Verbündeten feststehen, darf jeder, der einen Stein in der Begegnung hat, Escorts rufen: zuerst der
        Angreifer, dann alle im Uhrzeigersinn. Sie kommen von deinen Basen, so viele du willst, auch über vier Steine hinaus,
        und zählen wie alle anderen Steine dort. Escorts im Warp, auf einer Zodiac-Karte oder in fremder Hand können nicht
        kommen. Ohne Stein auf dem Planeten kann die Abwehr keine rufen; gerufene Escorts der Abwehr gehen danach heim.
    .example =
        Ana greift mit vier Steinen an und ruft zwei Escorts von ihrem Planeten 3: Sechs Steine zählen, und sechs sind weg, wenn
        sie verliert.

rules-skill-leaders = WARP Skill Tokens: Leader
    .also = leader, aktive leader, kraft schläft
    .text =
        Du kannst deine Kräfte nur nutzen, solange drei deiner Leader aktiv sind: auf einem Planeten, auf einem Mond oder in der
        Begegnung. Leader im Warp, aus dem Spiel, in fremder Hand oder auf einer Zodiac-Karte sind es nicht. Drei Heimatbasen
        brauchst du außerdem. Sind wieder drei Leader aktiv, sind auch deine Kräfte wieder da.
    .example = Drei von Bens fünf Leadern sind im Warp: Seine Kraft ruht, bis er einen davon zurückholt.

rules-shields = WARP Skill Tokens: Shields gegen Weapons
    .also = shield, weapon, weapons, abgeschlagen, abschlagen
    .text =
        Bevor Karten gewählt werden, zählt man die Shields der Abwehr und die Weapons des Angriffs, auch die der Verbündeten.
        Sind es mehr Shields, ist die Begegnung *abgeschlagen*: Alle Steine gehen heim, niemand gewinnt oder verliert, keine
        Karte wird gelegt, und der Zug ist zu Ende, auch nach einer ersten Begegnung. Sind es gleich viele oder weniger, geht
        es weiter. Sieh dir die Buchstaben an, bevor du zielst, und bring Weapons mit.
    .example = Ben hat zwei Shields auf seinem Planeten 3. Ana kommt mit einer Weapon: abgeschlagen, und ihr Zug ist vorbei.

rules-zodiac = WARP Zodiac: Zeichen und Karma
    .also = zodiac, sternzeichen, karma, yin, yang, sternkreis, cusp
    .text =
        Jeder hat ein Sternzeichen und darauf zwei Steine, das *Karma*; sie stehen auf keiner Basis und sind für alles andere
        unerreichbar. Zeichen, die bis zu zwei auseinanderliegen, sind *Yin*, ab vier *Yang*, bei drei keins von beiden. Nach
        einer Begegnung bekommt ein Hauptspieler ein Karma, wenn er verloren oder einen Handel gemacht hat; wenn er gewonnen
        hat oder der Handel gescheitert ist, verliert er eines. Wer zu ihm Yin ist, tut dasselbe, wer Yang ist, das Gegenteil.
        Karma kommt von den eigenen Basen und kehrt dorthin zurück. Wer in der Cusp ist, hat kein Zeichen und keine
        Beziehungen.
    .example =
        Ana, Taurus, besiegt Cy, Scorpio. Ana verliert eines, weil sie gewann, und eines, weil Cy, ihr Yang, eines bekam: Zwei
        Steine stehen wieder auf ihren Basen.

rules-zodiac-cards = WARP Zodiac: Karten spielen
    .also = zodiac-karten, zeichen spielen, cusp-karte, zodiac-fenster
    .text =
        Als Angreifer darfst du Zodiac-Karten spielen, bevor du zielst, jede auf jemanden, zu dem sie passt: ein Zeichen auf
        Spieler, die dazu Yin oder in der Cusp sind, eine Cusp auf Spieler, die es nicht sind, Nemesis nur, solange niemand
        Spiritual Leader ist. Auf Spiritual Leader und Nemesis spielt niemand. Die Karte ersetzt die alte, das Ziel gibt ein
        Karma frei, und du ziehst zwei Karten. Der Sternkreis zeigt vorher, was sich ändern würde.
    .example =
        Ben spielt Cancer auf Ana, die Gemini ist: Sie ist jetzt Cancer, einer ihrer Karma-Steine steht wieder auf einer Basis,
        und Ben zieht zwei Karten.

rules-spiritual-leader = Spiritual Leader und Nemesis
    .also = leader, nemesis, krone, vorrechte, sofortsieg
    .text =
        { "" }*Spiritual Leader* ist, wer allein das meiste Karma hat; bei Gleichstand ist es niemand. Wer die Nemesis-Karte hat, ist
        { "" }*Nemesis*. Beide spielen Zeichen auf jeden, behalten ihre Kräfte bei beliebig wenigen Heimatbasen, brauchen eine Basis
        weniger zum Sieg, ändern ihr Karma nicht durch Begegnungen und dürfen ihre Zodiac-Karte wie eine Basis benutzen: der
        Spiritual Leader, solange er vorn bleibt, Nemesis, solange sie durch abgelegte Steine weder vorn liegt noch den
        Spiritual Leader stürzt. Wer beides wird, gewinnt sofort. Diese beiden Ämter kann nichts zappen.
    .example =
        Nemesis und Ana haben je drei Karma. Nemesis spielt ein Zeichen auf Ana, die eines freigibt: Nemesis liegt vorn und
        gewinnt.

rules-zodiac-first-games = WARP Zodiac: erste Partien
    .also = erste partie, anfänger, welche erweiterung, empfohlen, erweiterungen zusammen
    .text =
        Nehmt für eine erste Partie eine Erweiterung allein. Der Zodiac geht am besten ab drei Spielern, und anfangs ohne
        andere Erweiterungen und ohne viele Kräfte, die Steine kosten, denn Karma nimmt einige aus dem Spiel.
    .example =
        Vier Freunde kennen das Grundspiel. Sie spielen eine Partie nur mit dem Zodiac und nehmen in der nächsten Asteroiden
        dazu.

rules-zodiac-together = WARP Zodiac mit anderen Erweiterungen
    .also = alle erweiterungen, erweiterungen zusammen, zodiac und skill tokens, zodiac und asteroiden
    .text =
        In einer Begegnung rücken zuerst die Asteroiden, dann kommt das Schicksal, dann die Zodiac-Karten, dann das Ziel;
        Escorts und Shields folgen auf die Verbündeten, und das Karma kommt zuletzt. Die Buchstaben deines Karmas wählst du,
        und Leader auf deiner Zodiac-Karte sind nicht aktiv. Eine abgeschlagene oder abgebrochene Begegnung ändert kein Karma.
        Spiritual Leader und Nemesis brauchen für Kräfte von Asteroiden keine drei Heimatbasen, wohl aber drei aktive Leader.
        Der Spiritual Leader ruft Escorts nur dann von seiner Karte, wenn er vorn bleibt. Zodiac-Karten, die man als Belohnung
        zieht, warten, bis man angreift.
    .example =
        Ana bekommt Karma und legt einen Leader auf ihre Karte. Jetzt hat sie nur noch zwei aktive Leader: Ihre Kräfte ruhen
        sofort.
