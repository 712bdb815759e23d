# La table du jeu de la claque. On se tutoie ; cartes et couleurs gardent les noms imprimés sur le jeu.

# Boutons.
slap-flip = Retourner
slap-slap = Claquer
slap-pass = Passer
slap-pause = Pause
slap-resume = Reprendre
slap-here = Je suis là
slap-leave = Quitter
slap-state = État
slap-rules-button = Règles
slap-stop = Arrêter la partie
slap-rematch = Revanche
slap-leave-sure = Oui, je quitte
slap-stop-sure = Oui, arrêter la partie
slap-finish = Laisser finir les ordinateurs
slap-finish-sure = Oui, qu'ils finissent

# Réponses privées ; un refus nomme sa règle.
slap-noted = C'est noté.
slap-repeat = Déjà noté : une pression par carte.
slap-sealed = Ta pression sur cette carte est notée et scellée.
slap-not-sealed = Tu n'as encore rien pressé pour cette carte.
slap-not-seated = Tu n'as pas de place à cette table ; tu peux regarder.
slap-over = Cette partie est terminée.
slap-locked = Tu ne peux plus claquer avant que cette pile soit prise (slap R35).
slap-out = Tu es hors jeu et ne peux plus claquer (slap R38).
slap-nothing = Il n'y a encore rien à claquer ; ça ne coûte rien (slap R36).
slap-by-hand = À cette table, on claque avec ✋ sur le message de la carte.
slap-slap-which = Claque sur la carte elle-même, pour qu'on sache quelle pile tu as vue (slap A2).
slap-already-turned = Déjà retournée.
slap-flip-kept = C'est noté. Chaque carte reste { $seconds } s ; ensuite vient la suivante.
slap-flip-sent = C'est noté. La carte suivante arrive pour tout le monde en même temps.
slap-flip-auto = À cette table, les cartes se retournent toutes seules (slap T1).
slap-not-a-flip = Il n'y a pas de carte à retourner : quelqu'un ramasse la pile (slap R37).
slap-not-your-turn = C'est à { $name } de retourner une carte.
slap-you-left = Tu as quitté la partie. Tes cartes sont sous la pile.
slap-already-left = Tu as déjà quitté cette partie (slap R48).
slap-leave-warning = **Quitter cette partie pour de bon ?** Tes cartes vont sous la pile, et personne ne peut revenir.
slap-stop-warning = **Arrêter la partie pour tout le monde ?** Personne ne gagne, et elle ne reprend pas.
slap-stop-vote-warning = **Voter pour arrêter la partie de tout le monde ?** Elle s'arrête si plus de la moitié le veut. Alors personne ne gagne, et elle ne reprend pas.
# À la table d'un tournoi. alone : sans vote ; anew : moins de dix cartes retournées ; rows : qui finirait comment.
slap-stop-event = **{ $alone ->
    [yes] Arrêter la partie pour tout le monde ?
   *[no] Voter pour arrêter la partie pour tout le monde ?
    }** { $alone ->
    [yes] {""}
   *[no] Elle s'arrête quand plus de la moitié d'entre vous le veut.{" "}
    }{ slap-vote-event } Elle ne pourra pas reprendre.
slap-vote-event = { $anew ->
    [yes] Moins de dix cartes ont été retournées : elle ne compte pas, et la table rejoue pour son tournoi.
   *[no] Pour son tournoi, elle compte en l'état : { LIST($rows, style: "comma") }.
    }
slap-event-row = { $place }. { $name } ({ $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
    })
