# Was die Lobby eines Tisches von Cosmic Encounter über ihr Tempo und die Dauer des Spiels sagt.

pace-live = **Live**: an einem Stück, und alle bleiben dabei.
pace-lively = **Lebhaft**: bis zu 45 Minuten für jede Entscheidung. Danach spielt ein Computer für alle, die nicht da sind, bis sie hereinschauen.
pace-daily = **Täglich**: ein-, zweimal am Tag hereinschauen.
pace-relaxed = **Gemütlich**: einmal am Tag hereinschauen genügt.
pace-lasts = { $promise } { $players ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
   *[other] Zu sechst
} dauert es etwa { $span }.
# Jemand spielt nur mit Computern.
pace-alone = Nur mit Computern wartet niemand auf dich: Spiel, wann du magst.

# Nach "etwa".
pace-span-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
pace-span-days = { $count ->
    [one] einen Tag
    [7] eine Woche
    [10] zehn Tage
   *[other] { $count } Tage
}
pace-span-weeks = { $count ->
    [one] eine Woche
    [2] zwei Wochen
    [3] drei Wochen
    [4] vier Wochen
    [5] fünf Wochen
    [6] sechs Wochen
   *[other] { $count } Wochen
}
pace-span-months = { $count ->
    [one] einen Monat
    [2] zwei Monate
    [3] drei Monate
   *[other] { $count } Monate
}
