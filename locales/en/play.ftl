# What the frame around all games says: refusals, trouble, the referee.

play-not-running = This game is over. Start a new one with `/slap new` or `/cosmic new`.
play-disk-full = The bot's disk is full, so your action was **not** counted. The table goes on by itself as soon as there is room; please tell the server's admin.
play-disk-full-here = The bot's disk is full, so this was **not** done. Try again once there is room on it; please tell the server's admin.
play-disk-trouble = The bot cannot save anything at the moment, so your action was **not** counted. Try again in a minute, and tell the server's admin: the bot's log names the reason.
play-interrupted = The bot was interrupted just then, so your action may not have counted. Look at your table, and press again if it has not.
play-interrupted-here = The bot was interrupted just then, so this may not have been done. Look whether it has, and try again if not.
play-press-again = That took too long for a form to open: please press the button or use the command once more.
play-too-fast = Wait a moment: this was **not** counted, because the bot is still working on what you did just before. Then press again.
play-slowed = ⏳ This table goes more slowly for now: so many tables are playing that Discord takes no more messages a second from the bot. Nothing is lost; what you do counts when you do it.
play-referee = ⚠️ The referee is needed: something went wrong inside the bot, and the last action was taken back. Nothing before it is lost. Whoever plays can press *Try again*; if more than half of you want it, *Take one more back* or *Stop the game*.
play-referee-private = This table waits for its referee. You who play choose how it goes on, by the buttons under the notice or by `/table referee`.
play-retry = Try again
play-undo = Take one more back
play-stop = Stop the game
play-only-referee = Only those who play here decide this, or a moderator who does not.
play-voted = Your vote is counted.
play-already-voted = You have already voted for this.
play-vote-referee-undo = One more action is to be taken back: { $votes } of the { $needed } votes that it takes.
play-vote-referee-stop = The game is to be stopped: { $votes } of the { $needed } votes that it takes.
play-no-referee = This table needs no referee: its game is running.
play-nothing-to-undo = Nothing can be taken back: nothing has happened since the last break in the game. Try again, or stop.
play-chosen = Done.
play-retried = The game resumes from its last sound state.
play-undone = One more action was taken back; the game resumes from the point before it.
play-stopped = The referee stopped the game at its last sound state.
# For the parent channel: a stopped game in which not even the counting works.
play-stopped-without-result = Table { $table } was stopped after a fault inside the bot. It has no result and does not count.
# The last actions do not fit the new rules.
play-upgraded = { $dropped ->
    [one] I was upgraded, and the last action doesn't fit the new rules, so it's undone.
   *[other] I was upgraded, and the last { $dropped } actions don't fit the new rules, so they're undone.
} The game goes on from the point before, and you'll be asked again.
# A game that a newer bot has played, under an older one.
play-newer = 💤 A newer version of me played this game last. It sleeps until that version is back, then goes on by itself: nothing is lost, and there's nothing you need to do.
play-newer-private = This game sleeps for now, because a newer version of me played it last. It goes on by itself once that version is back.
play-newer-over = A newer version of me played that game. Try again once that version is back.
