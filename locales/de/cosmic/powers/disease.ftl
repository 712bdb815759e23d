power-disease =
    .text = Zeigt das Schicksal die Farbe von jemand anderem und hast du in diesem Heimatsystem eine Basis mit mindestens drei Steinen, darfst du einen oder mehrere davon auf einen anderen Planeten dort bringen. Mindestens ein Stein bleibt. Nach einer Wild-Karte zählt das Heimatsystem der Abwehr. Als Abwehr kannst du es nicht.
    .example = Cy hat vier Steine auf Bens Planeten 1. Das Schicksal zeigt Bens Farbe: Cy bringt zwei davon auf Bens Planeten 4 und hat eine Basis mehr.
    .wild = Zu Beginn einer beliebigen Begegnung: Alle anderen wählen geheim eine Karte. Alle Karten werden gezeigt und abgelegt. Wer die gleiche Art Karte gewählt hat wie jemand anderes, verliert drei Steine. Danach geht dieser Flare an den, der Disease hat, oder wird abgelegt.
    .super = Zu Beginn einer beliebigen Begegnung darfst du einen Stein von einer deiner Basen auf eine andere bringen.
