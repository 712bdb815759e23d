power-phantom =
    .text = Beim Aufbau wird von jedem deiner Heimatplaneten ein Stein zum Geist auf diesem Blatt. Zeigst du als Hauptspieler einen Angriff, gibt dir jeder Geist 1 zu deiner Summe; Geister sind auf keiner Basis und in keiner Begegnung. Deine Steine, die auf Basen zurückkehren, dürfen stattdessen Geister werden, und Geister dürfen überallhin, wohin Steine von deinen Basen dürfen.
    .example = Fünf Geister liegen auf Anas Blatt. Als Abwehr zeigt sie eine 8 mit drei Steinen: 8 und 3 und 5 sind 16.
    .wild = Als Hauptspieler, nach dem Aufdecken: Hol bis zu vier deiner Steine von Basen in die Begegnung, auch über die Grenze hinaus.
    .super = Deine Geister zählen auch, wenn du Verbündeter bist.
