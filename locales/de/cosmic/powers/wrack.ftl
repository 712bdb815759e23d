power-wrack =
    .text = Als Hauptspieler darfst du, bevor Karten gewählt werden, stattdessen einen Handel anbieten. Jedes Mal, wenn dein Gegner ablehnt, darfst du ihn quälen: Einer seiner Steine, den du aussuchst, geht in den Warp, oder er legt eine zufällige Karte ab; dann bietest du wieder an. Das geht so oft, wie du Steine in der Begegnung hast. Einmal begonnen, wird es zu Ende geführt: Lehnt er bis zuletzt ab, verliert deine Seite.
    .example = Ana hat zwei Steine in der Begegnung. Ben lehnt ihr Angebot ab und verliert einen Stein, lehnt wieder ab und verliert eine Karte und lehnt ein drittes Mal ab: Anas Seite hat verloren.
    .wild = Als Hauptspieler: Für den Rest dieser Begegnung verliert dein Gegner jedes Mal, wenn er eine Kraft nutzt, einen Stein seiner Wahl von einer Basis an den Warp.
    .super = Nach jeder Ablehnung darfst du aufhören, und es werden wie üblich Karten gespielt.
