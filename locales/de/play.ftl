# Der Rahmen um alle Spiele: Ablehnungen, Pannen, die Spielleitung.

play-not-running = Dieses Spiel ist vorbei. Ein neues beginnt mit `/play`.
play-disk-full = Meine Platte ist voll, deshalb zählt das **nicht**. Der Tisch macht von selbst weiter, sobald Platz ist. Sag bitte der Serverleitung Bescheid.
play-disk-full-here = Meine Platte ist voll, deshalb habe ich das **nicht** getan. Versuch es noch einmal, sobald Platz ist. Sag bitte der Serverleitung Bescheid.
play-disk-trouble = Ich kann gerade nichts speichern, deshalb zählt das **nicht**. Versuch es in einer Minute noch einmal und sag der Serverleitung Bescheid: Der Grund steht in meinem Log.
play-interrupted = Ich wurde gerade unterbrochen, vielleicht hat das nicht gezählt: Sieh an deinem Tisch nach und drück sonst noch einmal.
play-interrupted-here = Ich wurde gerade unterbrochen, vielleicht habe ich das nicht mehr getan: Sieh nach und versuch es sonst noch einmal.
play-press-again = Das hat für ein Formular zu lange gedauert: Bitte drück den Knopf noch einmal, oder gib den Befehl noch einmal ein.
play-too-fast = Das zählt **nicht**: Ich arbeite noch an dem, was du gerade eben gemacht hast. Warte kurz und drück dann noch einmal.
play-slowed = ⏳ Dieser Tisch läuft gerade langsamer: Es spielen so viele Tische, dass ich an Discords Grenze für Nachrichten stoße. Nichts geht verloren, und was du tust, zählt von dem Moment an, in dem du es tust.
play-referee = Ihr müsst etwas entscheiden: Bei mir ist etwas schiefgegangen, und ich habe die letzte Aktion zurückgenommen. Davor ist nichts verloren. Wer mitspielt, kann *Noch einmal* drücken; wenn mehr als die Hälfte von euch es will, *Eine Aktion zurück* oder *Spiel beenden*.
play-referee-private = Dieser Tisch wartet auf eine Entscheidung. Spielst du mit? Dann wähl mit den Knöpfen unter dem Hinweis, wie es weitergeht.
play-retry = Noch einmal
play-undo = Eine Aktion zurück
play-stop = Spiel beenden
play-only-referee = Das entscheiden nur die, die hier mitspielen, oder wer moderiert und nicht mitspielt.
play-voted = Deine Stimme ist gezählt.
play-already-voted = Dafür hast du schon gestimmt.
play-vote-referee-undo = Noch eine Aktion zurücknehmen? { $votes } von { $needed } Stimmen.
play-vote-referee-stop = Das Spiel beenden? { $votes } von { $needed } Stimmen.
play-without = Ohne sie weiter
play-referee-without = *Ohne sie weiter* lässt die Kraft, die nicht ging, für den Rest des Spiels weg, wenn mehr als die Hälfte von euch es will.
play-vote-referee-without = Ohne die Kraft weiter, die nicht ging? { $votes } von { $needed } Stimmen.
play-nothing-to-leave = Ich weiß nicht mehr, an welcher Kraft es lag. Versucht es noch einmal, nehmt eine Aktion zurück oder beendet das Spiel.
play-no-referee = Hier ist nichts zu entscheiden: Das Spiel läuft.
play-nothing-to-undo = Es gibt nichts zurückzunehmen: Seit dem letzten Einschnitt im Spiel ist nichts geschehen. Versuch es noch einmal oder beende das Spiel.
play-chosen = Erledigt.
play-retried = Das Spiel geht von dort weiter, wo zuletzt alles stimmte.
play-undone = Noch eine Aktion ist zurückgenommen. Das Spiel geht an der Stelle davor weiter.
play-stopped = Das Spiel wurde dort beendet, wo zuletzt alles stimmte.
play-stopped-without-result = Tisch { $table } wurde beendet, weil bei mir etwas schiefging. Das Spiel hat kein Ergebnis und zählt nicht.
play-upgraded = { $dropped ->
    [one] Ich habe ein Update bekommen, und die letzte Aktion passt nicht zu den neuen Regeln: Sie ist zurückgenommen.
   *[other] Ich habe ein Update bekommen, und die letzten { $dropped } Aktionen passen nicht zu den neuen Regeln: Sie sind zurückgenommen.
} Das Spiel geht an der Stelle davor weiter, und ihr werdet neu gefragt.
play-newer = Dieses Spiel hat zuletzt eine neuere Version von mir geführt. Es schläft, bis sie wieder da ist, und geht dann von selbst weiter: Nichts geht verloren, und ihr müsst nichts tun.
play-newer-private = Dieses Spiel schläft gerade, weil eine neuere Version von mir es zuletzt geführt hat. Es geht von selbst weiter, sobald sie wieder da ist.
play-newer-over = Dieses Spiel hat eine neuere Version von mir geführt. Versuch es noch einmal, sobald sie wieder da ist.
play-lacking = 💤 Dieses Spiel braucht das Paket { $pack }, das ich gerade nicht habe. Es schläft, bis ich es wieder habe, und geht dann von selbst weiter: Nichts geht verloren, und ihr müsst nichts tun.
play-lacking-private = Dieses Spiel schläft gerade: Mir fehlt sein Paket { $pack }. Sobald ich es wieder habe, geht es von selbst weiter.
play-lacking-over = Dieses Spiel wurde mit dem Paket { $pack } gespielt, das ich gerade nicht habe. Versuch es noch einmal, sobald ich es wieder habe.
play-pack-gone = Das Paket { $pack } habe ich nicht mehr. Keine seiner Kräfte ist im Spiel, also geht es ohne sie weiter.
play-pack-lifted = Ab jetzt gilt in diesem Spiel { $pack }, eine neuere Fassung seines Pakets.
