# Les tables de tous les jeux : refus, listes, aide. Le reste est encore en anglais.

table-broken = Quelque chose s'est mal passé dans le bot, et rien n'a changé. Essaie encore ; l'admin trouvera la cause dans le journal.
table-no-bots = Un bot ne peut pas jouer ici : nomme une personne.
table-no-member = Cette personne n'est pas sur ce serveur : elle ne peut pas recevoir de place.
table-stale-button = Ce bouton est périmé. Ceux du dernier message de la partie marchent.
table-old-command = Ton Discord montre une version plus ancienne de cette commande. Redémarre Discord (Ctrl+R sur un ordinateur), puis essaie encore.
table-old-panel = Ce choix n'est plus proposé. Rouvre ces réglages et choisis dans la nouvelle liste.
table-no-table-here = Il n'y a pas de partie dans ce salon pour cette commande. Utilise-la dans le fil d'une telle partie, ou commences-en une avec `/slap new` ou `/cosmic new`.
table-over-here = Cette partie est terminée. Résultat, déroulement et fichier : `/table history table:{ $table }`.
table-not-in-server = On joue sur un serveur : utilise ceci dans un de ses salons.
table-not-in-thread = Ouvre une table dans un salon textuel normal, pas dans un fil : chaque partie reçoit le sien.
table-not-in-voice = Le chat d'un salon vocal ou de scène n'a pas de fils, et chaque partie en reçoit un : ouvre la table dans un salon textuel.
table-no-games = Tu n'es à aucune table pour le moment. Ouvres-en une avec `/slap new` ou `/cosmic new`.
# Le panneau de ce qui se passe sur un serveur, et le bouton qui le montre.
table-server-button = Sur ce serveur …
table-server-panel = **Sur ce serveur :** joue, ou regarde ce qui s'y passe.
table-nothing-to-verify = Aucune partie finie n'a été trouvée là. Utilise ceci dans le fil d'une partie finie, ou donne son numéro.
table-only-moderators-move = Seule la modération déplace des tables : les personnes avec *Gérer les messages* ou *Gérer les salons*.
table-nothing-to-move = Il n'y a pas de telle partie en cours sur ce serveur. Choisis-en une dans la liste.
table-asked = **À toi de jouer** à { $tables ->
    [one] une table
   *[other] { $tables } tables
}, le plus urgent d'abord :
table-tables = **Tes tables :**
table-bad-hours = Je ne comprends pas ces heures de silence. Écris-les comme `22:00-07:30 UTC+2` ou `22-7 Europe/Paris`, ou `off` pour aucune.
table-help =
    { "" }**Le jeu de la claque** : `/slap new` ouvre une table ; presse *Jouer*, *Ajouter un ordinateur*, *Commencer*. La partie a son propre fil : le bot retourne les cartes, et tu claques avec ✋ quand deux cartes égales sont l'une sur l'autre, même avec une carte entre elles.
    { "" }**Dans le fil** : `/slap status` · `/slap leave` · `/slap pause` · `/slap stop` (vote) · `/slap rules`
    { "" }**Cosmic Encounter** : `/cosmic help` · `/cosmic rules`
    { "" }**Sur ce serveur** : `/table find` (chercher des gens) · `/table open` (salons d'attente) · `/table rematch` (revanche) · `/table history` (parties finies) · `/rating list` · `/season show` · `/event show` (tournoi) · `/table seers` ; des boutons pour presque tout sont sous `/my games`
    { "" }**Partout** : `/table games` (tes tables) · `/table reminders` · `/table asked` · `/table away` (vacances) · `/table verify` (vérifier le mélange d'une partie finie) · `/table export` (une partie finie en un fichier) · `/table privacy` (tes données) · `/table help`
table-still-there = Cette table a encore son fil, { $thread } : il n'y a rien à déplacer.
table-moved = **{ $name }** continue ici, dans un nouveau fil.
table-moved-to = C'est fait : la partie continue dans { $thread }, avec toutes les horloges où elles étaient.
table-row = - [{ $name }]({ $link }) : { $status }
table-more = -# … et { $count } autres.
table-status-lobby = attend des joueurs
table-status-running = en cours
table-status-paused = en pause
table-status-referee = attend l'arbitre
table-status-broken = a perdu son fil ; la modération utilise `/table move`
table-reminders =
    { "" }**Rappels** : { $level } ; { $place } ; pas d'heures de silence.
    -# Les secrets viennent toujours en message privé.
table-reminders-quiet =
    { "" }**Rappels** : { $level } ; { $place } ; heures de silence { $quiet }.
    -# Les secrets viennent toujours en message privé.
table-motion-on = Les images peuvent bouger à tes tables, si cela ne gêne personne.
table-motion-off = Les images sont fixes à toutes tes tables.
table-talk-only-cosmic = Utilise `/table talk` dans le fil d'une partie de Cosmic Encounter.
table-attention-usual = Je te demande comme d'habitude à chaque table. `/table asked` change cela.
table-attention-secret = Quand on peut jouer quelque chose, je te demande : **{ $often }**. Toi seul le sais.
table-attention-told = Quand on peut jouer quelque chose, je te demande : **{ $often }**. *État* le dit aux autres.
table-attention-tell-what = Dis aussi à quelle fréquence je te demande : l'habitude, personne n'a besoin de la connaître.
table-verified =
    { "" }**Table { $table }** : graine `{ $seed }`
    Empreinte du début : `{ $published }`
    Empreinte de cette graine et de son jeu : `{ $recomputed }`
    { $agree ->
        [yes] ✅ Les deux sont égales : le jeu était fixé avant la première carte.
       *[no] ❌ Elles diffèrent.
    }
table-film = Film
table-no-film = Je ne trouve pas le film. Si la partie vient de finir, appuie encore une fois dans une minute.
table-film-gone = Il n'y a plus de film : quelqu'un qui a joué a supprimé ses données.
