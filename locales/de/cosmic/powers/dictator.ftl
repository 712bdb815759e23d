power-dictator =
    .text = Wenn du nicht der Angreifer bist und das Schicksal eine Farbe zeigt, darfst du sie als die Farbe irgendeines Spielers gelten lassen, auch als die des Angreifers. Eine Wild-Karte lässt sich nicht ändern.
    .example = Ana zieht Blau. Cy hat Dictator und lässt es als Gelb gelten: Dee wehrt ab.
    .wild = Wenn du nicht der Angreifer bist: Der Angreifer legt die Schicksalskarte ab und zieht neu, einmal je Begegnung.
    .super = Du darfst deine Kraft auch in deinen eigenen Begegnungen nutzen: Du nimmst deine Steine zurück, und die neue Farbe gilt.
