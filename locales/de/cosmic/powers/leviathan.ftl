power-leviathan =
    .text = Statt Steine auf den Kegel zu setzen, darfst du als Angreifer einen deiner Heimatplaneten schicken, auf dem nur deine Steine stehen: Sie alle sind deine Steine in der Begegnung, und deine Summe ist um 20 höher. Gewinnst du, dann lass bis zu vier von ihnen am Ziel. Verlierst du, gehen alle in den Warp. Der Planet kommt auf jeden Fall zurück, mit den Steinen, die noch darauf sind.
    .example = Ana schickt einen Planeten mit sechs Steinen und zeigt eine 8. Ihre Summe ist 34.
    .wild = Als Angreifer, sobald die Abwehr feststeht: Tausch einen deiner Heimatplaneten gegen einen von ihr. Planeten behalten die Steine, die darauf stehen. Die Begegnung endet sofort und gilt als erfolgreich.
    .super = Du darfst auch einen Planeten schicken, auf dem andere stehen, nur nicht die Abwehr. Sie sind deine Verbündeten, schicken keine weiteren Steine und kommen mit dem Planeten zurück, ohne eine Basis zu gewinnen.
