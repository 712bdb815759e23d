# For those who watch a game: predictions, the table of seers, and how a game goes on. Only whoever asks sees any of it.

# The button on the panel.
watch-button = Zuschauen …
watch-who = **Wer gewinnt Begegnung { $number }?** { $offense } greift { $defense } an. Deinen Tipp sieht niemand, bis die Karten liegen, und am Tisch erfährt keiner davon. `/watch` zeigt, wer am öftesten richtig liegt.
watch-offense = { $name } gewinnt (Angriff)
watch-defense = { $name } gewinnt (Abwehr)
watch-noted-offense = Alles klar: Du sagst, { $name } gewinnt Begegnung { $number } als Angriff. Ändern kannst du es, bis die Karten liegen.
watch-noted-defense = Alles klar: Du sagst, { $name } gewinnt Begegnung { $number } als Abwehr. Ändern kannst du es, bis die Karten liegen.
watch-early = Noch weiß niemand, wer wen angreift. Versuch es, sobald es auf dem Brett steht.
watch-late = Die Karten liegen schon. Tipp bei der nächsten Begegnung.
watch-seated = Du spielst hier mit, also kannst du nicht tippen. Versuch es bei einem Spiel, dem du nur zusiehst.
watch-left = Du hast hier mitgespielt und Karten gesehen, also kannst du nicht tippen. Versuch es bei einem Spiel, dem du nur zusiehst.
watch-only-cosmic = Nutz das im Thread eines Cosmic-Spiels.
watch-seers = **Seher dieses Servers**, nach richtigen Tipps:
watch-seers-row = { $place }. { $person }: { $right } von { $of } richtig
watch-seers-button = Seher
watch-seers-none = **Hier hat noch niemand auf eine Begegnung getippt.** Nutz `/watch` im Thread eines Spiels von Cosmic Encounter, bei dem du nicht mitspielst.
watch-seers-you = Du: { $right } von { $of } richtig
watch-seers-last = **Deine letzten Tipps:**
# One of one's own predictions: what one has said, and what has become of it.
watch-last-offense = { $game }, Begegnung { $number }: Angriff, { $came ->
    [right] richtig
    [wrong] falsch
    [none] niemand hat gewonnen
   *[open] noch versiegelt
}
watch-last-defense = { $game }, Begegnung { $number }: Abwehr, { $came ->
    [right] richtig
    [wrong] falsch
    [none] niemand hat gewonnen
   *[open] noch versiegelt
}

# Below what can be predicted.
watch-follow = **Folge** diesem Spiel, und ich schreibe dir, wie es läuft, außerhalb deiner Ruhezeit.
watch-follow-menu = Folgen, oder sehen, wer am öftesten richtig liegt …
# Buttons, and what is answered to them.
watch-follow-challenge = Folgen: jede Begegnung
    .done = Ich schreibe dir nach jeder Begegnung, außerhalb deiner Ruhezeit. **{ watch-follow-stop }** beendet das.
watch-follow-day = Folgen: einmal am Tag
    .done = Ich schreibe dir jeden Tag um 18:00 Uhr (UTC oder die Zone deiner Ruhezeit). **{ watch-follow-stop }** beendet das.
watch-follow-stop = Nicht mehr folgen
    .done = Du folgst diesem Spiel nicht mehr.
# By direct message: this, then one to three lines for each challenge.
watch-digest = Neues von [{ $game }]({ $link }):
watch-digest-earlier = { $count ->
    [one] Eine frühere Begegnung steht
   *[other] { $count } frühere Begegnungen stehen
} im Thread, unter **Verlauf**.
watch-digest-over = **Das Spiel ist zu Ende.** Das Ergebnis steht im Thread.
