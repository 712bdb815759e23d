power-aristocrat =
    .text = Zu Beginn, bevor Hände gegeben werden, siehst du den Stapel durch und suchst dir deine erste Hand aus, ohne Flares. Als Hauptspieler darfst du einmal in einer Begegnung, bevor Karten gewählt werden, einen der Flares ziehen, die nicht im Stapel sind. Hast du dann zwei oder mehr Flares von Kräften, die nicht im Spiel sind, verlässt einer davon das Spiel.
    .example = Ana sucht sich für ihre erste Hand eine 40, eine 30 und fünf weitere Karten aus. In ihrer ersten Begegnung zieht sie den Flare von Zombie.
    .wild = Zu Beginn einer beliebigen Begegnung: Nimm eine Karte deiner Wahl aus dem Stapel. Die Ablage wird hineingemischt. Danach geht dieser Flare an den, der Aristocrat hat, oder wird abgelegt.
    .super = Leg diesen Flare ab, um drei der Flares zu ziehen, die nicht im Stapel sind, oder dir einen davon auszusuchen.
