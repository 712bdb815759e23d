# Tournaments of the slap game: sign-up, rounds and the end.

tournament-kind-knockout = knock-out
tournament-kind-swiss = Swiss
tournament-size = up to { $size } at a table
tournament-head = **Slap tournament** · { $kind } · { LIST($chosen, style: "comma") }
tournament-sign-up = Press *I'm in* by { $until }. It begins early once { $most } people are in.
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
    [yes] press *I'm here* when you can play. A press holds for 15 minutes, and the game begins once all of you are here. On { $until } it goes on with those who are here then. Everybody else loses.
   *[no] press *I'm here* by { $until }, or you lose. The game begins once all of you have pressed.
    }
# Nobody was there at the date of a table; there is a later one.
tournament-longer = Nobody was here on time, so you have one more day. If nobody is here then either, you win only if you alone ever pressed.
tournament-here-are = Here: { LIST($names, style: "comma") }
# over: whether that was before now.
tournament-here-until = { $over ->
    [yes] { $name } was here until { $until }: press again when you can play.
   *[no] { $name } is here until { $until }.
    }
tournament-waits = waits for its people until { $until }.
tournament-plays = { $names } play in { $thread }. Want to watch? Open the thread and press *Join*.
tournament-plays-below = { $names } play in the thread below.
# A game was stopped before its tenth card; the second sentence stands in the message of the new table.
tournament-anew = the game was stopped before its tenth card, so they play again: see the new message below.
tournament-again = Your last game was stopped before its tenth card and doesn't count. This one does.
tournament-plays-on = The tournament was ended. The game in { $thread } goes on, but no longer counts for it.
tournament-never = The tournament was ended before this game began.
tournament-free = a bye, nobody to play against this time: on to the next round.
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
tournament-round-over = { $of ->
    [0] **Round { $number } is over.**
   *[other] **Round { $number } of { $of } is over.**
    }
tournament-rests = { $name } has a bye: nobody to play against this time, and through to the next round.
tournament-round-is = { $of ->
    [0] Round { $number } is being played.
   *[other] Round { $number } of { $of } is being played.
    }
tournament-over = It's over.
tournament-won = { $count ->
    [one] **{ $names } has won the tournament!**
   *[other] **{ $names } have won the tournament together!**
    }
# how: ended by hand; everybody was absent; too few people.
tournament-nobody = { $how ->
    [hand] The tournament was ended. Nobody has won it.
    [few] There's no tournament: fewer than two people are in.
   *[absent] The tournament is over without a winner: nobody who was still in came to their table.
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
    }{ $byes ->
    [0] {""}
    [one] {" "}(with a bye)
   *[other] {" "}(with { $byes } byes)
    }
tournament-rule = -# { $kind ->
    [swiss] First at your table: 3 points. Second, or a shared first place: 1. With equal points, the points of the people you've played decide.
   *[knockout] Come first at your table, alone or shared, and you go on.
    }
# Private answers.
tournament-in = You're in. Your first table comes when sign-up closes, { $when }.
tournament-already-in = You're already in.
tournament-out = You're out.
tournament-out-swiss = You are out. `/server`, *Tournament*, brings you back for the next round.
tournament-out-playing = You are out after this game. Leave the game itself with *Leave* below its first message, or with `/leave` in its thread.
tournament-back = You're back: the next round has a table for you.
tournament-noted = Got it: you're here.
# again: whether an earlier press has run out.
tournament-noted-live = { $again ->
    [yes] Your last press had run out. Now you're here until { $until }.
   *[no] You're here until { $until }.
    } If the game hasn't begun by then, press again when you can play.
tournament-not-in = You're not in this tournament.
tournament-not-yours = This is somebody else's table.
tournament-decided = This table is decided or under way.
tournament-nothing-to-join = Your table is decided or under way. There is nothing to press now.
tournament-late = Sign-up is over. Watch the games, and be in next time.
tournament-lost = You're out of this knock-out. Watch the others play.
tournament-none = No tournament is on here. An admin opens one with `/admin`.
tournament-runs = A tournament is on already. Let it finish, or end it with `/admin`.
tournament-not-offered = Choose the kind of tournament, then send it again.
tournament-opened = The tournament is open. I'm posting it in this channel.
tournament-ended = You've ended the tournament.
# Direct messages: names are the others at the table, way leads to its message.
tournament-dm-here = **{ LIST($names) } { COUNT($names) ->
    [one] is
   *[other] are
    } at your tournament table and can play now.** Press *I'm here* { $until } at the latest: { $way }
# live: whether people sit at the table together.
tournament-dm-soon = { $live ->
    [yes] **Be at your tournament table { $until }** and press *I'm here* there, or sooner if you find each other: { $way } If you aren't there by then, you lose.
   *[no] **Press *I'm here* at your tournament table**, { $until } at the latest: { $way } If you don't, you lose.
    } (Round { $round }, table { $table }, against { LIST($names) }.)
tournament-dm-more = **You have one more day for round { $round }, table { $table }**: nobody was there on time. Press *I'm here*, { $until } at the latest: { $way }
tournament-dm-won = **You've won round { $round }, table { $table } without a game**: { LIST($names) } didn't play. { $way }
# back: whether joining again brings them into a later round.
tournament-dm-lost = **You've lost round { $round }, table { $table }**, because you weren't there on time: { LIST($names) } { COUNT($names) ->
    [one] has
   *[other] have
    } won. { $back ->
    [yes] Use `/server`, *Tournament*, to be in the next round that begins.
   *[no] You have no further table in this tournament.
    } { $way }
