cosmic-table-answer = Antworten
cosmic-table-hand = Meine Hand
cosmic-table-status = Stand
cosmic-table-help = Was kann ich tun?
cosmic-table-why = Warum?
cosmic-table-log = Verlauf
cosmic-table-more = Mehr …
cosmic-table-powers = Kräfte hier
cosmic-table-take-your-time = **Du bist dran.**
cosmic-table-hold = Mehr Zeit
cosmic-table-pause = Pause
cosmic-table-resume = Weiter
cosmic-table-rematch = Revanche
cosmic-table-vote = Ich bin dafür
cosmic-table-orders = Aufträge
cosmic-table-orders-menu = Auftrag …
cosmic-table-pick-order-pass = In dieser Begegnung passen
cosmic-table-pick-order-main = Passen, bis ich Hauptspieler bin
cosmic-table-ask-me = Immer fragen
cosmic-table-always-usual = Mach das immer so
cosmic-table-seat-to-me = Ich nehme ihn
# Votes about a seat at which nobody answers.
cosmic-table-seat-care = Vertretung
cosmic-table-seat-house = Computer
cosmic-table-seat-remove = Platz streichen
cosmic-table-seat-freeze = Tisch wartet
cosmic-table-leave-sure = Ja, ich gehe
cosmic-table-board = Brett in Worten
cosmic-table-undo = Schritt zurück
cosmic-table-leave = Spiel verlassen
cosmic-table-stop = Spiel abbrechen
cosmic-table-end = Ende in Sicht
cosmic-table-small-menu = Entscheide für mich …
cosmic-table-when-menu = Frag mich, wenn …
cosmic-table-when-aimed = etwas auf mich zielt
cosmic-table-when-response = jemand etwas spielt
cosmic-table-when-reveal = die Karten aufgedeckt werden
cosmic-table-when-player = ich angreife oder abwehre
cosmic-table-when-between = eine Begegnung vorbei ist (ab dem nächsten Zug)
cosmic-table-when-always = irgendetwas gespielt werden kann
cosmic-table-when-never = (sonst pass für mich)
cosmic-table-when-wish = { COUNT($when) ->
        [0] Frag mich nie, { $passes ->
            [yes] pass einfach für mich
           *[no] spiel einfach für mich, wenn es hilft
        }
       *[other] Frag mich, wenn { LIST($when, style: "or") }, sonst { $passes ->
            [yes] pass für mich
           *[no] spiel für mich, wenn es hilft
        }
    }
cosmic-table-when-told = • { $wish }.
cosmic-table-when-of = -# { $name } sagt: { $wish }.
# Whoever wants to be asked between two challenges, for a whole turn; told as it begins.
cosmic-table-when-stops = -# Nach jeder Begegnung dieses Zuges warten wir auf { LIST($names) }.
cosmic-table-unless-menu = … aber frag mich, wenn von diesen jemand hilft:
cosmic-table-pick-order-unaimed = Frag mich nur, wenn es um mich geht
cosmic-table-unaimed-told = • In dieser Begegnung passen, außer es geht um mich oder jemand antwortet mir.
cosmic-table-stop-sure = **Das Spiel für alle abbrechen?** Niemand gewinnt, und es geht nicht weiter.
cosmic-table-stop-vote-sure = **Für den Abbruch stimmen?** Wollen es mehr als die Hälfte, ist Schluss, und niemand gewinnt.
cosmic-table-stop-by-vote = Abbrechen könnt ihr per Abstimmung. Wer moderiert und nicht mitspielt, kann es sofort.
cosmic-table-vote-yes = Ja, das will ich
cosmic-table-take-seat = Ich übernehme
cosmic-table-decline-seat = Nein, lasst es so
cosmic-table-keep-seat = Ich behalte meinen Platz
cosmic-table-offer-gone = Dieses Angebot ist vorbei.
cosmic-table-offer-ended = Das Angebot ist vorbei. Alles bleibt, wie es ist.
cosmic-table-offer-waits = Noch nicht: { $name } kann noch zurückkommen und den Platz behalten. Ich sage es dir hier, sobald er frei ist.
# Vor der Antwort an jemanden, der nicht da war und dessen Platz die anderen angeboten hatten.
cosmic-table-seat-kept = **Du behältst deinen Platz.** Niemand sonst kann ihn jetzt nehmen.
cosmic-table-seat-offered = Ich habe den Platz im Thread angeboten. Sagt die Person zu, gehört er ihr. Ist es nicht dein eigener, kann ihn bis dahin behalten, wer dort sitzt.
cosmic-table-noted = Alles klar.
cosmic-table-missed-usual = Die Zeit war um, da habe ich die übliche Antwort genommen.
cosmic-table-missed-computer = Die Zeit war um, da habe ich den Vorschlag genommen.
# Steht unter den beiden davor.
cosmic-table-missed-back = Drück irgendetwas, dann wartet der Tisch wieder auf dich.
cosmic-table-not-asked = Gerade ist nichts zu tun. Ich schreibe dir, wenn du dran bist.
cosmic-table-rests = Fertig fürs Erste. **Antworten** zeigt, ob es Neues gibt.
cosmic-table-not-seated = Du hast in diesem Spiel keinen Platz, aber zusehen darfst du gern.
cosmic-table-known = **Diese Karten kennst du bei anderen.** Nur du siehst das.
cosmic-table-known-has = { $name } hat { $cards } (gesehen { $ago ->
        [0] in dieser Begegnung
        [one] vor einer Begegnung
       *[other] vor { $ago } Begegnungen
    }).
