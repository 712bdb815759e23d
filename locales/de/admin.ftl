# Für die Serverleitung, und für alle über ihre Daten.

admin-needs-manage-server = Das dürfen nur Leute mit der Berechtigung *Server verwalten*.
admin-channels = Kanäle für Tische (keiner gewählt: alle)
admin-who = Leute, die Tische eröffnen dürfen
admin-role = Die Rolle, die Tische eröffnen darf
admin-tables = Offene Tische je Kanal
admin-member = Offene Tische je Mitglied
admin-players = Plätze je Tisch
admin-edit-tables = Tische …
admin-edit-more = Leute, Meldungen, alte Spiele …
admin-called = Die Rolle, die /find erwähnen darf
admin-called-silent = Discord lässt mich { $role } noch nicht erwähnen: Macht sie in ihren Einstellungen erwähnbar, oder nehmt eine andere Rolle.
admin-reports = Der Kanal für Meldungen an die Moderatoren
admin-forum = Forum, in dem jeder Tisch einen Post bekommt
admin-kept-days = Tage, die beendete Spiele bleiben
admin-kept-usual = so lange, wie der Bot Spiele behält
admin-edit-packs = Pakete …
admin-packs = Kräfte aus Paketen des Betreibers
admin-packs-never = Kein Tisch bekommt sie
admin-packs-allowed = Tische dürfen sie wählen
admin-packs-counted = Tische dürfen sie wählen, und es zählt für Wertungen
admin-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
admin-everybody = Alle
admin-moderators = Nur die Moderation
admin-one-role = Leute mit der unten gewählten Rolle
admin-no-limit = Keine Grenze
admin-events = -# Wenn du magst: Mit *Events erstellen* setze ich die Startzeit einer Lobby auch unter die Events des Servers.
admin-all-well = Alles in Ordnung: Hier fehlt keine Berechtigung, nichts hängt, und kein Tisch wartet auf eine Entscheidung.
admin-found = **Das habe ich gefunden:**
admin-closed-dm = - Eine Direktnachricht kam nicht an, weil jemand keine annimmt: Die Knöpfe im Thread tun dasselbe.
admin-settings-button = Einstellungen …
admin-delete = Meine Daten löschen
admin-confirm = Ja, endgültig löschen
admin-keep = Behalten
admin-ask-delete =
    Wirklich? In allen Spielen heißt du dann *ehemals dabei*, spätestens wenn sie enden, und deine Einstellungen und Wertungen werden gelöscht.
    Auch die anderen verlieren etwas: Verlauf, Film und Bild der Spiele, in denen du dabei warst, und was sie davon üben. Ihre Wertungen und Punkte behalten sie. Ein Spiel, das seinen Thread verloren hat, ist damit zu Ende. In einem Turnier bist du raus.
    Das lässt sich nicht rückgängig machen.
admin-kept = Es wurde nichts gelöscht.
admin-nothing-to-delete = { $left ->
    [0] Es gibt nichts mehr zu löschen.
    [one] Du hast deine Daten schon gelöscht: Dein Name in 1 laufenden Spiel, aus dem du weg bist, verschwindet, wenn es endet.
   *[other] Du hast deine Daten schon gelöscht: Dein Name in { $left } laufenden Spielen, aus denen du weg bist, verschwindet, wenn sie enden.
}
admin-former = ehemals dabei
admin-limit = Höchstens { $most }

