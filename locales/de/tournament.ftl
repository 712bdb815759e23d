# Turniere des Klatschspiels: Anmeldung, Runden und Ende.

tournament-kind-knockout = K.-o.
tournament-kind-swiss = Schweizer System
tournament-size = bis zu { $size } an einem Tisch
tournament-head = **Klatschturnier** · { $kind } · { LIST($chosen, style: "comma") }
tournament-sign-up = Drück bis { $until } auf *Bin dabei*. Mit { $most } Leuten geht es sofort los.
tournament-entrants = { $count ->
    [0] Noch ist niemand dabei.
   *[other] Dabei ({ $count }): { LIST($names, style: "comma") }
    }
tournament-join = Bin dabei
tournament-leave = Bin raus
tournament-show = Turnier zeigen
tournament-button = Turnier
tournament-here = Bin da
tournament-table = **Runde { $round }, Tisch { $table }** · { LIST($names, style: "comma") }:
# live: ob die Leute zusammen am Tisch sitzen.
tournament-come = { $live ->
    [yes] Drückt auf *Bin da*, wenn ihr spielen könnt. Das Spiel beginnt, sobald alle innerhalb von 15 Minuten gedrückt haben. Wer bis { $until } nicht gedrückt hat, verliert.
   *[no] Drückt bis { $until } auf *Bin da*. Wer das nicht tut, verliert. Das Spiel beginnt, sobald alle gedrückt haben.
    }
tournament-here-are = Da: { LIST($names, style: "comma") }
tournament-waits = wartet bis { $until } auf seine Leute.
tournament-plays = { $names } spielen in { $thread }.
tournament-plays-below = { $names } spielen im Thread darunter.
tournament-free = diesmal kein Gegner, weiter in die nächste Runde.
tournament-table-won = { $count ->
    [0] Niemand hat gewonnen.
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den ersten Platz.
    }
# of: wie viele Runden es gibt, 0, wenn das niemand weiß.
tournament-round = { $of ->
    [0] **Runde { $number } beginnt** mit { $people } Leuten.
   *[other] **Runde { $number } von { $of } beginnt** mit { $people } Leuten.
    } Dein Tisch steht darunter.
tournament-rests = { $name } hat diesmal keinen Gegner und kommt ohne Spiel weiter.
tournament-round-is = { $of ->
    [0] Runde { $number } läuft.
   *[other] Runde { $number } von { $of } läuft.
    }
tournament-over = Es ist vorbei.
tournament-won = 🏆 { $count ->
    [one] **{ $names } hat das Turnier gewonnen!**
   *[other] **{ $names } haben das Turnier gemeinsam gewonnen!**
    }
# how: von Hand beendet; alle fehlten; zu wenige Leute.
tournament-nobody = { $how ->
    [hand] Das Turnier wurde beendet. Niemand hat gewonnen.
    [few] Das Turnier fällt aus: Es sind weniger als zwei Leute dabei.
   *[absent] Das Turnier endet ohne Sieg: Es ist niemand mehr übrig, der an seinen Tisch gekommen ist.
    }
tournament-row = { $place }. { $name } · { $kind ->
    [swiss] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
        }
   *[knockout] { $won ->
        [one] { $won } Runde gewonnen
       *[other] { $won } Runden gewonnen
        }
    }
tournament-rule = -# { $kind ->
    [swiss] Erster Platz am Tisch: 3 Punkte. Zweiter oder geteilter erster Platz: 1. Bei gleich vielen Punkten zählen die Punkte derer, gegen die du gespielt hast.
   *[knockout] Wer am Tisch den ersten Platz hat, kommt weiter; wer ihn teilt, auch.
    }
# Antworten, die nur eine Person sieht.
tournament-in = Du bist dabei. Dein erster Tisch kommt, wenn die Anmeldung schließt: { $when }.
tournament-already-in = Du bist schon dabei.
tournament-out = Du bist raus.
tournament-out-swiss = Du bist raus. Mit `/event join` bist du in der nächsten Runde wieder dabei.
tournament-out-playing = Nach diesem Spiel bist du raus. Das Spiel selbst verlässt du in seinem Thread mit `/slap leave`.
tournament-back = Du bist wieder dabei: In der nächsten Runde hast du einen Tisch.
tournament-noted = Gut, du bist da.
tournament-not-in = Du bist bei diesem Turnier nicht dabei.
tournament-not-yours = An diesem Tisch sitzen andere.
tournament-decided = Dieser Tisch spielt schon oder ist entschieden.
tournament-nothing-to-join = Dein Tisch spielt schon oder ist entschieden. Jetzt gibt es nichts zu drücken.
tournament-late = Die Anmeldung ist vorbei. Schau zu und sei nächstes Mal dabei.
tournament-lost = Du bist aus diesem K.-o.-Turnier ausgeschieden. Schau den anderen zu.
tournament-none = Hier läuft kein Turnier. Wer den Server verwaltet, beginnt eins mit `/event open`.
tournament-runs = Es läuft schon ein Turnier. Wartet sein Ende ab oder beendet es mit `/event end`.
tournament-opened = Das Turnier ist eröffnet; seine Nachricht kommt in diesen Kanal.
tournament-ended = Das Turnier ist beendet.
# Knöpfe und Formular für alle, die den Server verwalten; Titel und Beschriftungen haben höchstens 45 Zeichen.
tournament-open = { $kind ->
    [swiss] Schweizer System
   *[knockout] K.-o.-Turnier
    } eröffnen, { $speed ->
    [slow] langsam
   *[live] live
    }
tournament-end = Turnier beenden …
tournament-field-until = Wann endet die Anmeldung?
tournament-field-until-hint = 2026-12-24, Freitag 18:00, in 2 Tagen; leer: in 7 Tagen
tournament-field-people = Mit so vielen geht es sofort los ({ $least }–{ $most })
tournament-field-size = Höchstens so viele am Tisch ({ $least }–{ $most })
tournament-field-days = Tage, um an den Tisch zu kommen ({ $least }–{ $most })
tournament-number = „{ $what }“: Schreib dort eine ganze Zahl von { $least } bis { $most }.
tournament-sure = Das Turnier beenden? Niemand gewinnt es, und laufende Spiele zählen nicht mehr dafür.
tournament-sure-yes = Beenden
tournament-date-unknown = Dieses Datum verstehe ich nicht. Schreib es wie `2026-12-24`, `24.12. 18:00`, `Freitag` oder `in 2 Tagen` (Zone { $zone }).
tournament-date-unclear = Schreib das Datum wie `2026-04-03`, damit Tag und Monat klar sind (Zone { $zone }).
tournament-date-past = Wähl ein späteres Ende der Anmeldung: Dieser Moment ist schon vorbei (Zone { $zone }).
tournament-date-far = Wähl ein früheres Ende der Anmeldung: Sie ist höchstens 60 Tage offen.
# Das Bild eines Turniers und sein Alternativtext.
tournament-picture-title = Klatschturnier: { $kind }
# open: Tische, die noch nicht entschieden sind.
tournament-picture-ask = Runde { $round }{ $of ->
    [0] {""}
   *[other] {" "}von { $of }
    }: { $tables ->
    [one] { $open ->
        [0] ihr Tisch ist fertig
       *[other] ein Tisch spielt
        }
   *[other] { $open ->
        [0] alle { $tables } Tische sind fertig
       *[other] { $open } von { $tables } Tischen offen
        }
    }
tournament-picture-won = { $count ->
    [0] Niemand hat gewonnen
    [one] { LIST($names) } hat gewonnen
   *[other] { LIST($names) } haben gewonnen
    }
tournament-picture-many = { $count } Leute haben zusammen gewonnen
tournament-picture-round = Runde { $round }
tournament-picture-final = Finale
tournament-picture-rounds = Punkte je Runde
tournament-picture-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
tournament-picture-more = und { $count } weitere
tournament-picture-row = { $place }. { $name }: { tournament-picture-points }
tournament-picture-table = Tisch { $table }: { LIST($names) } spielen
tournament-picture-rests = { $name } kommt ohne Spiel weiter
tournament-picture-decided = Tisch { $table }, { LIST($names) }: { $count ->
    [0] niemand hat gewonnen
    [one] { LIST($firsts) } hat gewonnen
   *[other] { LIST($firsts) } teilen sich den ersten Platz
    }
