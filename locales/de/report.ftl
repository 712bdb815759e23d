# Reports to the moderators of a server: asked for, refused, handed in, and what they are told.

report-button = Jemanden melden …
report-offer = **Wen willst du melden?** Die Moderatoren dieses Servers erfahren es, sonst niemand. Wähl die Person; dann frage ich nach dem Grund.
report-whom = Melden …
report-why = Was ist geschehen?
report-hint = In deinen Worten, so kurz du willst
report-done = Deine Meldung ist bei den Moderatoren dieses Servers. Sonst erfährt es niemand.
report-where = Benutz `/table report` im Thread des Spiels, um das es geht, oder drück dort unter dem Stand auf *{ report-button }*.
report-yourself = Dich selbst kannst du nicht melden: Wähl jemand anderen.
report-again = Du hast gerade jemanden gemeldet. Du kannst es { $when } wieder; schreib bis dahin den Moderatoren.
report-no-channel = Dieser Server hat keinen Kanal für Meldungen: Schreib den Moderatoren, oder bitte die Admins, mit `/table settings` einen zu wählen.
report-refused = Ich konnte nicht in den Kanal für Meldungen schreiben, es ist also nichts angekommen: Schreib den Moderatoren, und bitte die Admins, in `/table settings` nachzusehen.
# The message for the moderators.
report-told =
    { "" }**Meldung über { $person }** an [{ $name }]({ $link }), von { $reporter }:
    ```
    { $reason }
    ```
