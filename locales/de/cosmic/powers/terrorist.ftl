power-terrorist =
    .text = Immer wenn du in einer Begegnung eine Basis bekommen oder verlassen hast, und zu Beginn deiner eigenen Begegnungen überall, wo du eine hast, darfst du unter diesem Planeten eine Bombe verstecken: höchstens fünf, je eine pro Planet. Du darfst jederzeit eine zünden, aber ab den Einladungen nicht unter dem Planeten, um den gekämpft wird: Alle Steine dort, auch deine, gehen in den Warp.
    .example = Anas Bombe liegt unter Bens Planet 3, wo Ben vier Steine hat und Cy zwei. Sie zündet sie: Alle sechs sind im Warp.
    .wild = Direkt nachdem du als Abwehr eine Basis verloren hast: Die Steine, die dort gelandet sind, gehen in den Warp. Danach wird dieser Flare abgelegt.
    .super = Wenn du eine Bombe zündest, kehren deine eigenen Steine auf diesem Planeten auf andere Basen zurück.
