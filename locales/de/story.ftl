# Was eine Begegnung war, in höchstens drei Zeilen unter dem Bild vom Aufdecken; das Protokoll hat alles Übrige.

story-challenge = Begegnung { $number } · **{ $headline }**{ COUNT($details) ->
    [0] { "" }
   *[other] , { LIST($details, style: "comma") }
}.

# Solange sich das Bild vom Aufdecken noch bewegt.
story-reveals = { LIST($names) } { COUNT($names) ->
    [one] deckt die Karte auf
   *[other] decken ihre Karten auf
}

# Der Angriff gewinnt: Er landet auf einem Planeten der Abwehr, eines anderen, daheim, oder gar nicht.
story-won-taken = { $winner } erobert { $place }
story-won-away = { $winner } besiegt { $loser } und erobert { $place }
story-won-home = { $winner } vertreibt { $loser } vom eigenen { FORM($here, "dative") }
story-won-beaten = { $winner } besiegt { $loser }
# Die Abwehr gewinnt: auf einem eigenen Planeten, auf dem eines anderen, oder wo niemand die Farbe spielt.
story-held-own = { $winner } hält { $here } gegen { $loser }
story-held-other = { $winner } hält { $place } gegen { $loser }
story-held-nowhere = { $winner } besiegt { $loser }
story-both-lost = { $offense } und { $defense } verlieren beide
story-deal = { $dealers } einigen sich auf einen Handel
story-no-deal = { $dealers } einigen sich nicht
story-resettled = { $name } besiedelt { $here } neu
story-landed = { $name } landet kampflos auf { $place }
story-repulsed = { $winner } schlägt den Angriff von { $loser } ab
story-abandoned-nothing-to-commit = { $name } hat keinen Stein für den Angriff
story-abandoned-no-challenge-card = { $name } hat keine Karte für den Angriff
story-abandoned-a-main-player-left = Die Begegnung von { $name } endet: Ein Hauptspieler ist gegangen
story-broken-off = Die Begegnung von { $name } wird abgebrochen

story-score = { $won } : { $lost }
# Mit einer Summe unter null.
story-score-below = { $won } zu { $lost }
story-lower = die kleinere Summe gewinnt
story-tie-offense = bei Gleichstand gewinnt diesmal der Angriff
story-tie-defense = bei Gleichstand gewinnt die Abwehr
story-attack = Angriff schlägt Kompromiss
story-mustered = { $shields ->
    [one] 1 Shield
   *[other] { $shields } Shields
} gegen { $weapons ->
    [one] 1 Weapon
   *[other] { $weapons } Weapons
}
story-with = mit { $names }

# Die zweite Zeile: was es gekostet hat, und was den Ausschlag gab.
story-gets = { $name } bekommt { $things }.
story-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
story-base = eine Basis auf { $place }
story-lost = { $count ->
    [1] Ein Stein geht verloren.
    [2] Zwei Steine gehen verloren.
    [3] Drei Steine gehen verloren.
    [4] Vier Steine gehen verloren.
    [5] Fünf Steine gehen verloren.
    [6] Sechs Steine gehen verloren.
    [7] Sieben Steine gehen verloren.
    [8] Acht Steine gehen verloren.
    [9] Neun Steine gehen verloren.
    [10] Zehn Steine gehen verloren.
    [11] Elf Steine gehen verloren.
    [12] Zwölf Steine gehen verloren.
   *[other] { $count } Steine gehen verloren.
}
story-consolation = { $name } nimmt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} als Trost.
story-turn = { $maker } gab den Ausschlag.
story-turn-tokens = { COUNT($owner) ->
    [0] { $count ->
        [one] Ein Stein als Hilfe gab
       *[other] { $count } Steine als Hilfe gaben
    }
   *[other] { $count ->
        [one] Der Stein von { LIST($owner) } gab
       *[other] Die { $count } Steine von { LIST($owner) } gaben
    }
} den Ausschlag.
story-stopped = { $by } hat { $what } gestoppt.
