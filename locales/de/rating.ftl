# Wertungen eines Servers: die Liste eines Spiels mit so vielen Spielern, die eigene Seite, Verbergen. Nur für den Fragenden.

rating-pool = { $game }, { $players } Spieler
rating-list = **{ $pool }: die Wertungen dieses Servers**
rating-row = { $place }. { $person } · { $points } Punkte · { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
rating-new = Noch keine zehn Spiele, deshalb ohne Platz: { LIST($people, style: "comma") }
rating-none = Hier hat noch niemand eine Wertung. Spielt zu zweit oder mit mehr Leuten ein Spiel zu Ende.
rating-choose = Anderes Spiel oder andere Spielerzahl …
rating-of = **Wertungen von { $person }** auf diesem Server
rating-one = - { $pool }: { $points } Punkte nach { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}{ $provisional ->
    [yes] {" "}(vorläufig bis zum zehnten Spiel)
   *[no] {""}
}
rating-games = Beendete Spiele: { $games }, gewonnen: { $won }, früher gegangen: { $conceded }
rating-powers = Kräfte: { LIST($powers, style: "comma") }
rating-power = { $power } ({ $won } von { $games } gewonnen)
rating-ally = Lieblingsverbündeter: { $person }, Seite an Seite in { $often ->
    [one] einer Begegnung
   *[other] { $often } Begegnungen
}
rating-upsets = Überraschungen: { $upsets }. Eine Überraschung ist ein Sieg, für den deine Chance unter einem Viertel lag.
rating-fastest = Schnellster Treffer: { $ms } ms, wie ich es sah. Der Weg zu Discord steckt darin, geschätzte Zeiten zählen nicht.
rating-typical = Üblicher Treffer: { $ms } ms, der mittlere von { $measured } genau gemessenen.{ $estimated ->
    [0] {""}
    [one] {" "}Einer mehr wurde geschätzt und zählt nicht.
   *[other] {" "}{ $estimated } weitere wurden geschätzt und zählen nicht.
}
rating-not-counted = { $why ->
    [short] Das letzte Spiel zählt nicht: Es wurde zu früh aufgegeben.
    [packs] Das letzte Spiel zählt nicht: Es hatte Kräfte aus einem Paket.
    [stopped] Das letzte Spiel zählt nicht: Es wurde abgebrochen.
   *[often] Das letzte Spiel zählt nicht: Dieselben Leute hatten an dem Tag schon zweimal gespielt.
}
rating-nothing = { $person } hat hier kein beendetes Spiel, das zählt.
rating-is-hidden = { $person } zeigt keine Wertungen.
rating-hidden = Deine Wertungen sind verborgen: Keine Liste und keine Seite zeigt sie anderen. `/server` bringt sie zurück.
rating-shown = Deine Wertungen sind wieder zu sehen. `/server` verbirgt sie.
rating-in-server = Nutz das auf einem Server: Jeder hat eigene Wertungen.
rating-power-list = **Kräfte auf diesem Server**, die besten zuerst. Im Schnitt gewinnt eine Kraft { $share } % ihrer Spiele. Einen Platz gibt es ab zehn Spielen.
rating-power-row = { $place }. { $power } · { $share } % · { $won } von { $games } Spielen gewonnen
rating-power-new = - { $power } · { $won } von { $games } { $games ->
    [one] Spiel
   *[other] Spielen
} gewonnen
rating-power-none = Hier ist noch kein Spiel Cosmic Encounter zu Ende gegangen. Spielt eins, dann seht ihr, welche Kräfte gewinnen.
rating-who = Wertungen von …
rating-button = Wertungen …
rating-button-mine = Meine Wertungen
rating-button-powers = Kräfte
