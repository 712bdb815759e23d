# Was die Monde tun. Ihre Namen sind Eigennamen und in allen Sprachen gleich.

moon-ally-double-moon =
    .text = Die Steine jedes Verbündeten zählen in Summen doppelt. Keine Wirkung, solange auch Ally One-Half Moon wirkt.

moon-ally-one-half-moon =
    .text = Die Steine jedes Verbündeten zählen in Summen halb, abgerundet. Keine Wirkung, solange auch Ally Double Moon wirkt.

moon-attack-revelation-moon =
    .text = Alle zeigen allen ihren niedrigsten Angriff auf der Hand.

moon-bribery-moon =
    .text = Vor den Einladungen, wenn du kein Hauptspieler bist: Du darfst einem Hauptspieler eine Karte zeigen. Lädt er dich dann ein, darf er die Karte nehmen.

moon-challenge-extension-moon =
    .text = Jeder hat in einem Zug bis zu drei Begegnungen. Keine Wirkung, solange auch Challenge Limitation Moon wirkt.

moon-challenge-limitation-moon =
    .text = Jeder hat in einem Zug eine Begegnung. Keine Wirkung, solange auch Challenge Extension Moon wirkt.

moon-cold-revenge-moon =
    .text = Such einen Stein irgendeines Spielers aus, auf einer Basis, auf dem Kegel, im Warp oder auf dem Blatt einer Kraft: Er ist endgültig aus dem Spiel.

moon-cone-size-3-moon =
    .text = Der Angreifer setzt höchstens drei Steine ein. Keine Wirkung, solange auch Cone Size 5 Moon wirkt.

moon-cone-size-5-moon =
    .text = Der Angreifer setzt höchstens fünf Steine ein. Keine Wirkung, solange auch Cone Size 3 Moon wirkt.

moon-cone-size-variable-moon =
    .text = Der Angreifer setzt höchstens so viele Steine ein, wie auf diesem Mond stehen, egal was andere Cone-Size-Monde sagen.

moon-confession-moon =
    .text = Alle zeigen allen ihren höchsten Angriff auf der Hand.

moon-consolation-moon =
    .text = Du nimmst eine Karte mehr, wenn du Trost bekommst.

moon-defense-moon =
    .text = Wenn du auf einem Planeten abwehrst, zählen deine Steine auf diesem Mond zu deiner Summe dazu. Sie sind nicht in der Begegnung und können durch sie nicht verloren gehen.

moon-extra-card-moon =
    .text = Zu Beginn jedes deiner Züge ziehst du eine Karte.

moon-flux-moon =
    .text = Wähl zwei Basen von zwei verschiedenen Spielern: Von jeder geht ein Stein deiner Wahl auf die andere.

moon-implosion-moon =
    .text = Wähl einen Planeten im System dieses Mondes: Alle Steine auf ihm und auf diesem Mond gehen in den Warp, und der Mond ist aus dem Spiel.

moon-mini-mac-moon =
    .text = Jeder deiner Steine in einer Begegnung zählt in Summen zwei.

moon-moon-boon =
    .text = Nimm vier neutrale Zusatzsteine und stell sie auf deine Basen. Sie wirken wie deine, gehören aber nicht zu deinen zwanzig: Sie werden nie Karma und haben keine Buchstaben.

moon-peace-moon =
    .text = Ein gescheiterter Handel kostet dich einen Stein statt drei.

moon-reward-moon =
    .text = Du bekommst eine Belohnung mehr, wenn du als Verbündeter belohnt wirst.

moon-shield-wall-moon =
    .text = Wenn du auf einem Planeten im System dieses Mondes abwehrst, dürfen Verbündete gegen dich höchstens je zwei Steine einsetzen.

moon-silent-moon =
    .text = Nichts geschieht. Nur die Spieler hier wissen das.

moon-tie-moon =
    .text = Bei Gleichstand gewinnst du, wenn du der Angreifer bist.

moon-warp-vent-moon =
    .text = Beim Sammeln holst du zwei Steine zurück statt eines.
