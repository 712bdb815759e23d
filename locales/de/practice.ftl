# Üben: /cosmic practice, für einen allein.

practice-heading = **Übung: Cosmic Encounter { $game } ab Begegnung { $challenge }.** Du spielst { $name } gegen Computer; nichts davon zählt.
practice-over = **Das Spiel ist vorbei.** Gewonnen: { $winners }. Noch einmal, ab jeder Begegnung: `/cosmic practice game:`.
practice-stop = Übung beenden
practice-stop-ask = Willst du diese Übung beenden? Danach kannst du sie nicht mehr fortsetzen.
practice-stop-sure = Beenden
practice-stopped = Die Übung ist vorbei. `/cosmic practice game:` beginnt eine neue.
practice-stale = Dieser Knopf gehört zu einer früheren Frage. So steht es jetzt:
practice-none = Du übst gerade nichts. Wähl eines deiner beendeten Spiele: `/cosmic practice game:`.
practice-not-yours = Wähl ein beendetes Spiel von Cosmic Encounter, an dem du gesessen hast: `/cosmic practice game:` zeigt sie.
practice-no-challenge = Wähl eine Begegnung von 1 bis { $last }: Ab Begegnung { $challenge } kann man dieses Spiel nicht weiterspielen.
practice-no-player = Wähl eine von diesen Personen: { $names }.
practice-too-old = Wähl ein anderes Spiel: Dieses wurde nach älteren Regeln gespielt und lässt sich nicht weiterspielen.
