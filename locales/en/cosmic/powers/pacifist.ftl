power-pacifist =
    .text = As a main player, when your card is a compromise and your opponent's an attack, you win. Nobody takes consolation. Two compromises are negotiated as usual.
    .example = Ben attacks with 40, Ana shows a compromise: Ana wins.
    .wild = As a main player with a compromise against an attack, after the cards are revealed: your card counts as an attack 15.
    .super = When your deal fails, you lose two tokens fewer than usual, and everybody who dealt with you loses two more.