cosmic-table-known-likely = { $name } hat wahrscheinlich { $cards } (gesehen { $ago ->
        [0] in dieser Begegnung
        [one] vor einer Begegnung
       *[other] vor { $ago } Begegnungen
    }).
cosmic-table-known-maybe = { $name } hat vielleicht { $cards } (gesehen { $ago ->
        [0] in dieser Begegnung
        [one] vor einer Begegnung
       *[other] vor { $ago } Begegnungen
    }).
cosmic-table-known-top = Als Nächstes im Stapel: { $cards }.
cosmic-table-known-deeper = Tiefer im Stapel, unter { $count ->
        [one] einer anderen Karte
       *[other] { $count } anderen Karten
    }: { $card }.
cosmic-table-no-hand = Noch hat niemand Karten.
cosmic-table-stopped = Das Spiel ist abgebrochen.
cosmic-table-unknown = Dieser Knopf ist veraltet. Drück unter dem Brett **{ cosmic-table-answer }**.
cosmic-table-without = Ihr spielt ohne diese Erweiterung.
cosmic-table-not-yet = Das kommt erst später beim Aufbau.
cosmic-table-over = Dieses Spiel ist vorbei.
cosmic-table-already = Das hast du schon beantwortet.
cosmic-table-orders-title = **Deine Aufträge.** Nur du siehst sie.
cosmic-table-no-orders = Du hast keine, also frage ich dich alles.
cosmic-table-order-noted = Alles klar.
cosmic-table-auto-told = • Nach einer Weile für mich passen, aber schreib mir vorher, wenn ich etwas spielen könnte.
cosmic-table-held-enough = Mehr Zeit hast du dir in diesem Spiel schon zweimal genommen.
cosmic-table-nothing-to-hold = Gerade läuft keine Runde.
cosmic-table-already-paused = Das Spiel pausiert schon.
cosmic-table-goes-on = Das Spiel geht weiter.
cosmic-table-not-paused = Das Spiel pausiert nicht.
cosmic-table-no-vote = Darüber stimmst du nicht mit ab. Das tun alle, die noch mitspielen, nur niemand über den eigenen Platz (cosmic 8.11).
cosmic-table-voted = Deine Stimme zählt.
cosmic-table-mute = Computer stumm
cosmic-table-unmute = Computer reden lassen
cosmic-table-talk-nobody = Hier spielt kein Computer mit.
cosmic-table-talk-off = Die Computer sind jetzt still. **{ cosmic-table-more }** lässt sie wieder reden.
cosmic-table-talk-on = Die Computer reden wieder.
cosmic-table-already-voted = Du hast schon abgestimmt.
cosmic-table-nothing-to-undo = In dieser Phase gibt es nichts zurückzunehmen.
cosmic-table-undo-by-vote = Andere haben seitdem etwas erfahren, oder es war nicht dein Schritt: Sie stimmen darüber ab.
cosmic-table-undo-in-round = In dieser Runde haben andere vielleicht schon geantwortet. Bis sie endet, nimmst du nur deine eigene Antwort zurück.
cosmic-table-taken-back = Dein letzter Schritt ist zurückgenommen.
cosmic-table-offered = Die Spieler stimmen darüber ab.
cosmic-table-leave-warning = **Das Spiel endgültig verlassen?** Deine Steine, Karten und Kräfte gehen mit, außer jemand übernimmt deinen Platz.
# Behind "More …", and what pausing, taking back and leaving ask once more.
cosmic-table-acts = **Was möchtest du?** Das siehst nur du.
cosmic-table-acts-menu = An diesem Tisch …
cosmic-table-acts-also = Zu dieser Frage …
cosmic-table-pause-ask = **Pause machen?** Will das mehr als die Hälfte von euch, stehen alle Uhren still.
cosmic-table-undo-ask = **Deinen letzten Schritt zurücknehmen?** Haben andere seitdem etwas erfahren, stimmen sie ab.
cosmic-table-seats = Jemand fehlt …
cosmic-table-whose = **Um wessen Platz geht es?**
cosmic-table-missing = **Was soll mit dem Platz von { $name } werden?** Mehr als die Hälfte von euch entscheidet: Eine Vertretung spielt bis zur Rückkehr, ein Computer übernimmt für immer, der Platz fällt weg, oder jemand, den ihr aussucht, darf ihn nehmen.
cosmic-table-to-person = Biet den Platz an …
cosmic-table-to-computer = Ein Computer übernimmt
cosmic-table-leaving = Du hast das Spiel verlassen.
cosmic-table-has-a-seat = Diese Person spielt hier schon mit.
cosmic-table-has-left = Diese Person hat das Spiel verlassen und kommt nicht wieder hinein.
cosmic-table-not-your-seat = Nur deinen eigenen Platz kannst du einem Computerspieler geben. Antwortet jemand nicht mehr, können die anderen abstimmen.
cosmic-table-is-awake = { $name } ist da, also kannst du den Platz nicht weggeben.
cosmic-table-replaced = Auf dem Platz spielt jetzt jemand anderes.
cosmic-table-dm-closed = Ich kann dir nicht schreiben. Erlaube Direktnachrichten von diesem Server, oder drück unter dem Brett **{ cosmic-table-answer }**.
cosmic-table-deal = Mach einen Handel aus, oder lass ihn platzen.

