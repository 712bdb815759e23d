# Les rappels. Le téléphone montre la première ligne.

reminder-head = ⏰ On t'attend :
reminder-owed = - **{ $game }** : { $what } [Vers la table]({ $link })
reminder-owed-until = - **{ $game }** : { $what } Délai : { $due }. [Vers la table]({ $link })
reminder-done = C'est réglé. Je t'écris dès que c'est à toi.
reminder-answer = { $count ->
    [one] Répondre
   *[other] Répondre à la première
}
reminder-hint = -# `/games` change quand et où je te le rappelle.
reminder-last = -# Je ne te rappelle plus rien ici avant que tu joues de nouveau à une table.
# Sous le message privé d'une table, avant les lignes des autres.
reminder-elsewhere = **On t'attend aussi ici**, le plus pressé d'abord :
reminder-more = { $count ->
    [one] -# Encore une table : `/games`.
   *[other] -# Encore { $count } tables : `/games`.
}
