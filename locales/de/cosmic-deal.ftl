# Verhandlungen an einem Cosmic-Tisch: Knöpfe, Angebote, was getippt wird, und warum etwas nicht geht.

cosmic-deal-negotiate = Zwei Kompromisse: Macht einen Handel aus. Das erste angenommene Angebot gilt.
cosmic-deal-negotiate-with = Mach einen Handel mit { $names } aus. Das erste angenommene Angebot gilt.
cosmic-deal-negotiate-several = Mach einen Handel mit { $names } aus. Ein Angebot gilt, wenn alle anderen es annehmen.
cosmic-deal-no-offers = Noch keine Angebote.
cosmic-deal-make = Angebot machen
cosmic-deal-make-to = { $name } etwas anbieten
cosmic-deal-counter = Neues Angebot machen
cosmic-deal-withdraw = Mein Angebot zurückziehen
cosmic-deal-none = Kein Handel
cosmic-deal-hand-in = Das anbieten
cosmic-deal-more-cards = Weitere Karten
cosmic-deal-give-cards = Du gibst Karten
cosmic-deal-give-base = Du gewährst eine Basis
cosmic-deal-take-cards = Du willst Karten
cosmic-deal-take-base = Du willst eine Basis
cosmic-deal-give-goods = Du gibst Karten und Gefangene
cosmic-deal-take-goods = Du willst Karten und Gefangene
cosmic-deal-accept = Angebot { $number } annehmen

# Wörter, die gelesen werden: wie ein Angebot beginnt, was zwischen beiden Hälften steht, und was sonst zu tun ist.
cosmic-deal-words-offer = biete gebe gib vorschlag offer
cosmic-deal-words-for = für gegen will for
cosmic-deal-words-accept = annehmen einverstanden ja ok okay accept
cosmic-deal-words-withdraw = zurückziehen zurück withdraw
cosmic-deal-words-fail = kein handel ablehnen scheitern nein no deal

# Worum es geht.
cosmic-deal-base = eine Basis auf { $place }
cosmic-deal-captives =
    { $count ->
        [one] 1 Gefangenen
       *[other] { $count } Gefangene
    } von { $place }
cosmic-deal-trade =
    { COUNT($gives) ->
        [0] nichts
       *[other] { $gives }
    } gegen { COUNT($wants) ->
        [0] nichts
       *[other] { $wants }
    }
cosmic-deal-offer = • { $number }: { $name } bietet { $trade }.
cosmic-deal-my-offer = • Du bietest { $trade }.
cosmic-deal-offer-to = • { $number }: { $name } bietet { $to } { $trade }.
cosmic-deal-offer-you = • { $number }: { $name } bietet dir { $trade }.
cosmic-deal-my-offer-to = • Du bietest { $to } { $trade }.
cosmic-deal-agreed =
    • { COUNT($names) ->
        [one] { $names } nimmt Angebot { $number } an
       *[other] { $names } nehmen Angebot { $number } an
    }.
cosmic-deal-drafted = Dein Angebot bisher: { $trade }.
cosmic-deal-drafted-to = Dein Angebot an { $to } bisher: { $trade }.
# Wie es getippt werden kann: `biete` ist eines der Wörter, die gelesen werden.
cosmic-deal-typed =
    biete { COUNT($gives) ->
        [0] nichts
       *[other] { LIST($gives, style: "comma") }
    } gegen { LIST($wants, style: "comma") }
cosmic-deal-typed-half = biete { LIST($gives, style: "comma") }
cosmic-deal-agree =
    Du bekommst { COUNT($gives) ->
        [0] nichts
       *[other] { $gives }
    } und gibst { COUNT($wants) ->
        [0] nichts
       *[other] { $wants }
    }. Einverstanden?
cosmic-deal-gave-up = Du hast abgelehnt. Mach ein Angebot, wenn du es dir anders überlegst.
cosmic-deal-gives-up = Den Handel ablehnen? Will niemand einen oder ist die Zeit um, verliert jeder von euch drei Steine.

# Warum etwas nicht geht, mit der Regel.
cosmic-deal-empty = Leg mindestens eine Karte oder Basis in das Angebot (cosmic 5.5.3).
cosmic-deal-cannot-keep = Das kannst du nicht annehmen: Etwas darin ist weg oder nicht deins (cosmic 5.5.7).
cosmic-deal-whom = Schreib zuerst, für wen es ist: { $names } (cosmic 5.5.2).
cosmic-deal-no-such-offer = Dieses Angebot ist weg. Sieh dir die Angebote an (cosmic 5.5.2).
cosmic-deal-not-now = Das geht jetzt nicht. Wähl einen der Knöpfe (cosmic 5.5.2).
