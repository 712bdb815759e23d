# What the lobby of a Cosmic Encounter table says of its speed and of how long the game will take.

pace-live = **Live**: one sitting, everyone stays.
pace-lively = **Lively**: play it on the side. After 75 minutes I answer for you.
pace-daily = **Daily**: look in every few hours. After { $hours } hours I answer for you.
pace-relaxed = **Relaxed**: look in once a day. After { $hours } hours I answer for you.
pace-lasts = { $promise } With { $players } players it takes { $same ->
        [yes] about { $least }
       *[no] { $least } to { $most }
    }.
# Somebody plays with computer players only.
pace-alone = Against computer players alone, you can play whenever you like.

# After "about" and "to".
pace-span-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
pace-span-days = { $count ->
    [one] a day
    [7] a week
    [10] ten days
   *[other] { $count } days
}
pace-span-weeks = { $count ->
    [one] a week
    [2] two weeks
    [3] three weeks
    [4] four weeks
    [5] five weeks
    [6] six weeks
   *[other] { $count } weeks
}
pace-span-months = { $count ->
    [one] a month
    [2] two months
    [3] three months
   *[other] { $count } months
}