# Die erste Nachricht: wer spielt, in der Reihenfolge der Züge.
cosmic-table-begins =
    { "" }**Cosmic Encounter beginnt.** Bist du dran, drück unten **{ cosmic-table-answer }**. Zugfolge: { $names }.
    -# Das Mischen ist als `{ $commitment }` versiegelt. Am Ende verrate ich den Startwert.
# Wenn am Tisch höchstens so viele Begegnungen gespielt werden.
cosmic-table-begins-length = Nach spätestens { $count } Begegnungen ist Schluss. Dann gewinnen die meisten fremden Basen.
# Wenn die Uhr des Tisches nicht immer läuft.
cosmic-table-still = { $how ->
        [hours] Die Uhr ruht { $since }–{ $until } ({ $zone }).
        [weekend] Die Uhr ruht samstags und sonntags ({ $zone }).
       *[both] Die Uhr ruht { $since }–{ $until } und am Wochenende ({ $zone }).
    }
# In jeder der letzten drei.
cosmic-table-end-in-sight = { $left ->
        [0] -# Letzte Begegnung! Die meisten fremden Basen gewinnen.
        [one] -# Nach dieser noch eine Begegnung. Dann gewinnen die meisten fremden Basen.
       *[other] -# Nach dieser noch { $left } Begegnungen. Dann gewinnen die meisten fremden Basen.
    }
# Unter der Frage einer Direktnachricht: um welchen Tisch es geht.
cosmic-table-heading = -# Cosmic Encounter { $number }
cosmic-table-you-are = du bist { $powers }
cosmic-table-link = [Brett]({ $link })

