# Was ich habe: wie jede Karte und Kraft gespielt wird, wo niemand fragt.

cosmic-held-open = Karten und Kräfte …
cosmic-held-title = **Deine Karten und Kräfte spiele ich, wenn sie helfen. Sag mir, wenn du es anders willst.**
cosmic-held-line = • { $what }: **{ $how }**
cosmic-held-menu = Wähl eine …
cosmic-held-keep = aufheben
cosmic-held-aimed = wenn es um mich geht
cosmic-held-helps = wenn es hilft
cosmic-held-soon = sobald es geht
cosmic-held-nothing = Du hast gerade nichts, was ich für dich spielen könnte.
