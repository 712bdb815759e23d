# Die Buchstaben der Skill Tokens, wie Knöpfe und Fragen sie nennen. Escort, Leader, Shield und Weapon heißen wie auf den Steinen.
skill-letter-e = Escorts
skill-letter-l = Leader
skill-letter-s = Shields
skill-letter-w = Weapons
skill-letter-none = Steine ohne nützlichen Buchstaben
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
skill-escorts-unseen = { $name } ruft verdeckt Escorts { FORM($side, "to") } und sagt nicht, wie viele.
skill-void-warning = { $name } hat Void und entfernt damit Steine für immer: Wer weniger als drei Leader im Spiel behält, kann nie wieder eine Kraft nutzen.
skill-repulsed = { skill-shields } gegen { skill-weapons }: Die Begegnung ist abgeschlagen.
skill-goes-on = { skill-weapons } gegen { skill-shields }: Die Begegnung geht weiter.

# Fragen und ihre Antworten.
skill-ask-lay = Wie verteilst du deine Steine? Jeder hat einen Buchstaben: *Escorts* können spät zu einer Begegnung dazukommen, drei aktive *Leader* halten deine Kräfte wach, und *Shields* schlagen einen Angriff ab, der weniger *Weapons* hat. Mehr steht in `/cosmic rules skill tokens`.
skill-ask-order = Welche Buchstaben gehen zuerst, wenn nur einige deiner Steine gehen? Escorts auf Basen kannst du später rufen; Weapons helfen beim Angriff; drei Leader müssen für deine Kräfte aktiv bleiben.
skill-ask-place = { $planet ->
    [yes] Welche Buchstaben liegen auf { $place }?
   *[no] Welche Buchstaben liegen hier: { $place }?
}
skill-ask-letters = Welche Buchstaben wählst du?
skill-ask-escorts = Wie viele Escorts rufst du auf deine Seite?
skill-ask-escorts-now = Du bist dran: Wie viele Escorts rufst du auf deine Seite?
skill-ask-escorts-unseen = Wie viele Escorts aus deiner Reserve kommen verdeckt?
skill-ask-show = Wie viele verdeckte Weapons oder Shields zeigst du, damit sie zählen?
skill-ask-from = Von welchen Basen kommen deine Escorts?
skill-mixed = Gemischt: jeder Buchstabe überall
skill-own = Ich lege sie Planet für Planet aus
skill-wait = Warten, bis alle vor mir gerufen haben
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
skill-small-escorts = Welche Escorts kommen (keine)
skill-small-letters = Welche Buchstaben gehen
skill-small-order = Welche Buchstaben zuerst gehen
skill-small-from = Woher Escorts kommen

# Was die Hilfe im richtigen Moment sagt.
skill-tip-compared = Bevor Karten gespielt werden, zählen *Shields* der Abwehr gegen *Weapons* des Angriffs: Sind es mehr Shields, ist die Begegnung *abgeschlagen*, und der Zug endet.
skill-tip-escorts = Wer einen Stein in der Begegnung hat, darf danach *Escorts* von Basen rufen, über die Grenze hinaus.
skill-tip-stand = Es steht { skill-weapons } gegen { skill-shields }: Die Begegnung { $repulsed ->
    [yes] würde abgeschlagen
   *[no] geht weiter
}.
skill-tip-asleep = Du hast { $leaders ->
    [0] keinen aktiven Leader
    [one] 1 aktiven Leader
   *[other] { $leaders } aktive Leader
}: Mit weniger als drei schlafen deine Kräfte.

# Das Brett in Worten.
skill-board-leaders = Aktive Leader: { LIST($players, style: "comma") }.
skill-board-leader = { $name } { $count }
skill-picture-sides = Weapons { $weapons } : { $shields } Shields
skill-board-sides = { skill-weapons } gegen { skill-shields }.
skill-board-letters = Buchstaben von { $name }: { LIST($rows, style: "comma") }.
