# Le cadre de tous les jeux : refus, pannes, l'arbitre.

play-not-running = Cette partie est terminée. Commences-en une avec `/play`.
play-disk-full = Le disque du bot est plein, ton action n'a **pas** compté. La table continue d'elle-même dès qu'il y a de la place ; préviens l'admin du serveur.
play-disk-full-here = Le disque du bot est plein, ceci n'a **pas** été fait. Essaie encore quand il y aura de la place ; préviens l'admin du serveur.
play-disk-trouble = Le bot ne peut rien enregistrer en ce moment, ton action n'a **pas** compté. Essaie encore dans une minute et préviens l'admin du serveur : le journal du bot dit pourquoi.
play-interrupted = Le bot vient d’être interrompu : ton action n’a peut-être pas compté. Regarde ta table et appuie encore une fois si besoin.
play-interrupted-here = Le bot vient d’être interrompu : ceci n’a peut-être pas été fait. Vérifie, et essaie encore si besoin.
play-press-again = C'était trop long pour ouvrir un formulaire : presse encore le bouton ou retape la commande.
play-too-fast = Un instant : ceci n'a **pas** compté, car le bot travaille encore sur ce que tu viens de faire. Presse ensuite à nouveau.
play-slowed = ⏳ Cette table va plus lentement pour l'instant : tant de tables jouent que Discord n'accepte pas plus de messages par seconde du bot. Rien n'est perdu, et ce que tu fais compte au moment où tu le fais.
play-referee = Il faut l'arbitre : quelque chose s'est mal passé dans le bot, et la dernière action a été reprise. Rien n'est perdu avant elle. Qui joue peut choisir *Réessayer* ; si plus de la moitié d'entre vous le veut, *Reprendre encore une action* ou *Arrêter la partie*.
play-referee-private = Cette table attend son arbitre. Vous qui jouez choisissez la suite, par les boutons sous l'annonce ou par `/table referee`.
play-retry = Réessayer
play-undo = Reprendre encore une action
play-stop = Arrêter la partie
play-only-referee = Seules les personnes qui jouent ici en décident, ou une personne qui modère sans jouer.
play-voted = Ta voix compte.
play-already-voted = Tu as déjà voté pour cela.
play-vote-referee-undo = Reprendre encore une action : { $votes } voix sur { $needed }.
play-vote-referee-stop = Arrêter la partie : { $votes } voix sur { $needed }.
play-no-referee = Cette table n'a pas besoin d'arbitre : sa partie est en cours.
play-nothing-to-undo = Il n'y a rien à reprendre : rien ne s'est passé depuis la dernière coupure de la partie. Réessaie, ou arrête.
play-chosen = C'est fait.
play-retried = La partie reprend à son dernier état sûr.
play-undone = Une action de plus a été reprise ; la partie continue d'avant elle.
play-stopped = L'arbitre a arrêté la partie à son dernier état sûr.
play-stopped-without-result = La table { $table } a été arrêtée après une panne du bot. Elle n'a pas de résultat et ne compte pas.
play-upgraded = { $dropped ->
    [one] J'ai été mis à jour, et la dernière action ne va plus avec les nouvelles règles : elle est annulée.
   *[other] J'ai été mis à jour, et les { $dropped } dernières actions ne vont plus avec les nouvelles règles : elles sont annulées.
} La partie reprend d'avant, et les choix seront redemandés.
play-newer = Une version plus récente de moi a joué cette partie en dernier. Elle dort jusqu'à son retour, puis reprend d'elle-même : rien n'est perdu, et vous n'avez rien à faire.
play-newer-private = Cette partie dort pour l'instant, car une version plus récente de moi l'a jouée en dernier. Elle reprend d'elle-même dès son retour.
play-newer-over = Une version plus récente de moi a joué cette partie. Réessaie dès son retour.
play-without = Continuer sans lui
play-referee-without = *Continuer sans lui* retire pour le reste de la partie le pouvoir qui n'a pas marché, si plus de la moitié d'entre vous le veut.
play-vote-referee-without = Continuer sans le pouvoir qui n'a pas marché ? { $votes } voix sur { $needed }.
play-nothing-to-leave = Je ne sais plus quel pouvoir n'a pas marché. Réessayez, reprenez une action ou arrêtez.
play-lacking = 💤 Cette partie a besoin du paquet { $pack }, que je n'ai pas en ce moment. Elle dort jusqu'à son retour, puis reprend d'elle-même : rien n'est perdu, et vous n'avez rien à faire.
play-lacking-private = Cette partie dort pour l'instant : son paquet { $pack } me manque. Elle reprend d'elle-même dès son retour.
play-lacking-over = Cette partie a été jouée avec le paquet { $pack }, que je n'ai pas en ce moment. Réessaie dès son retour.
play-pack-gone = Je n'ai plus le paquet { $pack }. Aucun de ses pouvoirs n'est en jeu : la partie continue sans eux.
play-pack-lifted = À partir de maintenant, cette partie utilise { $pack }, une version plus récente de son paquet.
