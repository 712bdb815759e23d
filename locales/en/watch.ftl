# For those who watch a game: predictions, the table of seers, and how a game goes on. Only whoever asks sees any of it.

# The button on the panel.
watch-button = Watch …
watch-who = **Who wins challenge { $number }?** { $offense } attacks { $defense }. Your prediction is sealed until the cards are down, and nobody at the table learns of it. `/watch` shows who is right most often.
watch-offense = { $name } wins (offense)
watch-defense = { $name } wins (defense)
watch-noted-offense = Got it: you say { $name }, the offense, wins challenge { $number }. You can change it until the cards are down.
watch-noted-defense = Got it: you say { $name }, the defense, wins challenge { $number }. You can change it until the cards are down.
watch-early = Nobody knows yet who attacks whom. Try again once the board says so.
watch-late = The cards are down already. Predict the next challenge.
watch-seated = You're playing here, so you can't predict. Try it in a game you only watch.
watch-left = You played here and saw cards, so you can't predict. Try it in a game you only watch.
watch-only-cosmic = Use this in the thread of a Cosmic game.
watch-seers = **Seers of this server**, by right predictions:
watch-seers-row = { $place }. { $person }: { $right } of { $of } right
watch-seers-button = Seers
watch-seers-none = **Nobody has predicted a challenge here yet.** Use `/watch` in the thread of a game of Cosmic Encounter you're not playing in.
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
watch-follow = **Follow** this game and I'll message you how it goes, outside your quiet hours.
watch-follow-menu = Follow, or see who is right most often …
# Buttons, and what is answered to them.
watch-follow-challenge = Follow: each challenge
    .done = I'll message you after each challenge, outside your quiet hours. **{ watch-follow-stop }** ends it.
watch-follow-day = Follow: once a day
    .done = I'll message you every day at 18:00 (UTC, or the zone of your quiet hours). **{ watch-follow-stop }** ends it.
watch-follow-stop = Stop following
    .done = You no longer follow this game.
# By direct message: this, then one to three lines for each challenge.
watch-digest = News from [{ $game }]({ $link }):
watch-digest-earlier = { $count ->
    [one] One earlier challenge is
   *[other] { $count } earlier challenges are
} in the thread, under **Log**.
watch-digest-over = **The game is over.** See the thread for the result.