tournament-dm-begun = **Round { $round }, table { $table } plays without you**, because you weren't there on time. { $back ->
    [yes] Use `/server`, *Tournament*, to be in the next round that begins.
   *[no] You have no further table in this tournament.
    } { $way }
tournament-dm-nobody = **Nobody has won round { $round }, table { $table }**: nobody was there on time. { $back ->
    [yes] Use `/server`, *Tournament*, to be in the next round that begins.
   *[no] You have no further table in this tournament.
    } { $way }
tournament-dm-unfinished = **Your game of round { $round }, table { $table } counts for nobody**: it took longer than seven days. { $way }
tournament-dm-free = **You're through round { $round } without a game**: there is nobody for you to play against this time. You needn't do anything. { $way }
# What whoever manages the server can do about a tournament; what: begin, more, award or out.
tournament-act = { $what ->
    [begin] Begin now …
    [more] A day more …
    [award] Award a table …
   *[out] Take somebody out …
    }
tournament-act-sure = { $what ->
    [begin] Yes, begin now
    [more] Yes, a day more
    [award] Yes, award it
   *[out] Yes, take them out
    }
tournament-choose = { $what ->
    [award] **Who gets which table?** Only a table whose game hasn't begun can be awarded, and not your own.
   *[out] **Who do you want to take out?** If they are in a game, it still counts.
    }
tournament-pick = Choose
tournament-pick-table = Table { $table }: { $name }
tournament-pick-against = against { LIST($names) }
tournament-sure-begin = **Close sign-up and begin now with { $people ->
    [one] 1 person
   *[other] { $people } people
    }?** Nobody can sign up after that.
# round: 0 during sign-up.
tournament-sure-more = { $round ->
    [0] **Keep sign-up open for a day more?**
   *[other] **Give the tables of round { $round } that wait for people a day more?** Your own table keeps its date.
    }
tournament-sure-award = **Give round { $round }, table { $table } to { $name }?** The others there lose without a game. Everybody sees that it was you.
tournament-sure-out = **Take { $name } out of the tournament?** If a table is waiting for them, they lose it, and they can't come back. Everybody sees that it was you.
tournament-done = Done. I've told the channel.
tournament-begun-already = Sign-up is over already.
tournament-begin-few = It takes two people to begin. Wait for more, or end the tournament.
tournament-nothing-waits = No table waits for people, other than your own.
tournament-own-table = You sit at this table yourself: ask another admin.
tournament-rival-there = { LIST($names) } { COUNT($names) ->
    [one] is
   *[other] are
    } there to play, so you can't award this table to somebody else.
tournament-not-there = They're no longer in this tournament.
tournament-went-on = The tournament has gone on since you asked. Look at it again with `/admin`.
tournament-taken-out = You were taken out of this tournament. Ask whoever runs it if that was a mistake.
# What the channel is told.
tournament-told-begin = { $by } has closed sign-up.
tournament-told-more = { $by } has given { $round ->
    [0] sign-up
   *[other] the tables of round { $round } that wait for people
    } a day more.
tournament-told-award = { $by } has given round { $round }, table { $table } to { $name }, without a game.
tournament-told-out = { $by } has taken { $name } out of the tournament.
tournament-dm-longer = **You have a day more for round { $round }, table { $table }**, until { $until }. Press *I'm here* when you can play: { $way }
tournament-dm-awarded = **Round { $round }, table { $table } is yours without a game**: whoever runs the tournament has given it to you. { $way }
tournament-dm-given-away = **Round { $round }, table { $table } was given to { LIST($names) }** by whoever runs the tournament, without a game. { $way }
tournament-dm-out = **You were taken out of the tournament** by whoever runs it. { $way }
# Buttons and the form of who manages the server; a title and a label have at most 45 characters.
tournament-open = Open a { $kind ->
    [swiss] Swiss tournament
   *[knockout] knock-out
    }, { $speed ->
    [slow] slow
   *[live] live
    }
tournament-run = Run it …
tournament-end = End the tournament …
tournament-open-button = Open a tournament …
tournament-field-kind = Which kind?
tournament-field-until = When does sign-up end?
tournament-field-until-hint = 2026-12-24, Friday 18:00, in 2 days; empty: in 7 days
tournament-field-people = Begin at once with this many ({ $least } to { $most })
tournament-field-size = People at one table at most ({ $least } to { $most })
tournament-field-days = Days to come to the table ({ $least } to { $most })
tournament-number = “{ $what }”: write a whole number from { $least } to { $most } there.
tournament-sure = End the tournament? Nobody wins it, and games under way no longer count for it.
tournament-sure-yes = End it
tournament-date-unknown = I don't understand this date. Write it like `2026-12-24`, `24.12. 18:00`, `Friday` or `in 2 days` (zone { $zone }).
tournament-date-unclear = Write the date like `2026-04-03`, so that day and month are clear (zone { $zone }).
tournament-date-past = Choose a later end of sign-up: that's already over (zone { $zone }).
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
tournament-picture-bye-word = bye
tournament-picture-bye = A ring: a bye, nobody to play against
tournament-picture-more = and { $count } more
tournament-picture-row = { $place }. { $name }: { tournament-picture-points }{ $byes ->
    [0] {""}
    [one] {" "}(with a bye)
   *[other] {" "}(with { $byes } byes)
    }
tournament-picture-table = Table { $table }: { LIST($names) } play
# In front of the first table of a round.
tournament-picture-in-round = Round { $round }: { $table }
tournament-picture-rests = { $name } goes on without a game
tournament-picture-decided = Table { $table }, { LIST($names) }: { $count ->
    [0] nobody has won
    [one] { LIST($firsts) } has won
   *[other] { LIST($firsts) } share the first place
    }
