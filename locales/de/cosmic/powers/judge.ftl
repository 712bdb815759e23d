power-judge =
    .text = Als Hauptspieler darfst du, bevor Karten gewählt werden, dem Gewinner oder dem Verlierer etwas zusprechen: eine Basis, wo der andere Hauptspieler eine hat, oder eine Zahl von Karten, oder beides. Wird mindestens ein Angriff aufgedeckt, zahlt der andere Hauptspieler nach allem anderen, was aus der Begegnung folgt. Karten werden zufällig gezogen, außer du sprichst alle zu. Wer weniger hat, zahlt, was er hat.
    .example = Ana spricht dem Verlierer zwei Karten zu. Ben gewinnt die Begegnung und gibt ihr zwei zufällige Karten.
    .wild = Als Hauptspieler, wenn sich die aufgedeckten Summen um weniger als fünf unterscheiden: Nenn es unentschieden. Alle Verbündeten gehen nach Hause, und die Hauptspieler versuchen zu handeln.
    .super = Du darfst dem Gewinner und dem Verlierer etwas zusprechen.