slap-stop-by-vote = Seules les personnes qui jouent peuvent arrêter la partie, par un vote ; une personne qui modère sans jouer peut l'arrêter tout de suite (slap R49).
slap-finish-warning = **Laisser les ordinateurs finir sans toi ?** Ils jouent d'un coup jusqu'au bout. Tes cartes sont retournées aussi, mais tu ne peux plus claquer.
slap-finish-not = Pas maintenant : quelqu'un peut encore claquer dans cette partie (slap T12).
slap-stopped = La partie est arrêtée.
slap-voted = Ta voix compte.
slap-already-voted = Tu as déjà voté.
slap-no-vote = Seules les personnes encore en jeu peuvent voter (slap T6).
slap-already-paused = La table est déjà en pause.
slap-not-paused = La table n'est pas en pause.
slap-going-on = La partie continue.
slap-unknown = Ce bouton ne fait plus rien.
slap-nobody-waits = Dans ce jeu, personne n'attend plus longtemps qu'une carte reste visible : il n'y a rien à voter.
slap-paused-now = La table est en pause.
slap-pause-ask = **Faire une pause ?** Elle commence si plus de la moitié d'entre vous le veut ; les cartes restent comme elles sont.
slap-no-orders = Au jeu de la claque, il n'y a pas de réponses préparées.
slap-no-undo = Au jeu de la claque, rien n'est repris.
slap-log-empty = Personne n'a encore pris de pile.
# Before an answer that is read elsewhere.
slap-heading = [**Jeu de la claque { $number }**]({ $link })
slap-stale = Cette carte est passée. { $now }
slap-open-now = Carte ouverte : { $card }.
slap-between = La carte suivante arrive.

# L'état, pour la personne qui le demande.
slap-cards = Cartes : { $counts }
slap-cards-and-pile = Cartes : { $counts } · pile { $pile }
slap-you-are-in = **Tu as { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}.**
slap-you-are-broke = Tu n'as plus de cartes, mais une claque peut encore te ramener.
slap-you-are-out = Tu es hors jeu.
slap-you-are-left = Tu as quitté la partie.

# Les règles en bref.
slap-rules = { slap-rules-turns } { slap-rules-quick }
slap-rules-short = { slap-rules-turns } { slap-rules-first }
slap-rules-slow = { slap-rules-turns } { slap-rules-sealed }
slap-rules-both =
    { slap-rules-turns } { slap-rules-quick }
    -# À une table lente : { slap-rules-sealed }
slap-rules-turns =
    { "" }**Les règles en bref**
    Les cartes se retournent une à une sur une seule pile. Jack, Queen, King, Ace et Lord laissent 1, 2, 3, 4 et 5 chances de répondre à la personne suivante, par une figure ou un hymne ; un hymne laisse 3 chances, et seule une carte de son élément y répond. Sans réponse, la personne qui défie ramasse la pile. 0, 00 et XIII (✂) annulent tout ce qui est dessous.
    { "" }**Claque ✋** quand les deux cartes du dessus ont la même valeur ou sont des hymnes d'un même élément, même avec une carte entre elles.
slap-rules-first = La première claque prend la pile.
slap-rules-quick =
    { slap-rules-first } Claquer pour rien coûte des cartes, glissées sous la pile.
    La première est celle que Discord annonce en premier au bot. Le chemin de ton appareil à Discord ne peut être ni mesuré ni compensé. Tout le monde voit une carte par son seul message, chaque carte reste ouverte aussi longtemps, et le bot n'ajoute aucun ordre à lui.
slap-rules-sealed = Inutile d'aller vite : presse *Claquer* ou *Passer* sous la carte, une fois et en secret. Quand son temps est écoulé, le sort donne la pile à une des personnes qui ont claqué. Claquer pour rien coûte des cartes, glissées sous la pile.

# Le premier message.
slap-begins = **La partie commence dans { $seconds } s.** { $name } retourne en premier.
slap-on-the-table = Sur la table : XIII Zodiac ✂, et dessous { COUNT($below) ->
    [0] rien
   *[other] { LIST($below, style: "comma") }
}.
slap-by-reaction = Claque avec ✋ sur le message de la carte. { slap-false-costs }
slap-by-button = Claque avec le bouton sous la carte. { slap-false-costs }
slap-slow-table = **Une table lente** : chaque carte reste ouverte { $minutes } min. Presse *Claquer* ou *Passer*, une fois par carte ; personne ne le voit. Ensuite le sort donne la pile à une des personnes qui ont claqué un motif. { slap-false-costs }
slap-false-costs = Une fausse claque { $penalty ->
    [0] ne coûte rien
    [one] coûte 1 carte
   *[other] coûte { $penalty } cartes
}.
slap-hash = -# Empreinte de la graine et du jeu : `{ $hash }`. La graine suit à la fin.
slap-computer-name = { $name } (ordinateur)

