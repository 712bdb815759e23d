power-graviton =
    .text = Als Hauptspieler darfst du, sobald beide Karten verdeckt liegen, „Zehner“ oder „Einer“ ansagen: Von jedem Angriff zählt nur diese Ziffer. Eine 40 zählt bei Zehnern 4, eine 9 bei Einern 9.
    .example = Ana hat eine 11 und Ben bestimmt mehr. Sie sagt „Einer“ an: Ihre 11 zählt 1, Bens 30 zählt 0.
    .wild = Als Hauptspieler, wenn dein Gegner nicht Graviton hat, bevor Karten gewählt werden: In dieser Begegnung zählt von Angriffen nur die Einerziffer.
    .super = Du darfst eine der beiden Karten nennen: Deine Ansage ändert nur diese.
