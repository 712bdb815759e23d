# Der Tisch des Klatschspiels. Gesprochen wird per du; Karten und Farben heißen wie im Deck gedruckt.

# Knöpfe.
slap-flip = Aufdecken
slap-slap = Klatschen
slap-pass = Passen
slap-pause = Pause
slap-resume = Weiter
slap-here = Ich bin da
slap-leave = Aussteigen
slap-state = Stand
slap-rules-button = Regeln
slap-stop = Spiel abbrechen
slap-rematch = Revanche
slap-leave-sure = Ja, ich steige aus
slap-stop-sure = Ja, Spiel abbrechen
slap-finish = Computer zu Ende spielen lassen
slap-finish-sure = Ja, sie sollen zu Ende spielen

# Antworten auf einen Knopf, nur für eine Person; Ablehnungen nennen ihre Regel.
slap-noted = Alles klar.
slap-repeat = Für diese Karte hast du schon gedrückt: Nur das erste Mal zählt.
slap-sealed = Bei dieser Karte hast du gedrückt. Noch sieht das niemand.
slap-not-sealed = Bei dieser Karte hast du noch nichts gedrückt.
slap-not-seated = Du spielst hier nicht mit, aber zuschauen darfst du gern.
slap-over = Dieses Spiel ist vorbei.
slap-locked = Du darfst erst wieder klatschen, wenn jemand diesen Stapel nimmt (slap R35).
slap-out = Du bist ausgeschieden und kannst nicht mehr klatschen (slap R38).
slap-nothing = Hier liegt noch nichts zum Klatschen, darum kostet es dich nichts (slap R36).
slap-by-hand = An diesem Tisch klatschst du mit ✋ an der Nachricht der Karte.
slap-slap-which = Klatsch direkt auf die Karte, damit ich weiß, welchen Stapel du gesehen hast (slap A2).
slap-already-turned = Die Karte ist schon aufgedeckt.
slap-flip-kept = Alles klar. Jede Karte liegt { $seconds } s, dann kommt die nächste.
slap-flip-sent = Alles klar. Die nächste Karte kommt für alle gleichzeitig.
slap-flip-auto = An diesem Tisch decken sich die Karten von selbst auf (slap T1).
slap-not-a-flip = Gerade gibt es keine Karte aufzudecken: Der Stapel wird eingesammelt (slap R37).
slap-not-your-turn = Gerade deckt { $name } auf.
slap-you-left = Du bist ausgestiegen. Deine Karten liegen jetzt unter dem Stapel.
slap-already-left = Du bist aus diesem Spiel schon ausgestiegen (slap R48).
slap-leave-warning = **Willst du endgültig aussteigen?** Deine Karten kommen unter den Stapel, zurück geht's nicht.
slap-stop-warning = **Das Spiel für alle abbrechen?** Niemand gewinnt, und weiterspielen könnt ihr danach nicht.
slap-stop-vote-warning = **Dafür stimmen, das Spiel für alle abzubrechen?** Es endet, sobald mehr als die Hälfte von euch das will. Dann gewinnt niemand, und weiterspielen könnt ihr nicht.
# Am Tisch eines Turniers. alone: nicht durch Abstimmung; anew: weniger als zehn Karten sind aufgedeckt; rows: wer wie abschneiden würde.
slap-stop-event = **{ $alone ->
    [yes] Das Spiel für alle abbrechen?
   *[no] Dafür stimmen, das Spiel für alle abzubrechen?
    }** { $alone ->
    [yes] {""}
   *[no] Es endet, wenn mehr als die Hälfte von euch das will.{" "}
    }{ slap-vote-event } Weiterspielen könnt ihr danach nicht.
slap-vote-event = { $anew ->
    [yes] Es sind weniger als zehn Karten aufgedeckt, darum zählt es nicht fürs Turnier, und der Tisch spielt noch einmal.
   *[no] Fürs Turnier zählt es so, wie es steht: { LIST($rows, style: "comma") }.
    }
slap-event-row = { $place }. { $name } ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
    })
