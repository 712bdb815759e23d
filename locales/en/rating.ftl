# Ratings on a server: the list of a game with so many players, one's own page, and hiding. Private answers.

rating-pool = { $game }, { $players } players
rating-list = **{ $pool }: the ratings of this server**
rating-row = { $place }. { $person } · { $points } points · { $games ->
    [one] one game
   *[other] { $games } games
}
rating-new = Not ten games yet, so no place: { LIST($people, style: "comma") }
rating-none = Nobody has a rating here yet. Play a game with at least two people to its end.
rating-choose = Another game or number of players …
rating-of = **Ratings of { $person }** on this server
rating-one = - { $pool }: { $points } points after { $games ->
    [one] one game
   *[other] { $games } games
}{ $provisional ->
    [yes] {" "}(provisional until ten games)
   *[no] {""}
}
rating-games = Finished games: { $games }, won: { $won }, left early: { $conceded }
rating-powers = Powers: { LIST($powers, style: "comma") }
rating-power = { $power } ({ $won } of { $games } won)
rating-ally = Favourite ally: { $person }, side by side in { $often ->
    [one] one challenge
   *[other] { $often } challenges
}
rating-upsets = Upsets: { $upsets }. An upset is a win you had less than a one-in-four chance of.
rating-fastest = Fastest winning slap: { $ms } ms, as I saw it. The line to Discord is part of it, and estimated times don't count.
rating-typical = Typical winning slap: { $ms } ms, the middle of { $measured } measured exactly.{ $estimated ->
    [0] {""}
    [one] {" "}One more was estimated and doesn't count.
   *[other] {" "}{ $estimated } more were estimated and don't count.
}
rating-not-counted = { $why ->
    [short] The last game doesn't count: it was given up too early.
    [packs] The last game doesn't count: it had powers from a pack.
    [stopped] The last game doesn't count: it was stopped.
   *[often] The last game doesn't count: the same people had played twice that day already.
}
rating-nothing = { $person } has no finished game here that counts.
rating-is-hidden = { $person } doesn't show ratings.
rating-hidden = Your ratings are hidden now: no list and no page shows them to others. `/server` brings them back.
rating-shown = Your ratings are shown again. `/server` hides them.
rating-in-server = Use this on a server: each has ratings of its own.
rating-power-list = **Powers on this server**, the best first. On average a power wins { $share }% of its games. Places begin at ten games.
rating-power-row = { $place }. { $power } · { $share }% · { $won } of { $games } games won
rating-power-new = - { $power } · { $won } of { $games } { $games ->
    [one] game
   *[other] games
} won
rating-power-none = No game of Cosmic Encounter has ended here yet. Play one to see which powers win.
rating-who = Ratings of …
rating-button = Ratings …
rating-button-mine = My ratings
rating-button-powers = Powers
