power-miner =
    .text = Wenn du Hauptspieler oder beigetretener Verbündeter bist und um ein System mit einem Asteroiden gekämpft wird, darfst du bis zum Ende der Begegnung die Kraft des Asteroiden statt dieser nutzen. So lange darf niemand sonst diesen Asteroiden nutzen.
    .example = Ana fordert Ben heraus, bei dem der Virus-Asteroid liegt. Sie beutet ihn aus: Virus gehört jetzt ihr und nicht ihm.
