# Die Tafeln eines Servers: was alle ansehen können, und was verwaltet wird. Neben jeder Zeile steht ihr Knopf.

server-head = **Auf diesem Server**
server-games = Jedes beendete Spiel: Ergebnis, Verlauf, Film und Datei
server-ratings = Die Wertungen, Spiel für Spiel
server-mine = Deine Siege, Kräfte und Überraschungen
server-season = Punkte der Saison: für jedes Spiel, das du beendest, und jede Person hinter dir
server-tournament = Die Paarungen, und wie du mitmachst oder aussteigst
server-lobbies = Tische, die noch Leute suchen
server-lobbies-button = Offene Lobbys
server-verify = Stand das Deck vor der ersten Karte fest?
server-verify-button = Mischen prüfen
server-verify-number = Nummer des Spiels
server-verify-hint = Sie steht im Namen des Spiels, zum Beispiel 12
server-no-number = Gib die Nummer eines Spiels ein, zum Beispiel 12.
server-still = Spiele, die die Moderation brauchen
server-still-button = Hängende Spiele
server-still-head = **Diese Spiele brauchen dich.** *Hierher holen* bringt eins in diesen Kanal.{ $more ->
    [0] {""}
   *[other] {" "}Danach kommen noch { $more }.
}
server-lost = **{ $name }** hat keinen Thread mehr
server-referee = **{ $name }** wartet im Thread auf eine Entscheidung
server-move = Hierher holen
server-go = Hingehen
server-all-go-on = Kein Spiel braucht dich: Alle gehen weiter.
server-admin-head = **Diesen Server verwalten**
server-settings = Regeln für neue Tische, und ein Kanal für Meldungen
server-no-season = Es läuft keine Saison
server-season-runs = Es läuft eine Saison: { $game }, bis { $until }
server-no-tournament = Es läuft kein Turnier
server-tournament-runs = Es läuft ein Turnier
