power-aura =
    .text = Als Hauptspieler darfst du, bevor der Angreifer Steine einsetzt, eine deiner Karten offen hinlegen. Alle anderen mit einer Basis in deinem Heimatsystem legen alle ihre Karten derselben Art offen hin: Angriffe, Kompromisse, Edikte, Flares oder Zodiac-Karten. Niemand kann diese Karten spielen, bis Phase 7 beginnt; dann gehen sie auf die Hand zurück.
    .example = Ben greift Ana an und hat eine Basis in ihrem System. Ana legt eine 4 offen hin, und Ben muss alle seine Angriffe zeigen.
    .wild = Zeig allen die vier obersten Karten des Stapels. Leg sie in derselben Reihenfolge zurück.
    .super = Du darfst zwei Karten verschiedener Art offen hinlegen.
