# Was eine Begegnung fragt, sobald Ziel und Steine bekannt sind: wen man einlädt oder wem man hilft, vielleicht schon die Karte.

cosmic-sides-join = { $offense } greift { $defense } an. Wem hilfst du, wenn man dich einlädt?
cosmic-sides-invite =
    .offense = Wen lädst du gegen { $defense } ein?
    .defense = { $offense } greift dich an. Wen lädst du ein?
cosmic-sides-card = Deine Karte, falls niemand mithilft (sonst frage ich noch mal):
cosmic-sides-rounds = Frag mich, wenn …
cosmic-sides-again = Der Angriff ist jetzt ein anderer. Bisher: **{ $answer }**.
cosmic-sides-nobody = niemanden
cosmic-sides-line = { $line } **{ $answer }**
cosmic-sides-noted = Alles klar: **{ $answer }**. Ändern kannst du es noch.
cosmic-sides-until = Du hast Zeit bis { $due }, danach gilt das so.
cosmic-sides-goes-on = Wir warten noch bis { $due } auf die anderen.
cosmic-sides-guests = { $count ->
        [0] -# { $name } lädt niemanden ein.
       *[other] -# { $name } lädt { LIST($guests) } ein.
    }
cosmic-sides-done = Fertig
cosmic-sides-change = Verbündete ändern
cosmic-sides-lay = Karte jetzt legen
cosmic-sides-out = Draußen bleiben
# `.typed` wird auch gelesen, wenn es jemand tippt.
cosmic-sides-way-offense = { $count ->
        [one] { $offense }, 1 Stein
       *[other] { $offense }, { $count } Steine
    }
    .typed = { $count ->
        [one] { $offense } mit 1 Stein helfen
       *[other] { $offense } mit { $count } Steinen helfen
    }
cosmic-sides-way-defense = { $count ->
        [one] { $defense }, 1 Stein
       *[other] { $defense }, { $count } Steine
    }
    .typed = { $count ->
        [one] { $defense } mit 1 Stein helfen
       *[other] { $defense } mit { $count } Steinen helfen
    }
cosmic-sides-way-offense-defense = { $count ->
        [one] { $offense }, sonst { $defense }, 1 Stein
       *[other] { $offense }, sonst { $defense }, { $count } Steine
    }
    .typed = { $count ->
        [one] { $offense } sonst { $defense } mit 1 Stein helfen
       *[other] { $offense } sonst { $defense } mit { $count } Steinen helfen
    }
cosmic-sides-way-defense-offense = { $count ->
        [one] { $defense }, sonst { $offense }, 1 Stein
       *[other] { $defense }, sonst { $offense }, { $count } Steine
    }
    .typed = { $count ->
        [one] { $defense } sonst { $offense } mit 1 Stein helfen
       *[other] { $defense } sonst { $offense } mit { $count } Steinen helfen
    }
cosmic-sides-unasked = Frag mich nicht
cosmic-sides-card-then = Später
cosmic-sides-hand = -# Deine Hand: { LIST($cards, style: "comma") }
cosmic-sides-settled = Das habe ich für dich gewählt: { LIST($choices, style: "comma") }. Unter **Aufträge** änderst du es.
cosmic-sides-over = Diese Begegnung ist vorbei.
cosmic-sides-nothing = Im Voraus gibt es gerade nichts zu entscheiden.
cosmic-sides-passed = Das ist schon entschieden.
cosmic-sides-cannot = Das geht nicht mehr. Wähl noch einmal.
cosmic-sides-no-plan = Pläne gibt es nicht mehr: Ich frage dich, wenn es so weit ist. Dein Plan gilt weiter.
