power-crystal =
    .text = Als Hauptspieler oder beigetretener Verbündeter: Sobald alle geantwortet haben, darfst du für jeden anderen Verbündeten beider Seiten bestimmen, wie viele Steine er in der Begegnung hat: einen bis vier, höchstens so viele, wie er besitzt. Welche es sind, wählt er selbst.
    .example = Bens Verbündete haben dort drei und vier Steine. Ana, die Angreiferin, setzt beide Zahlen auf eins.
    .wild = Zu Beginn einer beliebigen Begegnung: Verteile deine Steine neu auf deine Basen. Jede Basis behält mindestens einen.
    .super = Als Abwehr darfst du auch bestimmen, wie viele Steine der Angreifer in der Begegnung hat: einen bis vier.
