# Üben, für einen allein.

practice-heading = **Übung: Cosmic Encounter { $game } ab Begegnung { $challenge }{ $question ->
        [0] {""}
       *[other] , Frage { $question }
    }.** Du bist { $name }, die anderen sind Computer, und nichts davon zählt.
practice-over = **Das Ende: { COUNT($winners) ->
        [0] Niemand gewinnt
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    }.** Was wäre sonst passiert? **{ practice-from }**
# Es folgen Zeilen der Geschichte.
practice-truth = **Im echten Spiel kam es so:**
practice-from = Anderer Moment …
practice-choose = **Ab welchem Moment willst du als { $name } weiterspielen?** Wähl eine Begegnung, wenn du magst eine andere Person, dann eine Frage darin. Was du bisher geübt hast, vergesse ich dann.
practice-which-challenge = Andere Begegnung
practice-which-question = Begegnung { $challenge }: ab welcher Frage?
practice-as-whom = Spielen als …
practice-as = Als { $name }
practice-later = { $count ->
    [one] 1 weitere Frage …
   *[other] { $count } weitere Fragen …
}
practice-challenge = Begegnung { $challenge }
practice-beginning = Ab ihrem Anfang
practice-responds = eine Karte oder eine Kraft einsetzen oder passen
practice-back = Zurück zur Übung
practice-stop = Übung beenden
practice-stop-ask = Willst du diese Übung beenden? Danach kannst du sie nicht mehr fortsetzen.
practice-stop-sure = Beenden
practice-stopped = Die Übung ist vorbei. Mit `/learn` beginnst du eine neue.
practice-stale = Das war eine frühere Frage. Hier bist du jetzt:
practice-none = Du übst gerade nichts. Wähl mit `/learn` eines deiner beendeten Spiele.
practice-not-yours = Üben kannst du an einem Spiel von Cosmic Encounter, das du selbst gespielt hast und das vorbei ist. `/learn` zeigt deine.
practice-no-challenge = Wähl eine Begegnung von 1 bis { $last }: Ab Begegnung { $challenge } kann man dieses Spiel nicht weiterspielen.
practice-no-player = Wähl eine von diesen Personen: { $names }.
practice-sent = Ich habe dir die Übung als Direktnachricht geschickt.
practice-nothing = Du hast hier noch kein Spiel von Cosmic Encounter beendet. Spiel eins, dann üb ab jedem Moment daraus.
practice-which = **Üben.** Wähl eines deiner beendeten Spiele. Den Moment wählst du danach.
practice-which-game = Deine Spiele
practice-go-on = Meine Übung fortsetzen
practice-gone = Dieses Spiel habe ich nicht mehr, darum kann ich dir keinen anderen Moment davon zeigen. Diese Übung kannst du noch zu Ende spielen.
practice-too-old = Wähl ein anderes Spiel: Dieses wurde nach älteren Regeln gespielt und lässt sich nicht weiterspielen.