slap-stop-by-vote = Abbrechen können nur die, die mitspielen, und zwar per Abstimmung. Wer moderiert und nicht mitspielt, kann es sofort (slap R49).
slap-finish-warning = **Sollen die Computer ohne dich zu Ende spielen?** Das geht sofort. Auch deine Karten werden aufgedeckt, aber klatschen kannst du nicht mehr.
slap-finish-not = Jetzt nicht: In diesem Spiel kann noch jemand klatschen (slap T12).
slap-stopped = Das Spiel ist abgebrochen.
slap-voted = Deine Stimme ist gezählt.
slap-already-voted = Du hast schon abgestimmt.
slap-no-vote = Abstimmen dürfen nur Leute, die noch im Spiel sind (slap T6).
slap-already-paused = Am Tisch ist schon Pause.
slap-not-paused = Am Tisch ist gerade keine Pause.
slap-going-on = Weiter geht's.
slap-unknown = Dieser Knopf geht nicht mehr.
slap-nobody-waits = Hier gibt es nichts abzustimmen: Niemand wartet länger, als eine Karte offen liegt.
slap-paused-now = Am Tisch ist Pause.
slap-pause-ask = **Pause machen?** Sie beginnt, wenn mehr als die Hälfte von euch das will. Die Karten bleiben, wie sie sind.
slap-no-orders = Im Klatschspiel gibt es keine vorbereiteten Antworten.
slap-no-undo = Im Klatschspiel kannst du nichts zurücknehmen.
slap-log-empty = Noch hat niemand einen Stapel genommen.
# Before an answer that is read elsewhere.
slap-heading = [**Klatschspiel { $number }**]({ $link })
slap-stale = Zu spät: Diese Karte ist vorbei. { $now }
slap-open-now = Offen liegt: { $card }.
slap-between = Die nächste Karte ist unterwegs.

