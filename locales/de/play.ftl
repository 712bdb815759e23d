# Der Rahmen um alle Spiele: Ablehnungen, Pannen, die Spielleitung.

play-not-running = Dieses Spiel ist vorbei. Ein neues beginnt mit `/slap new` oder `/cosmic new`.
play-disk-full = Die Platte des Bots ist voll, deine Aktion zählt deshalb **nicht**. Der Tisch macht von selbst weiter, sobald Platz ist; sag bitte der Serverleitung Bescheid.
play-disk-full-here = Die Platte des Bots ist voll, deshalb ist das **nicht** geschehen. Versuch es noch einmal, sobald Platz ist; sag bitte der Serverleitung Bescheid.
play-disk-trouble = Der Bot kann gerade nichts speichern, deine Aktion zählt deshalb **nicht**. Versuch es in einer Minute noch einmal und sag dem Admin des Servers Bescheid: Der Grund steht im Protokoll des Bots.
play-interrupted = Der Bot wurde gerade unterbrochen. Vielleicht hat deine Aktion nicht gezählt: Sieh an deinem Tisch nach und drück sonst noch einmal.
play-interrupted-here = Der Bot wurde gerade unterbrochen. Vielleicht ist das nicht mehr geschehen: Sieh nach und versuch es sonst noch einmal.
play-press-again = Das hat für ein Formular zu lange gedauert: Bitte drück den Knopf oder gib den Befehl noch einmal.
play-too-fast = Warte kurz: Das zählt **nicht**, denn der Bot arbeitet noch an dem, was du gerade eben gemacht hast. Drück dann noch einmal.
play-slowed = ⏳ Dieser Tisch läuft gerade langsamer: Es spielen so viele Tische, dass Discord vom Bot nicht mehr Nachrichten pro Sekunde annimmt. Nichts geht verloren, und was du tust, zählt von dem Moment an, in dem du es tust.
play-referee = ⚠️ Die Spielleitung wird gebraucht: Im Bot ist etwas schiefgegangen, und die letzte Aktion wurde zurückgenommen. Davor ist nichts verloren. Wer mitspielt, kann *Noch einmal* drücken; wenn mehr als die Hälfte von euch es will, *Eine Aktion zurück* oder *Spiel beenden*.
play-referee-private = Dieser Tisch wartet auf eine Entscheidung. Ihr, die mitspielt, wählt mit den Knöpfen unter dem Hinweis oder mit `/table referee`, wie es weitergeht.
play-retry = Noch einmal
play-undo = Eine Aktion zurück
play-stop = Spiel beenden
play-only-referee = Das entscheiden nur die, die hier mitspielen, oder wer moderiert und nicht mitspielt.
play-voted = Deine Stimme zählt.
play-already-voted = Dafür hast du schon gestimmt.
play-vote-referee-undo = Eine weitere Aktion soll zurückgenommen werden: { $votes } von { $needed } nötigen Stimmen.
play-vote-referee-stop = Das Spiel soll beendet werden: { $votes } von { $needed } nötigen Stimmen.
play-no-referee = Dieser Tisch braucht keine Entscheidung: Das Spiel läuft.
play-nothing-to-undo = Es gibt nichts zurückzunehmen: Seit dem letzten Einschnitt im Spiel ist nichts geschehen. Versuch es noch einmal oder beende das Spiel.
play-chosen = Erledigt.
play-retried = Das Spiel geht vom letzten sicheren Stand aus weiter.
play-undone = Eine weitere Aktion wurde zurückgenommen; das Spiel geht von davor weiter.
play-stopped = Das Spiel wurde an seinem letzten sicheren Stand beendet.
play-stopped-without-result = Tisch { $table } wurde nach einem Fehler im Bot beendet. Das Spiel hat kein Ergebnis und zählt nicht.
play-upgraded = { $dropped ->
    [one] Ich wurde erneuert, und die letzte Aktion passt nicht zu den neuen Regeln: Sie ist zurückgenommen.
   *[other] Ich wurde erneuert, und die letzten { $dropped } Aktionen passen nicht zu den neuen Regeln: Sie sind zurückgenommen.
} Das Spiel geht von davor weiter, und ihr werdet neu gefragt.
play-newer = 💤 Dieses Spiel hat zuletzt eine neuere Version von mir geführt. Es schläft, bis sie wieder da ist, und geht dann von selbst weiter: Nichts geht verloren, und ihr müsst nichts tun.
play-newer-private = Dieses Spiel schläft gerade, weil es zuletzt eine neuere Version von mir geführt hat. Es geht von selbst weiter, sobald sie wieder da ist.
play-newer-over = Dieses Spiel hat eine neuere Version von mir geführt. Versuch es noch einmal, sobald sie wieder da ist.