# Wie eine Begegnung endete, für einen Spieler.
cosmic-table-ended-you-won = **Du hast Begegnung { $number } gewonnen**, gegen { $other }{ $how }.
cosmic-table-ended-you-lost = **Du hast Begegnung { $number } verloren**, gegen { $other }{ $how }.
cosmic-table-ended-won = **{ $winner } hat Begegnung { $number } gewonnen**, gegen { $other }{ $how }.
cosmic-table-ended-deal = **Begegnung { $number }**: Handel zwischen { $dealers }{ $how }.
cosmic-table-ended-no-deal = **Begegnung { $number }**: kein Handel zwischen { $dealers }{ $how }.
cosmic-table-ended-both-lost = **Begegnung { $number }**: { $other } und { $winner } haben beide verloren{ $how }.
cosmic-table-ended-repulsed = **Der Angriff von { $other } wurde in Begegnung { $number } abgeschlagen**{ $how }.
cosmic-table-ended-broken-off = **Begegnung { $number } wurde abgebrochen**{ $how }.
cosmic-table-by = durch { $makers }
cosmic-table-ended-how = , { LIST($things, style: "comma") }

cosmic-table-against = Gegen dich gespielt: { LIST($plays, style: "comma") }.
cosmic-table-lost = Verloren hast du: { $things }.
cosmic-table-lost-tokens = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } an den Warp
cosmic-table-taken = { LIST($cards, style: "comma") } an { $taker }

cosmic-table-you-answered = Alles klar: **{ LIST($answers, style: "comma") }**.
cosmic-table-until = **Du bist dran** bis { $due }:
cosmic-table-or-else = **Du bist dran**, sonst antworte ich { $due } für dich:
cosmic-table-answered-until = Das kannst du noch ändern bis { $due }:
# Nach der Erwähnung von jemandem, der keine Direktnachrichten bekommt.
cosmic-table-asked-in-thread = du bist dran. Deine Antwort bleibt unter uns.
cosmic-table-as-of = -# Stand { $now }. **{ cosmic-table-answer }** zeigt, wie es jetzt steht.

cosmic-table-panel-paused = **Das Spiel pausiert.** Keine Uhr läuft.
cosmic-table-panel-sides = **Alle außer { $offense }: Wählt eure Seite oder eure Verbündeten.**
cosmic-table-panel-round = **Jetzt darf jeder eine Karte oder eine Kraft spielen.**
cosmic-table-panel-closes = Frist: { $due }.
cosmic-table-panel-held = { $holders } { COUNT($holders) ->
    [one] wollte
   *[other] wollten
} mehr Zeit.
cosmic-table-panel-decision = Wir warten auf { $names }: { $what }.
cosmic-table-panel-decision-until = Wir warten auf { $names }: { $what }, bis { $due }.
cosmic-table-name = **{ $name }**
cosmic-table-decides-colour = Farbe und Kraft wählen
cosmic-table-decides-draft = eine Kraft nehmen
cosmic-table-decides-layout = die eigenen Steine aufstellen
cosmic-table-decides-regroup = einen Stein zurückholen
cosmic-table-decides-wild = ein Ziel wählen
cosmic-table-decides-own-colour = über die eigene Farbe entscheiden
cosmic-table-decides-target = den Kegel ausrichten
cosmic-table-decides-commit = Steine einsetzen
cosmic-table-decides-invite =
    .offense = Verbündete für den Angriff einladen
    .defense = Verbündete für die Abwehr einladen
cosmic-table-decides-join = einer Seite helfen oder nicht
cosmic-table-decides-card = eine Karte wählen
cosmic-table-decides-return = Steine zurückstellen
cosmic-table-decides-lose = verlorene Steine wählen
cosmic-table-decides-found = eine Basis gründen
cosmic-table-decides-reward = eine Belohnung wählen
cosmic-table-decides-second-challenge = noch einmal angreifen oder nicht
cosmic-table-decides-stop-turn = den langen Zug beenden oder nicht
cosmic-table-decides-order-powers = die eigenen Kräfte ordnen
cosmic-table-decides-deal = einen Handel schließen
cosmic-table-decides-about = über *{ $subject }* entscheiden