# Der Stand, für wen danach fragt.
slap-cards = Karten: { $counts }
slap-cards-and-pile = Karten: { $counts } · Stapel { $pile }
slap-you-are-in = **Du hast { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.**
slap-you-are-broke = Du hast keine Karten mehr, kannst dich aber noch zurückklatschen.
slap-you-are-out = Du bist ausgeschieden.
slap-you-are-left = Du bist gegangen.

# Die Regeln in Kürze.
slap-rules = { slap-rules-turns } { slap-rules-quick }
slap-rules-short = { slap-rules-turns } { slap-rules-first }
slap-rules-slow = { slap-rules-turns } { slap-rules-sealed }
slap-rules-both =
    { slap-rules-turns } { slap-rules-quick }
    -# An einem langsamen Tisch: { slap-rules-sealed }
slap-rules-turns =
    { "" }**Die Regeln in Kürze**
    Reihum kommt eine Karte nach der anderen auf den Stapel. Die Hofkarten Jack, Queen, King, Ace und Lord geben der nächsten Person 1, 2, 3, 4 und 5 Chancen, mit irgendeiner Hofkarte oder Hymne zu kontern; eine Hymne gibt 3 Chancen, und nur eine Karte ihres Elements kontert. Kommt kein Konter, sammelt der Herausforderer den Stapel ein. 0, 00 und XIII (✂) heben alles auf, was unter ihnen liegt.
    { "" }**Klatsch ✋**, wenn die zwei obersten Karten den gleichen Wert haben oder Hymnen desselben Elements sind, auch mit einer Karte dazwischen.
slap-rules-first = Der erste Klatscher bekommt den Stapel.
slap-rules-quick =
    { slap-rules-first } Ein Klatscher ins Leere kostet Karten, die unter den Stapel wandern.
    Erster ist, wessen Klatscher Discord mir als ersten meldet. Den Weg von deinem Gerät zu Discord kann niemand messen oder ausgleichen. Alle sehen eine Karte nur über ihre Nachricht, jede Karte bleibt gleich lang offen, und ich mische mich nicht in die Reihenfolge ein.
slap-rules-sealed = Schnell sein muss hier niemand: Drück unter der Karte einmal *Klatschen* oder *Passen*. Niemand sieht es. Ist die Zeit um, gibt das Los den Stapel jemandem, der geklatscht hat. Ein Klatscher ins Leere kostet Karten, die unter den Stapel wandern.

# Die erste Nachricht.
slap-begins = **Das Spiel beginnt in { $seconds } s.** { $name } fängt an.
slap-on-the-table = Auf dem Tisch: XIII Zodiac ✂, darunter { COUNT($below) ->
    [0] nichts
   *[other] { LIST($below, style: "comma") }
}.
slap-by-reaction = Klatsch mit ✋ an der Nachricht der Karte. { slap-false-costs }
slap-by-button = Klatsch mit dem Knopf unter der Karte. { slap-false-costs }
slap-slow-table = **Ein langsamer Tisch**: Jede Karte bleibt { $minutes } min offen. Drück einmal pro Karte *Klatschen* oder *Passen*. Niemand sieht es. Danach entscheidet das Los, wer von denen, die ein Muster abgeklatscht haben, den Stapel bekommt. { slap-false-costs }
slap-false-costs = Ein falscher Klatscher kostet { $penalty ->
    [0] nichts
    [one] 1 Karte
   *[other] { $penalty } Karten
}.
slap-hash = -# Prüfsumme von Startwert und Deck: `{ $hash }`. Der Startwert folgt am Ende.
slap-computer-name = { $name } (Computer)

# Die Nachricht einer Karte.
slap-card = **{ $card }**
slap-card-before = **{ $card }** · davor { LIST($before, style: "comma") }
slap-turned-by = Aufgedeckt von { $name }.
slap-shown-again = Derselbe Stapel noch einmal: Die Zeit läuft von vorn.
slap-pile = Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
slap-sealed-until = Drück bis { $at } ({ $ago }) Klatschen oder Passen. Sobald alle gedrückt haben, geht es weiter.
slap-turns-next = Als Nächstes: { $name }
slap-court-challenge = { $owner } fordert { $responder } heraus: noch { $left } von { $total ->
    [one] 1 Chance
   *[other] { $total } Chancen
}, jede Hofkarte oder Hymne kontert.
slap-hymn-challenge = { $owner } fordert { $responder } heraus: noch { $left } von { $total ->
    [one] 1 Chance
   *[other] { $total } Chancen
}, nur eine Karte von { $suit } kontert.
slap-challenge-lost = Kein Konter: { $owner } sammelt den Stapel ein, sobald die Zeit dieser Karte um ist.
slap-last-cards = { $name } gewinnt, sobald die Zeit dieser Karte um ist.
slap-collected = **{ $name } sammelt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ein** und ist dran.
slap-may-come-back = { LIST($names) } { COUNT($names) ->
    [one] kann
   *[other] können
} sich noch wieder hineinklatschen.
slap-final = **{ $name } nimmt { $count ->
    [one] die letzte Karte
   *[other] die letzten { $count } Karten
} und gewinnt.**
slap-nobody-left = **Niemand ist mehr da: Das Spiel endet.**

# Eine Karte, die zurückgenommen wurde, bevor jemand sie sah.
slap-taken-back = Karte zurückgenommen: { $why } Klatscher hier zählen nicht.
slap-slapped-first = { $name } hat vorher geklatscht.
slap-owner-left = { $name } ist vorher ausgestiegen.
slap-connection-lost = Die Verbindung riss ab.
slap-message-deleted = Die Nachricht der offenen Karte wurde gelöscht.
slap-game-stopped = Das Spiel wurde abgebrochen.
slap-computers-finish = Die Computer spielen zu Ende.

# Zu spät oder falsch geklatscht.
slap-late = { $name } hat { $ms } ms nach der nächsten Karte auf { $card } geklatscht: zu spät, kostet nichts
slap-late-unknown = { $name } hat nach der nächsten Karte auf { $card } geklatscht: zu spät, kostet nichts
slap-pays = Falsch geklatscht, { $name }: { $card } ist kein Muster. { slap-bill }
slap-pays-on = Falsch geklatscht, { $name }: { $card } auf { $under } ist kein Muster. { slap-bill }
slap-pays-late = Zu spät geklatscht, { $name }: { $card } war schon zugedeckt. { slap-bill }
slap-pays-on-late = Zu spät geklatscht, { $name }: { $card } auf { $under } war schon zugedeckt. { slap-bill }
slap-bill = { COUNT($paid) ->
    [0] Das kostet nichts.
    [one] { $name } schiebt 1 Karte unter den Stapel ({ LIST($paid, style: "comma") }).
   *[other] { $name } schiebt { COUNT($paid) } Karten unter den Stapel ({ LIST($paid, style: "comma") }).
}
slap-locked-out = Falsch geklatscht, { $name }: { $card } ist kein Muster. Ohne Karten zum Zahlen gesperrt, bis jemand den Stapel nimmt
slap-barred = Falsch geklatscht, { $name }: { $card } ist kein Muster. Ohne Karten zum Zahlen ausgeschieden
slap-left = **{ $name } steigt aus.** { $count ->
    [one] 1 Karte wandert
   *[other] { $count } Karten wandern
} unter den Stapel. { $after }

# Der Bericht über einen abgeklatschten Stapel.
slap-takes = **{ $name } nimmt { $count }**: { $pattern }  { $shown }
slap-drawn = Das Los entschied zwischen allen, die geklatscht haben: { $names }.
slap-only-slap = Sonst hatte niemand geklatscht.
slap-order-lost = Mit der Verbindung ging die Reihenfolge verloren: Das Los entschied zwischen { $names }.
slap-only-hand = Die Verbindung war weg. An der Karte hängt nur dieses ✋.
slap-time = { $name } +{ $ms } ms
slap-time-behind = { $name } +{ $ms } ms ({ $gap } dahinter)
slap-heat = **Totes Rennen**: { $names }. Das Los fiel auf Nummer { $number }.
slap-time-undrawn = { $name } +{ $ms } ms, bei der Auslosung dabei
slap-time-unknown = { $name } ~
slap-leads = Karten: { $counts } · { $name } ist dran
slap-times-foot = -# Gezählt wird von der Ankunft der Karte bei mir bis zur Ankunft des Klatschers.

# Das Ende des Spiels.
slap-film = **Der Film des Spiels**, Stapel für Stapel.
slap-result = **{ $title }** ({ $how })
slap-result-left = { $name } (ist gegangen)
slap-result-row = { $place }. { $name }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $piles ->
    [0] nichts erklatscht
    [one] 1 Stapel erklatscht
   *[other] { $piles } Stapel erklatscht
}
slap-result-row-fastest = { slap-result-row }, schnellster { $ms } ms
slap-result-foot = { $flips ->
    [one] 1 Karte
   *[other] { $flips } Karten
} aufgedeckt, { $piles ->
    [one] 1 Stapel
   *[other] { $piles } Stapel
} genommen.

