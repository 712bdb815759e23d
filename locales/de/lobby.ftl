# Warum eine Lobby etwas ablehnt.

lobby-already-seated = Du sitzt schon an diesem Tisch.
lobby-join-first = Setz dich erst selbst an den Tisch, dann hol einen Computer dazu.
lobby-not-seated = Du sitzt nicht an diesem Tisch.
lobby-closed = Diese Lobby ist geschlossen. Mach mit `/play` eine neue auf.
lobby-no-packs = Unter den Kräften sind welche aus { LIST($packs) }, und dieser Server erlaubt keine Pakete. Die Admins können das in `/admin`, *Einstellungen …*, ändern.
lobby-crowded = Gerade laufen sehr viele Live-Tische, und noch einer würde alle bremsen. Wähl ein ruhigeres Tempo, oder versuch es später.
lobby-host-chooses = { $host } hat den Tisch aufgemacht und stellt die Optionen ein.
lobby-host-starts = { $host } hat den Tisch aufgemacht und startet das Spiel.
lobby-too-few = Ihr braucht { $least } Spieler. Warte noch auf jemanden, oder spiel gegen Computer.
lobby-too-small = Das sind zu wenige Plätze für { $seated } Spieler. Biete mehr Plätze an, oder nimm einen Computer heraus.
lobby-full = Dieser Tisch ist voll: Er hat { $most } Plätze.
lobby-rematch-taken = Dieses Spiel hatte seine Revanche schon: Tisch { $table }. Mach mit `/play` einen neuen auf.
lobby-rematch-joined = { $host } hat die Revanche aufgemacht, Tisch { $table }. Du bist dabei.
lobby-rematch-seated = { $host } hat die Revanche aufgemacht, Tisch { $table }. Du sitzt schon dort.
lobby-no-rematch = Dieses Spiel habe ich nicht mehr. Mach mit `/play` einen neuen Tisch auf.
lobby-rematch-of-others = Revanche wollen kann nur, wer mitgespielt hat. Mach mit `/play` einen eigenen Tisch auf.
lobby-open = Du sitzt hier schon in einer offenen Lobby. Starte die, oder verlass sie erst.

# Knöpfe und Menüs einer Lobby.
lobby-expired = Hier ist eine Stunde lang nichts passiert, also habe ich die Lobby geschlossen. Mit `/play` machst du eine neue auf.
lobby-left = Du bist aus der Lobby gegangen.
lobby-lost = Die Nachricht der Lobby ist weg. Mach mit `/play` einen neuen Tisch auf.
lobby-everybody-left = Alle sind gegangen, also ist die Lobby geschlossen.
lobby-join = Mitspielen
lobby-leave = Gehen
lobby-add-computer = Computer dazu
lobby-options = Optionen …
lobby-start = Starten
lobby-fill = Gegen Computer starten

# Die Nachricht der Lobby; die erste Zeile zeigt das Telefon.
lobby-head = { $game }: { $host } macht einen Tisch auf ({ $seated } von { $most }). Drück **Mitspielen**.
lobby-head-full = { $game }: Am Tisch von { $host } sind alle Plätze besetzt ({ $seated } von { $most }). Drück **Starten**.
lobby-seated = Bisher da: { LIST($seats, style: "comma") }
lobby-computer = { $name } (Computer)
lobby-computer-temper = { $name } (Computer, { $temper })
lobby-started = { $game } läuft in { $thread }: { $names }. Willst du zusehen? Öffne den Thread und drück *Beitreten*.
# Im Beitrag des Forums, in dem gespielt wird.
lobby-started-here = { $game } läuft: { $names }.
# Wann die Leute einer Lobby anfangen wollen: die Zeile in ihrer Nachricht, und das Formular.
lobby-date = Los geht's am { $day } ({ $ago }).
    .button = Startzeit
    .label = Wann wollt ihr anfangen?
    .hint = heute 20:00
    .note = Deine Zeitzone: { $zone }. Lass es leer, wenn es keinen Termin gibt.
    .unknown = Ich brauche eine Zeit, die noch kommt, höchstens in einem Jahr. Schreib sie wie `heute 20:00`, `Freitag 19:30` oder `24.12. 18:00` (Zeitzone { $zone }).
lobby-event = Öffne die Lobby und drück **{ lobby-join }**, wenn du mitspielen willst.
# Hinter Erwähnungen aller, die dabei sind.
lobby-call-found = ihr seid jetzt genug, { $count } Spieler. Drückt **Starten** [in eurer Lobby]({ $link }).
lobby-call-time = es ist so weit. Drückt **{ lobby-start }** [in eurer Lobby]({ $link }).
# Wie ein Thread heißt.
lobby-posted = { $game }: { $host } macht in { $post } einen Tisch auf. Drück dort **Mitspielen**.
# In einem Post des Forums selbst, wo unter dem Befehl keine Lobby stehen kann.
lobby-no-post = Discord lässt mich in { $forum } keinen Post eröffnen. Bitte die Admins, `/doctor` zu benutzen, oder nimm `/play` in einem Textkanal.
# Namen von Tags eines Forums: Ein Post von mir trägt die, die es dort gibt, in jeder Sprache.
lobby-tag-open = offen
lobby-tag-full = voll
lobby-table-name = { $game } { $table }
lobby-option = { $option }: { $value }
# Die Optionen, nur für eine Person, und ihre Formulare.
lobby-choose-topic = Was willst du ändern?
lobby-topic-speed = Tempo und Zeit
    .button = Tempo
lobby-topic-players = Mitspieler
    .button = Mitspieler
lobby-topic-powers = Kräfte
    .button = Kräfte
lobby-topic-slaps = Klatscher
    .button = Klatscher
lobby-topic-expansions = Erweiterungen
    .button = Erweiterungen
lobby-topic-look = Aussehen und Sprache
    .button = Aussehen
lobby-computers = Computer
    .does = So viele sitzen am Tisch.
lobby-switches = An oder aus
lobby-or-type = { $option }, oder tippen
lobby-form-missing = Ein Teil des Formulars ist nicht angekommen. Öffne es noch einmal: Was du ausgefüllt hast, steht noch da.
lobby-which-game = Was willst du spielen?

# Discord hat den Thread abgelehnt.
lobby-threads-full = Auf diesem Server sind so viele Threads offen, wie Discord erlaubt (1.000), deshalb bekommt das Spiel keinen. Schließt oder löscht ein paar alte Threads und drück dann noch einmal auf Starten.
lobby-no-access = Ich darf den Thread des Spiels nicht öffnen. Gebt mir in diesem Kanal *Kanal anzeigen* und *Öffentliche Threads erstellen* und drück dann noch einmal auf Starten.
lobby-no-threads-here = In dieser Art von Kanal hat Discord keine Threads. Öffne einen neuen Tisch in einem Textkanal.
lobby-thread-refused = Discord hat mich den Thread des Spiels nicht öffnen lassen (Code { $code }). Warte einen Moment und drück noch einmal auf Starten.
