power-lloyd =
    .text = Jederzeit, einmal je Begegnung bei jedem anderen: Biete an, seine Kräfte, seine Steine, seine Hand oder mehreres davon bis zum Ende der Begegnung zu versichern. Nimmt er an, bekommst du eine Marke. Versicherte Kräfte kann niemand aufheben oder wegnehmen. Versicherte Steine kehren auf Basen ihres Spielers zurück, statt verloren oder gefangen zu werden, außer er bezahlt selbst mit ihnen. Aus einer versicherten Hand kann niemand Karten nehmen, und niemand kann erzwingen, dass welche abgelegt werden. Für eine Marke darfst du jederzeit eine Belohnung nehmen.
    .example = Ana versichert Bens Steine. Ben verliert mit vier Steinen, doch sie kehren auf seine Basen zurück. Ana gibt ihre Marke aus und zieht eine Karte.
    .wild = Wenn du alle deine Steine auf einer Basis verlieren würdest, bleibt einer davon dort.
    .super = Jederzeit: Stimmt jemand anderes zu, versicherst du dich selbst bis zum Ende der Begegnung. Wer zugestimmt hat, bekommt eine Belohnung.
