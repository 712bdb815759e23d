# Was ich habe: wie jede Karte und Kraft gespielt wird, wo niemand fragt.

cosmic-held-open = Was ich habe …
cosmic-held-title = **Was du hast, wird ohne Rückfrage gespielt, wenn es hilft – außer du sagst etwas anderes.**
cosmic-held-line = • { $what }: **{ $how }**
cosmic-held-menu = Wähl eine Karte oder Kraft …
cosmic-held-keep = aufheben
cosmic-held-aimed = wenn etwas auf mich zielt
cosmic-held-helps = wenn es hilft
cosmic-held-soon = sobald es geht
cosmic-held-nothing = Du hast gerade nichts, was zwischen deinen Fragen gespielt werden kann.
