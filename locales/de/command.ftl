# Was Discord unter Befehlen und ihren Parametern zeigt: höchstens 100 Zeichen.

command-play = Einen Tisch aufmachen: Andere kommen dazu, du startest
command-play-game = Das Spiel; sonst frage ich
command-play-slap = das Klatschspiel
command-play-cosmic = Cosmic Encounter, das Brettspiel
command-play-preset = So willst du spielen; in der Lobby lässt sich alles ändern
command-play-tonight = Heute Abend: live, an einem Stück
command-play-week = Diese Woche: zwischendurch, über Tage
command-play-short = Kurz: Das Ende kommt früh
command-play-alone = Allein: Computer nehmen die anderen Plätze
command-play-language = Die Sprache des Tischs
command-find = Mitspieler finden: offene Lobbys und eine Suche
command-learn = Cosmic Encounter lernen: kurze Lektionen, und Üben an eigenen Spielen
command-away = Urlaub: Sag bis wann, dann spiele ich an allen deinen Tischen für dich
command-away-until = 3 Tage, Freitag, 12. Dez., 24.12. 18:00; ohne Angabe siehst du, wie es steht
command-away-then = Wenn du dran bist; üblich ist ein vorsichtiger Computer

# Über einen Server.
command-server = Beendete Spiele, Wertungen, Saison, Turnier, offene Lobbys
command-admin = Einstellungen, Saison, Turnier und Spiele, die die Moderation brauchen
command-doctor = Sieh nach, ob hier etwas fehlt oder hängt
command-report = Sag der Moderation, was passiert ist; sonst erfährt es niemand
command-menu-report = Melden
command-menu-explain = Das erklären
command-menu-games = Unsere Spiele
command-rules = Jede Regel, Kraft, Karte, jeden Flare und jedes Zeichen beider Spiele nachschlagen
command-rules-topic = Ein Wort, ein Name oder die Nummer einer Regel; ohne Angabe ein Menü
command-help = Finde heraus, wie es weitergeht; im Spiel: was du jetzt tun kannst
command-privacy = Sieh oder lösch die Daten über dich
command-answer = Sieh deine Frage, oder antworte in Worten
command-answer-text = Deine Antwort; die Liste zeigt, was jetzt geht
command-as-text = Ja: in Worten, ohne Bild
command-hand = Deine Hand, nur für dich
command-board = Das Brett, und wer gerade was entscheidet
command-log = Lies den Verlauf, Seite für Seite
command-why = Sieh, welche Regeln zuletzt entschieden haben, und alle davor
command-undo = Nimm deinen letzten Schritt zurück oder frag die anderen
command-pause = Pause machen oder weiterspielen; mehr Zeit oder Schluss für alle
command-leave = Verlass das Spiel oder die Lobby, oder gib deinen Platz ab
command-orders = Deine vorbereiteten Antworten: ansehen und ändern
command-watch = Folge einem Spiel, tipp, wer gewinnt, und sieh, wer am öftesten richtig liegt
command-games = Deine Tische: was sie von dir wollen, was du verpasst hast, und Einstellungen