# Die Einstellungen, wie sie sind.
admin-settings =
    { "" }**Tische auf diesem Server**
    - Wo: { COUNT($channels) ->
        [0] alle Kanäle
       *[other] { $channels }
    }
    - Wer eröffnet: { $who }
    - Offene Tische je Kanal: { $tables ->
        [0] keine Grenze
       *[other] { $tables }
    }
    - Offene Tische je Mitglied: { $member ->
        [0] keine Grenze
       *[other] { $member }
    }
    - Plätze je Tisch: { $players ->
        [0] so viele, wie das Spiel zulässt
       *[other] { $players }
    }
    - Rolle, die `/find` erwähnen darf: { $called ->
        [yes] { $role }
       *[no] keine
    }
    - Meldungen an die Moderatoren gehen an: { $reported ->
        [yes] { $reports }
       *[no] niemanden
    }
    - Ein Post für jeden Tisch: { $in_forum ->
        [yes] in { $forum }
       *[no] nein, ein Thread unter der Lobby
    }
    - Beendete Spiele bleiben: { $kept ->
        [0] so lange, wie der Bot Spiele behält
       *[other] { $kept } Tage, oder kürzer, wenn der Bot Spiele kürzer behält
    }
    - Kräfte aus Paketen: { $packs ->
        [allowed] Tische dürfen sie wählen, aber es zählt nicht für Wertungen
        [counted] Tische dürfen sie wählen, und es zählt für Wertungen
       *[no] keine
    }
    -# Eine Änderung gilt sofort, für neue Tische.
admin-by-everybody = alle
admin-by-moderators = die Moderation
admin-by-role = { $role } und die Moderation
admin-by-no-role = die Moderation, bis eine Rolle gewählt ist

# Warum kein Tisch eröffnet werden darf.
admin-refused-channel = Auf diesem Server gibt es Tische nur in { LIST($channels, style: "or") }: Gib den Befehl dort ein.
admin-refused-moderators = Auf diesem Server eröffnet nur die Moderation Tische: Frag dort nach.
admin-refused-role = Auf diesem Server eröffnen Tische: { $who }. Frag dort nach.
admin-refused-member = Du hast auf diesem Server schon { $most ->
    [one] einen offenen Tisch
   *[other] { $most } offene Tische
}, mehr sind nicht erlaubt: Beende eines deiner Spiele oder setz dich an den Tisch von jemand anderem.
admin-refused-lobbies = Du hast hier schon { $most } Tische, die noch nicht begonnen haben: Starte oder verlass erst einen davon.
admin-refused-tables = In diesem Kanal { $most ->
    [one] ist schon ein Tisch offen, mehr gehen hier nicht: Setz dich dazu oder warte, bis er fertig ist.
   *[other] sind schon { $most } Tische offen, mehr gehen hier nicht: Setz dich an einen oder warte, bis einer fertig ist.
}
admin-too-many-players = Auf diesem Server hat ein Tisch höchstens { $most } Plätze: Wähl { $most } oder weniger.

# Was die Prüfung gefunden hat.
admin-reports-unread = - **Niemand liest Meldungen**: Dieser Server hat keinen Kanal dafür, und die Person, die diesen Bot betreibt, nimmt keine Nachrichten von mir an. Wähl in `/admin`, *Einstellungen …*, einen Kanal.
admin-reports-closed = - **Niemand liest Meldungen**: Ich kann nicht in { $channel } schreiben. Gib mir dort **Kanal anzeigen**, **Nachrichten senden** und **Dateien anhängen**, oder wähl in `/admin`, *Einstellungen …*, einen anderen Kanal.
admin-missing = - { $channel }: **{ $permission }** fehlt, deshalb { $effect }. Gib sie mir in den Kanaleinstellungen, Berechtigungen.
admin-unseen = - { $channel }: Ich sehe ihn nicht. Gib mir dort **Kanal anzeigen** oder nimm ihn aus den Einstellungen in `/admin`.
admin-forum-tags = - { $channel }: keine Tags namens { LIST($tags) }. Leg sie an, dann tragen sie meine Posts dort.
admin-stuck = - { $channel }: { $count ->
    [one] Eine Nachricht wartet seit über einer Minute. Prüf dort meine Berechtigungen. Stimmen sie, hakt es bei Discord, und sie geht von selbst hinaus.
   *[other] { $count } Nachrichten warten seit über einer Minute. Prüf dort meine Berechtigungen. Stimmen sie, hakt es bei Discord, und sie gehen von selbst hinaus.
}
admin-channel-deleted = - Kanal { $channel } ist gelöscht, dort konnte ich nichts mehr posten. Sein Spiel kannst du verlegen.
admin-channel-refused = - { $channel }: Discord hat meine letzte Nachricht abgelehnt (Code { $code }). Der Tisch wartet, ich versuche es weiter, und er geht von selbst weiter. Bei Code 50013 oder 50001 gib mir dort **Kanal anzeigen**, **Nachrichten in Threads senden** und **Nachrichtenverlauf anzeigen**.
admin-words-only = - { $channel }: Der Tisch zeigt nur Worte, weil Discord ein Bild abgelehnt hat (Code { $code }). Die Bilder kommen von selbst zurück. Bei Code 50013 gib mir dort **Dateien anhängen**.
admin-referee = - Tisch { $table } in { $channel } wartet: Die Mitspieler, oder jemand aus der Moderation, der nicht mitspielt, wählen dort mit irgendeinem Knopf oder `/answer`, wie es weitergeht.
admin-lost = - Tisch { $table } hat keinen Thread mehr und steht still: Nutz `/server`, *Hängende Spiele*, dort, wo es weitergehen soll.
admin-more = -# … und { $count } weitere. Behebt erst diese und fragt dann noch einmal.
admin-version = -# Dieser Bot hat die Version { $version }.

