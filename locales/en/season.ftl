# The season of a server: opened, shown and ended.

season-all = all games
season-open = Open a season: { $game } …
season-end = End the season now
season-past = The season before
season-button = Season
season-until = When does the season end?
season-until-hint = 2026-12-24, 24.12. 18:00, Friday, in 2 weeks
season-opened = **A season has begun: { $game }.** Every game that ends by { $until } counts. `/season show` shows the points.
season-head = **Season: { $game }** · { $runs ->
    [yes] ends { $until }
   *[other] ended { $until }
    }
season-row = { $place }. { $person } · { $points ->
    [one] { $points } point
   *[other] { $points } points
    } · { $games ->
    [one] { $games } game
   *[other] { $games } games
    }
season-empty = No game has counted yet.
season-rule = -# A game gives 1 point for playing to its end, and 1 more for each person who comes out behind you. It counts if it ends in the season.
season-none = There is no season here. An admin opens one with `/season open`.
season-none-runs = No season runs. `/season open` begins one.
season-runs = A season runs already. End it first with `/season end`.
season-longer-than-kept = Choose an earlier end: games are kept for { $days ->
    [one] 1 day
   *[other] { $days } days
} here, and a season counts those that are kept. `/table settings` says how long.
season-date-unknown = I do not understand this date. Write it like `2026-12-24`, `24.12. 18:00`, `Friday` or `in 2 weeks` (zone { $zone }).
season-date-unclear = Write the date like `2026-04-03`, so that day and month are clear (zone { $zone }).
season-date-past = Choose a later end: this moment is over already (zone { $zone }).
season-date-far = Choose an earlier end: a season lasts for a year at most.
season-none-past = No season has ended here yet. `/season show` shows the one that runs.
season-ended = The season is ended. Its table comes in { $channel }.
# The picture. runs: whether the season has not ended.
season-picture-title = Season: { $title }
season-picture-first = { $runs ->
    [yes] { $count ->
        [one] { $names } leads
       *[other] { $names } lead
        }
   *[no] { $count ->
        [one] { $names } has won
       *[other] { $names } have won
        }
    }
season-picture-many = { $count } people share the first place
season-picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
season-picture-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
    }
season-picture-more = and { $count } more
season-picture-row = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, { $games ->
    [one] { $games } game
   *[other] { $games } games
    }
season-picture-alt = { $ask }. { $title }. { LIST($rows, style: "comma") }.
