power-cudgel =
    .text = Wenn du als Hauptspieler mit einem Angriff gewinnst, verliert dein Gegner zusätzlich so viele Steine, wie du in der Begegnung hattest. Sie kommen von außerhalb der Begegnung, und er sucht sie aus.
    .example = Ana gewinnt mit einem Angriff und drei Steinen auf dem Kegel. Ben verliert seine Steine auf dem Planeten und drei weitere, die er aussucht.
    .wild = Als Angreifer, wenn du eine Basis bekommst: Alle anderen Steine auf diesem Planeten gehen in den Warp, außer denen der Verbündeten dieser Begegnung.
    .super = Auch jeder Verbündete deines Gegners verliert zusätzlich so viele Steine.
