# Games of a server that are over: the private list, and one of them.

history-games = **Beendete Spiele**, das neueste zuerst:
history-none = So ein Spiel finde ich nicht, oder du darfst es nicht sehen. Such mit weniger Angaben.
history-nothing = Hier ist noch kein Spiel zu Ende, das du sehen darfst. Mit `/play` fängst du eins an.
history-row = **[{ $name }]({ $link })** · { $day } · { $stopped ->
    [yes] abgebrochen
   *[no] { COUNT($winners) ->
        [0] niemand hat gewonnen
       *[other] gewonnen von { $winners }
    }
} · { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
}
history-look = Ansehen
history-newer = Neuere
history-older = Ältere
history-search = Suchen …
# Das Formular: Beschriftungen haben höchstens 45 Zeichen, der Hinweis 100.
history-field-person = Wer war dabei? Das darf leer bleiben.
# Das Formular: Beschriftungen haben höchstens 45 Zeichen, der Hinweis 100.
history-field-power = Kraft
history-field-since = Von
history-field-until = Bis
history-field-hint = 2026-11-25, 2026-11 oder 2026
# Wonach gesucht ist, unter dem Kopf der Liste.
history-sought = Gesucht: { LIST($parts, style: "comma") }
history-sought-person = Spiele mit { $person }
history-sought-since = ab { $day }
history-sought-until = bis { $day }
history-game = **[{ $name }]({ $link })** · { $stopped ->
    [yes] abgebrochen
   *[no] { COUNT($winners) ->
        [0] niemand hat gewonnen
       *[other] gewonnen von { $winners }
    }
}
    Spieler: { LIST($players, style: "comma") }
history-powers = Kräfte am Ende: { LIST($powers, style: "comma") }
history-powers-of = { $name } ({ LIST($powers, style: "comma") })
history-log = Verlauf
history-verify = Mischen prüfen
history-export = Datei
history-practise = Üben …
history-button = Beendete Spiele
history-log-back = Früher
history-log-on = Später
history-page = -# Seite { $number } von { $pages }
history-no-log = Den Verlauf dieses Spiels habe ich nicht: Es ist zu alt, jemand ist gegangen, oder jemand hat seine Daten gelöscht.
history-no-power = Eine Kraft namens { $typed } kenne ich nicht. `/rules` zählt sie auf.
history-no-date = { $typed } verstehe ich nicht als Datum: Schreib es wie 2026-11-25, 2026-11 oder 2026.
history-no-days = Der erste Tag kommt nach dem letzten: Vertausch *Von* und *Bis*.