cosmic-table-left-out = -# { $count ->
        [one] 1 weitere Zeile steht
       *[other] { $count } weitere Zeilen stehen
    } in `/log`.
cosmic-table-held = Die Runde bleibt länger offen. { $left ->
        [0] Noch einmal geht das in diesem Spiel nicht.
        [one] Das geht in diesem Spiel noch einmal.
       *[other] Das geht in diesem Spiel noch { $left }-mal.
    }
# In den Kanal darüber: Im Thread kann nichts gesendet werden.

cosmic-table-asleep = **{ $name } hat dreimal die Zeit verstreichen lassen**, darum gebe ich dort die üblichen Antworten. Die anderen können abstimmen: eine Vertretung bis zur Rückkehr, ein Computer für immer, oder der Platz fällt weg. Wer zusieht, kann ihn übernehmen.
cosmic-table-silent = **{ $name } war schon länger nicht da**, und wir warten alle. Die anderen können abstimmen: eine Vertretung bis zur Rückkehr, ein Computer für immer, oder der Platz fällt weg. Wer zusieht, kann ihn übernehmen.
cosmic-table-vote-pause = das Spiel pausieren
cosmic-table-vote-resume = weiterspielen
cosmic-table-vote-undo = den letzten Schritt zurücknehmen
cosmic-table-vote-end = noch { $left } Begegnungen, dann gewinnen die meisten fremden Basen
cosmic-table-vote-stop = das Spiel für alle abbrechen, niemand gewinnt
cosmic-table-vote-house = ein Computerspieler übernimmt für { $about }
cosmic-table-vote-remove = { $about } verlässt das Spiel
cosmic-table-vote-guest = der Platz wird { $about } angeboten
cosmic-table-vote-care = eine Vertretung spielt für { $about }, bis { $about } wieder da ist
cosmic-table-vote-freeze = warten, bis { $about } wieder da ist
cosmic-table-open-vote = **Abstimmung:** { $motion }. { COUNT($names) ->
        [0] Noch ist niemand dafür
       *[other] Dafür: { $names }
    } (es braucht { $needed ->
        [one] 1 Stimme
       *[other] { $needed } Stimmen
    }).
cosmic-table-open-vote-until = Die Abstimmung endet { $until }.
cosmic-table-vote-failed = Nicht genug Stimmen: { $motion }. Es hätte { $needed ->
        [one] 1 Stimme
       *[other] { $needed } Stimmen
    } gebraucht. Ihr könnt noch einmal abstimmen.
cosmic-table-vote-done = Beschlossen: { $motion }.
cosmic-table-vote-void = Diese Abstimmung ist vorbei: Sie würde nichts mehr ändern.
cosmic-table-vote-nothing = Eine Abstimmung würde gerade nichts ändern.
cosmic-table-vote-sure = **Willst du das: { $motion }?** Es geschieht, wenn mehr als die Hälfte dafür ist.
cosmic-table-plays-now = **{ $name } spielt ab jetzt für { $before }**, mit derselben Hand, denselben Steinen und Kräften.
cosmic-table-plays-and-knows = **{ $name } spielt ab jetzt für { $before }**, mit denselben Steinen und Kräften, und kennt die Hand von { $before }.

cosmic-table-seat-offer-by = **{ $guest }, { $maker } bietet dir in diesem Spiel von Cosmic Encounter den Platz von { $sitter } an.** { cosmic-table-seat-offer-terms }
cosmic-table-seat-offer = **{ $guest }, du kannst in diesem Spiel von Cosmic Encounter den Platz von { $sitter } haben.** { cosmic-table-seat-offer-terms }
cosmic-table-seat-offer-terms = Du würdest mit dieser Hand, diesen Steinen und Kräften bis zum Ende spielen, per Direktnachricht. Drück **{ cosmic-table-take-seat }**, wenn du willst.
cosmic-table-seat-offer-ends = Das Angebot endet { $until }.
cosmic-table-seat-offer-waits = Nehmen kannst du ihn { $until }, außer { $sitter } kommt vorher zurück.
# Per Direktnachricht an jemanden, der nicht da ist.
cosmic-table-seat-at-stake = **Dein Platz ist { $guest } angeboten**, zu haben ab { $until }. Tu vorher irgendetwas im Spiel oder drück **{ cosmic-table-keep-seat }**, dann bleibt er deiner.
# Ein Platz mit seinen Kräften: Ana (Zombie).
cosmic-table-sitter = { $name } ({ $powers })
cosmic-table-offer-for = Diesen Platz kann nur { $guest } nehmen.
cosmic-table-you-play = Der Platz gehört dir. Du bist jetzt { $powers }.
cosmic-table-you-sit = Der Platz gehört dir.

