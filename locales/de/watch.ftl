# For those who watch a game: predictions, and the table of seers. Only whoever asks sees any of it.

# The button on the panel.
watch-button = Zuschauen …
watch-who = **Wer gewinnt Begegnung { $number }?** { $offense } greift { $defense } an. Sag es, bevor die Karten liegen: Dein Tipp ist versiegelt, und niemand am Tisch erfährt davon. `/table seers` zeigt, wer am öftesten richtig liegt.
watch-offense = { $name } gewinnt (Angriff)
watch-defense = { $name } gewinnt (Abwehr)
watch-noted-offense = Versiegelt: Du sagst, dass der Angriff, { $name }, Begegnung { $number } gewinnt. Du kannst es ändern, bis die Karten liegen. `/table seers` zeigt später, ob du richtig lagst.
watch-noted-defense = Versiegelt: Du sagst, dass die Abwehr, { $name }, Begegnung { $number } gewinnt. Du kannst es ändern, bis die Karten liegen. `/table seers` zeigt später, ob du richtig lagst.
watch-early = Noch steht nicht fest, wer wen angreift. Versuch es wieder, sobald es unter dem Brett steht.
watch-late = Die Karten dieser Begegnung liegen schon: Tippe bei der nächsten.
watch-seated = Du spielst an diesem Tisch mit und kannst hier nicht tippen. Versuch es bei einem anderen Spiel, dem du zuschaust.
watch-left = Du hast an diesem Tisch mitgespielt und seine Karten gesehen, darum kannst du hier nicht tippen. Versuch es bei einem anderen Spiel, dem du zuschaust.
watch-only-cosmic = Nutze das im Thread eines Spiels von Cosmic Encounter: Nur dort gibt es Begegnungen, auf die man tippen kann.
# The table of seers: one line for each, the best first.
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
