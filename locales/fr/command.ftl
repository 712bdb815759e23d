command-away = Dire jusqu'à quand tu t'absentes, et ce qui se passe à tes tables d'ici là
command-away-until = Par exemple 2026-12-24, 24.12. 18:00 ou in 2 weeks ; un fuseau horaire peut suivre
command-away-then = Ce qui se passe à tes tours ; d'habitude un ordinateur prudent répond
command-rules = Chercher une règle, un pouvoir, une carte ou un signe des deux jeux
command-rules-topic = Un mot, un nom ou le numéro d'une règle ; rien pour un menu
command-help = Ce que c'est, et la suite ; dans une partie : ce que tu peux faire
command-privacy = Ce qui est enregistré sur toi, et comment l'effacer
command-games = Tes tables : ce qu'elles te demandent, ce que tu as manqué, et tes réglages
# Ce que Discord montre sous les commandes et leurs paramètres : 100 caractères au plus. Le reste est encore en anglais.

command-play = Ouvrir une table : on te rejoint, tu commences
command-play-slap = le jeu de la claque
command-play-cosmic = Cosmic Encounter, le jeu de plateau
