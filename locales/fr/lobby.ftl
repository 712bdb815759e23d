# Pourquoi un salon d'attente refuse quelque chose.

lobby-already-seated = Tu es déjà à cette table.
lobby-join-first = Rejoins d'abord la table, ensuite tu pourras ajouter un ordinateur.
lobby-not-seated = Tu n'es pas à cette table.
lobby-closed = Ce salon d'attente est fermé. Ouvre une nouvelle table avec `/play`.
lobby-no-packs = Parmi les pouvoirs choisis, certains viennent de { LIST($packs) }, et ce serveur n'autorise pas les paquets. Qui le gère peut les autoriser dans `/admin`.
lobby-crowded = Tant de tables en direct jouent que Discord les ralentirait toutes ; choisis un rythme plus calme ou essaie plus tard.
lobby-host-chooses = Seul l'hôte { $host } choisit les options.
lobby-host-starts = Seul l'hôte { $host } commence la partie.
lobby-too-few = Il faut { $least } personnes pour jouer : attends un peu ou joue contre l'ordinateur.
lobby-too-small = { $seated } personnes sont à cette table : offre au moins autant de places, ou demande à quelqu'un de partir.
lobby-full = Cette table est complète : elle a { $most } places.
lobby-rematch-taken = Cette partie a déjà eu sa revanche, table { $table }. Ouvre une nouvelle table avec `/play`.
lobby-rematch-joined = La revanche est la table { $table }, ouverte par { $host } : tu y es maintenant.
lobby-rematch-seated = La revanche est la table { $table }, ouverte par { $host } : tu y es déjà.
lobby-no-rematch = Cette partie n'est plus enregistrée. Ouvre une nouvelle table avec `/play`.
lobby-rematch-of-others = Seules les personnes qui ont joué cette partie peuvent demander une revanche. Ouvre ta propre table avec `/play`.
lobby-open = Tu es déjà à une table ouverte dans ce salon. Commence-la là-bas, ou quitte-la d'abord.

# Boutons et menus.
lobby-expired = Cette table s'est fermée : rien ne s'est passé pendant une heure. Ouvre une nouvelle table avec `/play`.
lobby-left = Tu as quitté la table.
lobby-lost = Le message de la table a disparu. Ouvre une nouvelle table avec `/play`.
lobby-everybody-left = Tout le monde est parti ; cette table est fermée.
lobby-join = Jouer
lobby-leave = Quitter
lobby-add-computer = Ajouter un ordinateur
lobby-options = Options …
lobby-start = Commencer
lobby-fill = Jouer contre l'ordinateur

# Le message de la table ; le téléphone montre la première ligne.
lobby-head = { $game } : { $host } ouvre une table ({ $seated } sur { $most }). Presse **Jouer**.
lobby-head-full = { $game } : la table de { $host } est complète ({ $seated } sur { $most }). Presse **Commencer**.
lobby-seated = Déjà là : { LIST($seats, style: "comma") }
lobby-computer = { $name } (ordinateur)
lobby-computer-temper = { $name } (ordinateur, { $temper })
lobby-started = { $game } a commencé dans { $thread } : { $names }. Envie de regarder ? Ouvre le fil et appuie sur *Rejoindre*.
# Dans le post du forum où l'on joue.
lobby-started-here = { $game } a commencé : { $names }.
# L'heure à laquelle on veut commencer : la ligne du message, et le formulaire.
lobby-date = Début : { $day } ({ $ago }).
    .button = Heure de début
    .label = Quand voulez-vous commencer ?
    .hint = today 20:00
    .note = Ton fuseau horaire : { $zone }. Laisse vide s'il n'y a pas de date.
    .unknown = Il me faut une heure à venir. Écris-la comme `today 20:00` ou `24.12. 18:00` (fuseau { $zone }).
lobby-event = Ouvre la partie et appuie sur **{ lobby-join }** pour jouer.
lobby-call-found = Vous voilà assez nombreux ({ $count }). Appuyez sur **{ lobby-start }** dans la partie ouverte : { $link }
lobby-call-time = C'est l'heure ! Appuie sur **{ lobby-start }** dans la partie ouverte : { $link }
lobby-posted = { $game } : { $host } ouvre une table dans { $post }. Là-bas, appuie sur **Jouer**.
lobby-no-post = Discord ne me laisse rien ouvrir dans { $forum }. Demande à un admin d'utiliser `/doctor`, ou utilise `/play` dans un salon textuel.
lobby-tag-open = ouverte
lobby-tag-full = complète
lobby-table-name = { $game } { $table }
lobby-option = { $option } : { $value }
# Les options, en privé, et leurs formulaires.
lobby-choose-topic = Que veux-tu changer ?
lobby-topic-speed = Rythme et durée
    .button = Rythme
lobby-topic-players = Joueurs
    .button = Joueurs
lobby-topic-powers = Pouvoirs
    .button = Pouvoirs
lobby-topic-slaps = Claques
    .button = Claques
lobby-topic-expansions = Extensions
    .button = Extensions
lobby-topic-look = Aspect et langue
    .button = Aspect
lobby-computers = Ordinateurs
    .does = Combien sont à la table.
lobby-switches = Oui ou non
lobby-or-type = { $option }, à la main
lobby-form-missing = Une partie du formulaire n'est pas arrivée. Ouvre-le encore : ce que tu as rempli y est toujours.
lobby-which-game = À quoi veux-tu jouer ?

# Discord a refusé le fil de la partie.
lobby-threads-full = Ce serveur a autant de fils ouverts que Discord en permet (1 000) : la partie n'obtient pas le sien. Fermez ou supprimez quelques vieux fils, puis presse encore Commencer.
lobby-no-access = Je n'ai pas le droit d'ouvrir le fil de la partie. Donnez-moi *Voir le salon* et *Créer des fils publics* dans ce salon, puis presse encore Commencer.
lobby-no-threads-here = Discord n'a pas de fils dans ce genre de salon. Ouvre une nouvelle table dans un salon textuel.
lobby-thread-refused = Discord ne m'a pas laissé ouvrir le fil de la partie (code { $code }). Attends un instant et presse encore Commencer.
