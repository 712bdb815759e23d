"""The rules of play in short topics, in German: the same topics with the same rule ids as in ``rules_text``."""

from __future__ import annotations

from bot.cosmic.library.topic import Topic

TOPICS: tuple[Topic, ...] = (
    Topic(
        "overview",
        "Das Spiel in einer Minute",
        ("spiel", "ziel", "grundlagen", "einführung", "anfang"),
        ("4.0.1", "7.1"),
        "Jeder hat ein Heimatsystem aus fünf Planeten, zwanzig Steine und eine Kraft, die eine Regel bricht. Wer "
        "zuerst fünf Basen auf fremden Planeten hat, gewinnt, allein oder mit anderen. In deinem Zug greifst du an: "
        "Das Schicksal bestimmt, wer abwehrt, du schickst einen bis vier Steine gegen einen Planeten, beide Seiten "
        "laden Verbündete ein, beide Hauptspieler legen verdeckt eine Karte, und die höhere Summe aus Karte und "
        "Steinen bekommt den Planeten.",
        "Ana zieht Blau, also wehrt Ben ab. Sie schickt drei Steine, Cy hilft mit zweien. Ihr Angriff 12 und 5 Steine "
        "sind 17, Bens Angriff 8 und 4 Steine 12: Ana und Cy haben dort jetzt je eine Basis.",
    ),
    Topic(
        "reading",
        "Welche Regel gilt, Zufall und Richtungen",
        ("goldene regel", "darf nicht", "vorrang", "widerspruch", "uhrzeigersinn", "links", "zufall"),
        ("0.4", "0.5", "0.6"),
        "Was auf einer Karte oder bei einer Kraft steht, geht vor die allgemeine Regel, und *darf nicht* geht vor "
        "*darf*. Aller Zufall kommt aus einem einzigen Startwert für das ganze Spiel, den am Ende alle sehen. Die Züge "
        "gehen im Uhrzeigersinn, also nach links; die Reihenfolge am Tisch bleibt das ganze Spiel gleich.",
        "Anas Karte erlaubt mehr Steine als die Regeln; ein Mond sagt, dass niemand das darf. Der Mond gilt.",
    ),
    Topic(
        "winning",
        "Gewinnen",
        ("sieg", "basen zum sieg", "ende", "gemeinsam gewinnen"),
        ("7.1", "7.2", "7.3", "7.4", "7.5", "7.6"),
        "Du gewinnst mit fünf Basen auf Planeten außerhalb deines Heimatsystems, zu zweit mit vier, oder mit so "
        "vielen, wie der Tisch gewählt hat. Geprüft wird am Ende jeder Phase. Wer bei derselben Prüfung genug hat, "
        "gewinnt gemeinsam. Manche Kräfte haben einen eigenen Weg zum Sieg. Dann endet das Spiel sofort, und alles "
        "Verdeckte wird gezeigt. Hat niemand mehr einen Stein zum Spielen, so endet das Spiel ohne Sieger.",
        "Ana und Cy landen in derselben Begegnung ihre fünfte Basis: Beide gewinnen.",
    ),
    Topic(
        "setup",
        "Aufbau",
        ("beginn", "start", "kraft wählen", "farbe", "plätze"),
        ("3.1", "3.4", "3.5", "3.8", "3.12", "3.13"),
        "Die Plätze werden gelost, alle nehmen eine Farbe. Alle bekommen verdeckt zwei Kräfte und behalten eine; "
        "gezeigt werden sie gemeinsam. Auf jedem Heimatplaneten stehen vier Steine, alle haben sieben Karten, und die "
        "erste Farbe, die das Schicksal zeigt, beginnt.",
        "Du bekommst Zombie und Macron. Du behältst Zombie; Macron geht ungesehen zu den unbenutzten Kräften.",
    ),
    Topic(
        "tokens",
        "Steine, Planeten und Basen",
        ("stein", "planet", "basis", "heimatbasis", "fremde basis", "warp"),
        ("1.3", "1.2", "2.1", "5.9"),
        "Ein oder mehr deiner Steine auf einem Planeten sind eine Basis, und mit dem letzten Stein ist sie weg. "
        "Mehrere können auf einem Planeten Basen haben und lassen einander in Ruhe. Verlorene Steine warten im Warp. "
        "Steine bewegen sich nur, wenn eine Regel es sagt: Zwischen deinen Basen darfst du sie nicht verschieben.",
        "Du schickst die letzten zwei Steine einer fremden Basis auf den Kegel: Die Basis ist sofort weg, auch wenn "
        "sie später zurückkommen.",
    ),
    Topic(
        "turn",
        "Zug, Begegnung und Phasen",
        ("phasen", "reihenfolge", "begegnung", "ablauf"),
        ("4.0.1", "4.10"),
        "Ein Zug sind ein oder zwei Begegnungen desselben Angreifers. Eine Begegnung hat neun Phasen: 1 Beginn, 2 "
        "Schicksal, 3 Ziel, 4 Steine, 5 Einladung, 6 Bündnis, 7 Karten, 8 Aufdecken, 9 Ausgang; danach kommt der "
        "Schluss. Zu jeder gibt es ein eigenes Thema.",
        "`/cosmic rules schicksal` sagt alles über Phase 2.",
    ),
    Topic(
        "regroup",
        "Phase 1: Beginn und Sammeln",
        ("phase 1", "sammeln", "stein zurück"),
        ("4.1", "4.1.5"),
        "Am Anfang jeder Begegnung holt der Angreifer einen seiner Steine aus dem Warp auf eine seiner Basen. Wer "
        "keine Basis hat, setzt ihn gleich auf den Kegel. Karten für den Beginn einer Begegnung werden vorher "
        "gespielt.",
        "Ana hat drei Steine im Warp. Sie setzt einen auf ihren schwächsten Planeten; in ihrer zweiten Begegnung "
        "kommt noch einer.",
    ),
    Topic(
        "destiny",
        "Phase 2: Schicksal",
        ("phase 2", "schicksalskarte", "wer wehrt ab", "eigene farbe", "neu gründen"),
        ("4.2", "2.2"),
        "Der Angreifer deckt eine Schicksalskarte auf. Ihre Farbe wehrt ab, in ihrem Heimatsystem. Eine Wild-Karte "
        "überlässt dem Angreifer die Wahl. Bei der eigenen Farbe darfst du jemanden angreifen, der in deinem System "
        "eine Basis hat, einen leeren Heimatplaneten kampflos neu gründen oder noch einmal ziehen. Benutzte Karten "
        "liegen offen; ein leerer Stapel wird neu gemischt.",
        "Ana zieht ihr eigenes Rot. Ben hat eine Basis auf Rot 2, dort darf sie ihn angreifen und ihren Planeten "
        "zurückholen.",
    ),
    Topic(
        "aim",
        "Phase 3: Ziel des Kegels",
        ("phase 3", "ziel", "kegel", "leerer planet"),
        ("4.3",),
        "Der Angreifer richtet den Kegel auf einen der fünf Planeten dieses Systems, auch auf einen, auf dem die "
        "Abwehr keinen Stein hat oder er selbst schon eine Basis. Die Abwehr hat dann eben keinen dabei, lädt aber "
        "ein und legt eine Karte.",
        "Bens Blau 4 ist leer. Ana zielt dorthin: Ben zählt keine Steine dazu, aber seine Karte kann sie trotzdem "
        "schlagen.",
    ),
    Topic(
        "commit",
        "Phase 4: Steine auf dem Kegel",
        ("phase 4", "wie viele steine", "steine schicken"),
        ("4.4",),
        "Der Angreifer setzt einen bis vier Steine von beliebigen Basen auf den Kegel; sie alle sind in Gefahr. Wer "
        "keinen Stein schicken kann, beendet den Zug. Für deine Kraft brauchst du drei Heimatbasen: Achte darauf, "
        "woher du sie nimmst.",
        "Ana nimmt zwei Steine von Rot 1 und je einen von Rot 3 und Rot 5: Auf jedem Planeten bleibt eine Basis.",
    ),
    Topic(
        "invite",
        "Phase 5: Einladungen",
        ("phase 5", "einladen", "um hilfe bitten"),
        ("4.5",),
        "Zuerst sagt der Angreifer, dann die Abwehr offen, wen sie als Verbündete einladen: alle außer den beiden "
        "Hauptspielern, oder niemanden. Man kann von beiden eingeladen werden. Zurücknehmen kann man es nicht.",
        "Ana lädt Cy ein. Ben sieht das und lädt Cy und Dee ein.",
    ),
    Topic(
        "allies",
        "Phase 6: Bündnisse",
        ("phase 6", "beitreten", "verbündete", "ablehnen", "bündnis"),
        ("4.6",),
        "Die Eingeladenen antworten der Reihe nach, im Uhrzeigersinn links vom Angreifer: Sie treten mit einem bis "
        "vier Steinen einer Seite bei, die sie eingeladen hat, oder lehnen ab. Die früheren Antworten sieht man. "
        "Verbündete eines siegreichen Angriffs bekommen auch eine Basis, Verbündete einer siegreichen Abwehr "
        "Belohnungen; auf der Seite der Verlierer verlieren sie ihre Steine in der Begegnung.",
        "Cy ist von beiden eingeladen und hilft der Abwehr mit zwei Steinen: Gewinnt Ben, bekommt Cy zwei Belohnungen.",
    ),
    Topic(
        "cards",
        "Phase 7: Karten legen",
        ("phase 7", "karte wählen", "verdeckt"),
        ("4.7", "4.7.4"),
        "Jeder Hauptspieler legt verdeckt eine Begegnungskarte, Angriff oder Kompromiss. Beide wählen gleichzeitig "
        "und geheim. Andere Karten werden bei den Halten davor und danach gespielt.",
        "Ben legt einen Kompromiss: Greift Ana an, verliert er, nimmt aber Karten aus ihrer Hand.",
    ),
    Topic(
        "totals",
        "Phase 8: Aufdecken und Summen",
        ("phase 8", "aufdecken", "summe", "gleichstand", "wer gewinnt", "kampf"),
        ("5.1", "4.8", "5.2"),
        "Beide Karten werden aufgedeckt. Bei zwei Angriffen zählt jede Seite ihre Karte und alle ihre Steine in der "
        "Begegnung: der Angriff die auf dem Kegel, die Abwehr alle auf diesem Planeten, dazu die der Verbündeten. Die "
        "höhere Summe gewinnt, bei Gleichstand die Abwehr. Kräfte ändern in dieser Reihenfolge: Art der Karten, "
        "Kartenwerte, Wert der Steine, Zuschläge, Vergleich; geteilt wird aufgerundet.",
        "Angriff 10 mit 4 Steinen gegen Angriff 9 mit 3 Steinen und zweien eines Verbündeten: 14 gegen 14, also "
        "gewinnt die Abwehr.",
    ),
    Topic(
        "outcome",
        "Phase 9: Ausgang",
        ("phase 9", "landen", "was danach passiert", "steine verlieren"),
        ("5.3", "4.9"),
        "Gewinnt der Angriff, gehen die Steine der Abwehr auf diesem Planeten und die ihrer Verbündeten in den Warp, "
        "und die ganze Angriffsseite landet. Gewinnt die Abwehr, gehen die Steine der Angriffsseite in den Warp, die "
        "Abwehr bleibt, und ihre Verbündeten nehmen ihre Steine zurück und werden belohnt. Dann folgen Trost, "
        "Belohnungen und das Ablegen beider Karten.",
        "Ana gewinnt mit Cy auf Blau 3: Bens Steine dort gehen in den Warp, Ana und Cy landen. Dees Basis dort bleibt "
        "unberührt.",
    ),
    Topic(
        "compromise",
        "Angriff gegen Kompromiss, Trost",
        ("trost", "entschädigung", "kompromiss verliert"),
        ("5.4",),
        "Ein Angriff schlägt einen Kompromiss, egal wie hoch die Summen sind. Aber der Verlierer bekommt Trost: eine "
        "zufällige Karte aus der Hand des Siegers für jeden eigenen in dieser Begegnung verlorenen Stein. Verbündete "
        "bekommen keinen, und ein geretteter Stein zählt nicht.",
        "Ben wehrt mit vier Steinen und einem Kompromiss ab. Ana greift an und gewinnt; Ben zieht vier zufällige "
        "Karten aus ihrer Hand.",
    ),
    Topic(
        "deal",
        "Zwei Kompromisse: der Handel",
        ("verhandlung", "tausch", "angebot", "kein handel", "handel"),
        ("5.5",),
        "Verbündete nehmen ihre Steine zurück. Die Hauptspieler haben begrenzte Zeit für Angebote: beliebige "
        "Handkarten und höchstens eine Basis in jede Richtung, auf einem Planeten, auf dem der Geber eine Basis hat "
        "und der Nehmer keine; wer Steine des anderen gefangen hält, kann sie zurückgeben. Irgendetwas muss den "
        "Besitzer wechseln; anderes kann man nicht versprechen. Das erste angenommene Angebot gilt. Ohne Handel "
        "verlieren beide je drei Steine.",
        "Ana bietet eine Basis auf Rot 1 gegen eine auf Blau 2. Ben nimmt an: Beide setzen einen bis vier Steine, und "
        "Anas Begegnung gilt als erfolgreich.",
    ),
    Topic(
        "rewards",
        "Belohnungen der Verbündeten",
        ("belohnung", "verbündete der abwehr"),
        ("5.6",),
        "Gewinnt die Abwehr, nimmt jeder ihrer Verbündeten für jeden Stein in der Begegnung einen eigenen Stein aus "
        "dem Warp oder eine Karte vom Stapel, in beliebiger Mischung, entschieden, bevor er die Karten sieht. "
        "Verbündete eines siegreichen Angriffs bekommen stattdessen eine Basis.",
        "Dee hat mit drei Steinen abgewehrt: Sie holt zwei Steine aus dem Warp und zieht eine Karte.",
    ),
    Topic(
        "reverse_cone",
        "Umgekehrter Kegel",
        ("umgekehrt", "markierte schicksalskarte"),
        ("5.7", "2.2.2", "4.2.7"),
        "Eine Schicksalskarte jeder Farbe ist markiert. In dieser Begegnung sind die Gewinne der Verbündeten "
        "vertauscht: Verbündete eines siegreichen Angriffs bekommen Belohnungen und gehen heim, Verbündete einer "
        "siegreichen Abwehr landen auf dem Planeten und haben dort eine Basis.",
        "Die Karte war markiert und Ben gewinnt: Dee, seine Verbündete, bekommt eine Basis auf Bens Planeten und "
        "keine Belohnung.",
    ),
    Topic(
        "returning",
        "Steine, die heimkehren",
        ("heimkehren", "zurück auf basen", "keine basis mehr"),
        ("5.8",),
        "Heimkehrende Steine gehen auf beliebige Basen, die ihr Besitzer noch hat, beliebig verteilt. Wer keine Basis "
        "hat, verliert sie an den Warp.",
        "Ein Force Field schickt Cys drei Steine zurück: zwei gehen auf seinen ersten Planeten, einer auf eine fremde "
        "Basis.",
    ),
    Topic(
        "second_challenge",
        "Zweite Begegnung und Ende des Zugs",
        ("zweite begegnung", "noch einmal", "nächster zug", "zugende"),
        ("4.10",),
        "War die erste Begegnung erfolgreich (Sieg, Handel oder ein neu gegründeter Heimatplanet) und hat der "
        "Angreifer noch eine Begegnungskarte, darf er eine zweite Begegnung beginnen. Danach, oder nach einem "
        "Misserfolg, ist im Uhrzeigersinn der Nächste dran.",
        "Ana hat gehandelt und darf noch einmal. Das verliert sie, und Ben ist dran.",
    ),
    Topic(
        "new_hand",
        "Keine Begegnungskarte mehr",
        ("neue hand", "leere hand", "sieben karten"),
        ("4.1.2", "4.7.1", "4.7.2"),
        "Ein Angreifer, der seinen Zug ohne Angriff und Kompromiss beginnt, zeigt seine Hand, legt sie ab und zieht "
        "sieben Karten, bis er eine hat. Eine Abwehr ohne solche tut dasselbe, bevor Karten gewählt werden. Verliert "
        "der Angreifer seine letzte während einer Begegnung, endet sein Zug; die Steine kehren heim.",
        "Ben wird angegriffen und hat nur zwei Edikte: Er legt sie offen ab und zieht sieben Karten.",
    ),
    Topic(
        "attack_cards",
        "Begegnungskarten und Stapel",
        ("angriff", "wie viele karten", "stapel", "handgröße", "leerer stapel"),
        ("2.3", "3.12", "8.1"),
        "Im Stapel sind 55 Angriffe von 1 bis 40 und 17 Kompromisse, 22 Edikte und die Flares des Spiels. Alle "
        "beginnen mit sieben Karten; eine Hand hat keine Grenze, und niemand zieht zu Beginn eines Zugs. Ist der "
        "Stapel leer, wird die Ablage gemischt.",
        "Die meisten Angriffe sind 6, 8, 10 und 12; es gibt eine 30 und eine 40.",
    ),
    Topic(
        "edicts",
        "Edikte",
        ("edikt", "karte spielen", "ereigniskarte"),
        ("2.4",),
        "Ein Edikt wird in seinem Moment aus der Hand gespielt, wirkt und wird abgelegt. Du darfst beliebig viele "
        "spielen. Begegnungskarten sind sie nicht. Die Zaps unter ihnen antworten auf das, was andere tun. `/cosmic "
        "card` zeigt jedes.",
        "Nachdem die Verbündeten beigetreten sind, spielt Dee Force Field und schickt zwei von ihnen heim.",
    ),
    Topic(
        "flares",
        "Flares",
        ("flare", "wild", "super"),
        ("2.5",),
        "Ein Flare gehört zu einer Kraft. Wer diese Kraft hat und benutzen kann, nimmt den Super-Text, alle anderen "
        "den Wild-Text. Einen Flare darfst du in jeder Begegnung spielen. An den meisten Tischen kommt er am Ende der "
        "Phase auf die Hand zurück; die Optionen des Tisches sagen, ob er stattdessen abgelegt wird.",
        "Der Zombie-Flare auf Anas Hand ist für sie wild, denn Zombie hat Ben. Bekäme sie Zombie, wäre er super.",
    ),
    Topic(
        "powers",
        "Kräfte",
        ("kraft", "pflicht", "freiwillig", "kraft ruht", "heimatbasen"),
        ("6.1", "6.2", "6.3", "6.4"),
        "Kräfte liegen offen. Eine Pflichtkraft wirkt, sooft ihre Bedingung zutrifft, eine freiwillige, wenn du "
        "willst, im Allgemeinen einmal je Begegnung. Mit weniger als drei Heimatbasen ruhen alle deine Kräfte, bis du "
        "wieder drei hast. Durch eine verlorene Begegnung verlierst du nie eine Kraft. `/cosmic power` zeigt jede.",
        "Ben hat nur auf zwei Heimatplaneten Basen: Sein Virus tut nichts, bis er eine dritte neu gründet.",
    ),
    Topic(
        "zap",
        "Zaps und Antworten",
        ("cosmic zap", "antwort", "kontern", "card zap", "un-zap"),
        ("4.0.6", "2.4.3", "6.5"),
        "Wird eine Kraft, ein Edikt oder ein Flare angekündigt, dürfen andere mit einem Zap antworten, und auf diesen "
        "Zap darf man wieder antworten; die letzte Antwort wirkt zuerst. Cosmic Zap hält den Einsatz einer Kraft auf, "
        "und wer sie hat, darf bis zum Ende der Begegnung keine benutzen.",
        "Bens Tripler würde seine 10 verdreifachen. Ana spielt Cosmic Zap, Ben antwortet mit Un-Zap: Seine Karte "
        "zählt doch 30.",
    ),
    Topic(
        "two_powers",
        "Zwei Kräfte, getauschte Kräfte, was Kräfte aufheben",
        ("mehrere kräfte", "kräfte tauschen", "hort", "punkte"),
        ("6.6", "6.8", "6.11"),
        "Mehrere Kräfte eines Spielers wirken unabhängig, ihr Besitzer ordnet sie. Was eine Kraft aufhebt, etwa "
        "Punkte oder einen Hort, zieht mit ihr um und ist weg, wenn sie das Spiel verlässt. Eine in dieser Begegnung "
        "schon benutzte Kraft kann ihr neuer Besitzer darin nicht noch einmal benutzen.",
        "Changeling nimmt Warrior mit seinen sechs Punkten: Sie zählen ab jetzt für den neuen Besitzer.",
    ),
    Topic(
        "windows",
        "Halte: wann man Karten und Kräfte benutzt",
        ("halt", "fenster", "wann darf ich", "zeitpunkt", "reihenfolge der wirkungen"),
        ("4.0.2", "4.0.3", "4.0.4", "4.0.5", "4.0.8", "4.0.9"),
        "Karten und freiwillige Kräfte benutzt man bei Halten: bevor die nächste Begegnung weitergeht, sobald Ziel "
        "und Steine feststehen, sobald die Seiten feststehen, sobald die Karten liegen und nach dem Aufdecken. Alle "
        "antworten gleichzeitig und geheim; gespielt wird dann der Reihe nach: Angriff, Abwehr, die anderen im "
        "Uhrzeigersinn, Pflicht zuerst. Eine spätere Wirkung gilt für das Ergebnis der früheren.",
        "Ana und Dee haben für denselben Moment etwas vor. Ana greift an, ihres kommt zuerst, und Dees wird dann noch "
        "einmal geprüft.",
    ),
    Topic(
        "lost_tokens",
        "Verlorene und entfernte Steine",
        ("entfernt", "aus dem spiel", "alle steine im warp"),
        ("8.2", "8.3", "8.4", "8.5"),
        "Mit allen Steinen im Warp bist du trotzdem dran, mit einem Stein nach dem anderen, wehrst mit keinem ab, "
        "spielst Karten und handelst, kannst aber niemandem helfen. Niemand behält weniger Steine im Spiel als Basen "
        "zum Sieg nötig sind: Was darüber hinaus entfernt würde, geht in den Warp.",
        "Cy hat alle zwanzig Steine im Warp. In seinem Zug geht einer gleich auf den Kegel und kämpft.",
    ),
    Topic(
        "two_players",
        "Zu zweit",
        ("2 spieler", "duell", "zwei"),
        ("8.6",),
        "Zu zweit gibt es keine Verbündeten, und vier fremde Basen gewinnen. Kräfte, die Verbündete brauchen, bleiben "
        "draußen.",
        "Ana gegen Ben: Magnet, Parasite und Crystal werden nicht verteilt.",
    ),
    Topic(
        "leaving",
        "Gehen, aufgeben, jemanden ersetzen",
        ("aufgeben", "gehen", "ersetzen", "aussteigen"),
        ("8.7", "8.8", "8.9", "8.10"),
        "Wer aufgibt, geht mit allen Steinen, Karten und Kräften; die Planeten bleiben. Geht der Angreifer, endet die "
        "Begegnung, geht die Abwehr, landet der Angriff, die Steine eines Verbündeten verschwinden. Stattdessen kann "
        "jemand anderes oder ein Computer den Platz übernehmen, und sonst ändert sich nichts. Wer als Letzter übrig "
        "ist, gewinnt.",
        "Cy muss aufhören. Mit `/cosmic replace` bekommt Eve Cys Platz, Hand und Kraft.",
    ),
    Topic(
        "deadlines",
        "Fristen und verpasste Antworten",
        ("zeit", "frist", "vorgabe", "verpasst", "autopilot"),
        ("8.12", "8.11"),
        "Jede Entscheidung hat eine Frist nach dem Tempo des Tisches; danach gilt eine Vorgabe, etwa *ablehnen* oder "
        "eine zufällige Karte. Nach drei verpassten hintereinander spielt der Platz nach Vorgabe, bis sein Spieler "
        "wieder etwas tut, und die anderen können abstimmen, was aus ihm wird.",
        "Dee antwortet nicht auf eine Einladung: Sie hat abgelehnt. Länger als die Frist musste niemand warten.",
    ),
    Topic(
        "orders",
        "Daueraufträge",
        ("passen", "dauerauftrag", "automatisch", "immer fragen"),
        ("8.13",),
        "Du kannst im Voraus antworten: diese Begegnung passen, passen, bis du Hauptspieler bist, oder zurückzappen, "
        "wenn deine Kraft gezappt wird. Aufträge sind geheim, werden ausgeführt, als gäbst du sie in dem Moment, und "
        "mit `/cosmic orders` widerrufen.",
        "Ben passt, bis er Hauptspieler ist: Drei Halte vergehen, ohne dass er gefragt wird.",
    ),
    Topic(
        "secrecy",
        "Was geheim bleibt, und welche Antwort gilt",
        ("geheim", "verdeckt", "hand", "abgelehnt", "antwort ändern"),
        ("8.14", "8.15", "8.16", "2.1.5"),
        "Hände und verdeckte Karten sind geheim, alles andere ist offen: Steine, Kräfte, Handgrößen, Ablagen. Niemand "
        "erfährt, auf wen eine geheime Runde wartet. Eine unerlaubte Antwort wird mit ihrer Regel abgelehnt und "
        "kostet nichts; bis eine Runde schließt, darfst du deine Antwort ändern.",
        "Die Runde bleibt offen, obwohl Ben gar kein Edikt hat: Dass das niemand merkt, ist der Sinn.",
    ),
)
