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
    [yes] Drückt auf *Bin da*, wenn ihr spielen könnt. Das gilt 15 Minuten lang, und das Spiel beginnt, sobald alle da sind. Am { $until } geht es mit denen weiter, die dann da sind. Alle anderen verlieren.
   *[no] Drückt bis { $until } auf *Bin da*. Wer das nicht tut, verliert. Das Spiel beginnt, sobald alle gedrückt haben.
    }
# Zum Termin war niemand am Tisch; es gibt einen späteren.
tournament-longer = Niemand war rechtzeitig da, darum habt ihr noch einen Tag. Ist dann wieder niemand da, gewinnst du nur, wenn außer dir nie jemand gedrückt hat.
tournament-here-are = Da: { LIST($names, style: "comma") }
# over: ob das schon vorbei ist.
tournament-here-until = { $over ->
    [yes] { $name } war bis { $until } da: Drück noch einmal, wenn du spielen kannst.
   *[no] { $name } ist bis { $until } da.
    }
tournament-waits = wartet bis { $until } auf seine Leute.
tournament-plays = { $names } spielen in { $thread }. Willst du zusehen? Öffne den Thread und drück *Beitreten*.
tournament-plays-below = { $names } spielen im Thread darunter.
# Ein Spiel wurde vor der zehnten Karte abgebrochen; der zweite Satz steht in der Nachricht des neuen Tisches.
tournament-anew = Das Spiel wurde vor der zehnten Karte abgebrochen, darum spielen sie noch einmal: Die neue Nachricht steht darunter.
tournament-again = Euer letztes Spiel wurde vor der zehnten Karte abgebrochen und zählt nicht. Dieses schon.
tournament-plays-on = Das Turnier wurde beendet. Das Spiel in { $thread } geht weiter, zählt dafür aber nicht mehr.
tournament-never = Das Turnier wurde beendet, bevor dieses Spiel begann.
tournament-free = diesmal ein Freilos, kein Gegner: weiter in die nächste Runde.
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
tournament-round-over = { $of ->
    [0] **Runde { $number } ist vorbei.**
   *[other] **Runde { $number } von { $of } ist vorbei.**
    }
tournament-rests = { $name } hat ein Freilos: diesmal kein Gegner, und weiter in die nächste Runde.
tournament-round-is = { $of ->
    [0] Runde { $number } läuft.
   *[other] Runde { $number } von { $of } läuft.
    }
tournament-over = Es ist vorbei.
tournament-won = { $count ->
    [one] **{ $names } hat das Turnier gewonnen!**
   *[other] **{ $names } haben das Turnier gemeinsam gewonnen!**
    }
# how: von Hand beendet; alle fehlten; zu wenige Leute.
tournament-nobody = { $how ->
    [hand] Das Turnier wurde beendet. Niemand hat gewonnen.
    [few] Das Turnier fällt aus: Es sind weniger als zwei Leute dabei.
   *[absent] Das Turnier endet ohne Sieg: Niemand, der noch dabei war, kam an seinen Tisch.
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
    }{ $byes ->
    [0] {""}
    [one] {" "}(mit Freilos)
   *[other] {" "}(mit { $byes } Freilosen)
    }
tournament-rule = -# { $kind ->
    [swiss] Erster Platz am Tisch: 3 Punkte. Zweiter oder geteilter erster Platz: 1. Bei gleich vielen Punkten zählen die Punkte derer, gegen die du gespielt hast.
   *[knockout] Der erste Platz am Tisch kommt weiter, auch geteilt.
    }
# Antworten, die nur eine Person sieht.
tournament-in = Du bist dabei. Dein erster Tisch kommt, wenn die Anmeldung schließt: { $when }.
tournament-already-in = Du bist schon dabei.
tournament-out = Du bist raus.
tournament-out-swiss = Du bist raus. Mit `/server`, *Turnier*, bist du in der nächsten Runde wieder dabei.
tournament-out-playing = Nach diesem Spiel bist du raus. Das Spiel selbst verlässt du mit *Aussteigen* unter seiner ersten Nachricht, oder mit `/leave` in seinem Thread.
tournament-back = Du bist wieder dabei: In der nächsten Runde hast du einen Tisch.
tournament-noted = Gut, du bist da.
# again: ob ein früherer Druck abgelaufen ist.
tournament-noted-live = { $again ->
    [yes] Dein letztes *Bin da* war abgelaufen. Jetzt bist du bis { $until } da.
   *[no] Du bist bis { $until } da.
    } Hat das Spiel dann noch nicht begonnen, drück wieder, wenn du spielen kannst.
