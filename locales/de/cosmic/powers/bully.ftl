power-bully =
    .text = Als Hauptspieler, der mit einem Angriff gegen einen Angriff gewinnt, darfst du aussuchen, welche Steine dein Gegner verliert: so viele, wie kämpfen, von überall. Bist du der Angreifer, bleiben verschonte neben dir auf dem Planeten. Bist du die Abwehr, gehen verschonte nach Hause.
    .example = Ben greift Ana mit vier Steinen an und verliert. Sie nimmt alle vier von seiner Basis auf Cys Planeten, und die Angreifer gehen nach Hause.
    .wild = Als Hauptspieler, wenn dein Gegner einen Kompromiss zeigt: Nenn einen Planeten mit einer Basis von ihm. Er gewährt dir dort eine Basis oder verliert zwei Steine, die nicht in der Begegnung sind.
    .super = Du suchst auch die Steine der Verbündeten deines Gegners aus.
