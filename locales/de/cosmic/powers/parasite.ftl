power-parasite =
    .text = Wenn du kein Hauptspieler bist: Bist du mit Antworten dran, darfst du jeder der beiden Seiten beitreten, als wärst du eingeladen.
    .example = Niemand hat Ana eingeladen. Als sie mit Antworten dran ist, tritt sie mit vier Steinen dem Angriff bei.
    .wild = Wenn jemand anderes gerade seine Kräfte verloren hat, weil ihm Heimatbasen fehlen: Gründe mit einem Stein von einer deiner Basen eine Basis auf einem seiner Heimatplaneten.
    .super = Als Verbündeter darfst du beliebig viele Steine einsetzen.
