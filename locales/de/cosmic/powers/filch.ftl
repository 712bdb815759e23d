power-filch =
    .text = Als Hauptspieler, nachdem die Begegnungskarten abgelegt sind: Nimm die Begegnungskarte deines Gegners aus der Ablage auf die Hand.
    .example = Ben hat gegen Ana eine 40 gespielt. Nach dem Ablegen nimmt sie diese 40 auf die Hand.
    .wild = Wenn jemand anderes ein Edikt oder einen Flare spielt: Leg einen Kompromiss ab. Die andere Karte hat keine Wirkung und kommt auf deine Hand.
    .super = In jeder Rolle, statt deine Kraft zu nutzen: Nimm nach der Begegnung die gespielte Begegnungskarte eines der beiden Hauptspieler.
