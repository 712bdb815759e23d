power-butler =
    .text = Bevor jemand anderes als Angreifer das Schicksal zieht, kann er dir eine zufällige Karte aus seiner Hand als Trinkgeld geben. Tut er es nicht, darfst du in dieser Begegnung einmal wählen, auf welchen Planeten der Kegel zeigt oder von welchen Basen des Angreifers die Steine auf dem Kegel kommen; wie viele es sind, sagt der Angreifer.
    .example = Ben gibt Ana vor seinem Schicksal kein Trinkgeld. Sie richtet den Kegel auf den Planeten von Cy, der ihr am besten passt.
    .wild = Zu Beginn deiner eigenen Begegnung: Nenn jemand anderen. Er wird der Angreifer dieser Begegnung und muss dich einladen. Gewinnt oder handelt er, zählt das als dein Erfolg; danach geht dein Zug weiter.
    .super = Dein Trinkgeld sind zwei Karten.
