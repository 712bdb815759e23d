# Eine Partie noch einmal, Schritt für Schritt.

replay-button = Nochmal ansehen
replay-heading = **Begegnung { $number } von { $last }** · { $stop }
replay-stop-attack = der Angriff
replay-stop-allies = die Verbündeten
replay-stop-cards = die Karten
replay-stop-reveal = aufgedeckt
replay-stop-after = das Ergebnis
replay-first = ◀ Begegnung
replay-back = ◀
replay-on = ▶
replay-last = Begegnung ▶
replay-which = Zu einer Begegnung …
replay-challenge = Begegnung { $number }
replay-why = Warum?
replay-hands = Alle Hände
replay-practise = Von hier weiterspielen
replay-here = Hier zeigen
replay-no-reasons = In dieser Begegnung gab es nichts auszurechnen.
replay-hand = **{ $name }**: { LIST($cards, style: "comma") }
replay-no-cards = keine Karten
replay-shown = { $text }
    -# Aus [{ $game }]({ $link })
replay-nothing = Noch ist keine Begegnung vorbei. Schau nach der ersten wieder vorbei.
replay-too-old = Durch dieses Spiel kann ich nicht blättern: Es wurde nach älteren Regeln gespielt. Im **Verlauf** steht alles.
replay-gone = Dieses Spiel ist nicht mehr gespeichert.
replay-turn-missed = Begegnung { $number }: { $name } verpasst den Sieg{ $counted ->
    [yes] , { $own } : { $other }
   *[no] {""}
}
replay-turn-back = Begegnung { $number }: { $name } fehlte nur eine Basis, jetzt sind es wieder { $bases }
replay-turn-short = Begegnung { $number }: { $name } fehlt nur noch eine Basis
replay-turns = **Wendepunkte**, vor der letzten Begegnung:
