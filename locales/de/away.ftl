# Urlaub: wer an einem Tisch fehlt, was dort solange geschieht und was man danach erfährt.

away-button = Abwesend …
# Zeilen der Tafel und des Standes, für alle. Hinter dem Namen steht das Zeichen für Urlaub.
away-played = { $name } ist bis { $day } abwesend ({ $until }). Eine Vertretung antwortet, niemand muss warten.
away-asks = { $name } ist bis { $day } abwesend ({ $until }) und bittet darum, dass der Tisch wartet. Bis ihr zustimmt, antwortet eine Vertretung.
away-still = { $name } ist bis { $day } abwesend ({ $until }). Ihr habt zugestimmt, dass der Tisch wartet.
away-alone = { $name } ist bis { $day } abwesend ({ $until }). Sonst ist gerade niemand da, darum wartet der Tisch.
away-silent = { $name } antwortet nicht mehr. Eine Vertretung spielt, bis { $name } wieder da ist.
# For whom the others have voted that a caretaker plays.
away-by-vote = **{ $name }, jetzt spielt eine Vertretung für dich**: Du hast länger nicht geantwortet, und die anderen haben dafür gestimmt. Komm zurück, wann du willst: *Ich bin wieder da* unter `/away`, oder spiel einfach.
# Vor der Antwort an jemanden, der abwesend war und gerade gespielt hat.
away-back-by-playing = **Willkommen zurück!** Ab jetzt spielst du an diesem Tisch wieder selbst.
# Erste Zeile der Direktnachricht an jemanden, der wieder da ist.
away-welcome = **Willkommen zurück an Tisch { $number }!** Ab jetzt frage ich wieder dich. { $link }
# Dasselbe, wenn das Spiel inzwischen zu Ende ist; dann folgt, wie.
away-over-cosmic = **Tisch { $number } ist fertig gespielt, während du weg warst.** { $link }
# Dann Zeilen mit dem, was geschehen ist.
away-deeds = **Das wurde für dich getan, während du weg warst:**
away-deeds-more = { $count ->
    [one] -# Davor noch eine Begegnung
   *[other] -# Davor noch { $count } Begegnungen
}
# Eine Begegnung mit ihrer Nummer: was getan wurde, je so, wie es hinter „du hast“ steht.
away-deed = - { $number }: Du hast { $done }.
away-did-target = { $answer } angegriffen
away-did-commit = { $count ->
    [1] einen Stein
    [2] zwei Steine
    [3] drei Steine
    [4] vier Steine
   *[other] { $count } Steine
} geschickt
away-did-invite = { $answer } eingeladen
away-did-join = { $side ->
    [offense] beim Angriff
   *[other] bei der Abwehr
} mitgemacht
away-did-stay-out = dich herausgehalten
away-did-card = { $answer } gelegt
away-did-use = „{ $answer }“ gewählt
# Jede andere Frage mit ihrer Antwort.
away-did = auf „{ $what }“ mit { $answer } geantwortet
away-did-win = gewonnen
away-did-lose = verloren
away-deal-offer = ein Angebot für einen Handel gemacht
away-deal-accept = ein Angebot für einen Handel angenommen
away-deal-fail = eine Verhandlung ohne Handel beendet

# Befehle und Knöpfe.
away-gone = **Du bist bis { $day } weg** ({ $until }), an allen deinen Tischen und an jedem, an den du dich setzt. Ich frage und erinnere dich dann nicht.
away-hint = -# Zeitpunkte gelten in der Zeitzone { $zone }. Eine andere schreibst du dahinter: `24.12. 18:00 Europe/Berlin`. Früher zurück? Spiel, oder drück *Ich bin wieder da* unter `/away`.
away-not-live = -# Ein Live-Tisch im Klatschspiel wartet auf niemanden: Dort kannst du pausieren oder gehen.
away-over = **Willkommen zurück!** { COUNT($tables) ->
    [0] Ab jetzt frage ich dich wieder.
   *[other] Du spielst wieder mit: { LIST($tables) }. Was geschehen ist, steht in einer Direktnachricht.
}
away-not = Du bist nicht weg. Fährst du weg? Sag bis wann, dann kümmere ich mich um deine Plätze.
# Wie lange jemand weg ist: überall, dann wo es anders ist.
away-all = **Du bist bis { $day } weg** ({ $until }), außer dort, wo du seitdem gespielt hast.
away-row = - { $table }: abwesend bis { $day } ({ $until })
away-row-silent = - { $table }: Die anderen haben für eine Vertretung gestimmt, bis du wieder da bist
away-back = Ich bin wieder da
away-until = Bis wann bist du weg?
away-until-hint = 2026-12-24, 24.12. 18:00, Freitag, in 2 Wochen
away-title = Abwesend
away-then = Wenn du dran bist
away-plan-orders = Nur meine Aufträge
away-plan-careful = Vorsichtiger Computer
away-plan-pass = Immer passen
away-plan-freeze = Einfrieren (wenn die anderen zustimmen)
# Was für Abwesende getan wird, je nach Spiel.
away-done-cosmic-orders = Ich halte mich an deine Aufträge. Sonst gebe ich die übliche Antwort und passe.
away-done-cosmic-careful = Ich halte mich an deine Aufträge, den Rest entscheidet ein vorsichtiger Computer. Er gibt keine Heimatbasis weg, spielt von sich aus keinen Zap und keinen Flare und schließt keinen Handel, der eine Basis kostet.
away-done-cosmic-pass = Ich passe jedes Mal für dich, auch wenn du etwas beauftragt hast. Wo du entscheiden musst, gebe ich die übliche Antwort.
away-done-cosmic-freeze = Ich frage die anderen, ob sie auf dich warten. Bis sie zustimmen, halte ich mich an deine Aufträge, den Rest entscheidet ein vorsichtiger Computer.
away-done-slap-orders = An langsamen Klatschtischen passe ich bei jeder Karte für dich.
away-done-slap-careful = An langsamen Klatschtischen drückt eine Vertretung für dich *Klatschen* oder *Passen*. Sie sieht die meisten Muster und klatscht nie ins Leere.
away-done-slap-pass = An langsamen Klatschtischen passe ich bei jeder Karte für dich.
away-done-slap-freeze = An langsamen Klatschtischen bitte ich die anderen, *Pause* zu drücken. Bis dahin drückt eine Vertretung für dich *Klatschen* oder *Passen*.
# Warum ein Zeitpunkt abgelehnt wird.
away-date-unknown = Diesen Zeitpunkt verstehe ich nicht. Schreib ihn wie `2026-12-24`, `24.12. 18:00`, `Freitag` oder `in 2 Wochen` (Zeitzone { $zone }).
away-date-unclear = Was ist der Tag, was der Monat? Schreib es wie `03.04.` oder `2026-04-03` (Zeitzone { $zone }).
away-date-past = Das ist schon vorbei (Zeitzone { $zone }). Bis wann bist du weg?
away-date-far = Das ist länger als ein Jahr hin (Zeitzone { $zone }). Gib deinen Platz für so lange lieber ab: `/leave`.

# Langsame Tische des Klatschspiels.
away-slap-asks = **{ $name } ist bis { $day } abwesend** ({ $until }) und bittet darum, dass der Tisch wartet. Die anderen können für eine Pause stimmen. Bis dahin drückt eine Vertretung die Knöpfe.
away-slap-back = { $name } ist aus dem Urlaub zurück.
away-slap-welcome = **Willkommen zurück am Klatschtisch { $number }!** { $turned ->
        [one] Eine Karte wurde
       *[other] { $turned } Karten wurden
    } aufgedeckt, während du weg warst. Du hattest { $before ->
        [one] 1 Karte
       *[other] { $before } Karten
    } und hast jetzt { $after }.
# Dann eine Zeile, was die Vertretung gedrückt hat, und eine, wer wie viele Stapel genommen hat: „Ana 3 · Ben 1“.
away-slap-over = **Klatschtisch { $number } ist fertig gespielt, während du weg warst.**
away-slap-pressed = Eine Vertretung hat für dich gedrückt: *Klatschen* { $slaps }×, *Passen* { $passes }×.
away-slap-piles = Genommene Stapel: { $piles }
away-slap-no-pile = Niemand hat einen Stapel genommen.
