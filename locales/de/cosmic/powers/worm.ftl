power-worm =
    .text = Beim Aufbau verteilst du deine Steine beliebig auf deine Heimatplaneten, mindestens einen auf jeden. Als Hauptspieler darfst du den Kegel nach dem Aufdecken auf einen anderen Planeten drehen, auf dem der Angreifer dieselbe Abwehr herausfordern könnte und keine Basis hat. Alle Steine auf dem Kegel kommen mit; die Abwehr kämpft mit den Steinen, die dort stehen.
    .example = Ben wehrt auf einem Planeten mit fünf Steinen ab. Ana dreht den Kegel auf seinen Planeten mit nur einem Stein, und dort wird gezählt.
    .wild = Als Angreifer, wenn dein Zug beginnt: Wähl einen deiner Heimatplaneten ohne Stein von dir und zieh beliebig viele deiner Steine von Basen dorthin.
    .super = Deine Kraft wirkt auch, wenn du Verbündeter bist.
