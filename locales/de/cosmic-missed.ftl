# What did I miss?: what has happened at a table since somebody last looked, for that person alone.

cosmic-missed = Was habe ich verpasst?
cosmic-missed-asked = **Du bist dran**{ $timed ->
    [yes] {" "}bis { $due }
   *[no] { "" }
}: { $what }
# Then one to three lines for each challenge.
cosmic-missed-since = { $known ->
    [yes] **Seit du { $since } zuletzt da warst:**
   *[no] **Bisher:**
}
cosmic-missed-nothing = { $known ->
    [yes] Seit du { $since } zuletzt da warst, ist keine Begegnung zu Ende gegangen.
   *[no] Noch ist keine Begegnung zu Ende.
}
cosmic-missed-earlier = -# { $count ->
    [one] Eine frühere Begegnung steht im Verlauf.
   *[other] { $count } frühere Begegnungen stehen im Verlauf.
}
# Then what the player has lost, and what was played against it.
cosmic-missed-done = **Gegen dich:**
cosmic-missed-late = { $count ->
    [one] Einmal warst du zu spät, da habe ich geantwortet.
   *[other] { $count }-mal warst du zu spät, da habe ich geantwortet.
}
# Then lines with what has changed.
cosmic-missed-side = **Bei dir:**
cosmic-missed-same = Bei dir hat sich nichts geändert.
cosmic-missed-home = Heimatbasen: { $before } → { $after }
cosmic-missed-foreign = Fremde Basen: { $before } → { $after }
cosmic-missed-warp = Steine im Warp: { $before } → { $after }
cosmic-missed-came = Neue Karten: { LIST($cards, style: "comma") }
cosmic-missed-gone = Karten weg: { LIST($cards, style: "comma") }
cosmic-missed-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
cosmic-missed-more-cards = { $count } weitere
