# Reports to the moderators of a server: asked for, refused, handed in, and what they are told.

report-button = Jemanden melden …
report-title = Melden
report-whom = Wen? Das kannst du auch weglassen.
report-why = Was ist passiert?
report-hint = In deinen Worten
report-done = Danke. Die Moderation dieses Servers hat deine Meldung. Sonst erfährt es niemand.
report-done-owner = Danke. Dieser Server hat keinen Kanal für Meldungen, deshalb hat deine die Person bekommen, die diesen Bot betreibt.
report-empty = Schreib, was passiert ist, und schick es noch einmal ab.
report-yourself = Dich selbst kannst du nicht melden: Wähl jemand anderen oder niemanden.
report-again = Du hast gerade etwas gemeldet. Die nächste Meldung geht { $when }. Schreib bis dahin der Moderation.
report-refused = Ich kann nicht in den Kanal für Meldungen schreiben, deshalb hat niemand deine. Schreib der Moderation, und bitte die Admins, `/doctor` zu benutzen.
report-nobody = Niemand hat deine Meldung: Dieser Server hat keinen Kanal dafür, und die Person, die diesen Bot betreibt, nimmt keine Nachrichten von mir an. Schreib der Moderation, und bitte die Admins, in `/admin` einen Kanal zu wählen.
# Was die Moderation liest. named: ob es um jemanden geht.
report-told =
    { "" }**Meldung** von { $reporter }{ $named ->
        [yes] {" "}über { $person }
       *[no] {""}
    } · [{ $name }]({ $link })
    ```
    { $reason }
    ```
report-place = wo es passiert ist
report-for-owner = *{ $server }* hat keinen Kanal für Meldungen, deshalb kommt diese zu dir, weil du den Bot betreibst. Wer den Server verwaltet, wählt in `/admin` einen.
