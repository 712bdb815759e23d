# Üben: /cosmic practice, für einen allein.

practice-heading = **Übung: Cosmic Encounter { $game } ab Begegnung { $challenge }{ $question ->
        [0] {""}
       *[other] , Frage { $question }
    }.** Du spielst { $name } gegen Computer; nichts davon zählt.
practice-over = **Das Spiel ist vorbei.** Gewonnen: { $winners }. Noch einmal, ab jeder Begegnung: `/cosmic practice game:`.
practice-from = Weiterspielen ab …
practice-choose = **Von wo willst du als { $name } weiterspielen?** Wähl eine Begegnung, wenn du magst jemand anderen, dann eine Frage darin. Was du bisher geübt hast, ist dann weg.
practice-which-challenge = Andere Begegnung
practice-which-question = Begegnung { $challenge }: ab welcher Frage?
practice-as-whom = Als wer?
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
practice-stopped = Die Übung ist vorbei. `/cosmic practice game:` beginnt eine neue.
practice-stale = Dieser Knopf gehört zu einer früheren Frage. So steht es jetzt:
practice-none = Du übst gerade nichts. Wähl eines deiner beendeten Spiele: `/cosmic practice game:`.
practice-not-yours = Wähl ein beendetes Spiel von Cosmic Encounter, an dem du gesessen hast: `/cosmic practice game:` zeigt sie.
practice-no-challenge = Wähl eine Begegnung von 1 bis { $last }: Ab Begegnung { $challenge } kann man dieses Spiel nicht weiterspielen.
practice-no-player = Wähl eine von diesen Personen: { $names }.
practice-no-question = { $last ->
        [0] { $name } wird in Begegnung { $challenge } nichts gefragt: Lass `question` weg, um ab ihrem Anfang weiterzuspielen.
        [one] Wähl Frage 1: Mehr wird { $name } in Begegnung { $challenge } nicht gefragt.
       *[other] Wähl eine Frage von 1 bis { $last }: Mehr wird { $name } in Begegnung { $challenge } nicht gefragt.
    }
practice-sent = Deine Übung steht in unseren Direktnachrichten.
practice-gone = Dieses Spiel ist nicht mehr gespeichert, also gibt es keinen anderen Moment darin. Diese Übung kannst du noch zu Ende spielen.
practice-too-old = Wähl ein anderes Spiel: Dieses wurde nach älteren Regeln gespielt und lässt sich nicht weiterspielen.
