# What the frame around all games says: refusals, trouble, the referee.

play-not-running = This game is over. Start a new one with `/play`.
play-disk-full = My disk is full, so that did **not** count. The table goes on by itself as soon as there's room. Please tell the server's admin.
play-disk-full-here = My disk is full, so I did **not** do that. Try again once there's room. Please tell the server's admin.
play-disk-trouble = I can't save anything at the moment, so that did **not** count. Try again in a minute, and tell the server's admin: my log names the reason.
play-interrupted = I was interrupted just then, so that may not have counted. Look at your table, and press again if it hasn't.
play-interrupted-here = I was interrupted just then, so I may not have done that. Look whether I have, and try again if not.
play-press-again = That took too long for a form to open: please press the button or use the command once more.
play-too-fast = That did **not** count: I'm still working on what you did just before. Wait a moment, then press again.
play-slowed = ⏳ This table is slower for now: so many tables are playing that I've reached Discord's limit for messages. Nothing is lost, and everything counts from the moment you do it.
play-referee = This table needs a decision from you: something went wrong inside me, and I took the last action back. Nothing before it is lost. Any player can press *Try again*. If more than half of you want it, *Take one more back* or *Stop the game*.
play-referee-private = This table waits for a decision. Are you playing? Then choose how it goes on with the buttons under the notice.
play-retry = Try again
play-undo = Take one more back
play-stop = Stop the game
play-only-referee = Only players decide this, or a moderator who doesn't play.
play-voted = Your vote is counted.
play-already-voted = You've already voted for this.
play-vote-referee-undo = Take one more action back? { $votes } of { $needed } votes.
play-vote-referee-stop = Stop the game? { $votes } of { $needed } votes.
play-without = Go on without it
play-referee-without = *Go on without it* leaves out the power that went wrong for the rest of the game, if more than half of you want it.
play-vote-referee-without = Go on without the power that went wrong? { $votes } of { $needed } votes.
play-nothing-to-leave = I've lost track of which power went wrong. Try again, take one more back, or stop.
play-no-referee = There's nothing to decide: this game is running.
play-nothing-to-undo = There's nothing to take back: nothing has happened since the last break in the game. Try again, or stop.
play-chosen = Done.
play-retried = The game goes on from the last point where all was well.
play-undone = One more action was taken back. The game goes on from the point before it.
play-stopped = The game was stopped at the last point where all was well.
# For the parent channel: a stopped game in which not even the counting works.
play-stopped-without-result = Table { $table } was stopped because something went wrong inside me. It has no result and doesn't count.
# The last actions do not fit the new rules.
play-upgraded = { $dropped ->
    [one] I was upgraded, and the last action doesn't fit the new rules, so it's undone.
   *[other] I was upgraded, and the last { $dropped } actions don't fit the new rules, so they're undone.
} The game goes on from the point before, and you'll be asked again.
# A game that a newer bot has played, under an older one.
play-newer = A newer version of me played this game last. It sleeps until that version is back, then goes on by itself: nothing is lost, and there's nothing you need to do.
play-newer-private = This game sleeps for now, because a newer version of me played it last. It goes on by itself once that version is back.
play-newer-over = A newer version of me played that game. Try again once that version is back.
play-lacking = 💤 This game needs the pack { $pack }, which I don't have right now. It sleeps until I do, then goes on by itself: nothing is lost, and there's nothing you need to do.
play-lacking-private = This game sleeps for now: I don't have its pack { $pack }. It goes on by itself once I do.
play-lacking-over = That game was played with the pack { $pack }, which I don't have right now. Try again once I do.
play-pack-gone = The pack { $pack } is gone. None of its powers is in play, so this game goes on without them.
play-pack-lifted = From now on this game uses { $pack }, a newer version of its pack.