# Le message d'une carte.
slap-card = **{ $card }**
slap-card-before = **{ $card }** · avant { LIST($before, style: "comma") }
slap-turned-by = Retournée par { $name }.
slap-shown-again = La même pile ; le temps repart de zéro.
slap-pile = Pile : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
slap-sealed-until = Claquer ou Passer, sous scellé, jusqu'à { $at } ({ $ago }) ; plus tôt si tout le monde a pressé.
slap-turns-next = Suite : { $name }
slap-court-challenge = { $owner } lance un défi : { $responder } a encore { $left ->
    [one] { $left } chance
   *[other] { $left } chances
} sur { $total }, toute figure ou tout hymne répond.
slap-hymn-challenge = { $owner } lance un défi : { $responder } a encore { $left ->
    [one] { $left } chance
   *[other] { $left } chances
} sur { $total }, seul { $suit } répond.
slap-challenge-lost = Défi perdu : { $owner } ramasse la pile quand le temps de cette carte est écoulé.
slap-last-cards = { $name } gagne quand le temps de cette carte est écoulé.
slap-collected = **{ $name } ramasse { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}** et retourne la suivante.
slap-may-come-back = { LIST($names) } { COUNT($names) ->
    [one] peut
   *[other] peuvent
} encore revenir en claquant.
slap-final = **{ $name } prend { $count ->
    [one] la dernière carte
   *[other] les { $count } dernières cartes
} et gagne.**
slap-nobody-left = **Il ne reste personne : la partie est finie.**

# Une carte reprise avant que quelqu'un la voie.
slap-taken-back = Carte reprise : { $why } Les claques ici ne comptent pas.
slap-slapped-first = { $name } a claqué avant.
slap-owner-left = { $name } a quitté la partie avant.
slap-connection-lost = la connexion s'est coupée.
slap-message-deleted = le message de la carte ouverte a été supprimé.
slap-game-stopped = la partie a été arrêtée.
slap-computers-finish = les ordinateurs jouent jusqu'au bout.

# Claques en retard et fausses claques.
slap-late = { $name } a claqué { $card } { $ms } ms après la carte suivante : ne compte pas, ne coûte rien
slap-late-unknown = { $name } a claqué { $card } après la carte suivante : ne compte pas, ne coûte rien
slap-pays = Fausse claque de { $name } : { $card } ne forme rien. { slap-bill }
slap-pays-on = Fausse claque de { $name } : { $card } sur { $under } ne forme rien. { slap-bill }
slap-pays-late = Claque en retard de { $name } : { $card } après la carte suivante. { slap-bill }
slap-pays-on-late = Claque en retard de { $name } : { $card } sur { $under } après la carte suivante. { slap-bill }
slap-bill = { COUNT($paid) ->
    [0] Elle ne coûte rien.
    [one] { $name } glisse 1 carte sous la pile ({ LIST($paid, style: "comma") }).
   *[other] { $name } glisse { COUNT($paid) } cartes sous la pile ({ LIST($paid, style: "comma") }).
}
slap-locked-out = { $name } a claqué { $card } à tort, sans carte pour payer : plus de claque avant que la pile soit prise
slap-barred = { $name } a claqué { $card } à tort, sans carte pour payer : hors jeu
slap-left = **{ $name } quitte la partie.** { $count ->
    [one] { $count } carte va
   *[other] { $count } cartes vont
} sous la pile. { $after }

