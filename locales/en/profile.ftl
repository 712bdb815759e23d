# The picture of somebody's ratings and numbers on a server, and its alt text.

profile-title = { $name }: ratings on this server
profile-where = Ratings on this server
profile-won = won { $won } of { $games } { $games ->
    [one] game
   *[other] games
}
profile-players = { $players } players
profile-powers = Best powers, by wins
profile-power = { $won } of { $games }
profile-points = { $points } points
profile-provisional = provisional, { $games } of 10 games
profile-ally = Favourite ally
profile-together = in { $count } { $count ->
    [one] challenge
   *[other] challenges
}
profile-upsets = Upsets
profile-upsets-why = wins against the odds
profile-fastest = Fastest winning slap
profile-fastest-why = as the bot saw it
profile-typical = Typical winning slap
profile-typical-why = middle of { $measured }{ $estimated ->
    [0] {""}
   *[other] , { $estimated } not measured
}
profile-game-alt = { $game }: { profile-won }
profile-pool-alt = With { profile-players }: { $rating }
profile-power-alt = { $power } ({ profile-won })
profile-powers-alt = Best powers: { LIST($powers, style: "comma") }
