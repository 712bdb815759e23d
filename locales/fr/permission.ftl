# Les permissions, comme les réglages de Discord les appellent, et ce qui manque sans elles.

permission-view-channel = Voir le salon
    .without = je ne vois pas le salon
permission-send-messages = Envoyer des messages
    .without = je ne peux pas publier le résultat
permission-create-public-threads = Créer des fils publics
    .without = je ne peux pas ouvrir le fil de la partie
permission-send-messages-in-threads = Envoyer des messages dans les fils
    .without = je ne peux retourner aucune carte
permission-add-reactions = Ajouter des réactions
    .without = je ne peux pas mettre ✋ sous une carte
permission-read-message-history = Voir les anciens messages
    .without = je ne peux ni mettre ✋ sous une carte ni réparer une table après un redémarrage
permission-attach-files = Joindre des fichiers
    .without = je ne peux pas montrer d'images

permission-missing = Il me manque des permissions dans { $channel } :
permission-missing-row = - **{ $permission }** : sans elle, { $effect }.
permission-missing-advice = L'admin les donne dans les réglages du salon, sous Permissions ; ensuite, essaie encore.
