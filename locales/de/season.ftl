# Die Saison eines Servers: begonnen, gezeigt und beendet.

season-all = alle Spiele
season-open = Eine Saison eröffnen …
season-games = Welche Spiele zählen?
season-which = Wähl, welche Spiele zählen, und schick es noch einmal ab.
season-sure = Die Saison jetzt beenden? Ihre Punkte poste ich in dem Kanal, in dem sie eröffnet wurde.
season-sure-yes = Ja, beenden
season-end = Beenden …
season-past = Die Saison davor
season-button = Saison
season-until = Wann endet die Saison?
season-until-hint = 2026-12-24, 24.12. 18:00, Freitag, in 2 Wochen
season-opened = **Eine Saison hat begonnen: { $game }.** Jedes Spiel, das bis { $until } endet, zählt: 1 Punkt fürs Zu-Ende-Spielen und 1 für jede Person hinter dir. `/server` zeigt die Punkte.
season-head = **Saison: { $game }** · { $runs ->
    [yes] endet { $until }
   *[other] endete { $until }
    }
season-row = { $place }. { $person } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    } · { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
    }
season-empty = Noch hat kein Spiel gezählt.
season-rule = -# 1 Punkt für jedes Spiel, das du zu Ende spielst, und 1 mehr für jede Person hinter dir. Es zählen Spiele, die in der Saison enden.
season-none = Hier gibt es keine Saison. Die Admins beginnen eine mit `/admin`.
season-none-runs = Es läuft keine Saison. `/admin` beginnt eine.
season-runs = Es läuft schon eine Saison. Beende sie zuerst mit `/admin`.
season-longer-than-kept = Wähl ein früheres Ende: Spiele behalte ich hier { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}, und eine Saison kann nur zählen, was ich noch habe. `/admin` sagt, wie lange.
season-date-unknown = Dieses Datum verstehe ich nicht. Schreib es wie `2026-12-24`, `24.12. 18:00`, `Freitag` oder `in 2 Wochen` (Zone { $zone }).
season-date-unclear = Schreib das Datum wie `2026-04-03`, damit Tag und Monat klar sind (Zone { $zone }).
season-date-past = Wähl ein späteres Ende: Das ist schon vorbei (Zone { $zone }).
season-date-far = Wähl ein früheres Ende: Eine Saison dauert höchstens ein Jahr.
season-none-past = Hier ist noch keine Saison zu Ende. `/server` zeigt die laufende.
season-ended = Die Saison ist beendet. Ihre Tabelle poste ich in { $channel }.
# Das Bild. runs: ob die Saison noch läuft.
season-picture-title = Saison: { $title }
season-picture-first = { $runs ->
    [yes] { $count ->
        [one] { $names } führt
       *[other] { $names } führen
        }
   *[no] { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
        }
    }
season-picture-many = { $count } Leute teilen sich den ersten Platz
season-picture-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
season-picture-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
    }
season-picture-more = und { $count } weitere
season-picture-row = { $place }. { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
    }
season-picture-alt = { $ask }. { $title }. { LIST($rows, style: "comma") }.
