power-saboteur =
    .text = Leg beim Aufbau für jeden Spieler im Spiel eine Falle und zwei Attrappen verdeckt an Planeten, höchstens eine an jeden; nur du weißt, wo sie liegen. Wenn Steine auf so einem Planeten landen, vom Kegel, von einer Basis, aus dem Warp oder durch einen Handel, wird der Marker aufgedeckt und kommt zu dir zurück; eine Falle schickt alle Steine dort in den Warp. Zu Beginn jeder Begegnung darfst du zwei Marker vertauschen oder einen zurückgekommenen legen.
    .example = Ana besiegt Ben und landet mit drei Steinen auf seinem Planeten. Dort hat Cy eine Falle: Sie gehen in den Warp, und mit ihnen alle anderen dort.
    .wild = Als Hauptspieler, bevor Karten gewählt werden, wenn du einen Planeten mit deinem Gegner teilst: Seine Steine dort sind deine Geiseln. Verlierst du die Begegnung oder kommt kein Handel zustande, gehen sie in den Warp.
    .super = Wird eine deiner Attrappen aufgedeckt, darfst du eine Kompromisskarte ablegen und sie zur Falle machen.
