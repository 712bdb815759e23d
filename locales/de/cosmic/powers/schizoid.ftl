power-schizoid =
    .text = Beim Aufbau wählst du geheim, womit alle statt mit der üblichen Zahl fremder Basen gewinnen: mit fünf fremden Basen; mit einer in jedem anderen System; mit drei in einem System; mit je zwei in zwei Systemen; mit drei, auf denen vier oder mehr Steine stehen; oder mit vier, solange man alle eigenen Heimatplaneten hält. Verliert deine Seite, erfahren die Sieger von einer Bedingung, dass sie es nicht ist. Solange deine Kraft nicht wirkt, gilt die übliche Zahl.
    .example = Anas Bedingung sind drei Basen in einem System. Ben hat fünf fremde Basen, aber nirgends drei beisammen, und hat nicht gewonnen.
    .wild = Nach einer Begegnung: Tausche mit jemand anderem Heimatsystem, Farbe und alle Steine. Hände und Kräfte bleiben. Danach wird dieser Flare abgelegt.
    .super = Am Ende deines Zugs darfst du eine andere Bedingung wählen, mit der niemand sofort gewinnen würde.
