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
lobby-no-rematch = Dieses Spiel ist nicht mehr gespeichert. Mach mit `/slap new` oder `/cosmic new` einen neuen Tisch auf.
lobby-rematch-of-others = Revanche wollen kann nur, wer mitgespielt hat. Mach mit `/slap new` oder `/cosmic new` einen eigenen Tisch auf.
lobby-open = Du sitzt in diesem Kanal schon in einer offenen Lobby. Starte sie dort, oder verlass sie erst.
