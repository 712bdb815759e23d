power-demon =
    .text = Bevor Verbündete eingeladen werden, darfst du als Hauptspieler die ganze Hand eines Spielers, der nicht dein Gegner ist, auf dein Blatt nehmen. Bis die Begegnung endet, darfst du diese Karten spielen, als wären sie auf deiner Hand, und er nicht. Eine Karte, die nach ihrem Einsatz zu dir zurückkäme, geht zu ihm zurück, und ebenso alles, was am Ende der Begegnung übrig ist.
    .example = Ana nimmt Cys sieben Karten und spielt seinen Angriff 30 gegen Ben. Nach der Begegnung bekommt Cy sechs Karten zurück.
    .wild = Als Hauptspieler, bevor Verbündete eingeladen werden: Mach jemanden, der nicht dein Gegner ist, zu deinem Verbündeten, mit so vielen Steinen, wie du in der Begegnung hast, oder so vielen, wie er schicken kann, ohne eine Basis zu leeren.
    .super = Statt einer Hand darfst du sechs Karten vom Stapel auf dein Blatt ziehen. Was du nicht nutzt, kommt oben auf den Stapel zurück.
