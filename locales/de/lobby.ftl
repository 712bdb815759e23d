# Warum eine Lobby etwas ablehnt.

lobby-already-seated = Du sitzt schon an diesem Tisch.
lobby-join-first = Setz dich erst selbst an den Tisch, dann kannst du einen Computer dazuholen.
lobby-join-to-remove = Setz dich erst selbst an den Tisch, dann kannst du einen Computer wieder wegschicken.
lobby-no-such-computer = Dieser Computer sitzt nicht mehr am Tisch.
lobby-not-seated = Du sitzt nicht an diesem Tisch.
lobby-closed = Diese Lobby ist geschlossen. Eröffne mit `/slap new` oder `/cosmic new` einen neuen Tisch.
lobby-crowded = Gerade laufen so viele schnelle Tische, dass Discord alle ausbremsen würde; wähl ein ruhigeres Tempo oder versuch es später noch einmal.
lobby-host-chooses = Nur { $host } stellt die Optionen ein.
lobby-host-starts = Nur { $host } startet das Spiel.
lobby-too-few = Zum Start braucht es { $least } am Tisch; hol einen Computer dazu oder warte noch auf jemanden.
lobby-too-small = An diesem Tisch sitzen { $seated } Spieler: Biete mindestens so viele Plätze an, oder bitte jemanden zu gehen.
lobby-full = Dieser Tisch ist voll: Er hat { $most } Plätze.
lobby-rematch-taken = Dieses Spiel hatte seine Revanche schon, Tisch { $table }. Mach mit `/slap new` oder `/cosmic new` einen neuen Tisch auf.
lobby-rematch-joined = Die Revanche ist Tisch { $table }, aufgemacht von { $host }: Du sitzt jetzt auch dort.
lobby-rematch-seated = Die Revanche ist Tisch { $table }, aufgemacht von { $host }: Du sitzt schon dort.
lobby-rematch-none = Du hast in diesem Kanal kein Spiel gespielt, das zu Ende ist: Nimm `/table rematch` in dem Kanal, in dem es gespielt wurde.
lobby-no-rematch = Dieses Spiel ist nicht mehr gespeichert. Mach mit `/slap new` oder `/cosmic new` einen neuen Tisch auf.
lobby-rematch-of-others = Revanche wollen kann nur, wer mitgespielt hat. Mach mit `/slap new` oder `/cosmic new` einen eigenen Tisch auf.
lobby-open = Du sitzt in diesem Kanal schon in einer offenen Lobby. Starte sie dort, oder verlass sie erst.

# Knöpfe und Menüs einer Lobby.
lobby-expired = Diese Lobby hat sich geschlossen, weil eine Stunde lang nichts passiert ist. Mit `/slap new` oder `/cosmic new` eröffnest du einen neuen Tisch.
lobby-left = Du bist aus der Lobby gegangen.
lobby-none-here = Du sitzt in diesem Kanal in keiner offenen Lobby dieses Spiels. Eröffne eine mit `/slap new` oder `/cosmic new` oder nutz das im Thread eines Spiels.
lobby-none-to-start = Du sitzt in diesem Kanal in keiner offenen Lobby dieses Spiels. Eröffne eine mit `/slap new` oder `/cosmic new`.
lobby-lost = Die Nachricht der Lobby ist weg. Eröffne mit `/slap new` oder `/cosmic new` einen neuen Tisch.
lobby-everybody-left = Alle sind gegangen; diese Lobby ist geschlossen.
lobby-join = Mitspielen
lobby-leave = Gehen
lobby-add-computer = Computer dazu
lobby-options = Optionen
lobby-start = Starten
lobby-change-option = Option ändern
lobby-back = Zurück
lobby-other-value = Anderer Wert…
lobby-remove-computer = { $name } wieder weg
lobby-type-value = Tipp { $what }.

# Die Nachricht der Lobby; die erste Zeile zeigt das Telefon.
lobby-head = { $game } - { $host } eröffnet einen Tisch ({ $seated } von { $most } Plätzen)
lobby-computer = { $name } (Computer)
lobby-computer-temper = { $name } (Computer, { $temper })
lobby-started = { $game } läuft in { $thread }: { $names }. Willst du zusehen? Öffne den Thread und drück *Beitreten*.
# Wie ein Thread heißt.
lobby-table-name = { $game } { $table }

# Die Optionen, nur für eine Person.
lobby-choose-option = **Optionen.** Wähl aus, was du ändern willst:
lobby-option = { $option }: { $value }
lobby-option-row = - **{ $option }**: { $value }
lobby-choose-value = **{ $option }.** { $sentence } Jetzt: { $value }.

# Discord hat den Thread abgelehnt.
lobby-threads-full = Auf diesem Server sind so viele Threads offen, wie Discord erlaubt (1.000), deshalb bekommt das Spiel keinen. Schließt oder löscht ein paar alte Threads und drück dann noch einmal auf Starten.
lobby-no-access = Ich darf den Thread des Spiels nicht öffnen. Gebt mir in diesem Kanal *Kanal anzeigen* und *Öffentliche Threads erstellen* und drück dann noch einmal auf Starten.
lobby-no-threads-here = In dieser Art von Kanal hat Discord keine Threads. Öffne einen neuen Tisch in einem Textkanal.
lobby-thread-refused = Discord hat mich den Thread des Spiels nicht öffnen lassen (Code { $code }). Warte einen Moment und drück noch einmal auf Starten.

# Das Bild der Lobby: wer noch mitspielen kann, ein freier Platz und das Ganze in Worten.
lobby-picture-free =
    { $count ->
        [one] Noch 1 Platz frei
       *[other] Noch { $count } Plätze frei
    }
lobby-picture-full = Alle sind da
lobby-picture-seat = frei
lobby-picture-computer = Computer
lobby-picture-alt = { $ask }. { $game }. Am Tisch: { LIST($seats, style: "comma") }. { LIST($chips, style: "comma") }.
