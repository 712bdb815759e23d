power-mirror =
    .text = Als Hauptspieler darfst du, sobald beide Karten verdeckt liegen, eine Umkehr ansagen: Beide Angriffe werden als zweistellige Zahlen rückwärts gelesen. Eine 15 ist eine 51, eine 20 eine 2 und eine 8 eine 80.
    .example = Ana sagt eine Umkehr an. Aus ihrer 4 wird 40, aus Bens 20 wird 2.
    .wild = Als Hauptspieler, nach dem Aufdecken: Deine Karte wird zur Kopie der Karte deines Gegners.
    .super = Deine Umkehr trifft nur eine Karte, deine oder die deines Gegners: Du nennst sie vor dem Aufdecken.
