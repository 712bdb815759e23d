power-gorgon =
    .text = Steine anderer auf deinen Heimatplaneten und auf jedem Planeten, auf dem du eine Basis hast, können nicht wegbewegt werden, weder von ihren Besitzern noch von anderen. Sie wehren dort weiterhin ab und können verloren gehen, gefangen oder entfernt werden. Diese Kraft braucht keine drei Heimatbasen.
    .example = Ana hat eine Basis auf Bens Planet 3. Bens zwei Steine dort können nicht eingesetzt werden, bis sie weg ist.
    .wild = Als Hauptspieler, vor den Einladungen: Nenn einen Planeten. In dieser Begegnung wehren Steine dort nicht ab, bewegen sich nicht und gehen nicht in den Warp.
    .super = Wenn jemand Cosmic Zap gegen dich spielt, ist er aufgehoben.
