# Die Buchstaben der Skill Tokens, wie Knöpfe und Fragen sie nennen. Escort, Leader, Shield und Weapon heißen wie auf den Steinen.
skill-letter-e = Escorts
skill-letter-l = Leader
skill-letter-s = Shields
skill-letter-w = Weapons
skill-letter-none = Ohne nützlichen Buchstaben
# Buchstaben zum Vorlesen, hinter einer Zahl von Steinen.
skill-told-e = { $count ->
    [one] Escort
   *[other] { $count } Escorts
}
skill-told-l = { $count ->
    [one] Leader
   *[other] { $count } Leader
}
skill-told-s = { $count ->
    [one] Shield
   *[other] { $count } Shields
}
skill-told-w = { $count ->
    [one] Weapon
   *[other] { $count } Weapons
}
skill-told-none = { $count } ohne Buchstaben
skill-part = { $letters } ({ $place })
skill-cone = Kegel

# Was passiert.
skill-escorts = { $count ->
    [one] 1 Escort
   *[other] { $count } Escorts
}
skill-weapons = { $weapons ->
    [one] 1 Weapon
   *[other] { $weapons } Weapons
}
skill-shields = { $shields ->
    [one] 1 Shield
   *[other] { $shields } Shields
}
skill-laid = Buchstaben von { $name }: { $places }.
skill-row = { $place } { $letters }
skill-escorts-called = { $name } ruft { skill-escorts } { FORM($side, "to") }.
skill-escorts-unseen = { $name } ruft ungesehen Escorts { FORM($side, "to") }, ohne zu sagen, wie viele.
skill-void-warning = { $name } hat Void und entfernt Steine für immer. Mit weniger als drei Leadern sind deine Kräfte endgültig weg.
skill-repulsed = { skill-shields } gegen { skill-weapons }: Der Angriff ist abgeschlagen.
skill-goes-on = { skill-weapons } gegen { skill-shields }: Der Angriff geht weiter.

# Fragen und ihre Antworten.
skill-ask-lay = Wie verteilst du deine Steine? *Escorts* können später dazukommen. Nur mit drei aktiven *Leadern* wirken deine Kräfte. *Shields* schlagen Angriffe mit weniger *Weapons* ab. Mehr unter `/rules skill tokens`.
skill-ask-order = Welche Buchstaben gehen zuerst? Escorts auf Basen kannst du später rufen, Weapons helfen beim Angriff, und Kräfte brauchen drei aktive Leader.
skill-ask-place = { $planet ->
    [yes] Welche Buchstaben liegen auf { $place }?
   *[no] Welche Buchstaben liegen hier: { $place }?
}
skill-ask-letters = Welche Buchstaben?
skill-ask-escorts = Wie viele Escorts rufst du?
skill-ask-escorts-now = Wie viele Escorts rufst du? Du bist dran.
skill-ask-escorts-unseen = Wie viele Escorts aus deiner Reserve kommen ungesehen?
skill-ask-show = Wie viele verdeckte Weapons oder Shields zeigst du, damit sie zählen?
skill-ask-from = Von welchen Basen kommen deine Escorts?
skill-mixed = Gemischt: jeder Buchstabe überall
skill-own = Planet für Planet
skill-wait = Auf alle vor mir warten
skill-call = { $count ->
    [0] Keine Escorts rufen
    [one] 1 Escort rufen
   *[other] { $count } Escorts rufen
}
skill-show = { $count ->
    [0] Nichts zeigen
    [one] 1 Stein zeigen
   *[other] { $count } Steine zeigen
}

# Was ein Dauerauftrag entscheidet.
skill-small-escorts = gerufene Escorts (keine)
skill-small-letters = Buchstaben, die gehen
skill-small-order = Buchstaben, die zuerst gehen
skill-small-from = Basen der Escorts

# Was die Hilfe im richtigen Moment sagt.
skill-tip-compared = Vor den Karten stehen die *Shields* der Abwehr gegen die *Weapons* des Angriffs. Sind es mehr Shields, ist der Angriff *abgeschlagen*, und der Zug endet.
skill-tip-escorts = Danach darf jeder mit einem Stein in der Begegnung *Escorts* von Basen rufen, auch über vier hinaus.
skill-tip-stand = Jetzt stehen { skill-weapons } gegen { skill-shields }: Der Angriff { $repulsed ->
    [yes] würde abgeschlagen
   *[no] ginge weiter
}.
skill-tip-asleep = Du hast { $leaders ->
    [0] keinen aktiven Leader
    [one] 1 aktiven Leader
   *[other] { $leaders } aktive Leader
}. Unter drei ruhen deine Kräfte.

# Das Brett in Worten.
skill-board-leaders = Aktive Leader: { LIST($players, style: "comma") }.
skill-board-leader = { $name } { $count }
skill-picture-sides = Weapons { $weapons }–{ $shields } Shields
skill-board-sides = { skill-weapons } gegen { skill-shields }.
skill-board-letters = Buchstaben von { $name }: { LIST($rows, style: "comma") }.
