# Les tables de tous les jeux : refus, listes, aide. Le reste est encore en anglais.

table-broken = Quelque chose s'est mal passé dans le bot, et rien n'a changé. Essaie encore ; l'admin trouvera la cause dans le journal.
table-no-bots = Un bot ne peut pas jouer ici : nomme une personne.
table-no-member = Cette personne n'est pas sur ce serveur : elle ne peut pas recevoir de place.
table-stale-button = Ce bouton est périmé. Ceux du dernier message de la partie marchent.
table-old-command = Ton Discord montre une version plus ancienne de cette commande. Redémarre Discord (Ctrl+R sur un ordinateur), puis essaie encore.
table-replaced-command = `/{ $old }` s'appelle maintenant `/{ $new }`.
table-behind-more = Ce que faisait `/{ $old }` se trouve maintenant sous le plateau, derrière **Plus …**.
table-old-panel = Ce choix n'est plus proposé. Rouvre ces réglages et choisis dans la nouvelle liste.
table-no-table-here = Il n'y a pas de partie dans ce salon pour cette commande. Utilise-la dans le fil d'une telle partie, ou commences-en une avec `/slap new` ou `/cosmic new`.
table-no-game = Tu n'es dans aucune partie en ce moment. `/play` en ouvre une.
table-answer-lessons = Leçon · { $answer }
table-answer-practice = Entraînement · { $answer }
table-over-here = Cette partie est terminée. Résultat, déroulement et fichier de la partie { $table } : `/server`.
table-not-in-server = On joue sur un serveur : utilise ceci dans un de ses salons.
table-not-in-thread = Ouvre une table dans un salon textuel normal, pas dans un fil : chaque partie reçoit le sien.
table-not-in-voice = Le chat d'un salon vocal ou de scène n'a pas de fils, et chaque partie en reçoit un : ouvre la table dans un salon textuel.
table-nothing-to-verify = Aucune partie finie n'a été trouvée là. Donne le numéro d'une partie finie.
table-only-moderators-move = Seule la modération déplace des tables : les personnes avec *Gérer les messages* ou *Gérer les salons*.
table-nothing-to-move = Cette partie est finie entre-temps : il n'y a rien à déplacer.
table-asked = **À toi de jouer** à { $tables ->
    [one] une table
   *[other] { $tables } tables
}, le plus urgent d'abord :
table-tables = **Tes tables :**
table-bad-hours = Je ne comprends pas ces heures de silence. Écris-les comme `22:00-07:30 UTC+2` ou `22-7 Europe/Paris`, ou `off` pour aucune.
table-help =
    { "" }**Deux jeux, ici même dans Discord** : un jeu de claques rapide pour une soirée, et Cosmic Encounter, pour une soirée ou pour des semaines. Des ordinateurs remplissent les places libres.
    `/play` ouvre une table en trois gestes, `/find` cherche du monde, `/games` montre tes tables et ce qu'elles te demandent, `/rules` cherche tout.
    { "" }**Tu débutes ?** Apprends Cosmic Encounter en douze courtes leçons, ou lance-toi : `/play`, puis *Start*.
table-still-there = Cette table a encore son fil, { $thread } : il n'y a rien à déplacer.
table-moved = **{ $name }** continue ici, dans un nouveau fil.
table-moved-to = C'est fait : la partie continue dans { $thread }, avec toutes les horloges où elles étaient.
table-row =
    { "" }**[{ $name }]({ $link })**
    { $told }
table-owed = { $what }{ $timed ->
    [yes] {" "}Se termine { $due }.
   *[no] {""}
}
table-go = Y aller
table-more = -# … et { $count } autres.
table-status-lobby = attend des joueurs
table-status-running = en cours
table-status-paused = en pause
table-status-referee = attend l'arbitre
table-status-broken = a perdu son fil ; la modération la reprend avec `/server`
table-verified =
    { "" }**Table { $table }** : graine `{ $seed }`
    Empreinte du début : `{ $published }`
    Empreinte de cette graine et de son jeu : `{ $recomputed }`
    { $agree ->
        [yes] Les deux sont égales : le jeu était fixé avant la première carte.
       *[no] Elles diffèrent.
    }
table-check = Vérifier le mélange
table-film = Film
table-no-film = Je ne trouve pas le film. Si la partie vient de finir, appuie encore une fois dans une minute.
table-film-gone = Il n'y a plus de film : quelqu'un qui a joué a supprimé ses données.
table-help-slap =
    { "" }**Tu es à une table de claques.** Claque ✋ la carte la plus récente quand les deux du dessus se valent, même avec une carte entre elles. Une table lente a des boutons.
    `/answer` montre cartes et tours, `/pause` demande une pause, `/leave` rend ta place.
    Règles : `/rules topic:slap`.

# *Our games* dans le menu d'une personne.
table-ours = **{ $person } et toi** : { $games ->
    [one] une partie ensemble
   *[other] { $games } parties ensemble
}.
table-ours-row = - [{ $name }]({ $link }) : { $told }
table-ours-none = { $person } et toi n'avez pas encore joué ensemble. `/play` change cela.
table-ours-bot = Les bots ne comptent pas les parties. Essaie avec une personne.
table-over = terminée
