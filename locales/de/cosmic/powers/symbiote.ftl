power-symbiote =
    .text = Du spielst mit einem zweiten Satz Steine in einer anderen Farbe: Auf jedem Heimatplaneten stehen am Anfang doppelt so viele wie üblich. Alle sind ganz und gar deine, nur haben Steine der zweiten Farbe keine Buchstaben und werden nie Karma. Diese Kraft kann nicht gezappt, genommen, getauscht oder kopiert werden.
    .example = Ana beginnt mit acht Steinen auf jedem Heimatplaneten: vier roten und vier in einer unbenutzten Farbe, alle ihre.
    .wild = Zu Beginn der Begegnung eines anderen: Hol einen deiner Steine aus dem Warp auf eine deiner Basen.
    .super = Zu Beginn einer beliebigen Begegnung: Sammle alle deine Steine von überall auf deinen Heimatplaneten, bis zu acht auf jedem, auch wo du keine Basis hast. Nichts kann das verhindern. Danach wird dieser Flare abgelegt.
