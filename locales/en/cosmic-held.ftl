# What I hold: how each card and power is played where nobody asks.

cosmic-held-open = Cards and powers …
cosmic-held-title = **I play your cards and powers when they help, unless you say otherwise.**
cosmic-held-line = • { $what }: **{ $how }**
cosmic-held-menu = Choose one …
cosmic-held-keep = keep it
cosmic-held-aimed = if it's aimed at me
cosmic-held-helps = when it helps
cosmic-held-soon = as soon as possible
cosmic-held-nothing = You hold nothing that I could play for you.
