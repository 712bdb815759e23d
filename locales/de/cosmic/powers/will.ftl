power-will =
    .text = Als Angreifer, nachdem das Schicksal gezogen ist: Nenn irgendeinen anderen Spieler als Abwehr, egal was die Karte zeigt, und richte den Kegel auf einen Planeten seines Heimatsystems oder auf eine seiner Basen anderswo.
    .example = Ana zieht Blau, nennt aber Cy und richtet den Kegel auf eine Basis, die Cy in Dees System hat.
    .wild = Als Angreifer, wenn das Schicksal die Farbe eines anderen zeigt: Fordere ihn an irgendeiner seiner Basen heraus, in irgendeinem System. Du nimmst deine Steine zurück und setzt neu ein.
    .super = Bevor du die Abwehr nennst, sieh dir die Hand eines Spielers an.
