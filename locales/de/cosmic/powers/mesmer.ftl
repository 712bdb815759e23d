power-mesmer =
    .text = Du darfst ein Edikt aus deiner Hand als jedes andere Edikt dieses Spiels spielen, wann immer man das andere spielen dürfte. Es wirkt als das Edikt, das du nennst, und kommt danach dorthin, wohin die Karte selbst käme. Wird deine Kraft gezappt, bleibt die Karte in deiner Hand.
    .example = Ben ist dabei, mit seiner 20 zu gewinnen. Ana hat nur einen Finder in der Hand und spielt ihn als Time Gash.
    .wild = Als Hauptspieler, wenn du einen Angriff unter 10 aufgedeckt hast: Er zählt als Kompromiss.
    .super = Wenn du deine Kraft nutzt: Du darfst jede Karte aus deiner Hand als Edikt spielen, nur keine Begegnungskarte.
