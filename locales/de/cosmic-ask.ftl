# Was um die Fragen eines Cosmic-Tisches steht: Antworten, Knöpfe, was gewählt ist, was nicht zu verstehen war.

cosmic-ask-yes = Ja
cosmic-ask-no = Nein
cosmic-ask-a-power = Eine Kraft
cosmic-ask-none = Keine davon
cosmic-ask-all = Alle
cosmic-ask-undo = Letzte zurück
cosmic-ask-clear = Von vorn
cosmic-ask-type = Eintippen
cosmic-ask-sure = Ja, wirklich
cosmic-ask-back = Zurück
cosmic-ask-next = Nächste Seite
cosmic-ask-previous = Vorige Seite
cosmic-ask-choose = Hier wählen
cosmic-ask-choose-place = Wo?
cosmic-ask-most = So viele wie möglich
cosmic-ask-form = Deine Antwort
cosmic-ask-form-field = In Worten
# Ein Beispiel im leeren Feld des Formulars.
cosmic-ask-hint = zum Beispiel: { $example }
cosmic-ask-done = Fertig ({ $count })
cosmic-ask-more = + { $place }: { $count }
cosmic-ask-less = – { $place }
cosmic-ask-also = Außerdem: { $question }
cosmic-ask-page = Seite { $number } von { $pages }

# Wörter, die gelesen werden, was auch gefragt ist: ja, nein, nichts, alles. Mit Leerzeichen dazwischen.
cosmic-ask-words-yes = ja j jo klar ok okay yes y
cosmic-ask-words-no = nein n ne nö nicht no
cosmic-ask-words-none = keine keiner keinen niemand niemanden nichts null passe passen pass ablehnen
cosmic-ask-words-all = alle alles beide jeden
# Wörter, auf die es beim Lesen nicht ankommt.
cosmic-ask-words-noise = ich der die das den dem ein eine einen mein meine auf an von vom in im aus mit bitte nutze nutzen spiele spielen wähle planet karte stein steine
# Wörter, die zwei Dinge trennen wie ein Komma.
cosmic-ask-words-and = und dann plus

# Das Wort, mit dem ein Text sagt, in welcher Rolle er wirkt: Als Angriff.
cosmic-ask-words-role = als

# Antworten zur Wahl.
cosmic-ask-card = { FORM($card, "title") }
cosmic-ask-play = { $card } spielen
cosmic-ask-pose = Eine Karte als { $card } spielen ({ $power })
cosmic-ask-use = { $power } nutzen
cosmic-ask-join-offense = Dem Angriff beitreten
cosmic-ask-join-defense = Der Abwehr beitreten
cosmic-ask-join-both = Beiden Seiten beitreten
cosmic-ask-settle = { $place } neu besiedeln
cosmic-ask-face = { $name } auf { $place } herausfordern
cosmic-ask-hoarded = { $card } (Hort)
cosmic-ask-copy = { $label } ({ $number }.)
cosmic-ask-share = { $place }: { $count }
cosmic-ask-player-colour = { $name } ({ $colour })
cosmic-ask-reverse-card = { $card }, umgekehrter Kegel
cosmic-ask-player =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $bases ->
        [one] 1 fremde Basis
       *[other] { $bases } fremde Basen
    }
cosmic-ask-listed =
    { COUNT($rows) ->
        [0] nichts
       *[other] { $rows }
    }
cosmic-ask-stands =
    { COUNT($rows) ->
        [0] niemand dort
       *[other] { LIST($rows, style: "comma") }
    }
cosmic-ask-stands-one = { $name } { $tokens }
cosmic-ask-acts = { $moment } – { $text }
cosmic-ask-moment-start = zu Beginn der Begegnung
cosmic-ask-moment-regroup = bevor der Angriff einen Stein zurückholt
cosmic-ask-moment-destiny = bevor das Schicksal gezogen wird
cosmic-ask-moment-drawn = wenn das Schicksal gezogen wird
cosmic-ask-moment-defense = sobald die Abwehr feststeht
cosmic-ask-moment-target = sobald das Ziel feststeht
cosmic-ask-moment-committed = sobald der Angriff gesetzt hat
cosmic-ask-moment-invite = bevor Verbündete eingeladen werden
cosmic-ask-moment-allies = sobald die Verbündeten gesetzt haben
cosmic-ask-moment-cards = bevor Karten gewählt werden
cosmic-ask-moment-down = sobald beide Karten verdeckt liegen
cosmic-ask-moment-reveal = wenn die Karten aufgedeckt sind
cosmic-ask-moment-deal = sobald ein Handel gilt
cosmic-ask-moment-outcome = sobald der Ausgang feststeht
cosmic-ask-moment-losses = nach den Verlusten
cosmic-ask-moment-landing = nach der Landung
cosmic-ask-moment-rewards = nach den Belohnungen
cosmic-ask-moment-over = nach der Begegnung
cosmic-ask-moment-end = im Endschritt
cosmic-ask-moment-turn = am Ende deines Zugs
cosmic-ask-moment-itself = wirkt von selbst, wenn der Augenblick kommt
cosmic-ask-moment-joined = zusammen mit { $power }, beides jetzt

