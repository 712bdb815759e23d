power-fungus =
    .text = Wenn deine Seite eine Begegnung gewinnt, in der du Steine hast, sind alle Steine gefangen, die die andere Seite verliert: Du stapelst sie unter deine Steine in der Begegnung. So ein Turm bewegt sich, zählt und geht verloren wie ein Stein, zählt aber jeden Stein darin zu deiner Summe dazu. Im Warp fällt er auseinander.
    .example = Anas Seite gewinnt, und Ben verliert vier Steine: Sie liegen in einem Turm unter einem von Anas Steinen, der nun fünf zu einer Summe beiträgt.
    .wild = Wenn du als Abwehr in deinem Heimatsystem gewinnst: Die Steine, die die andere Seite verliert, bilden stattdessen einen Ring um dein System. Jeder gibt dir 1 zu deiner Summe, wenn du mit dieser Karte daheim abwehrst; durch eine Begegnung verlierst du sie nicht. Verlässt diese Karte deine Hand, gehen sie heim.
    .super = Deine Türme bleiben im Warp beisammen und verlassen ihn wie ein Stein.
