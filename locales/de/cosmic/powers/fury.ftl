power-fury =
    .text = Für jeden deiner Steine, der in den Warp kommt oder das Spiel verlässt, bekommst du eine Wutmarke. Als Hauptspieler oder Verbündeter darfst du, sobald beide Karten verdeckt liegen, offen beliebig viele davon ausgeben: Jede erhöht die Summe deiner Seite um 3, oder jede senkt sie um 3.
    .example = Ana hat vier Steine verloren und vier Marken. Mit einer 10 und vier Steinen gibt sie zwei davon aus: Ihre Summe ist 20.
    .wild = Als Hauptspieler, der die Begegnung verloren hat: Alle, die gegen dich standen, nehmen je einen Stein ihrer Wahl von einer Basis aus dem Spiel. Niemandem bleiben weniger Steine, als Basen zum Sieg nötig sind.
    .super = Du behältst die Marken, die du ausgibst.
