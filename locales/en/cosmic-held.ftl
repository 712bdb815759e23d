# What I hold: how each card and power is played where nobody asks.

cosmic-held-open = What I hold …
cosmic-held-title = **What you hold is played without asking you, when it helps – unless you say otherwise.**
cosmic-held-line = • { $what }: **{ $how }**
cosmic-held-menu = Choose a card or power …
cosmic-held-keep = keep it
cosmic-held-aimed = if something is aimed at me
cosmic-held-helps = when it helps
cosmic-held-soon = as soon as it can
cosmic-held-nothing = You hold nothing now that can be played between your questions.
