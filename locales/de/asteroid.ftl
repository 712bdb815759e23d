# Asteroiden und wo sie liegen.
asteroid-at = { $power } bei { $name }
asteroid-at-noted = { $power } bei { $name } ({ LIST($notes, style: "comma") })
asteroid-unknown = Asteroid bei { $name }
asteroid-several = { COUNT($asteroids) ->
    [0] keine
   *[other] { $asteroids }
}
asteroid-way = { $step ->
    [1] ein System nach rechts
    [2] zwei Systeme nach rechts
   *[other] ein System nach links
}

# Was passiert.
asteroid-placed = Der Asteroid mit { $power } beginnt bei { $location }.
asteroid-decreed = Die Asteroiden rücken in dieser Begegnung { asteroid-way }.
asteroid-held = Der Asteroid mit { $power } bleibt bei { $location }.
asteroid-rotated = Die Asteroiden rücken { asteroid-way }: { $asteroids }.
asteroid-swapped = Zwei Asteroiden tauschen die Plätze: { $power } kommt zu { $name }, { $other } zu { $there }.
asteroid-attracted = Der Asteroid mit { $power } kommt zu { $name }.
asteroid-attracted-away = Der Asteroid mit { $power } kommt zu { $name }, der mit { $other } geht zu { $there }.
asteroid-split = Der Asteroid mit { $power } bei { $location } wird gespalten, und eine Hälfte kommt zu { $to }.
asteroid-destroyed = Der Asteroid mit { $power } bei { $location } wird zerstört.
asteroid-processed = Der Asteroid bei { $location } hat jetzt { $new } statt { $old }.
asteroid-mined = { $seat } nutzt bis zum Ende der Begegnung den Asteroiden mit { $power } bei { $location }.
asteroid-released = Der Asteroid mit { $power } fällt an { $location } zurück.
asteroid-moved-house = Der Asteroid mit { $power } zieht mit seinem System zu { $location } um.
asteroid-reattached = Der Asteroid bei { $location } hat jetzt { $power }.
asteroid-copied = { $name } kopiert bis zum Ende der Begegnung { $power } von { $other }.

# Fragen und ihre Antworten.
asteroid-ask-way = Wohin rücken die Asteroiden?
asteroid-ask-copy = Welche Kraft deines linken Nachbarn kopierst du?
asteroid-ask-held = Welcher Asteroid bleibt liegen?
asteroid-ask-one = Welchen Asteroiden bewegst du?
asteroid-ask-other = Mit welchem Asteroiden tauscht er den Platz?
asteroid-ask-act = Welchen Asteroiden spaltest du, oder welche Kopie zerstörst du?
asteroid-ask-besides = Welche anderen Kopien zerstörst du?
asteroid-ask-processed = Welche Asteroiden bekommen eine neue Kraft?
asteroid-ask-attracted = Welchen Asteroiden holst du in dein System?
asteroid-two-right = Zwei Systeme nach rechts
asteroid-one-left = Ein System nach links
asteroid-split-it = { $asteroid } spalten
asteroid-destroy-it = { $asteroid } zerstören

# Was die Hilfe im richtigen Moment sagt.
asteroid-tip-rotation = Alle Asteroiden rücken zu Beginn einer Begegnung ein System nach rechts. Dann kann man sie nutzen.
asteroid-tip-lent = Du hast bis zum Ende der Begegnung auch { $power }, von einem Asteroiden.
asteroid-tip-there = { $name } darf jetzt { $power } nutzen, von einem Asteroiden.

# Das Brett in Worten.
asteroid-board = Asteroiden: { LIST($asteroids, style: "comma") }.
asteroid-duplicate = Kopie
asteroid-stays = festgehalten
asteroid-came-from = kam von { $name }
asteroid-used-by = genutzt von { $name }
