# The season of a server: opened, shown and ended.

season-all = all games
season-open = Open a season …
season-games = Which games count?
season-which = Choose which games count, then send it again.
season-sure = End the season now? I post its points in the channel where it was opened.
season-sure-yes = Yes, end it
season-end = End it …
season-past = The season before
season-button = Season
season-until = When does the season end?
season-until-hint = 2026-12-24, 24.12. 18:00, Friday, in 2 weeks
season-opened = **A season has begun: { $game }.** Every game that ends by { $until } counts: 1 point for playing to the end, and 1 for each person behind you. `/server` shows the points.
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
season-rule = -# 1 point for each game you play to its end, and 1 more for each person behind you. Games that end in the season count.
season-none = There's no season here. An admin opens one with `/admin`.
season-none-runs = No season is running. `/admin` begins one.
season-runs = A season is already running. End it first with `/admin`.
season-longer-than-kept = Choose an earlier end: I keep games for { $days ->
    [one] 1 day
   *[other] { $days } days
} here, and a season can count only what I still have. `/admin` says how long.
season-date-unknown = I don't understand this date. Write it like `2026-12-24`, `24.12. 18:00`, `Friday` or `in 2 weeks` (zone { $zone }).
season-date-unclear = Write the date like `2026-04-03`, so that day and month are clear (zone { $zone }).
season-date-past = Choose a later end: that's already over (zone { $zone }).
season-date-far = Choose an earlier end: a season lasts a year at most.
season-none-past = No season has ended here yet. `/server` shows the one that's running.
season-ended = The season has ended. I'm posting its table in { $channel }.
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
