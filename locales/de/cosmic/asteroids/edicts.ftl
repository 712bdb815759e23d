edict-strange-attractor =
    .text = Direkt nachdem die Asteroiden weitergerückt sind: Hol einen beliebigen Asteroiden in dein System. Ist dort schon einer, geht er dorthin, woher der andere kam.