# Daueraufträge, je eine Zeile.
cosmic-table-order-until-challenge = bis diese Begegnung endet
cosmic-table-order-until-main = bis ich Hauptspieler bin
cosmic-table-order-until-revoked = bis ich es ändere
cosmic-table-order-zap-back = • Zurückzappen, wenn meine Kraft gezappt wird und ich einen Un-Zap habe, { $until }.
cosmic-table-order-pass = • Immer passen, { $until }.
cosmic-table-order-but-ask = { $until }, aber frag mich, wenn { LIST($names, style: "or") } hilft
cosmic-table-ahead-order = • Als nächste Begegnungskarte { $card } legen, falls ich sie noch habe.
cosmic-table-small-regroup = Stein aus dem Warp
cosmic-table-small-return = Steine, die zurückkommen
cosmic-table-small-lose = verlorene Steine
cosmic-table-small-reward = Belohnungen
cosmic-table-small-order-powers = Reihenfolge meiner Kräfte
cosmic-table-left-to-usual = • { $what }: die übliche Antwort, bis ich es ändere.
cosmic-table-asked-about = • { $what }: mich fragen, bis ich es ändere.
cosmic-table-where-all-the-same = { $what }, wenn alle Basen gleich zählen
cosmic-table-in-any-case = { $what }, immer
cosmic-table-sequence = • { $what }: { LIST($things, style: "comma") }, bis ich es ändere.
cosmic-table-zap-back = { $on ->
        [yes] Nicht zurückzappen
       *[no] Zurückzappen, wenn ich gezappt werde
    }
cosmic-table-auto-pass = { $on ->
        [yes] Nicht für mich passen
       *[no] Nach einer Weile für mich passen
    }

# Was geschieht, wenn die eigene Zeit um ist. Der Knopf ändert es.
cosmic-table-time-up = { $on ->
        [yes] Vorschläge ausschalten
       *[no] Vorschläge einschalten
    }
cosmic-table-time-up-told-usual = • Nichts vorschlagen: Ist meine Zeit um, gilt die übliche Antwort.
cosmic-table-time-up-told-computer = • Ist meine Zeit um, gilt der Vorschlag. Er riskiert keine Heimatbasis und macht keinen Handel.

cosmic-table-won = { COUNT($winners) ->
        [one] **{ $winners } gewinnt** { $how }.
       *[other] **{ $winners } gewinnen gemeinsam** { $how }.
    }
cosmic-table-won-somehow = { COUNT($winners) ->
        [one] **{ $winners } gewinnt**.
       *[other] **{ $winners } gewinnen gemeinsam**.
    }
cosmic-table-nobody-won = **Cosmic Encounter ist zu Ende. Niemand gewinnt.**
cosmic-table-nobody-won-because = **Cosmic Encounter ist zu Ende. Niemand gewinnt**, { $how }.
cosmic-table-how-bases = mit { $needed } fremden Basen
cosmic-table-how-alternate = durch eine Kraft
cosmic-table-how-by = durch { $makers }
cosmic-table-how-last = als letzte Person am Tisch
cosmic-table-how-spent = weil niemand mehr einen Stein zum Spielen hat
cosmic-table-how-length = mit den meisten fremden Basen nach der letzten Begegnung
cosmic-table-computer = { $name } (Computer)
cosmic-table-film = **Der Film des Spiels**, Begegnung für Begegnung.
cosmic-table-when-everywhere = Überall so fragen
