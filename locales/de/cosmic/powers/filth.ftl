power-filth =
    .text = Niemandes Steine bleiben mit deinen auf einem Planeten: Sie gehen sofort auf andere Basen ihrer Besitzer, oder in den Warp, wenn es keine gibt. Gewinnt deine Seite als Angriff, landen die anderen darauf nicht mit dir; jeder nimmt eine Basis auf einem anderen Planeten im Heimatsystem der Abwehr. Verlierst du als Abwehr und hattest dort Steine, sind deine Steine verloren, die Angreifer gehen nach Hause, und der Planet ist leer. Wer in einem Handel mit dir eine Basis gewährt, verlässt diesen Planeten.
    .example = Ana und ihr Verbündeter Cy gewinnen gegen Ben. Ana landet auf Bens Planeten 1, und Cy nimmt eine Basis auf dessen Planeten 4.
    .wild = Jederzeit: Erkläre einen Planeten für verdreckt. Alle Steine dort gehen auf andere Basen ihrer Besitzer, oder in den Warp, wenn es keine gibt, und in dieser Begegnung landet dort niemand.
    .super = Als Angreifer, wenn du gezielt hast: Alle Steine anderer verlassen den Planeten, auch die der Abwehr.
