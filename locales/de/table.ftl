# Tische aller Spiele: Ablehnungen, Listen, Hilfe.

table-broken = Bei mir ist etwas schiefgegangen, geändert hat sich nichts. Versuch es bitte noch einmal. Die Admins finden es im Log.
table-no-bots = Bots können hier nicht mitspielen. Nimm einen Menschen.
table-no-member = Diese Person ist nicht auf diesem Server, also kann sie keinen Platz bekommen.
table-stale-button = Dieser Knopf ist zu alt. Unter der neuesten Nachricht des Spiels stehen welche, die gehen.
table-old-command = Dein Discord zeigt eine ältere Fassung dieses Befehls. Starte Discord neu (am Computer mit Strg+R) und versuch es dann noch einmal.
table-replaced-command = `/{ $old }` heißt jetzt `/{ $new }`.
table-behind-more = `/{ $old }` ist umgezogen: Drück unter dem Brett **Mehr …**.
table-old-panel = Diese Wahl gibt es nicht mehr. Öffne diese Einstellungen neu und wähl aus der neuen Liste.
table-no-table-here = Hier ist kein Spiel, zu dem dieser Befehl gehört. Nutz ihn im Thread eines Spiels oder fang mit `/play` eins an.
table-over-here = Dieses Spiel ist vorbei. Ergebnis, Verlauf und Datei von Spiel { $table }: `/server`, *Beendete Spiele*.
table-not-in-server = Gespielt wird auf einem Server: Nutz das in einem seiner Kanäle.
table-not-in-thread = Eröffne einen Tisch in einem normalen Textkanal, nicht in einem Thread: Jedes Spiel bekommt seinen eigenen.
table-not-in-voice = Im Chat eines Sprach- oder Bühnenkanals gibt es keine Threads, und jedes Spiel bekommt einen: Öffne den Tisch in einem Textkanal.
table-several-games = Du bist in mehreren Spielen: Drück erst etwas an dem, das du meinst, oder nutz das in seinem Thread.
table-no-game = Du bist gerade in keinem Spiel. Mit `/play` fängst du eins an.
# In the list of answers: for a lesson, or for a game that somebody plays on.
table-answer-lessons = Lektion · { $answer }
table-answer-practice = Übung · { $answer }
table-not-your-game = In diesem Spiel bist du nicht, oder es ist vorbei. Wähl eins von deinen aus der Liste.
table-nothing-to-verify = Dort war kein beendetes Spiel zu finden. Gib die Nummer eines beendeten Spiels an.
table-only-moderators-move = Tische verlegt nur die Moderation: wer *Nachrichten verwalten* oder *Kanäle verwalten* darf.
table-nothing-to-move = Dieses Spiel ist inzwischen vorbei, also gibt es nichts zu verlegen.
table-asked = **Du bist dran** an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}, das Eiligste zuerst:
table-tables = **Deine Tische:**
table-bad-hours = Diese Ruhezeit verstehe ich nicht. Schreib sie wie `22:00-07:30 UTC+2` oder `22-7 Europe/Berlin`, oder `off` für keine.
table-help =
    { "" }**Zwei Spiele, gleich hier in Discord**: ein schnelles Klatschspiel für einen Abend und Cosmic Encounter für einen Abend oder für Wochen. Computer füllen leere Plätze.
    `/play` öffnet in drei Schritten einen Tisch, `/find` sucht Leute, `/games` zeigt deine Tische und was sie von dir wollen, `/rules` schlägt alles nach.
    { "" }**Neu hier?** Lern Cosmic Encounter in zwölf kurzen Lektionen, oder spiel einfach drauflos: `/play`, dann *Starten*.
table-help-slap =
    { "" }**Du sitzt an einem Klatschtisch.** Klatsch ✋ auf die neueste Karte, wenn die zwei obersten gleich sind, auch mit einer Karte dazwischen. Am langsamen Tisch gibt es dafür Knöpfe.
    `/answer` zeigt, wer dran ist und wer wie viele Karten hat, `/pause` bittet um eine Pause, mit `/leave` gehst du.
    Regeln: `/rules topic:klatschen`.

# Ein Tisch ohne Thread zieht um.
table-still-there = Dieser Tisch hat seinen Thread noch: { $thread }. Ihr müsst nichts verlegen.
table-moved = **{ $name }** geht hier weiter, in einem neuen Thread.
table-moved-to = Erledigt: Das Spiel geht in { $thread } weiter, und alle Uhren laufen weiter, wo sie standen.

# Eine Zeile der Liste deiner Tische.
table-row =
    { "" }**[{ $name }]({ $link })**
    { $told }
table-owed = { $what }{ $timed ->
    [yes] {" "}Endet { $due }.
   *[no] {""}
}
table-go = Hingehen
table-more = -# … und { $count } weitere.
table-status-lobby = wartet auf Leute
table-status-running = läuft
table-status-paused = hat Pause
table-status-referee = braucht eine Entscheidung
table-status-broken = hat keinen Thread mehr, die Moderation holt ihn mit `/server`
# Die Prüfsumme vom Anfang und der Startwert vom Ende.
table-verified =
    { $agree ->
        [yes] **Das Deck stand vor der ersten Karte fest.** Der Startwert von Tisch { $table }, `{ $seed }`, ergibt die Prüfsumme vom Anfang: `{ $published }`
       *[no] **Die Prüfsummen passen nicht zusammen.** Am Anfang von Tisch { $table } stand `{ $published }`, der Startwert `{ $seed }` ergibt aber `{ $recomputed }`.
    }
table-check = Mischen prüfen
table-film = Film
table-no-film = Ich finde den Film nicht. Ist das Spiel gerade erst zu Ende, dann drück in einer Minute noch einmal.
table-film-gone = Den Film gibt es nicht mehr: Jemand, der dabei war, hat seine Daten gelöscht.

# *Unsere Spiele* im Menü einer Person.
table-ours = **Du und { $person }**: { $games ->
    [one] ein gemeinsames Spiel
   *[other] { $games } gemeinsame Spiele
}.
table-ours-row = - [{ $name }]({ $link }): { $told }
table-ours-none = Du und { $person } habt noch nicht zusammen gespielt. `/play` ändert das.
table-ours-bot = Bots spielen hier nicht mit. Versuch es bei einem Menschen.
table-over = vorbei
