# For those who watch a game: predictions, the table of seers, and how a game goes on. Only whoever asks sees any of it.

# The button on the panel.
watch-button = Watch …
watch-who = **Who wins challenge { $number }?** { $offense } attacks { $defense }. Say it before the cards are laid: your prediction is sealed, and nobody at the table learns of it. `/table seers` shows who is right most often.
watch-offense = { $name } wins (offense)
watch-defense = { $name } wins (defense)
watch-noted-offense = Sealed: you say that the offense, { $name }, wins challenge { $number }. You can change it until the cards are laid. `/table seers` shows later whether you were right.
watch-noted-defense = Sealed: you say that the defense, { $name }, wins challenge { $number }. You can change it until the cards are laid. `/table seers` shows later whether you were right.
watch-early = It is not known yet who attacks whom. Try again once the panel says so.
watch-late = The cards of this challenge are laid: predict the next one.
watch-seated = You sit at this table, so you cannot predict its challenges. Try it at another game that you watch.
watch-left = You sat at this table and have seen its cards, so you cannot predict its challenges. Try it at another game that you watch.
watch-only-cosmic = Use this in the thread of a game of Cosmic Encounter: only there can you predict and follow.
# The table of seers: one line for each, the best first.
watch-seers-button = Seers
watch-seers = **Seers of this server**, by predictions that came true:
watch-seers-row = { $place }. { $person }: { $right } of { $of } right
watch-seers-none = **Nobody has predicted a challenge here yet.** Press **{ watch-button }** below the board of a game of Cosmic Encounter at which you do not sit.
watch-seers-you = You: { $right } of { $of } right
watch-seers-last = **Your last predictions:**
# One of one's own predictions: what one has said, and what has become of it.
watch-last-offense = { $game }, challenge { $number }: offense, { $came ->
    [right] right
    [wrong] wrong
    [none] nobody won
   *[open] still sealed
}
watch-last-defense = { $game }, challenge { $number }: defense, { $came ->
    [right] right
    [wrong] wrong
    [none] nobody won
   *[open] still sealed
}

# Below what can be predicted.
watch-follow = **Follow** this game, and I tell you by direct message how it goes on, outside your quiet hours.
# Buttons, and what is answered to them.
watch-follow-challenge = Follow: each challenge
    .done = You follow this game: I tell you of each challenge by direct message, outside your quiet hours. **{ watch-follow-stop }** there ends it.
watch-follow-day = Follow: once a day
    .done = You follow this game: once a day I tell you by direct message what has happened, outside your quiet hours. **{ watch-follow-stop }** there ends it.
watch-follow-stop = Stop following
    .done = You no longer follow this game.
# By direct message: this, then one to three lines for each challenge.
watch-digest = [{ $game }]({ $link }), which you follow, goes on:
watch-digest-earlier = { $count ->
    [one] One challenge before that
   *[other] { $count } challenges before that
} you find in the thread under **Log**.
watch-digest-over = **The game is over.** The thread has how it ended.