tournament-not-in = Du bist bei diesem Turnier nicht dabei.
tournament-not-yours = An diesem Tisch sitzen andere.
tournament-decided = Dieser Tisch spielt schon oder ist entschieden.
tournament-nothing-to-join = Dein Tisch spielt schon oder ist entschieden. Jetzt gibt es nichts zu drücken.
tournament-late = Die Anmeldung ist vorbei. Schau zu und sei nächstes Mal dabei.
tournament-lost = Du bist aus diesem K.-o.-Turnier ausgeschieden. Schau den anderen zu.
tournament-none = Hier läuft kein Turnier. Wer den Server verwaltet, beginnt eins mit `/admin`.
tournament-runs = Es läuft schon ein Turnier. Warte sein Ende ab oder beende es mit `/admin`.
tournament-not-offered = Wähl die Art des Turniers und schick es noch einmal ab.
tournament-opened = Das Turnier ist eröffnet. Ich poste es in diesem Kanal.
tournament-ended = Du hast das Turnier beendet.
# Direktnachrichten: names sind die anderen am Tisch, way führt zu seiner Nachricht.
tournament-dm-here = **{ LIST($names) } { COUNT($names) ->
    [one] ist
   *[other] sind
    } an deinem Turniertisch und { COUNT($names) ->
    [one] kann
   *[other] können
    } jetzt spielen.** Drück dort auf *Bin da*, spätestens { $until }: { $way }
# live: ob die Leute zusammen am Tisch sitzen.
tournament-dm-soon = { $live ->
    [yes] **Sei { $until } an deinem Turniertisch** und drück dort auf *Bin da*, oder früher, wenn ihr euch findet: { $way } Wer dann nicht da ist, verliert.
   *[no] **Drück *Bin da* an deinem Turniertisch**, spätestens { $until }: { $way } Wer das nicht tut, verliert.
    } (Runde { $round }, Tisch { $table }, gegen { LIST($names) }.)
tournament-dm-more = **Du hast noch einen Tag für Runde { $round }, Tisch { $table }**: Niemand war rechtzeitig da. Drück auf *Bin da*, spätestens { $until }: { $way }
tournament-dm-won = **Du hast Runde { $round }, Tisch { $table } ohne Spiel gewonnen**: { LIST($names) } { COUNT($names) ->
    [one] hat
   *[other] haben
    } nicht gespielt. { $way }
# back: ob neues Mitmachen sie in eine spätere Runde bringt.
tournament-dm-lost = **Du hast Runde { $round }, Tisch { $table } verloren**, weil du nicht rechtzeitig da warst: { LIST($names) } { COUNT($names) ->
    [one] hat
   *[other] haben
    } gewonnen. { $back ->
    [yes] Mit `/server`, *Turnier*, bist du in der nächsten Runde dabei, die beginnt.
   *[no] Du hast in diesem Turnier keinen Tisch mehr.
    } { $way }
tournament-dm-begun = **Runde { $round }, Tisch { $table } spielt ohne dich**, weil du nicht rechtzeitig da warst. { $back ->
    [yes] Mit `/server`, *Turnier*, bist du in der nächsten Runde dabei, die beginnt.
   *[no] Du hast in diesem Turnier keinen Tisch mehr.
    } { $way }
tournament-dm-nobody = **Niemand hat Runde { $round }, Tisch { $table } gewonnen**: Niemand war rechtzeitig da. { $back ->
    [yes] Mit `/server`, *Turnier*, bist du in der nächsten Runde dabei, die beginnt.
   *[no] Du hast in diesem Turnier keinen Tisch mehr.
    } { $way }
tournament-dm-unfinished = **Dein Spiel in Runde { $round }, Tisch { $table } zählt für niemanden**: Es hat länger als sieben Tage gedauert. { $way }
tournament-dm-free = **Du kommst in Runde { $round } ohne Spiel weiter**: Diesmal gibt es für dich keinen Gegner. Du musst nichts tun. { $way }
# Was alle, die den Server verwalten, mit einem Turnier tun können; what: begin, more, award oder out.
tournament-act = { $what ->
    [begin] Jetzt beginnen …
    [more] Ein Tag mehr …
    [award] Tisch vergeben …
   *[out] Jemanden herausnehmen …
    }
tournament-act-sure = { $what ->
    [begin] Ja, jetzt beginnen
    [more] Ja, ein Tag mehr
    [award] Ja, vergeben
   *[out] Ja, herausnehmen
    }
tournament-choose = { $what ->
    [award] **Wer bekommt welchen Tisch?** Das geht nur, solange ein Spiel noch nicht begonnen hat, und nicht an deinem eigenen Tisch.
   *[out] **Wen willst du herausnehmen?** Ein Spiel, das schon läuft, wird zu Ende gespielt und zählt.
    }
tournament-pick = Wählen
tournament-pick-table = Tisch { $table }: { $name }
tournament-pick-against = gegen { LIST($names) }
tournament-sure-begin = **Die Anmeldung schließen und jetzt mit { $people ->
    [one] 1 Person
   *[other] { $people } Leuten
    } beginnen?** Danach kann sich niemand mehr anmelden.
# round: 0 während der Anmeldung.
tournament-sure-more = { $round ->
    [0] **Die Anmeldung einen Tag länger offen lassen?**
   *[other] **Den Tischen der Runde { $round }, die auf ihre Leute warten, einen Tag mehr geben?** Dein eigener Tisch behält seinen Termin.
    }
