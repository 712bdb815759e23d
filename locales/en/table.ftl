# Tables of every game: refusals, lists, help.

table-broken = Something went wrong inside the bot, and nothing was changed. Please try again; the admin can find it in the log.
table-no-bots = A bot cannot play here: name a person.
table-no-member = That person is not on this server, so no seat can be theirs.
table-stale-button = This button has expired. The newest message of the game has buttons that work.
table-old-command = Your Discord shows an older version of this command. Restart Discord (Ctrl+R on a computer), then try again.
table-old-panel = That choice is no longer offered. Open these settings again and choose from the new list.
table-no-table-here = There is no game in this channel that this command is for. Use it in the thread of one, or start one with `/slap new` or `/cosmic new`.
table-over-here = This game is over. Its result, log and file: `/table history table:{ $table }`.
table-not-in-server = Games are played in a server: use this in one of its channels.
table-not-in-thread = Open a table in a normal text channel, not in a thread: each game gets a thread of its own.
table-not-in-voice = The chat of a voice or stage channel has no threads, and each game gets one: open the table in a text channel.
table-no-games = You sit at no table at the moment. Start one with `/slap new` or `/cosmic new`.
# The panel of what is on at a server, and the button that shows it.
table-server-button = On this server …
table-server-panel = **On this server:** play, or see what is on.
table-which-game = You sit at several tables: choose one with the parameter *game*, or use this in a game's thread.
table-several-games = You sit at several tables: press something at the one you mean, or use this in its thread.
table-not-your-game = You do not sit at that table, or its game is over. Choose one of your games from the list.
table-nothing-to-verify = No finished game was found there. Use this in the thread of a finished game, or give its number.
table-only-moderators-move = Only moderators move tables: people with *Manage Messages* or *Manage Channels*.
table-nothing-to-move = There is no such game under way on this server. Choose one from the list.
table-asked = **Your move** at { $tables ->
    [one] one table
   *[other] { $tables } tables
}, soonest first:
table-tables = **Your tables:**
table-bad-hours = I do not understand these quiet hours. Write them like `22:00-07:30 UTC+2` or `22-7 Europe/Berlin`, or `off` for none.
table-help =
    { "" }**Play the slap game**: `/slap new` opens a table with a lobby; press *Join*, *Add computer player*, *Start*. The game runs in its own thread: the bot turns the cards, and you slap with ✋ when two equal cards lie on each other, or with one card in between.
    { "" }**In the thread**: `/slap status` · `/slap leave` · `/slap pause` · `/slap stop` (vote) · `/slap rules`
    { "" }**Cosmic Encounter**: `/cosmic help` · `/cosmic rules`
    { "" }**On this server**: `/table find` (players) · `/table open` (lobbies) · `/table rematch` · `/table history` (games that are over) · `/rating list` · `/season show` · `/event show` (tournament) · `/table seers`; buttons for most of it are below `/my games`
    { "" }**Anywhere**: `/table games` (your tables) · `/table reminders` · `/table asked` (how often I ask you) · `/table away` (holidays) · `/table verify` (check a finished game's shuffle) · `/table export` (a finished game as a file) · `/table privacy` (your data) · `/table help`
table-cosmic-help =
    { "" }**Play Cosmic Encounter**: `/cosmic new` opens a lobby; press *Join*, *Add computer player*, *Start*. The game runs in its own thread; whatever you are asked reaches you by direct message, or there. All buttons are commands as well.
    { "" }**New to it?** `/cosmic learn` teaches it in twelve short lessons; `/cosmic rules` has the game in a minute; in the thread `/cosmic help` says what you can do now.
    { "" }**In the thread**: `/cosmic status` · `/cosmic hand` · `/cosmic board` · `/cosmic log` · `/cosmic why` · `/cosmic undo` · `/cosmic pause` · `/cosmic concede`
    { "" }**Look up**: `/cosmic rules` · `/cosmic power` · `/cosmic card`

# A table that lost its thread goes on elsewhere.
table-still-there = This table still has its thread, { $thread }: there is nothing to move.
table-moved = **{ $name }** goes on here, in a new thread.
table-moved-to = Done: the game goes on in { $thread }, with all clocks from where they stood.

# One line of the list of your tables.
table-row = - [{ $name }]({ $link }): { $status }
table-more = -# … and { $count } more.
table-status-lobby = waiting for players
table-status-running = under way
table-status-paused = paused
table-status-referee = needs the referee
table-status-broken = has lost its thread; a moderator uses `/table move`

# How you are reminded. Level and place are choices of the command.
table-reminders =
    { "" }**Reminders**: { $level }; { $place }; no quiet hours.
    -# Secrets always come by direct message.
table-reminders-quiet =
    { "" }**Reminders**: { $level }; { $place }; quiet hours { $quiet }.
    -# Secrets always come by direct message.

table-motion-on = Pictures may move at your tables, where nobody else minds.
table-motion-off = Pictures are still at all your tables.
table-talk-only-cosmic = Use `/table talk` in the thread of a game of Cosmic Encounter.
# How often you are asked at all your tables.
table-attention-usual = I ask you as is usual at each table. `/table asked` changes that.
table-attention-secret = When something can be played, I ask you: **{ $often }**. Only you know.
table-attention-told = When something can be played, I ask you: **{ $often }**. *Status* tells the others.
table-attention-tell-what = Say how often I ask you as well: there is nothing to tell about the usual.

# The hash of the start and the seed of the end.
table-verified =
    { "" }**Table { $table }**: seed `{ $seed }`
    Hash posted at the start: `{ $published }`
    Hash of that seed and its deck: `{ $recomputed }`
    { $agree ->
        [yes] ✅ They agree: the deck was fixed before the first card.
       *[no] ❌ They differ.
    }
table-film = Film
table-no-film = I cannot find the film. If the game has only just ended, press again in a minute.
table-film-gone = There's no film to show: somebody who played has deleted their data.
