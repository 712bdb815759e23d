# Tables of every game: refusals, lists, help.

table-broken = Something went wrong inside me, and nothing was changed. Please try again. It's in the log for the admin.
table-no-bots = Bots can't play here: name a person.
table-no-member = That person isn't on this server, so they can't have a seat.
table-stale-button = This button is too old. The newest message of the game has buttons that work.
table-old-command = Your Discord shows an older version of this command. Restart Discord (Ctrl+R on a computer), then try again.
table-replaced-command = `/{ $old }` is `/{ $new }` now.
table-behind-more = `/{ $old }` has moved: it's behind **More …** below the board now.
table-old-panel = That choice is gone. Open these settings again and choose from the new list.
table-no-table-here = There's no game here for this command. Use it in a game's thread, or start one with `/play`.
table-over-here = This game is over. Result, log and file of game { $table }: `/server`, *Games that are over*.
table-not-in-server = Games are played on a server: use this in one of its channels.
table-not-in-thread = Open a table in a normal text channel, not in a thread: each game gets a thread of its own.
table-not-in-voice = The chat of a voice or stage channel has no threads, and each game gets one: open the table in a text channel.
table-several-games = You're in several games: press something at the one you mean, or use this in its thread.
table-no-game = You're in no game right now. Start one with `/play`.
# In the list of answers: for a lesson, or for a game that somebody plays on.
table-answer-lessons = Lesson · { $answer }
table-answer-practice = Practice · { $answer }
table-not-your-game = You're not in that game, or it's over. Choose one of yours from the list.
table-nothing-to-verify = I found no finished game there. Give the number of a game that is over.
table-only-moderators-move = Only moderators move tables: people with *Manage Messages* or *Manage Channels*.
table-nothing-to-move = This game is over by now, so there's nothing to move.
table-asked = **Your move** at { $tables ->
    [one] one table
   *[other] { $tables } tables
}, soonest first:
table-tables = **Your tables:**
table-bad-hours = I don't understand these quiet hours. Write them like `22:00-07:30 UTC+2` or `22-7 Europe/Berlin`, or `off` for none.
table-help =
    { "" }**Two games, right here in Discord**: a quick slap game for one evening, and Cosmic Encounter for an evening or for weeks. Computer players fill empty seats.
    `/play` opens a table in three presses, `/find` looks for people, `/games` shows your tables and what they ask of you, `/rules` looks anything up.
    { "" }**New here?** Learn Cosmic Encounter in twelve short lessons, or press your way through a first game: `/play`, then *Start*.
table-help-slap =
    { "" }**You're at a slap table.** Slap ✋ the newest card when the two top cards are alike, even with one card in between. A slow table has buttons for it.
    `/answer` shows cards and turns, `/pause` asks for a break, `/leave` gives up your seat.
    Rules: `/rules topic:slap`.

# A table that lost its thread goes on elsewhere.
table-still-there = This table still has its thread, { $thread }: there's nothing to move.
table-moved = **{ $name }** goes on here, in a new thread.
table-moved-to = Done: the game goes on in { $thread }, and all clocks go on where they stopped.

# One line of the list of your tables.
table-row =
    { "" }**[{ $name }]({ $link })**
    { $told }
table-owed = { $what }{ $timed ->
    [yes] {" "}Ends { $due }.
   *[no] {""}
}
table-go = Go there
table-more = -# … and { $count } more.
table-status-lobby = waiting for players
table-status-running = under way
table-status-paused = paused
table-status-referee = needs a decision
table-status-broken = has lost its thread, a moderator moves it with `/server`
# The hash of the start and the seed of the end.
table-verified =
    { $agree ->
        [yes] **The deck was fixed before the first card.** Table { $table }'s seed `{ $seed }` gives the hash I posted at the start: `{ $published }`
       *[no] **The hashes differ.** I posted `{ $published }` at the start of table { $table }, but its seed `{ $seed }` gives `{ $recomputed }`.
    }
table-check = Check the shuffle
table-film = Film
table-no-film = I can't find the film. If the game has only just ended, press again in a minute.
table-film-gone = There's no film to show: somebody who played has deleted their data.

# *Our games* in the menu of a person.
table-ours = **You and { $person }**: { $games ->
    [one] one game
   *[other] { $games } games
} together.
table-ours-row = - [{ $name }]({ $link }): { $told }
table-ours-none = You and { $person } haven't played together yet. `/play` changes that.
table-ours-bot = Bots don't play here. Try it on a person.
table-over = over
