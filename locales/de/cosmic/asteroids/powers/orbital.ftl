power-orbital =
    .text = Wenn in einer Begegnung die Asteroiden weiterrücken, darfst du anordnen, dass alle zwei Systeme nach rechts rücken statt eins. Hat ein Asteroid diese Kraft, nutzt sie der, bei dem er vor dem Umlauf liegt.
    .example = Den Asteroiden, der zu ihr käme, kann Ana nicht brauchen. Alle rücken zwei weiter, und ein anderer kommt.
    .wild = Kopiere eine Kraft des Spielers links von dir: Bis zum Ende der Begegnung hast du sie zu deiner dazu, so wie sie ins Spiel kommt. Er behält seine.
    .super = Wenn du deine Kraft nutzt, darfst du alle Asteroiden ein System nach links rücken lassen statt zwei nach rechts.
