# Was um die Fragen eines Cosmic-Tisches steht: Antworten, Knöpfe, was gewählt ist, was nicht zu verstehen war.

cosmic-ask-yes = Ja
cosmic-ask-no = Nein
cosmic-ask-a-power = Eine Kraft
cosmic-ask-none = { $of ->
    [players] Niemanden
   *[other] Keine davon
}
cosmic-ask-all = Alle
cosmic-ask-undo = Rückgängig
cosmic-ask-clear = Von vorn
cosmic-ask-type = Eintippen
cosmic-ask-sure = Ja, wirklich
cosmic-ask-again = Schreib es noch einmal, wenn du sicher bist.
cosmic-ask-back = Zurück
cosmic-ask-next = Nächste Seite
cosmic-ask-previous = Vorige Seite
cosmic-ask-choose = Auswählen …
cosmic-ask-choose-place = Wo?
cosmic-ask-most = So viele wie möglich
cosmic-ask-form = Deine Antwort
cosmic-ask-form-field = In Worten
# Ein Beispiel im leeren Feld des Formulars.
cosmic-ask-hint = zum Beispiel: { $example }
cosmic-ask-done = Fertig ({ $count })
cosmic-ask-more = +1
cosmic-ask-less = −1
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
cosmic-ask-ready = { $card } bereitlegen
cosmic-ask-pose = Eine Karte als { $card } spielen ({ $power })
cosmic-ask-use = { $power } nutzen
cosmic-ask-join-offense = Dem Angriff helfen
cosmic-ask-join-defense = Der Abwehr helfen
cosmic-ask-join-both = Beiden Seiten helfen
cosmic-ask-settle = { $place } neu besiedeln
cosmic-ask-face = { $name } auf { $place } angreifen
cosmic-ask-hoarded = { $card } (Hort)
cosmic-ask-copy = { $label } ({ $number }.)
cosmic-ask-share = { $place }: { $count }
cosmic-ask-there = { $tokens } dort
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
       *[other] { LIST($rows, style: "comma") }
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
cosmic-ask-moment-end = vor der nächsten Begegnung
cosmic-ask-moment-turn = am Ende deines Zugs
cosmic-ask-moment-ready = gespielt, sobald es passt
cosmic-ask-moment-joined = zusammen mit { $power }, beides jetzt

# Unter der Frage.
cosmic-ask-reversed = Umgekehrter Kegel: Gewinnt der Angriff, bekommen seine Verbündeten Karten oder Steine. Gewinnt die Abwehr, landen ihre Verbündeten auf dem Planeten.
cosmic-ask-bases = Du hast { LIST($bases, style: "comma") }.
cosmic-ask-so-far =
    { COUNT($rows) ->
        [0] Noch nichts gewählt.
       *[other] Gewählt: { $rows }.
    }
cosmic-ask-divided =
    { COUNT($rows) ->
        [0] Noch nichts gewählt. { $whole }.
       *[other] Gewählt: { $rows }. { $whole }.
    }
cosmic-ask-whole = { $count } nötig
cosmic-ask-range = { $least } bis { $most } erlaubt
cosmic-ask-at-most = Höchstens { $count }.
cosmic-ask-noted = Deine Antwort: **{ $answer }**.
cosmic-ask-suggested = Vorschlag: **{ $answer }**.
cosmic-ask-suggested-too = Vorschlag: **{ $answer }**. Ist die Zeit um, gilt das.
cosmic-ask-otherwise = Ist die Zeit um: { $answer }.
cosmic-ask-card-rests = Du hattest **{ $card }** gelegt, aber jetzt hilft jemand mit. Wähl noch einmal:
cosmic-ask-drawn-again = Wieder deine eigene Farbe ({ $count }. Karte).
cosmic-ask-this-challenge = { $name } greift an.
cosmic-ask-next-challenge = Als Nächstes greift { $name } an.
cosmic-ask-next-or-other = Als Nächstes greift { $name } noch einmal an, sonst { $other }.
cosmic-ask-announced = { $name } – *{ $what }*
cosmic-ask-announced-against = { $name } – *{ $what }* gegen *{ $answered }*
cosmic-ask-stopped = { $announced } (gestoppt)

# Was die Antwort für immer aufgibt; noch einmal gefragt.
cosmic-ask-gives-up-bases = Damit geht dein letzter Stein von { $places } weg, und du verlierst { COUNT($places) ->
    [one] die Basis
   *[other] die Basen
}. Wirklich?
cosmic-ask-gives-up-cards = Damit legst du { $cards } ab. Wirklich?
cosmic-ask-gives-up-tokens = Das kostet dich drei Steine. Wirklich?

# Warum eine Antwort nicht gilt, mit der Regel.
cosmic-ask-unknown = Dieser Knopf ist veraltet. Wähl eine der Antworten unten (cosmic 8.15).
cosmic-ask-misread = „{ $typed }“ passt hier nicht als Antwort (cosmic { $rule }). { $tip }
cosmic-ask-misread-empty = Das passt hier nicht als Antwort (cosmic { $rule }). { $tip }
cosmic-ask-try = Versuch es mit: { LIST($near, style: "comma") }.
cosmic-ask-which = Meinst du { LIST($rows, style: "or") } (cosmic { $rule })?
cosmic-ask-too-long = Das ist zu lang: höchstens { $most } Zeichen (cosmic { $rule }).
cosmic-ask-too-many = Mehr als { $count } geht nicht. Nimm erst eins weg (cosmic { $rule }).
cosmic-ask-missing = Es fehlt noch: { $rows }. Nenn jedes einmal (cosmic { $rule }).
cosmic-ask-wrong-sum = Das macht { $count }: { $whole } (cosmic { $rule }).
cosmic-ask-wrong-share = Für { $place } gehen { $least } bis { $most } (cosmic { $rule }).
cosmic-ask-wrong-number = Wähl eine Zahl von { $least } bis { $most } (cosmic { $rule }).
