power-insect =
    .text = Als Hauptspieler darfst du, sobald die Abwehr feststeht, die Kraft eines anderen Spielers wählen: Bis diese Begegnung endet, nutzt du eine Kopie davon anstelle dieser Kraft, und er behält seine. Nicht dieselbe Kraft in zwei Begegnungen hintereinander, in denen du Hauptspieler bist, und keine, die beim Aufbau wirkt, auf eigene Art gewinnt oder nie getauscht wird.
    .example = Ana kopiert Bens Virus und multipliziert ihre Steine mit ihrer Karte. In ihrer nächsten Begegnung muss sie eine andere Kraft wählen.
    .wild = Als Hauptspieler, der die Begegnung verloren hat: Leg deine Hand ab und zieh eine neue. Diesen Flare behältst du.
    .super = Deine Kraft wirkt auch, wenn du Verbündeter bist, sobald die Verbündeten feststehen.
