power-vampire =
    .text = Wenn du als Hauptspieler gewinnst, werden von den Steinen, die dein Gegner verliert, so viele deine, wie du Steine in der Begegnung hast: Du stellst sie auf beliebige deiner Basen. Was in den Warp kommt, gehört wieder seinem Besitzer. Bei einem Handel darfst du deinem Partner Steine zurückgeben, als Teil eines Angebots.
    .example = Ana gewinnt mit drei Steinen in der Begegnung. Drei von Bens vier verlorenen Steinen sind jetzt ihre, einer geht in den Warp.
    .wild = Wenn du als Hauptspieler gewinnst: Ein Stein, den die andere Seite verliert, wird deiner, und du stellst ihn auf eine deiner Basen. Was in den Warp kommt, gehört wieder seinem Besitzer. Danach wird dieser Flare abgelegt.
    .super = Wenn du gewinnst, werden auch die Steine der Verbündeten deines Gegners deine, und es gibt keine Grenze.