# Gespeicherte Daten.
admin-privacy =
    { "" }**Das speichere ich über dich**
    - deine Discord-Id und deinen Namen aus dem Spiel, in { $finished ->
        [one] 1 beendeten Spiel
       *[other] { $finished } beendeten Spielen
    }. { $days ->
        [0] Sie bleiben.
       *[other] Sie werden { $days } Tage nach ihrem Ende gelöscht.
    }
    - dasselbe in { $open ->
        [one] 1 offenen Spiel oder einer offenen Lobby
       *[other] { $open } offenen Spielen und Lobbys
    }, mit dem, was du dort wann getan hast.{ $left ->
        [0] {""}
       *[other] { admin-privacy-left }
    }
    - { $preferences ->
        [one] 1 Einstellung
       *[other] { $preferences } Einstellungen
    } (begonnene Lektionen oder eine begonnene Übung zählen als je eine){ $others ->
        [0] {""}
       *[other] { admin-privacy-others }
    }
    Sonst nichts: keine Nachrichten, kein Profil. { $backups ->
        [0] {""}
       *[other] Die Sicherungen der letzten { $backups } Nächte enthalten dasselbe, jede { $backups } Nächte lang.{" "}
    }Was in einem Kanal steht, gehört zu diesem Kanal.
admin-privacy-others = {""}
    - { $others ->
        [one] 1 Eintrag
       *[other] { $others } Einträge
    } zu Wertungen, Tipps, Turnieren, Urlaub, Tischen, denen du folgst, Leuten, die du blockiert hast, und wo unsere Direktnachrichten sind
admin-privacy-left = {""}
    - deinen Namen im Verlauf von { $left ->
        [one] 1 laufenden Spiel, aus dem du weg bist, bis es endet
       *[other] { $left } laufenden Spielen, aus denen du weg bist, bis sie enden
    }.
admin-deleted = Erledigt: Dein Name und deine Id stehen in keinem beendeten Spiel mehr, deine Einstellungen sind gelöscht. { $left ->
    [0] In meiner Datenbank ist davon nichts übrig.
    [one] In 1 laufenden Spiel, aus dem du weg bist, steht dein Name noch: Wenn es endet, heißt du auch dort *ehemals dabei*.
   *[other] In { $left } laufenden Spielen, aus denen du weg bist, steht dein Name noch: Wenn sie enden, heißt du auch dort *ehemals dabei*.
} In den Sicherungen von vorher steht es noch. Die letzte davon ist nach { $nights ->
    [one] einer Nacht
   *[other] { $nights } Nächten
} weg. Kopien, die anderswo liegen, muss die Person löschen, die diesen Bot betreibt.
admin-still-playing = Du sitzt noch an einem Tisch: Verlass ihn erst mit `/leave` in { $tables }. Bietet Discord dort keinen Befehl an, schreib erst ein Wort: Das öffnet den Thread wieder. Es wurde nichts gelöscht.
admin-exported = Spiel { $table } als eine Datei: Plätze, Optionen, Startwert und jede Entscheidung, ohne Discord-Ids.
