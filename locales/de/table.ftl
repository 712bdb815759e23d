# Tische aller Spiele: Ablehnungen, Listen, Hilfe.

table-broken = Im Bot ist etwas schiefgegangen, geändert hat sich nichts. Versuch es bitte noch einmal; Näheres steht im Log.
table-no-bots = Ein Bot kann hier nicht mitspielen: Nenn einen Menschen.
table-no-member = Diese Person ist nicht auf diesem Server, also kann sie keinen Platz bekommen.
table-stale-button = Diesen Knopf gibt es nicht mehr. Unter der neuesten Nachricht des Spiels stehen welche, die gehen.
table-old-command = In dieser Form kenne ich diesen Befehl nicht: Dein Discord zeigt eine ältere Fassung davon. Starte Discord neu (am Computer mit Strg+R) und versuch es dann noch einmal.
table-old-panel = Was du gewählt hast, gibt es nicht mehr. Öffne diese Einstellungen neu und wähl aus der neuen Liste.
table-no-table-here = In diesem Kanal läuft kein Spiel, zu dem dieser Befehl gehört. Nutz ihn im Thread eines solchen oder fang mit `/slap new` oder `/cosmic new` eins an.
table-over-here = Dieses Spiel ist vorbei. Ergebnis, Verlauf und Datei: `/table history table:{ $table }`.
table-not-in-server = Gespielt wird auf einem Server: Nutz das in einem seiner Kanäle.
table-not-in-thread = Eröffne einen Tisch in einem normalen Textkanal, nicht in einem Thread: Jedes Spiel bekommt seinen eigenen.
table-not-in-voice = Im Chat eines Sprach- oder Bühnenkanals gibt es keine Threads, und jedes Spiel bekommt einen: Öffne den Tisch in einem Textkanal.
table-no-games = Du sitzt gerade an keinem Tisch. Mit `/slap new` oder `/cosmic new` eröffnest du einen.
# The panel of what is on at a server, and the button that shows it.
table-server-button = Auf diesem Server …
table-server-panel = **Auf diesem Server:** Spiel mit, oder schau, was los ist.
table-which-game = Du sitzt an mehreren Tischen: Wähl einen mit dem Parameter *game* oder nutz das im Thread eines Spiels.
table-several-games = Du sitzt an mehreren Tischen: Drück erst etwas an dem, den du meinst, oder nutz das in seinem Thread.
table-not-your-game = An diesem Tisch sitzt du nicht, oder sein Spiel ist vorbei. Wähl eins deiner Spiele aus der Liste.
table-nothing-to-verify = Dort war kein beendetes Spiel zu finden. Nutz das im Thread eines beendeten Spiels oder gib seine Nummer an.
table-only-moderators-move = Tische verlegt nur die Moderation: wer *Nachrichten verwalten* oder *Kanäle verwalten* darf.
table-nothing-to-move = So ein Spiel läuft auf diesem Server nicht. Wähl eins aus der Liste.
table-asked = **Du bist dran** an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}, das Eiligste zuerst:
table-tables = **Deine Tische:**
table-bad-hours = Diese Ruhezeit verstehe ich nicht. Schreib sie wie `22:00-07:30 UTC+2` oder `22-7 Europe/Berlin`, oder `off` für keine.
table-help =
    { "" }**Das Klatschspiel**: `/slap new` eröffnet einen Tisch mit Lobby; drück *Mitspielen*, *Computer dazu*, *Starten*. Das Spiel läuft in seinem eigenen Thread: Der Bot deckt die Karten auf, und du klatschst mit ✋, wenn zwei gleiche Karten aufeinanderliegen, auch mit einer dazwischen.
    { "" }**Im Thread**: `/slap status` · `/slap leave` · `/slap pause` · `/slap stop` (Abstimmung) · `/slap rules`
    { "" }**Cosmic Encounter**: `/cosmic help` · `/cosmic rules`
    { "" }**Auf diesem Server**: `/table find` (Mitspieler) · `/table open` (Lobbys) · `/table rematch` (Revanche) · `/table history` (beendete Spiele) · `/rating list` (Wertungen) · `/season show` · `/event show` (Turnier) · `/table seers` (Seher); Knöpfe für das meiste sind unter `/my games`
    { "" }**Überall**: `/table games` (deine Tische) · `/table reminders` · `/table asked` (wie oft ich dich frage) · `/table away` (Urlaub) · `/table verify` (das Mischen eines beendeten Spiels prüfen) · `/table export` (ein beendetes Spiel als Datei) · `/table privacy` (deine Daten) · `/table help`