tournament-sure-award = **Runde { $round }, Tisch { $table } an { $name } vergeben?** Die anderen dort verlieren ohne Spiel. Alle sehen, dass du es warst.
tournament-sure-out = **{ $name } aus dem Turnier nehmen?** Ein Tisch, der auf diese Person wartet, ist damit verloren, und sie kann nicht zurückkommen. Alle sehen, dass du es warst.
tournament-done = Erledigt. Im Kanal steht es auch.
tournament-begun-already = Die Anmeldung ist schon vorbei.
tournament-begin-few = Ihr braucht mindestens zwei Leute. Warte noch, oder beende das Turnier.
tournament-nothing-waits = Außer deinem eigenen wartet kein Tisch auf seine Leute.
tournament-own-table = An diesem Tisch sitzt du selbst: Bitte jemand anderen, der den Server verwaltet.
tournament-rival-there = { LIST($names) } { COUNT($names) ->
    [one] ist
   *[other] sind
    } zum Spielen da: Vergeben kannst du nur einen Tisch, zu dem sonst niemand kam.
tournament-not-there = Diese Person spielt in dem Turnier nicht mehr mit.
tournament-went-on = Das Turnier ist inzwischen weitergegangen. Sieh es dir mit `/admin` noch einmal an.
tournament-taken-out = Du wurdest aus diesem Turnier genommen. Frag bei der Turnierleitung nach, falls das ein Irrtum war.
# Was der Kanal erfährt.
tournament-told-begin = { $by } hat die Anmeldung geschlossen.
tournament-told-more = { $by } hat { $round ->
    [0] der Anmeldung
   *[other] den Tischen der Runde { $round }, die auf ihre Leute warten,
    } einen Tag mehr gegeben.
tournament-told-award = { $by } hat Runde { $round }, Tisch { $table } ohne Spiel an { $name } vergeben.
tournament-told-out = { $by } hat { $name } aus dem Turnier genommen.
tournament-dm-longer = **Du hast einen Tag mehr für Runde { $round }, Tisch { $table }**, bis { $until }. Drück auf *Bin da*, wenn du spielen kannst: { $way }
tournament-dm-awarded = **Runde { $round }, Tisch { $table } gehört ohne Spiel dir**: Die Turnierleitung hat ihn dir gegeben. { $way }
tournament-dm-given-away = **Runde { $round }, Tisch { $table } ging ohne Spiel an { LIST($names) }**: Das hat die Turnierleitung entschieden. { $way }
tournament-dm-out = **Du wurdest aus dem Turnier genommen**, von der Turnierleitung. { $way }
# Knöpfe und Formular für alle, die den Server verwalten; Titel und Beschriftungen haben höchstens 45 Zeichen.
tournament-open = { $kind ->
    [swiss] Schweizer System
   *[knockout] K.-o.-Turnier
    } eröffnen, { $speed ->
    [slow] langsam
   *[live] live
    }
tournament-run = Leiten …
tournament-open-button = Ein Turnier eröffnen …
tournament-field-kind = Welche Art?
tournament-end = Turnier beenden …
tournament-field-until = Wann endet die Anmeldung?
tournament-field-until-hint = 2026-12-24, Freitag 18:00, in 2 Tagen; leer: in 7 Tagen
tournament-field-people = Mit so vielen geht es sofort los ({ $least }–{ $most })
tournament-field-size = Höchstens so viele am Tisch ({ $least }–{ $most })
tournament-field-days = Tage, um an den Tisch zu kommen ({ $least }–{ $most })
tournament-number = Schreib bei „{ $what }“ eine ganze Zahl von { $least } bis { $most }.
tournament-sure = Das Turnier beenden? Niemand gewinnt es, und laufende Spiele zählen nicht mehr dafür.
tournament-sure-yes = Beenden
tournament-date-unknown = Dieses Datum verstehe ich nicht. Schreib es wie `2026-12-24`, `24.12. 18:00`, `Freitag` oder `in 2 Tagen` (Zone { $zone }).
tournament-date-unclear = Schreib das Datum wie `2026-04-03`, damit Tag und Monat klar sind (Zone { $zone }).
tournament-date-past = Wähl ein späteres Ende der Anmeldung: Das ist schon vorbei (Zone { $zone }).
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
tournament-picture-bye-word = Freilos
tournament-picture-bye = Ein Ring: Freilos, kein Gegner
tournament-picture-more = und { $count } weitere
tournament-picture-row = { $place }. { $name }: { tournament-picture-points }{ $byes ->
    [0] {""}
    [one] {" "}(mit Freilos)
   *[other] {" "}(mit { $byes } Freilosen)
    }
tournament-picture-table = Tisch { $table }: { LIST($names) } spielen
# In front of the first table of a round.
tournament-picture-in-round = Runde { $round }: { $table }
tournament-picture-rests = { $name } kommt ohne Spiel weiter
tournament-picture-decided = Tisch { $table }, { LIST($names) }: { $count ->
    [0] niemand hat gewonnen
    [one] { LIST($firsts) } hat gewonnen
   *[other] { LIST($firsts) } teilen sich den ersten Platz
    }
