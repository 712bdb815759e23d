# Erinnerungen. Die erste Zeile zeigt das Telefon.

reminder-head = ⏰ **Du bist dran**, die anderen warten:
reminder-owed = - **{ $game }**: { $what } [Zum Tisch]({ $link })
reminder-owed-until = - **{ $game }**: { $what } Frist: { $due }. [Zum Tisch]({ $link })
reminder-done = Das hat sich erledigt. Ich schreibe dir, wenn du dran bist.
reminder-answer = { $count ->
    [one] Antworten
   *[other] Das Erste beantworten
}
reminder-hint = -# `/games` ändert, wann und wo ich dich erinnere.
reminder-last = -# Ab jetzt erinnere ich dich nicht mehr, bis du wieder an einem Tisch etwas tust.
# Unter der Direktnachricht eines Tisches, vor den Zeilen der anderen.
reminder-elsewhere = **Auch hier wirst du erwartet**, das Dringendste zuerst:
reminder-more = { $count ->
    [one] -# Noch ein Tisch: `/games`.
   *[other] -# Noch { $count } Tische: `/games`.
}
