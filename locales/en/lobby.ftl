# Why a lobby refuses something.

lobby-already-seated = You're already at this table.
lobby-join-first = Join the table first, then add a computer player.
lobby-not-seated = You're not at this table.
lobby-closed = This lobby is closed. Open a new one with `/play`.
lobby-no-packs = The pool has powers from { LIST($packs) }, and this server doesn't allow packs. An admin can allow them in `/admin`, *Settings …*.
lobby-crowded = So many live tables are running that one more would slow them all. Pick a calmer pace, or try again later.
lobby-host-chooses = { $host } opened this table and sets the options.
lobby-host-starts = { $host } opened this table and starts the game.
lobby-too-few = You need { $least } players. Wait for somebody to join, or play against computer players.
lobby-too-small = That's not enough seats for { $seated } players. Offer more seats, or take a computer player out.
lobby-full = This table is full: it has { $most } seats.
lobby-rematch-taken = This game already had its rematch: table { $table }. Open a new table with `/play`.
lobby-rematch-joined = { $host } has opened the rematch, table { $table }. You're in.
lobby-rematch-seated = { $host } has opened the rematch, table { $table }. You already sit there.
lobby-no-rematch = I no longer have that game. Open a new table with `/play`.
lobby-rematch-of-others = Only those who played can ask for a rematch. Open your own table with `/play`.
lobby-open = You already sit in an open lobby here. Start that one, or leave it first.

# Buttons and menus of a lobby.
lobby-expired = Nothing happened here for an hour, so I closed this lobby. Open a new one with `/play`.
lobby-left = You've left the lobby.
lobby-lost = The lobby's message is gone. Open a new table with `/play`.
lobby-everybody-left = Everybody has left, so this lobby is closed.
lobby-join = Join
lobby-leave = Leave
lobby-add-computer = Add computer player
lobby-options = Options …
lobby-start = Start
lobby-fill = Start with computer players

# The lobby's message; the first line is what the phone shows.
lobby-head = { $game }: { $host } opens a table ({ $seated } of { $most }). Press **Join** to play.
lobby-head-full = { $game }: { $host }'s table is full ({ $seated } of { $most }). Press **Start** to begin.
lobby-seated = Here so far: { LIST($seats, style: "comma") }
lobby-computer = { $name } (computer)
lobby-computer-temper = { $name } (computer, { $temper })
lobby-started = { $game } has begun in { $thread }: { $names }. Want to watch? Open the thread and press *Join*.
# In the forum's post where the game is played.
lobby-started-here = { $game } has begun: { $names }.
# When a lobby's people want to start: the line in its message, and the form.
lobby-date = Starts { $day } ({ $ago }).
    .button = Start time
    .label = When do you want to start?
    .hint = today 20:00
    .note = Your time zone: { $zone }. Leave it empty for no date.
    .unknown = I need a time still to come, within a year. Write it like `today 20:00`, `Friday 19:30` or `24.12. 18:00` (zone { $zone }).
lobby-event = Open the lobby and press **{ lobby-join }** to play.
# Behind mentions of all who are in.
lobby-call-found = there are enough of you now: { $count } players. Press **Start** [in your lobby]({ $link }).
lobby-call-time = it's time. Press **{ lobby-start }** [in your lobby]({ $link }).
lobby-posted = { $game }: { $host } opens a table in { $post }. Press **Join** there to play.
# In a post of the forum itself, where no lobby can stand below the command.
lobby-no-post = Discord doesn't let me open a post in { $forum }. Ask an admin to use `/doctor`, or use `/play` in a text channel.
# Names of a forum's tags: a post of mine carries those that the forum has, in any language.
lobby-tag-open = open
lobby-tag-full = full
# What a thread is called.
lobby-table-name = { $game } { $table }
lobby-option = { $option }: { $value }
# The private message of options, and its forms; titles and labels have at most 45 characters.
lobby-choose-topic = What do you want to change?
lobby-topic-speed = Speed and time
    .button = Speed
lobby-topic-players = Players
    .button = Players
lobby-topic-powers = Powers
    .button = Powers
lobby-topic-slaps = Slaps
    .button = Slaps
lobby-topic-expansions = Expansions
    .button = Expansions
lobby-topic-look = Look and language
    .button = Look
lobby-computers = Computer players
    .does = This many sit at the table.
lobby-switches = On or off
lobby-or-type = { $option }, or type it
lobby-form-missing = Part of that form didn't reach me. Open it again: what you filled in is still there.
lobby-which-game = What do you want to play?

# Discord refused the game's thread.
lobby-threads-full = This server has as many open threads as Discord allows (1,000), so the game can't get its own. Close or delete some old threads, then press Start again.
lobby-no-access = I can't open the game's thread. Give me *View Channel* and *Create Public Threads* in this channel, then press Start again.
lobby-no-threads-here = Discord has no threads in this kind of channel. Open a new table in a text channel.
lobby-thread-refused = Discord didn't let me open the game's thread (code { $code }). Wait a moment and press Start again.
