power-vacuum =
    .text = Jedes Mal, wenn Steine von dir in den Warp gehen, folgen bis zu ebenso viele Steine anderer. Du sagst, wie viele von wem, und die Besitzer suchen aus, welche, von Basen außerhalb der Begegnung.
    .example = Ana verliert drei Steine. Sie sagt, dass zwei von Ben und einer von Cy folgen, und die beiden suchen sie aus.
    .wild = Nach dem Aufdecken: Für jeden anderen Hauptspieler, der einen Angriff zeigt, holst du einen deiner Steine aus dem Warp zurück.
    .super = Wenn deine Kraft Steine in den Warp zieht, suchst du auch aus, welche.
