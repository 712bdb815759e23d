power-pygmy =
    .text = Beim Aufbau nimmst du fünf Planeten einer Farbe, die niemand spielt. Alle zehn Planeten deines Heimatsystems sind klein: Setz auf jeden zwei deiner Steine. Für andere zählen zwei Basen darauf zum Sieg als eine fremde Basis; eine einzelne zählt nicht. Auf jeden passen vier Steine, von allen Spielern zusammen. Wer keinen Platz findet, geht heim; landen mehrere zugleich, kommt der Angreifer zuerst, dann die anderen im Uhrzeigersinn.
    .example = Ana hat Basen auf drei von Bens kleinen Planeten und auf einem von Cy. Das sind zwei fremde Basen.
    .wild = Wenn ein anderer Spieler Belohnungen bekommt: Er bekommt nur die Hälfte, abgerundet.
    .super = Als Abwehr auf einem deiner Heimatplaneten, nach dem Aufdecken: Der Angriff deines Gegners zählt nur halb, abgerundet.
