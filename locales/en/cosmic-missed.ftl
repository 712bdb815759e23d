# What did I miss?: what has happened at a table since somebody last looked, for that person alone.

cosmic-missed = What did I miss?
cosmic-missed-asked = **Your move**{ $timed ->
    [yes] {" "}until { $due }
   *[no] { "" }
}: { $what }
# Then one to three lines for each challenge.
cosmic-missed-since = { $known ->
    [yes] **Since you last looked** { $since }:
   *[no] **So far:**
}
cosmic-missed-nothing = { $known ->
    [yes] No challenge has ended since you last looked { $since }.
   *[no] No challenge has ended yet.
}
cosmic-missed-earlier = -# { $count ->
    [one] The log has one earlier challenge.
   *[other] The log has { $count } earlier challenges.
}
# Then what the player has lost, and what was played against it.
cosmic-missed-done = **Against you:**
cosmic-missed-late = { $count ->
    [one] You were late once, so I answered for you.
   *[other] You were late { $count } times, so I answered for you.
}
# Then lines with what has changed.
cosmic-missed-side = **On your side:**
cosmic-missed-same = Nothing has changed on your side.
cosmic-missed-home = Home bases: { $before } → { $after }
cosmic-missed-foreign = Foreign bases: { $before } → { $after }
cosmic-missed-warp = Tokens in the warp: { $before } → { $after }
cosmic-missed-came = New cards: { LIST($cards, style: "comma") }
cosmic-missed-gone = Cards gone: { LIST($cards, style: "comma") }
cosmic-missed-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
cosmic-missed-more-cards = { $count } more
