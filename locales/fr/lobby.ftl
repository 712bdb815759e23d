# Pourquoi un salon d'attente refuse quelque chose.

lobby-already-seated = Tu es déjà à cette table.
lobby-join-first = Rejoins d'abord la table, ensuite tu pourras ajouter un ordinateur.
lobby-join-to-remove = Rejoins d'abord la table, ensuite tu pourras retirer un ordinateur.
lobby-no-such-computer = Cet ordinateur a déjà quitté la table.
lobby-not-seated = Tu n'es pas à cette table.
lobby-closed = Ce salon d'attente est fermé. Ouvre une nouvelle table avec `/slap new` ou `/cosmic new`.
lobby-crowded = Tant de tables en direct jouent que Discord les ralentirait toutes ; choisis un rythme plus calme ou essaie plus tard.
lobby-host-chooses = Seul l'hôte { $host } choisit les options.
lobby-host-starts = Seul l'hôte { $host } commence la partie.
lobby-too-few = Il faut { $least } personnes pour jouer : ajoute un ordinateur ou attends un peu.
lobby-too-small = { $seated } personnes sont à cette table : offre au moins autant de places, ou demande à quelqu'un de partir.
lobby-full = Cette table est complète : elle a { $most } places.
lobby-rematch-taken = Cette partie a déjà eu sa revanche, table { $table }. Ouvre une nouvelle table avec `/slap new` ou `/cosmic new`.
lobby-rematch-joined = La revanche est la table { $table }, ouverte par { $host } : tu y es maintenant.
lobby-rematch-seated = La revanche est la table { $table }, ouverte par { $host } : tu y es déjà.
lobby-rematch-none = Tu n'as joué dans ce salon aucune partie terminée : utilise `/table rematch` dans le salon où elle a été jouée.
lobby-no-rematch = Cette partie n'est plus enregistrée. Ouvre une nouvelle table avec `/slap new` ou `/cosmic new`.
lobby-rematch-of-others = Seules les personnes qui ont joué cette partie peuvent demander une revanche. Ouvre ta propre table avec `/slap new` ou `/cosmic new`.
lobby-open = Tu es déjà à une table ouverte dans ce salon. Commence-la là-bas, ou quitte-la d'abord.

# Boutons et menus.
lobby-expired = Cette table s'est fermée : rien ne s'est passé pendant une heure. Ouvre une nouvelle table avec `/slap new` ou `/cosmic new`.
lobby-left = Tu as quitté la table.
lobby-none-here = Tu n'es à aucune table ouverte de ce jeu dans ce salon. Ouvres-en une avec `/slap new` ou `/cosmic new`, ou utilise ceci dans le fil d'une partie.
lobby-none-to-start = Tu n'es à aucune table ouverte de ce jeu dans ce salon. Ouvres-en une avec `/slap new` ou `/cosmic new`.
lobby-lost = Le message de la table a disparu. Ouvre une nouvelle table avec `/slap new` ou `/cosmic new`.
lobby-everybody-left = Tout le monde est parti ; cette table est fermée.
lobby-join = Jouer
lobby-leave = Quitter
lobby-add-computer = Ajouter un ordinateur
lobby-options = Options
lobby-start = Commencer
lobby-change-option = Changer une option
lobby-back = Retour
lobby-other-value = Autre valeur…
lobby-remove-computer = Retirer { $name }
lobby-type-value = Écris { $what }.

# Le message de la table ; le téléphone montre la première ligne.
lobby-head = { $game } - { $host } ouvre une table ({ $seated } sur { $most } places)
lobby-computer = { $name } (ordinateur)
lobby-computer-temper = { $name } (ordinateur, { $temper })
lobby-started = { $game } a commencé dans { $thread } : { $names }. Envie de regarder ? Ouvre le fil et appuie sur *Rejoindre*.
lobby-table-name = { $game } { $table }

# Les options, en privé.
lobby-choose-option = **Options.** Choisis ce que tu veux changer :
lobby-option = { $option } : { $value }
lobby-option-row = - **{ $option }** : { $value }
lobby-choose-value = **{ $option }.** { $sentence } Maintenant : { $value }.

# Discord a refusé le fil de la partie.
lobby-threads-full = Ce serveur a autant de fils ouverts que Discord en permet (1 000) : la partie n'obtient pas le sien. Fermez ou supprimez quelques vieux fils, puis presse encore Commencer.
lobby-no-access = Je n'ai pas le droit d'ouvrir le fil de la partie. Donnez-moi *Voir le salon* et *Créer des fils publics* dans ce salon, puis presse encore Commencer.
lobby-no-threads-here = Discord n'a pas de fils dans ce genre de salon. Ouvre une nouvelle table dans un salon textuel.
lobby-thread-refused = Discord ne m'a pas laissé ouvrir le fil de la partie (code { $code }). Attends un instant et presse encore Commencer.

# L'image du salon : qui peut encore jouer, une place libre, et le tout en mots.
lobby-picture-free =
    { $count ->
        [one] Encore 1 place
       *[other] Encore { $count } places
    }
lobby-picture-full = Tout le monde est là
lobby-picture-seat = libre
lobby-picture-computer = ordinateur
lobby-picture-alt = { $ask }. { $game }. À la table : { LIST($seats, style: "comma") }. { LIST($chips, style: "comma") }.
