power-visionary =
    .text = Als Hauptspieler darfst du, bevor Karten gewählt werden, eine Begegnungskarte nennen. Hat dein Gegner sie, muss er sie spielen. Hat er sie nicht, wählt er frei.
    .example = Ana nennt den Angriff 4. Ben hat einen Angriff 20 und einen Angriff 4: Er muss die 4 spielen.
    .wild = Als Hauptspieler, jederzeit in einer Begegnung: Nenn eine Karte. Alle anderen zeigen dir diese Karte, wenn sie sie haben, sonst eine Karte ihrer Wahl.
    .super = Du darfst die Kraft auch nutzen, wenn du kein Hauptspieler bist, gegen einen der beiden.