# Pannen, Pausen, Abstimmungen.
slap-seed-refused = Ich kann hier kein ✋ setzen: Mir fehlen *Reaktionen hinzufügen* und *Nachrichtenverlauf anzeigen*. Das Spiel läuft weiter: Setz das ✋ zum Klatschen einfach selbst an die Karte.
slap-paused-notice = **Pause.** Die Karten bleiben liegen. Geht es weiter, zeige ich den Stapel noch einmal mit voller Zeit.
slap-still-there = **Seid ihr noch da?** { slap-cards-gone } Meldet sich in { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
} niemand, ist das Spiel vorbei, und die Karten werden gezählt.
slap-still-there-soon = **Seid ihr noch da?** { slap-cards-gone } Meldet sich in { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} niemand, ist das Spiel vorbei, und die Karten werden gezählt.
slap-cards-gone = { $count ->
    [one] 1 Karte, und niemand von euch hat geklatscht.
   *[other] { $count } Karten, und niemand von euch hat geklatscht.
}
slap-vote-pause = **{ $name } möchte eine Pause**: { $votes } von { $needed } Stimmen.
slap-vote-resume = **{ $name } möchte weiterspielen**: { $votes } von { $needed } Stimmen.
slap-vote-stop = **{ $name } möchte das Spiel abbrechen**: { $votes } von { $needed } Stimmen.
slap-vote-finish = **{ $name } möchte die Computer zu Ende spielen lassen**: { $votes } von { $needed } Stimmen.
slap-vote-until = Die Abstimmung endet { $until }.
slap-vote-failed-pause = **Keine Pause**: Nur { $votes } von { $needed } Stimmen sind rechtzeitig gekommen. Ihr könnt noch einmal abstimmen.
slap-vote-failed-resume = **Die Pause bleibt**: Nur { $votes } von { $needed } Stimmen sind rechtzeitig gekommen. Ihr könnt noch einmal abstimmen.
slap-vote-failed-stop = **Das Spiel geht weiter**: Nur { $votes } von { $needed } Stimmen sind rechtzeitig gekommen. Ihr könnt noch einmal abstimmen.
slap-vote-failed-finish = **Es bleibt, wie es ist**: Nur { $votes } von { $needed } Stimmen sind rechtzeitig gekommen. Ihr könnt noch einmal abstimmen.
slap-vote-done-pause = **Die Pause ist beschlossen.**
slap-vote-done-resume = **Das Spiel geht weiter.**
slap-vote-done-stop = **Ihr habt beschlossen, das Spiel abzubrechen.**
slap-vote-done-finish = **Die Computer spielen zu Ende.**
# Für Leute, die alle ausgeschieden sind.
slap-all-out = **Nur noch Computer sind im Spiel.** Schaut ihnen zu, oder lasst sie gleich zu Ende spielen.

# Der Verlauf eines Spiels, Stapel für Stapel, für alle, die nachsehen; danach die Karten aller.
slap-log-part = { $count } von { $piles } Stapeln, quer durchs ganze Spiel:
slap-log-slapped = Stapel { $number }: { $name } erklatscht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ({ LIST($shown, style: "comma") }){ $timed ->
    [yes] {" "}nach { $ms } ms
   *[no] {""}
}. { $counts }
slap-log-collected = Stapel { $number }: { $name } nimmt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}. { $counts }
