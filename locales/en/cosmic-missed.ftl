# What did I miss?: what has happened at a table since somebody last looked, for that person alone.

cosmic-missed = What did I miss?
# Above the menu of one's tables.
cosmic-missed-where = What did I miss at …
cosmic-missed-nowhere = You sit at no table that tells what you have missed: a game of Cosmic Encounter does while it is under way.
cosmic-missed-asked = **Your move**: { $what }{ $timed ->
    [yes] {" "}– answer by { $due }
   *[no] { "" }
}
# Then one to three lines for each challenge.
cosmic-missed-since = { $known ->
    [yes] **Since you last looked** { $since }:
   *[no] **What has happened so far:**
}
cosmic-missed-nothing = { $known ->
    [yes] No challenge has ended since you last looked { $since }.
   *[no] No challenge has ended yet.
}
cosmic-missed-earlier = -# { $count ->
    [one] One earlier challenge is in the log.
   *[other] { $count } earlier challenges are in the log.
}
# Then what the player has lost, and what was played against it.
cosmic-missed-done = **What was done to you:**
cosmic-missed-late = { $count ->
    [one] One answer of yours came too late, so I answered for you.
   *[other] { $count } answers of yours came too late, so I answered for you.
}
# Then lines with what has changed.
cosmic-missed-side = **On your side:**
cosmic-missed-same = Nothing has changed on your side.
cosmic-missed-home = Home bases: { $before } → { $after }
cosmic-missed-foreign = Foreign bases: { $before } → { $after }
cosmic-missed-warp = Tokens in the warp: { $before } → { $after }
cosmic-missed-came = New in your hand: { LIST($cards, style: "comma") }
cosmic-missed-gone = Gone from your hand: { LIST($cards, style: "comma") }
cosmic-missed-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
cosmic-missed-more-cards = { $count } more
