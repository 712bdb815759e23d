# For those who watch a game: predictions, the table of seers, and how a game goes on. Only whoever asks sees any of it.

# The button on the panel.
watch-button = Zuschauen …
watch-who = **Wer gewinnt Begegnung { $number }?** { $offense } greift { $defense } an. Sag es, bevor die Karten liegen: Dein Tipp ist versiegelt, und niemand am Tisch erfährt davon. `/table seers` zeigt, wer am öftesten richtig liegt.
watch-offense = { $name } gewinnt (Angriff)
watch-defense = { $name } gewinnt (Abwehr)
watch-noted-offense = Versiegelt: Du sagst, dass der Angriff, { $name }, Begegnung { $number } gewinnt. Du kannst es ändern, bis die Karten liegen. `/table seers` zeigt später, ob du richtig lagst.
watch-noted-defense = Versiegelt: Du sagst, dass die Abwehr, { $name }, Begegnung { $number } gewinnt. Du kannst es ändern, bis die Karten liegen. `/table seers` zeigt später, ob du richtig lagst.
watch-early = Noch steht nicht fest, wer wen angreift. Versuch es wieder, sobald es unter dem Brett steht.
watch-late = Die Karten dieser Begegnung liegen schon: Tipp bei der nächsten.
watch-seated = Du spielst an diesem Tisch mit und kannst hier nicht tippen. Versuch es bei einem anderen Spiel, dem du zuschaust.
watch-left = Du hast an diesem Tisch mitgespielt und seine Karten gesehen, darum kannst du hier nicht tippen. Versuch es bei einem anderen Spiel, dem du zuschaust.
watch-only-cosmic = Nutz das im Thread eines Spiels von Cosmic Encounter: Nur dort kannst du tippen und folgen.
# The table of seers: one line for each, the best first.
watch-seers-button = Seher
watch-seers = **Seher dieses Servers**, nach Tipps, die eingetroffen sind:
watch-seers-row = { $place }. { $person }: { $right } von { $of } richtig
watch-seers-none = **Hier hat noch niemand auf eine Begegnung getippt.** Drück **{ watch-button }** unter dem Brett eines Spiels von Cosmic Encounter, an dem du nicht mitspielst.
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
watch-follow = **Folge** diesem Spiel, und ich sage dir per Direktnachricht, wie es weitergeht, außerhalb deiner Ruhezeit.
# Buttons, and what is answered to them.
watch-follow-challenge = Folgen: jede Begegnung
    .done = Du folgst diesem Spiel: Ich erzähle dir jede Begegnung per Direktnachricht, außerhalb deiner Ruhezeit. **{ watch-follow-stop }** beendet das dort.
watch-follow-day = Folgen: einmal am Tag
    .done = Du folgst diesem Spiel: Einmal am Tag erzähle ich dir per Direktnachricht, was passiert ist, außerhalb deiner Ruhezeit. **{ watch-follow-stop }** beendet das dort.
watch-follow-stop = Nicht mehr folgen
    .done = Du folgst diesem Spiel nicht mehr.
# By direct message: this, then one to three lines for each challenge.
watch-digest = [{ $game }]({ $link }), dem du folgst, geht weiter:
watch-digest-earlier = { $count ->
    [one] Eine Begegnung davor
   *[other] { $count } Begegnungen davor
} findest du im Thread unter **Verlauf**.
watch-digest-over = **Das Spiel ist zu Ende.** Im Thread steht, wie es ausging.
