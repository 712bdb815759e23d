# Eine Partie noch einmal, Schritt für Schritt.

replay-button = Nochmal ansehen
replay-heading = **{ replay-chapter } von { $last }** · { $stop }
replay-stop-attack = der Angriff
replay-stop-allies = die Verbündeten
replay-stop-cards = die Karten
replay-stop-reveal = aufgedeckt
replay-stop-after = das Ergebnis
replay-stop-end = das Ende
replay-stop-pile = der Stapel
replay-stop-taken = genommen
replay-unit = { $unit ->
    [pile] Stapel
   *[challenge] Begegnung
}
replay-first = ◀◀
replay-back = ◀
replay-on = ▶
replay-last = ▶▶
replay-which = { $unit ->
    [pile] Zu einem Stapel …
   *[challenge] Zu einer Begegnung …
}
replay-chapter = { replay-unit } { $number }
replay-words = Mehr
replay-why = Warum?
replay-hands = Hände
replay-text = Text
replay-practise = Üben
replay-here = Teilen
replay-no-reasons = In dieser Begegnung gab es nichts auszurechnen.
replay-hand = **{ $name }**: { LIST($cards, style: "comma") }
replay-no-cards = keine Karten
replay-shown = { $text }
    -# Aus [{ $game }]({ $link })
replay-nothing = { $unit ->
    [pile] Noch hat niemand einen Stapel genommen. Schau nach dem ersten wieder vorbei.
   *[challenge] Noch ist keine Begegnung vorbei. Schau nach der ersten wieder vorbei.
}
replay-busy = Gerade schauen sich zu viele Leute Spiele an. Versuch es in einer Minute wieder.
replay-damaged = Durch dieses Spiel kann ich nicht blättern: Ein Teil des Gespeicherten ist beschädigt. Im **Verlauf** steht, was übrig ist.
replay-too-old = Durch dieses Spiel kann ich nicht blättern: Es wurde nach älteren Regeln gespielt. Im **Verlauf** steht alles.
replay-gone = Dieses Spiel ist nicht mehr gespeichert.
replay-turn-missed = Begegnung { $number }: { $name } verpasst den Sieg{ $counted ->
    [yes] , { $own } : { $other }
   *[no] {""}
}
replay-turn-back = Begegnung { $number }: { $name } fällt kurz vor dem Sieg auf { $bases } zurück
replay-turn-short = Begegnung { $number }: { $name } fehlt nur noch eine Basis
replay-turn-lead = Begegnung { $number }: { $name } geht in Führung
replay-turn-made = Begegnung { $number }: { $name } schlägt { LIST($loser) }{ $counted ->
    [yes] , { $own } : { $other }
   *[no] {""}
}
replay-turn-last = { COUNT($loser) ->
    [0] Begegnung { $number } ist die letzte
   *[other] Begegnung { $number }, die letzte: { $name } schlägt { LIST($loser) }{ $counted ->
        [yes] , { $own } : { $other }
       *[no] {""}
    }
}
replay-turn-by = { $turn }. { $by }
replay-turns = **Wendepunkte**:
# Von Partien, die vorbei sind. Auf der Hand war die Karte, die nicht gelegt wurde.
replay-instead = { $wins ->
    [yes] Mit der { $card } auf der Hand hätte { $name } { $own } : { $other } gewonnen, wenn alle anderen gleich gespielt hätten.
   *[no] Keine andere Karte auf der Hand hätte { $name } gereicht. Mit der { $card } wäre es { $own } : { $other } gewesen, wenn alle anderen gleich gespielt hätten.
}
replay-unzapped = Ohne { $zap } hätte { $name }{ $counted ->
    [yes] { " " }{ $own } : { $other }
   *[no] {""}
} gewonnen, wenn alle anderen gleich gespielt hätten.
# Wer nicht genannt wird, liegt gleichauf.
replay-positions = -# { COUNT($ahead) ->
    [0] {""}
   *[other] Vorn: { LIST($ahead, style: "comma") }.{" "}
}{ COUNT($behind) ->
    [0] {""}
   *[other] Zurück: { LIST($behind, style: "comma") }.{" "}
}Nach Basen, Zug und Hand{ $known ->
    [yes] : Von zehn, die vorn liegen, gewinnen etwa vier.
   *[no] .
}
replay-luck = **Glück, gezählt**
    Gezogene Karten: { LIST($drawn, style: "comma") }
    Als Abwehr bestimmt: { LIST($chosen, style: "comma") }
    Karten als Trost: { LIST($consoled, style: "comma") }
