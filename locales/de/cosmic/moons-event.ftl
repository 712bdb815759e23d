# Was passiert.

moons-event-laid = Verdeckt liegen { $count } Monde, zwei in jedem Heimatsystem.
moons-event-is = { $place } ist { $moon }
moons-event-yours = Deine Monde: { $moons }.
moons-event-shown = { $name } deckt { $place } auf: { $moon }. { $effect }
moons-event-taken = { $name } sieht sich { $place } an und lässt ihn verdeckt: Es ist ein geheimer Mond.
moons-event-seen = Du siehst dir { $place } an: { $moon }. { $effect }
moons-event-gone = Der Mond ist aus dem Spiel: { $place }.

# Fragen und ihre Antworten.

moons-event-ask-bribe = Zeigst du einem Hauptspieler eine Karte? Lädt er dich ein, darf er sie nehmen.
moons-event-ask-bribe-card = Welche Karte zeigst du?
moons-event-ask-take-bribe = Du hast den Spieler eingeladen, der dir eine Karte gezeigt hat. Nimmst du sie?
moons-event-ask-revenge = Welcher Stein verlässt das Spiel für immer?
moons-event-ask-flux = Von welcher Basis kommt der erste Stein?
moons-event-ask-flux-with = Von welcher Basis kommt der andere Stein? Die beiden tauschen die Plätze.
moons-event-ask-boon = Auf welche deiner Basen kommen die vier neutralen Steine?
moons-event-ask-implode = Welcher Planet stürzt mit dem Mond ein?
moons-event-show-nothing = Nichts zeigen
moons-event-show-whom = { $name } eine Karte zeigen
moons-event-show-card = { $card } zeigen
moons-event-token = { $name }, { $place }
moons-event-turn-up = { $place } aufdecken

# Was die Hilfe im richtigen Moment sagt.

moons-event-tip-target = Der Angreifer darf stattdessen auf einen *Mond* des Systems zielen: Auf einem leeren landen seine Steine sofort, und er darf noch einmal angreifen.
moons-event-tip-no-allies = Hier geht es um einen Mond, da hilft niemand mit.
moons-event-tip-secret = Du bist auf einem *geheimen Mond*: Du darfst ihn aufdecken, wann immer alle gefragt werden.

# Das Brett in Worten.

moons-event-board = Monde: { $moons }.
moons-event-board-one = { $place } { $moon }{ COUNT($people) ->
    [0] { "" }
   *[other] { " " }({ LIST($people, style: "comma") })
}
moons-event-board-hidden = verdeckt
moons-event-board-known = Verdeckte Monde, die du kennst: { $moons }.
