# Was die Lobby eines Tisches von Cosmic Encounter über ihr Tempo und die Dauer des Spiels sagt.

pace-live = **Live**: an einem Stück, alle bleiben dabei.
pace-lively = **Lebhaft**: nebenher. Nach 75 Minuten antworte ich für dich.
pace-daily = **Täglich**: alle paar Stunden hereinschauen. Nach { $hours } Stunden antworte ich für dich.
pace-relaxed = **Gemütlich**: einmal am Tag hereinschauen. Nach { $hours } Stunden antworte ich für dich.
pace-lasts = { $promise } { $players ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
   *[other] Zu sechst
} dauert es { $same ->
        [yes] etwa { $least }
       *[no] { $least } bis { $most }
    }.
# Jemand spielt nur mit Computern.
pace-alone = Nur gegen Computer spielst du, wann du magst.

# Nach "etwa" und "bis".
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