# Le rapport sur une pile claquée.
slap-takes = **{ $name } prend { $count }** : { $pattern }  { $shown }
slap-drawn = Tirage au sort entre les personnes qui ont claqué : { $names }.
slap-only-slap = Personne d'autre n'avait claqué.
slap-order-lost = La connexion s'est coupée et l'ordre avec elle : tirage au sort entre { $names }.
slap-only-hand = La connexion s'est coupée ; ce ✋ est le seul sur la carte.
slap-time = { $name } +{ $ms } ms
slap-time-behind = { $name } +{ $ms } ms ({ $gap } derrière)
slap-heat = **Ex æquo** : { $names }. Le sort a désigné le numéro { $number }.
slap-time-undrawn = { $name } +{ $ms } ms, dans le tirage
slap-time-unknown = { $name } ~
slap-leads = Cartes : { $counts } · suite : { $name }
slap-times-foot = -# Le temps court de l'arrivée de la carte chez le bot à l'arrivée de la claque.

# La fin de la partie.
slap-film = **Le film de la partie**, pile après pile.
slap-result = **{ $title }** ({ $how })
slap-result-left = { $name } (a quitté la partie)
slap-result-row = { $place }. { $name } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $piles ->
    [0] aucune pile claquée
    [one] 1 pile claquée
   *[other] { $piles } piles claquées
}
slap-result-row-fastest = { slap-result-row }, plus rapide { $ms } ms
slap-result-foot = { $flips ->
    [one] { $flips } carte retournée
   *[other] { $flips } cartes retournées
}, { $piles ->
    [one] { $piles } pile prise
   *[other] { $piles } piles prises
}.

# Pannes, pauses, votes.
slap-seed-refused = Je ne peux pas mettre ✋ ici : il me faut *Ajouter des réactions* et *Voir les anciens messages*. La partie continue : mets toi-même ✋ sur une carte pour la claquer.
slap-paused-notice = **Pause.** Les cartes restent en place ; à la reprise, la pile revient et le temps repart de zéro.
slap-still-there = **Toujours là ?** { slap-cards-gone } La table attend ; sans réponse, on compte les cartes dans { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}.
slap-still-there-soon = **Toujours là ?** { slap-cards-gone } La table attend ; sans réponse, on compte les cartes dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
slap-cards-gone = { $count ->
    [one] { $count } carte sans claque.
   *[other] { $count } cartes sans claque.
}
slap-vote-pause = **{ $name } demande une pause** : { $votes } voix sur { $needed }.
slap-vote-resume = **{ $name } demande à reprendre** : { $votes } voix sur { $needed }.
slap-vote-stop = **{ $name } demande d'arrêter la partie** : { $votes } voix sur { $needed }.
slap-vote-finish = **{ $name } veut laisser finir les ordinateurs** : { $votes } voix sur { $needed }.
slap-vote-until = Le vote se termine { $until }.
slap-vote-failed-pause = **Pas de pause** : { $votes } voix sur { $needed } sont arrivées à temps. Vous pouvez voter encore une fois.
slap-vote-failed-resume = **La pause continue** : { $votes } voix sur { $needed } sont arrivées à temps. Vous pouvez voter encore une fois.
slap-vote-failed-stop = **La partie n'est pas arrêtée** : { $votes } voix sur { $needed } sont arrivées à temps. Vous pouvez voter encore une fois.
slap-vote-failed-finish = **Rien ne change** : { $votes } voix sur { $needed } sont arrivées à temps. Vous pouvez voter encore une fois.
slap-vote-done-pause = **La pause est décidée.**
slap-vote-done-resume = **La partie continue.**
slap-vote-done-stop = **Vous avez décidé d'arrêter la partie.**
slap-vote-done-finish = **Les ordinateurs jouent jusqu'au bout.**
# Pour ceux qui sont tous hors jeu.
slap-all-out = **Il ne reste que des ordinateurs.** Regarde-les, ou laisse-les jouer d'un coup jusqu'au bout.

# Le déroulement d'une partie, pile par pile, pour qui le consulte ; ensuite les cartes de chaque personne.
slap-log-part = Sur { $piles } piles, ces { $count } sont gardées, réparties sur toute la partie :
slap-log-slapped = Pile { $number } : { $name } gagne { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} d'une claque ({ LIST($shown, style: "comma") }){ $timed ->
    [yes] {" "}en { $ms } ms
   *[no] {""}
}. { $counts }
slap-log-collected = Pile { $number } : { $name } ramasse { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}. { $counts }
