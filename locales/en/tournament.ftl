# Tournaments of the slap game: sign-up, rounds and the end.

tournament-kind-knockout = knock-out
tournament-kind-swiss = Swiss
tournament-size = up to { $size } at a table
tournament-head = **Slap tournament** · { $kind } · { LIST($chosen, style: "comma") }
tournament-sign-up = Press *I'm in* by { $until }. It begins at once with { $most } people.
tournament-entrants = { $count ->
    [0] Nobody is in yet.
   *[other] In ({ $count }): { LIST($names, style: "comma") }
    }
tournament-join = I'm in
tournament-leave = I'm out
tournament-show = Show the tournament
tournament-button = Tournament
tournament-here = I'm here
tournament-table = **Round { $round }, table { $table }** · { LIST($names, style: "comma") }:
# live: whether people sit at the table together.
tournament-come = { $live ->
    [yes] press *I'm here* when you can play. The game begins once all of you have pressed within 15 minutes. Whoever has not pressed by { $until } loses.
   *[no] press *I'm here* by { $until }. Whoever does not, loses. The game begins once all of you have pressed.
    }
tournament-here-are = Here: { LIST($names, style: "comma") }
tournament-waits = waits for its people until { $until }.
tournament-plays = { $names } play in { $thread }.
tournament-plays-below = { $names } play in the thread below.
tournament-free = nobody to play against this time: on to the next round.
tournament-table-won = { $count ->
    [0] nobody has won.
    [one] { $names } has won.
   *[other] { $names } share the first place.
    }
# of: how many rounds there will be, 0 if nobody knows.
tournament-round = { $of ->
    [0] **Round { $number } begins** with { $people } people.
   *[other] **Round { $number } of { $of } begins** with { $people } people.
    } Look for your table below.
tournament-rests = { $name } has nobody to play against this time and goes on without a game.
tournament-round-is = { $of ->
    [0] Round { $number } is being played.
   *[other] Round { $number } of { $of } is being played.
    }
tournament-over = It is over.
tournament-won = 🏆 { $count ->
    [one] **{ $names } has won the tournament!**
   *[other] **{ $names } have won the tournament together!**
    }
# how: ended by hand; everybody was absent; too few people.
tournament-nobody = { $how ->
    [hand] The tournament was ended. Nobody has won it.
    [few] The tournament does not take place: fewer than two people are in.
   *[absent] The tournament is over without a winner: nobody is left who came to their table.
    }
tournament-row = { $place }. { $name } · { $kind ->
    [swiss] { $points ->
        [one] { $points } point
       *[other] { $points } points
        }
   *[knockout] { $won ->
        [one] { $won } round won
       *[other] { $won } rounds won
        }
    }
tournament-rule = -# { $kind ->
    [swiss] First at your table: 3 points. Second, or a shared first place: 1. With as many points, the points of those you have met decide.
   *[knockout] Whoever comes first at their table goes on; whoever shares the first place does too.
    }
# Private answers.
tournament-in = You are in. Your first table comes when sign-up closes, { $when }.
tournament-already-in = You are in already.
tournament-out = You are out.
tournament-out-swiss = You are out. `/event join` brings you back for the next round.
tournament-out-playing = You are out after this game. Leave the game itself in its thread with `/slap leave`.
tournament-back = You are back: the next round has a table for you.
tournament-noted = Noted: you are here.
tournament-not-in = You are not in this tournament.
tournament-not-yours = This is somebody else's table.
tournament-decided = This table is decided or under way.
tournament-nothing-to-join = Your table is decided or under way. There is nothing to press now.
tournament-late = Sign-up is over. Watch the games, and be in next time.
tournament-lost = You are out of this knock-out. Watch the others play.
tournament-none = No tournament is on here. An admin opens one with `/event open`.
tournament-runs = A tournament is on already. Let it finish, or end it with `/event end`.
tournament-opened = The tournament is open; its message comes in this channel.
tournament-ended = The tournament is ended.
# Buttons and the form of who manages the server; a title and a label have at most 45 characters.
tournament-open = Open a { $kind ->
    [swiss] Swiss tournament
   *[knockout] knock-out
    }, { $speed ->
    [slow] slow
   *[live] live
    }
tournament-end = End the tournament …
tournament-field-until = When does sign-up end?
tournament-field-until-hint = 2026-12-24, Friday 18:00, in 2 days; empty: in 7 days
tournament-field-people = Begin at once with this many ({ $least } to { $most })
tournament-field-size = People at one table at most ({ $least } to { $most })
tournament-field-days = Days to come to the table ({ $least } to { $most })
tournament-number = “{ $what }”: write a whole number from { $least } to { $most } there.
tournament-sure = End the tournament? Nobody wins it, and games under way no longer count for it.
tournament-sure-yes = End it
tournament-date-unknown = I do not understand this date. Write it like `2026-12-24`, `24.12. 18:00`, `Friday` or `in 2 days` (zone { $zone }).
tournament-date-unclear = Write the date like `2026-04-03`, so that day and month are clear (zone { $zone }).
tournament-date-past = Choose a later moment for the end of sign-up: this one is over already (zone { $zone }).
tournament-date-far = Choose an earlier end of sign-up: it is open for 60 days at most.
# The picture of a tournament, and its alt text.
tournament-picture-title = Slap tournament: { $kind }
# open: tables that are not decided yet.
tournament-picture-ask = Round { $round }{ $of ->
    [0] {""}
   *[other] {" "}of { $of }
    }: { $tables ->
    [one] { $open ->
        [0] its table is done
       *[other] one table plays
        }
   *[other] { $open ->
        [0] all { $tables } tables are done
       *[other] { $open } of { $tables } tables to play
        }
    }
tournament-picture-won = { $count ->
    [0] Nobody has won
    [one] { LIST($names) } has won
   *[other] { LIST($names) } have won
    }
tournament-picture-many = { $count } people have won together
tournament-picture-round = Round { $round }
tournament-picture-final = Final
tournament-picture-rounds = Points in round
tournament-picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
tournament-picture-more = and { $count } more
tournament-picture-row = { $place }. { $name }: { tournament-picture-points }
tournament-picture-table = Table { $table }: { LIST($names) } play
tournament-picture-rests = { $name } goes on without a game
tournament-picture-decided = Table { $table }, { LIST($names) }: { $count ->
    [0] nobody has won
    [one] { LIST($firsts) } has won
   *[other] { LIST($firsts) } share the first place
    }
