# Ce que Discord refuse à une table, et pourquoi : dans son salon, et plus bas dans son fil.

refusal-permission = **Donnez-moi *Voir le salon*, *Envoyer des messages dans les fils* et *Voir les anciens messages* dans ce fil :** sans cela, je ne peux pas y écrire (code Discord { $code }). La partie attend et reprend d'elle-même dès que je peux.
refusal-locked = **La modération doit déverrouiller ce fil ou me donner *Gérer les fils* :** tant qu'il est verrouillé, je ne peux pas y écrire. La partie attend et reprend d'elle-même.
refusal-automod = Rien à faire pour l'instant : l'AutoMod de ce serveur retient mon message, et je réessaie. La partie reprend d'elle-même dès qu'il passe ; si c'est pressé, la modération peut m'exempter de cette règle.
refusal-links = Rien à faire pour l'instant : le filtre de liens de Discord retient mon message, et je réessaie. La partie reprend d'elle-même dès qu'il passe.
refusal-explicit = Rien à faire pour l'instant : le filtre de contenu explicite de Discord retient mon message, et je réessaie. La partie reprend d'elle-même dès qu'il passe.
refusal-flagged = Rien à faire pour l'instant : Discord retient mes messages, et je réessaie. La partie reprend d'elle-même dès qu'ils passent.
refusal-uploads = Rien à faire pour l'instant : Discord n'accepte pas de fichiers sur ce serveur, et je réessaie. La partie reprend d'elle-même dès que c'est possible.
refusal-large = Rien à faire pour l'instant : mon message était trop gros pour Discord, et je réessaie. La partie reprend d'elle-même dès qu'il passe.
refusal-other = Rien à faire pour l'instant : Discord n'accepte pas mes messages (code { $code }), et je réessaie. La partie reprend d'elle-même dès que c'est possible.
refusal-over = Je peux de nouveau écrire dans son fil : la partie y continue.
# Aux personnes qui jouent, en message privé.
refusal-unreachable = **Quelqu'un doit me redonner *Voir le salon* :** ta partie { $link } est à l'arrêt, car je ne vois plus son salon ou je ne peux plus y écrire. Rien n'est perdu, et elle reprend d'elle-même dès que je peux.
refusal-over-told = Me revoilà : ta partie { $link } reprend.
refusal-try = Essayer maintenant
refusal-trying = J'essaie : regarde dans le fil.
# À la table, une fois, quand ses images manquent.
refusal-words-permission = Quelqu'un doit me donner *Joindre des fichiers* ici : d'ici là, vous ne voyez que des mots. La partie continue, et les images reviennent d'elles-mêmes.
refusal-words-uploads = Vous ne voyez que des mots pour l'instant : Discord n'accepte pas de fichiers sur ce serveur. La partie continue, et les images reviennent d'elles-mêmes.
refusal-words-large = Vous ne voyez que des mots quelques minutes : une image était trop grosse pour ce serveur. La partie continue, et les images reviennent d'elles-mêmes.