# Unter der Frage.
cosmic-ask-reversed = Umgekehrter Kegel: Gewinnt der Angriff, bekommen seine Verbündeten Karten oder Steine; gewinnt die Abwehr, landen ihre Verbündeten auf dem Planeten und haben dort eine Basis.
cosmic-ask-bases = Du hast: { $bases }
cosmic-ask-base = { $place } **{ $tokens }**
cosmic-ask-so-far =
    { COUNT($rows) ->
        [0] Noch nichts gewählt.
       *[other] Gewählt: { $rows }.
    }
cosmic-ask-divided =
    { COUNT($rows) ->
        [0] Noch nichts; insgesamt { $whole }.
       *[other] Jetzt { $rows }; { $count } von { $whole } insgesamt.
    }
cosmic-ask-whole = { $count }
cosmic-ask-range = { $least } bis { $most }
cosmic-ask-at-most = Wähl höchstens { $count }.
cosmic-ask-noted = Versiegelt: **{ $answer }**. Du kannst es ändern, bis die Runde schließt.
cosmic-ask-otherwise = Wenn die Zeit um ist: { $answer }.
cosmic-ask-drawn-again = Du hast neu gezogen, und es ist wieder deine eigene Farbe: Karte { $count }.
cosmic-ask-this-challenge = Es ist die Begegnung von { $name }.
cosmic-ask-next-challenge = Die nächste Begegnung ist die von { $name }.
cosmic-ask-next-or-other = Als Nächstes kommt noch eine Begegnung von { $name } oder, wenn { $name } keine will, die von { $other }.
cosmic-ask-announced = { $name } – *{ $what }*
cosmic-ask-announced-against = { $name } – *{ $what }* gegen *{ $answered }*
cosmic-ask-stopped = { $announced } (gestoppt)

# Was die Antwort für immer aufgibt; noch einmal gefragt.
cosmic-ask-gives-up-bases = Damit verlässt dein letzter Stein { $places }: { COUNT($places) ->
    [one] Die Basis ist weg
   *[other] Die Basen sind weg
}. Wirklich?
cosmic-ask-gives-up-cards = Damit legst du { $cards } ab. Wirklich?
cosmic-ask-gives-up-tokens = Damit verlierst du drei deiner Steine. Wirklich?

# Warum eine Antwort nicht gilt, mit der Regel.
cosmic-ask-unknown = Dieser Knopf gehört nicht zur jetzigen Frage; wähl eine der Antworten unten (cosmic 8.15).
cosmic-ask-misread = „{ $typed }“ ist keine der Antworten (cosmic { $rule }). { $tip }
cosmic-ask-misread-empty = Das ist keine der Antworten (cosmic { $rule }). { $tip }
cosmic-ask-try = Versuch es mit: { LIST($near, style: "comma") }.
cosmic-ask-which = Das kann { LIST($rows, style: "or") } heißen: Sag, welches (cosmic { $rule }).
cosmic-ask-too-long = Tipp eine kürzere Antwort: höchstens { $most } Zeichen (cosmic { $rule }).
cosmic-ask-too-many = Wähl höchstens { $count }; nimm erst eines zurück (cosmic { $rule }).
cosmic-ask-missing =
    Nenn jedes einmal; es { COUNT($rows) ->
        [one] fehlt
       *[other] fehlen
    } noch { $rows } (cosmic { $rule }).
cosmic-ask-wrong-sum = Das sind insgesamt { $count }; es müssen { $whole } sein (cosmic { $rule }).
cosmic-ask-wrong-share = Bei { $place } geht { $least } bis { $most } (cosmic { $rule }).
cosmic-ask-wrong-number = Wähl eine Zahl von { $least } bis { $most } (cosmic { $rule }).
