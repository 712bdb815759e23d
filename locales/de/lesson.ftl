lesson-title = So läuft eine Begegnung
lesson-offense = Angriff
lesson-defense = Abwehr
lesson-destiny = Das Schicksal nennt
    .below = die Abwehr
lesson-cone = Der Kegel zielt auf
    .below = einen Planeten
lesson-commit = Ein bis vier Steine
    .below = auf den Kegel
lesson-allies = Verbündete helfen
    .below = beiden Seiten
lesson-cards = Beide legen verdeckt
    .below = eine Karte
lesson-totals = Höhere Summe siegt,
    .below = gleich: die Abwehr
lesson-base = Der Angriff gewinnt: eine Basis hier
lesson-goal = Sieg mit { $bases } fremden Basen

lesson-alt = So läuft eine Begegnung, in sieben Schritten. 1: Eine Schicksalskarte nennt die Abwehr, hier Blau. 2: Der Angriff, hier Rot, richtet den Kegel auf einen Planeten der Abwehr. 3: Ein bis vier Steine des Angriffs kommen auf den Kegel, hier 3. 4: Verbündete helfen beiden Seiten: Gelb hilft dem Angriff mit 2, Lila der Abwehr mit 1; Blau hat 3 auf dem Planeten. 5: Beide legen verdeckt eine Karte. 6: Die Karten werden aufgedeckt, es zählen Karte und Steine: 12 + 5 = 17 gegen 8 + 4 = 12. Mehr gewinnt; bei Gleichstand gewinnt die Abwehr. 7: Der Angriff hat gewonnen, also hat seine Seite eine Basis auf dem Planeten. Wer zuerst { $bases } fremde Basen hat, gewinnt das Spiel.