table-cosmic-help =
    { "" }**Cosmic Encounter**: `/cosmic new` eröffnet einen Tisch mit Lobby; drück *Mitspielen*, *Computer dazu*, *Starten*. Das Spiel läuft in seinem eigenen Thread; was du gefragt wirst, kommt als Direktnachricht oder dort. Alle Knöpfe gibt es auch als Befehle.
    { "" }**Neu hier?** `/cosmic learn` bringt es dir in zwölf kurzen Lektionen bei; `/cosmic rules` hat das Spiel in einer Minute; im Thread sagt `/cosmic help`, was du jetzt tun kannst.
    { "" }**Im Thread**: `/cosmic status` · `/cosmic hand` · `/cosmic board` · `/cosmic log` · `/cosmic why` · `/cosmic undo` · `/cosmic pause` · `/cosmic concede`
    { "" }**Nachschlagen**: `/cosmic rules` · `/cosmic power` · `/cosmic card`

# Ein Tisch ohne Thread zieht um.
table-still-there = Dieser Tisch hat seinen Thread noch, { $thread }: Zu verlegen ist nichts.
table-moved = **{ $name }** geht hier weiter, in einem neuen Thread.
table-moved-to = Erledigt: Das Spiel geht in { $thread } weiter, alle Uhren von da, wo sie standen.

# Eine Zeile der Liste deiner Tische.
table-row = - [{ $name }]({ $link }): { $status }
table-more = -# … und { $count } weitere.
table-status-lobby = wartet auf Leute
table-status-running = im Gang
table-status-paused = hat Pause
table-status-referee = braucht die Spielleitung
table-status-broken = hat keinen Thread mehr; die Moderation nutzt `/table move`

# Wie du erinnert wirst.
table-reminders =
    { "" }**Erinnerungen**: { $level }; { $place }; keine Ruhezeit.
    -# Geheimes kommt immer als Direktnachricht.
table-reminders-quiet =
    { "" }**Erinnerungen**: { $level }; { $place }; Ruhezeit { $quiet }.
    -# Geheimes kommt immer als Direktnachricht.

table-motion-on = Bilder dürfen sich an deinen Tischen bewegen, wenn es dort niemanden stört.
table-motion-off = Die Bilder an allen deinen Tischen stehen still.
table-talk-only-cosmic = Nimm `/table talk` im Thread eines Spiels von Cosmic Encounter.
# Wie oft du an allen deinen Tischen gefragt wirst.
table-attention-usual = Ich frage dich, wie es am jeweiligen Tisch üblich ist. `/table asked` ändert das.
table-attention-secret = Wenn etwas gespielt werden kann, frage ich dich: **{ $often }**. Das weißt nur du.
table-attention-told = Wenn etwas gespielt werden kann, frage ich dich: **{ $often }**. *Status* sagt es den anderen.
table-attention-tell-what = Sag auch, wie oft ich dich fragen soll: Das Übliche braucht niemand zu erfahren.

# Die Prüfsumme vom Anfang und der Startwert vom Ende.
table-verified =
    { "" }**Tisch { $table }**: Startwert `{ $seed }`
    Prüfsumme vom Anfang: `{ $published }`
    Prüfsumme aus diesem Startwert und seinem Deck: `{ $recomputed }`
    { $agree ->
        [yes] ✅ Beides passt zusammen: Das Deck stand vor der ersten Karte fest.
       *[no] ❌ Das passt nicht zusammen.
    }
table-film = Film
table-no-film = Ich finde den Film nicht. Ist das Spiel gerade erst zu Ende, dann drück in einer Minute noch einmal.
table-film-gone = Den Film gibt es nicht mehr: Jemand, der dabei war, hat seine Daten gelöscht.
