# Why a lobby refuses something.

lobby-already-seated = You already sit at this table.
lobby-join-first = Join the table first, then you can add a computer player.
lobby-join-to-remove = Join the table first, then you can remove a computer player.
lobby-no-such-computer = This computer player has left the table already.
lobby-not-seated = You do not sit at this table.
lobby-closed = This lobby is closed. Open a new table with `/slap new` or `/cosmic new`.
lobby-crowded = So many live tables are running that Discord would slow them all; choose a calmer pace or try later.
lobby-host-chooses = Only the host { $host } chooses the options.
lobby-host-starts = Only the host { $host } starts the game.
lobby-too-few = The game needs { $least } players: add a computer player or wait for others.
lobby-too-small = { $seated } players sit at this table: offer at least as many seats, or ask somebody to leave first.
lobby-full = This table is full: it takes { $most } players.
lobby-rematch-taken = This game already had its rematch, table { $table }. Open a new table with `/slap new` or `/cosmic new`.
lobby-rematch-joined = The rematch is table { $table }, opened by { $host }: you sit there now.
lobby-rematch-seated = The rematch is table { $table }, opened by { $host }: you already sit there.
lobby-rematch-none = You have played no game in this channel that is over: use `/table rematch` in the channel where it was played.
lobby-no-rematch = That game is no longer stored. Open a new table with `/slap new` or `/cosmic new`.
lobby-rematch-of-others = Only those who played this game can ask for a rematch. Open a table of your own with `/slap new` or `/cosmic new`.
lobby-open = You already sit in an open lobby in this channel. Start it there, or leave it first.

# Buttons and menus of a lobby.
lobby-expired = This lobby has closed because nothing happened for an hour. Open a new table with `/slap new` or `/cosmic new`.
lobby-left = You have left the lobby.
lobby-none-here = You sit in no open lobby of this game in this channel. Open one with `/slap new` or `/cosmic new`, or use this in a game's thread.
lobby-none-to-start = You sit in no open lobby of this game in this channel. Open one with `/slap new` or `/cosmic new`.
lobby-lost = The lobby's message is gone. Open a new table with `/slap new` or `/cosmic new`.
lobby-everybody-left = Everybody has left; this lobby is closed.
lobby-join = Join
lobby-leave = Leave
lobby-add-computer = Add computer player
lobby-options = Options
lobby-start = Start
lobby-change-option = Change an option
lobby-back = Back
lobby-other-value = Another value…
# The last computer player leaves.
lobby-remove-computer = Remove { $name }
lobby-type-value = Type { $what }.

# The lobby's message; the first line is what the phone shows.
lobby-head = { $game } - { $host } opens a table ({ $seated } of { $most } players)
lobby-computer = { $name } (computer)
lobby-computer-temper = { $name } (computer, { $temper })
lobby-started = { $game } has begun in { $thread }: { $names }. Want to watch? Open the thread and press *Join*.
# What a thread is called.
lobby-table-name = { $game } { $table }

# The private panel of options.
lobby-choose-option = **Options.** Choose what to change:
lobby-option = { $option }: { $value }
lobby-option-row = - **{ $option }**: { $value }
lobby-choose-value = **{ $option }.** { $sentence } Now: { $value }.

# Discord refused the game's thread.
lobby-threads-full = This server has as many open threads as Discord allows (1,000), so the game cannot get its own. Close or delete some old threads, then press Start again.
lobby-no-access = I may not open the game's thread. Give me *View Channel* and *Create Public Threads* in this channel, then press Start again.
lobby-no-threads-here = Discord has no threads in this kind of channel. Open a new table in a text channel.
lobby-thread-refused = Discord did not let me open the game's thread (code { $code }). Wait a moment and press Start again.

# The lobby's picture: who may still join, a seat that is free, and the whole in words.
lobby-picture-free =
    { $count ->
        [one] 1 more can join
       *[other] { $count } more can join
    }
lobby-picture-full = Everybody is here
lobby-picture-seat = free
lobby-picture-computer = computer
lobby-picture-alt = { $ask }. { $game }. At the table: { LIST($seats, style: "comma") }. { LIST($chips, style: "comma") }.
