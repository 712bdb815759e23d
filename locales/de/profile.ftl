# Das Bild der Wertungen und Zahlen von jemandem auf einem Server, und sein Alternativtext.

profile-title = { $name }: Wertungen auf diesem Server
profile-where = Wertungen auf diesem Server
profile-won = { $won } von { $games } { $games ->
    [one] Spiel
   *[other] Spielen
} gewonnen
profile-players = { $players } Spieler
profile-powers = Beste Kräfte, nach Siegen
profile-power = { $won } von { $games }
profile-points = { $points } Punkte
profile-provisional = vorläufig, { $games } von 10 Spielen
profile-ally = Liebster Verbündeter
profile-together = in { $count } { $count ->
    [one] Begegnung
   *[other] Begegnungen
}
profile-upsets = Überraschungen
profile-upsets-why = Siege gegen Favoriten
profile-fastest = Schnellster Treffer
profile-fastest-why = aus Sicht des Bots
profile-typical = Üblicher Treffer
profile-typical-why = mittlerer von { $measured }{ $estimated ->
    [0] {""}
   *[other] , { $estimated } nicht gemessen
}
profile-game-alt = { $game }: { profile-won }
profile-pool-alt = Mit { $players } Spielern: { $rating }
profile-power-alt = { $power } ({ profile-won })
profile-powers-alt = Beste Kräfte: { LIST($powers, style: "comma") }
