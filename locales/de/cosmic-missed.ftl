# What did I miss?: what has happened at a table since somebody last looked, for that person alone.

cosmic-missed = Was habe ich verpasst?
# Above the menu of one's tables.
cosmic-missed-where = Was habe ich verpasst bei …
cosmic-missed-nowhere = Du sitzt an keinem Tisch, der erzählt, was du verpasst hast: Das tut ein Spiel von Cosmic Encounter, solange es im Gang ist.
cosmic-missed-asked = **Du bist dran**: { $what }{ $timed ->
    [yes] {" "}– antworte bis { $due }
   *[no] { "" }
}
# Then one to three lines for each challenge.
cosmic-missed-since = { $known ->
    [yes] **Seit du { $since } zuletzt da warst:**
   *[no] **Was bisher geschah:**
}
cosmic-missed-nothing = { $known ->
    [yes] Seit du { $since } zuletzt da warst, ist keine Begegnung zu Ende gegangen.
   *[no] Noch ist keine Begegnung zu Ende gegangen.
}
cosmic-missed-earlier = -# { $count ->
    [one] Eine frühere Begegnung steht im Verlauf.
   *[other] { $count } frühere Begegnungen stehen im Verlauf.
}
# Then what the player has lost, and what was played against it.
cosmic-missed-done = **Das hat dich getroffen:**
cosmic-missed-late = { $count ->
    [one] Eine Antwort von dir kam zu spät, da habe ich für dich geantwortet.
   *[other] { $count } Antworten von dir kamen zu spät, da habe ich für dich geantwortet.
}
# Then lines with what has changed.
cosmic-missed-side = **Auf deiner Seite:**
cosmic-missed-same = Auf deiner Seite hat sich nichts geändert.
cosmic-missed-home = Heimatbasen: { $before } → { $after }
cosmic-missed-foreign = Fremde Basen: { $before } → { $after }
cosmic-missed-warp = Steine im Warp: { $before } → { $after }
cosmic-missed-came = Neu auf deiner Hand: { LIST($cards, style: "comma") }
cosmic-missed-gone = Nicht mehr auf deiner Hand: { LIST($cards, style: "comma") }
cosmic-missed-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
cosmic-missed-more-cards = { $count } weitere
