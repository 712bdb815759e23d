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
lobby-no-rematch = That game is no longer stored. Open a new table with `/slap new` or `/cosmic new`.
lobby-rematch-of-others = Only those who played this game can ask for a rematch. Open a table of your own with `/slap new` or `/cosmic new`.
lobby-open = You already sit in an open lobby in this channel. Start it there, or leave it first.
