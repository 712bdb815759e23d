power-pacifist =
    .text = Als Hauptspieler gewinnst du, wenn deine Karte ein Kompromiss und die deines Gegners ein Angriff ist. Niemand bekommt Trost. Bei zwei Kompromissen wird wie üblich gehandelt.
    .example = Ben greift mit 40 an, Ana zeigt einen Kompromiss: Ana gewinnt.
    .wild = Als Hauptspieler mit einem Kompromiss gegen einen Angriff, nach dem Aufdecken: Deine Karte zählt als Angriff 15.
    .super = Scheitert dein Handel, verlierst du zwei Steine weniger als üblich, und wer mit dir verhandelt hat, zwei mehr.
