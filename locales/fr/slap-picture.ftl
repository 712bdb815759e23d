# Les mots des images du jeu de la claque, et leurs textes de remplacement. Sur une image : un à trois mots.

# Motifs, aussi dans le rapport.
slap-picture-double = paire
slap-picture-hymns = paire d'hymnes
slap-picture-sandwich = sandwich
slap-picture-hymn-sandwich = sandwich d'hymnes
# Comment la partie s'est finie.
slap-picture-how-cards = plus personne d'autre n'a de cartes
slap-picture-how-count = le plus de cartes au décompte
slap-picture-how-repetition = trois fois la même position : le plus de cartes
slap-picture-how-unplayed = tous les autres sont partis avant la première carte
slap-picture-how-event = partie arrêtée : elle compte en l'état
slap-picture-how-anew = arrêtée avant la dixième carte : vous rejouez
slap-picture-how-stopped = partie arrêtée ; rangs selon les cartes
slap-picture-title = { COUNT($names) ->
    [0] Personne ne gagne
    [one] { $names } gagne
   *[other] { $names } gagnent
}
slap-picture-title-counted = { $count } personnes gagnent

# La pile.
slap-picture-in-the-pile = { $count ->
    [one] carte dans la pile
   *[other] cartes dans la pile
}
slap-picture-chances-left = { $count ->
    [one] chance restante
   *[other] chances restantes
}
slap-picture-turns-next = retourne
slap-picture-cuts = annule la pile

# Le rapport. Ceci suit un nom.
slap-picture-takes = prend { $count }
slap-picture-time-unknown = temps inconnu
slap-picture-late = en retard
slap-picture-late-by = { $ms } de retard
slap-picture-behind = { $ms } derrière
slap-picture-false-paid = à tort, paie
slap-picture-false-free = à tort, ne paie rien
slap-picture-takes-pile = prend la pile
slap-picture-not-drawn = non tirée
slap-picture-drawn-from = { $count ->
    [one] la seule claque
   *[other] au sort, 1 sur { $count }
}
slap-picture-more = +{ $count } autres

# Le résultat.
slap-picture-cards = cartes
slap-picture-piles-slapped = piles
slap-picture-left = parti
slap-picture-fastest-slap = record
slap-picture-turned = { $flips ->
    [one] { $flips } carte retournée
   *[other] { $flips } cartes retournées
} · { $piles ->
    [one] { $piles } pile
   *[other] { $piles } piles
}
# Ce qui a marqué la partie, et de combien.
slap-picture-award = { $award ->
    [longest] Plus grosse pile
    [quickest] Main la plus rapide
   *[photo] Photo-finish
}
slap-picture-award-why = { $award ->
    [longest] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    [quickest] { $count } ms
   *[photo] { $count } ms avant { $other }
}
# Le film d'une partie : une image par pile. Ce que quelqu'un fait se lit sous son nom.
slap-picture-film-start = La donne
slap-picture-film-each = { $count } cartes chacun
slap-picture-film-step = Pile { $number } sur { $count }
slap-picture-film-slaps = claque { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
slap-picture-film-collects = ramasse { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
slap-picture-film-end = La fin

# Textes de remplacement, lus à voix haute.
slap-picture-card = { $card } de { $suit }
slap-picture-hymn = hymne { $card } de { $suit }
slap-picture-neutraliser = carte { $card }
slap-picture-alt-no-card = Pas encore de carte.
slap-picture-alt-top = Carte du dessus : { $card }.
slap-picture-alt-top-before = Carte du dessus : { $card } ; avant elle { LIST($before, style: "comma") }.
slap-picture-alt-pile = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pile.
slap-picture-alt-chances = Encore { $left } sur { $total ->
    [one] { $total } chance
   *[other] { $total } chances
}.
slap-picture-alt-next = { $name } retourne la suivante.
slap-picture-alt-taken = { $name } prend { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $pattern } avec { LIST($cards, style: "comma") }.
slap-picture-alt-slaps = Claques : { $rows }.
slap-picture-alt-counts = Cartes : { $rows }.
slap-picture-alt-undrawn = Non tirées : { $rows }.
slap-picture-alt-drawn = { $count ->
    [one] C'était la seule claque scellée.
   *[other] Tirage au sort entre { $count } claques scellées.
}
slap-picture-alt-slap = { $name } en { $ms } ms
slap-picture-alt-slap-undrawn = { $name } { $ms } ms, non tirée
slap-picture-alt-slap-behind = { $name } { $ms } ms derrière
slap-picture-alt-slap-late = { $name } { $ms } ms de retard
slap-picture-alt-slap-late-unknown = { $name } en retard, temps inconnu
slap-picture-alt-slap-unknown = { $name }, temps inconnu
slap-picture-alt-slap-false = { $name } à tort après { $ms } ms, { slap-picture-alt-paid }
slap-picture-alt-slap-false-unknown = { $name } à tort, { slap-picture-alt-paid }
slap-picture-alt-paid = { COUNT($paid) ->
    [0] ne paie rien
   *[other] paie { LIST($paid, style: "comma") }
}
slap-picture-alt-result = { $title } : { $how }.
slap-picture-alt-row = { $place }. { $name }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $piles ->
    [one] { $piles } pile claquée
   *[other] { $piles } piles claquées
}
slap-picture-alt-row-fastest = { slap-picture-alt-row }, claque la plus rapide { $ms } ms
slap-picture-alt-award = { slap-picture-award } : { $name }, { slap-picture-award-why }
slap-picture-alt-turned = { $flips ->
    [one] { $flips } carte retournée
   *[other] { $flips } cartes retournées
}, { $piles ->
    [one] { $piles } pile
   *[other] { $piles } piles
}.
slap-picture-alt-film = { $title } : { $how }. Le film de la partie, { $count } piles.
slap-picture-alt-patterns = Ce qu'on peut claquer : { $rows }.
slap-picture-alt-cards = { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
slap-picture-alt-more = { $count } autres
