power-masochist =
    .text = Sind zu Beginn irgendeiner Begegnung alle deine Steine verloren, also im Warp, aus dem Spiel oder gefangen, gewinnst du. Du kannst auch wie üblich gewinnen, und du behältst diese Kraft ohne Heimatbasen.
    .example = Anas letzter Stein geht in den Warp. Die nächste Begegnung beginnt, und niemand hat einen davon gerettet: Sie hat gewonnen.
    .wild = Wenn der Angreifer einen Stein aus dem Warp zurückholen würde: Ein Spieler deiner Wahl, nur nicht der Angreifer, holt stattdessen einen zurück, außer der Angreifer hätte dann keinen Stein zum Einsetzen.
    .super = Zu Beginn deiner Begegnung, statt einen Stein zurückzuholen: Einer deiner Steine im Warp verlässt das Spiel.
