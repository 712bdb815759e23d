# What reminders say. The first line is what the phone shows.

reminder-head = ⏰ **Your move**, others are waiting:
# One game: what is asked there, and the way there.
reminder-owed = - **{ $game }**: { $what } [To the table]({ $link })
# The same, with the time until which one may answer.
reminder-owed-until = - **{ $game }**: { $what } Time limit: { $due }. [To the table]({ $link })
# What is left of a reminder once nothing in it is asked any more.
reminder-done = That's settled. I'll message you when it's your move.
# On the button; with several games it is about the first.
reminder-answer = { $count ->
    [one] Answer
   *[other] Answer the first
}
reminder-hint = -# `/games` changes when and where I remind you.
reminder-last = -# I won't remind you here again until you act at a table.
# Below a direct message of one table, before the lines of others.
reminder-elsewhere = **Also waiting for you**, soonest first:
reminder-more = { $count ->
    [one] -# One more: `/games`.
   *[other] -# { $count } more: `/games`.
}
