power-healer =
    .text = Jedes Mal, wenn andere Steine an den Warp oder aus dem Spiel verlieren, darfst du beliebige von ihnen heilen: Alle Steine, die sie gerade verloren haben, gehen auf ihre Basen zurück, und du ziehst für jeden, den du heilst, eine Karte. Ablehnen kann das niemand.
    .example = Ben verliert in einer Begegnung vier Steine. Dee heilt ihn: Sie gehen auf seine Basen zurück, und Dee zieht eine Karte.
    .wild = Wenn jemand Cosmic Zap gegen dich spielt, wird er ohne Wirkung abgelegt.
    .super = Wenn du heilst, ziehst du eine Karte je Stein statt eine je Spieler.
