# Was der Tisch von Cosmic Encounter rund um Fragen und Verlauf sagt: Knöpfe, Tafel, Abstimmungen, Aufträge.

cosmic-table-none = Du sitzt gerade an keinem Tisch von Cosmic Encounter. Mit `/cosmic new` eröffnest du einen.
cosmic-table-answer = Antworten
cosmic-table-hand = Meine Hand
cosmic-table-status = Stand
cosmic-table-help = Was kann ich tun?
cosmic-table-why = Warum?
cosmic-table-log = Verlauf
cosmic-table-powers = Kräfte hier
cosmic-table-take-your-time = **Du bist dran.** Keine Eile:
cosmic-table-hold = Halten
cosmic-table-pause = Anhalten
cosmic-table-resume = Weiter
cosmic-table-rematch = Revanche
cosmic-table-vote = Ich bin dafür
cosmic-table-orders = Aufträge
cosmic-table-pass-challenge = Diese Begegnung passen
cosmic-table-pass-until-main = Passen, bis ich Hauptspieler bin
cosmic-table-ask-me = Immer fragen
cosmic-table-always-usual = Nicht mehr fragen: übliche Antwort
cosmic-table-seat-cared-for = Eine Vertretung spielt so lange
cosmic-table-seat-to-house = Ein Computerspieler übernimmt
cosmic-table-seat-removed = Platz entfernen
cosmic-table-seat-to-me = Ich würde den Platz nehmen
cosmic-table-leave-sure = Ja, ich verlasse das Spiel
cosmic-table-board = Brett in Worten
cosmic-table-undo = Letzten Schritt zurück
cosmic-table-leave = Spiel verlassen
cosmic-table-stop = Spiel abbrechen
cosmic-table-small-menu = Die übliche Antwort gilt für …
cosmic-table-rounds-menu = Wenn etwas gespielt werden kann, frag mich …
cosmic-table-rounds-helps = Nie; spiel, was ich habe, wenn es hilft
    .order = nie, und was ich habe, wird gespielt, wenn es hilft
    .of = in keiner Runde: Was sie haben, wird gespielt, wenn es hilft
cosmic-table-rounds-always = Immer
    .order = immer
    .of = wann immer etwas gespielt werden kann
cosmic-table-rounds-main = Wenn ich angreife oder abwehre oder es auf mich zielt
    .order = wenn ich angreife oder abwehre oder es auf mich zielt
    .of = beim Angreifen und Abwehren, und wenn es auf sie oder ihn zielt
cosmic-table-rounds-never = Nie; ich passe, außer bei Aufträgen
    .order = nie, und ich passe
    .of = in keiner Runde: Sie passen, außer bei Aufträgen
cosmic-table-rounds-told = • Wenn etwas gespielt werden kann, frag mich: { $when }.
cosmic-table-rounds-of = -# { $name } wird gefragt: { $when }.
cosmic-table-unless-menu = … aber frag mich neu, wenn von diesen jemand beigetreten ist:
cosmic-table-answer-ahead = Vorab antworten und seltener gefragt werden …
cosmic-table-pass-unaimed = Nur antworten, wenn es mir gilt
cosmic-table-unaimed-told = • Wird in dieser Begegnung etwas angesagt: passen, außer es nennt mich, meine Planeten oder meine Kraft oder antwortet auf etwas von mir.
cosmic-table-stop-sure = **Soll das Spiel für alle abgebrochen werden?** Niemand gewinnt, und es geht nicht weiter.
cosmic-table-stop-vote-sure = **Willst du, dass das Spiel für alle abgebrochen wird?** Das geschieht, sobald mehr als die Hälfte dafür ist. Dann gewinnt niemand, und es geht nicht weiter.
cosmic-table-stop-by-vote = Abbrechen können das Spiel nur die, die mitspielen, und zwar per Abstimmung; wer moderiert und nicht mitspielt, kann es sofort.
cosmic-table-vote-yes = Ja, das will ich
cosmic-table-take-seat = Ich übernehme
cosmic-table-decline-seat = Nein, lasst es so
cosmic-table-keep-seat = Ich behalte meinen Platz
cosmic-table-offer-gone = Dieses Angebot gilt nicht mehr.
cosmic-table-offer-ended = Das Angebot ist beendet; alles bleibt, wie es ist.
cosmic-table-offer-waits = Noch nicht: { $name } kann noch zurückkommen und den Platz behalten. Ich sage es dir hier, sobald er frei ist.
# Vor der Antwort an jemanden, der nicht da war und dessen Platz die anderen angeboten hatten.
cosmic-table-seat-kept = **Du behältst deinen Platz:** Niemand sonst kann ihn jetzt übernehmen.
cosmic-table-seat-offered = Der Platz ist im Thread angeboten. Er wechselt nur, wenn die Person ihn übernimmt; ist es nicht deiner, kann ihn bis dahin behalten, wer dort sitzt.
cosmic-table-noted = Ist angekommen.
cosmic-table-stale = Diese Frage ist nicht mehr offen (cosmic 8.16).
cosmic-table-missed-usual = Die Zeit war um: Für dich wurde die übliche Antwort gegeben.
cosmic-table-missed-computer = Deine Zeit war um: Der Vorschlag gilt. *Was habe ich verpasst?* zeigt ihn.
cosmic-table-not-asked = Gerade hast du nichts zu tun. Ich sage dir, wenn du dran bist.
cosmic-table-rests = Hier bist du fertig. **Antworten** zeigt, ob es Neues gibt.
cosmic-table-not-seated = Du hast in diesem Spiel keinen Platz, oder keinen mehr; zusehen darfst du gern.
cosmic-table-known = **Was du von anderen Händen weißt.** Nur du siehst das.
cosmic-table-known-has = { $name } hat { $cards }, gesehen { $ago ->
        [0] in dieser Begegnung
        [one] vor einer Begegnung
       *[other] vor { $ago } Begegnungen
    }.
cosmic-table-known-likely = { $name } hat wahrscheinlich noch { $cards }, gesehen { $ago ->
        [0] in dieser Begegnung
        [one] vor einer Begegnung
       *[other] vor { $ago } Begegnungen
    }.
cosmic-table-known-maybe = { $name } hat vielleicht { $cards }, gesehen { $ago ->
        [0] in dieser Begegnung
        [one] vor einer Begegnung
       *[other] vor { $ago } Begegnungen
    }.
cosmic-table-known-top = Die nächsten Karten des Stapels: { $cards }.
cosmic-table-known-deeper = Im Stapel unter { $count ->
        [one] einer anderen Karte
       *[other] { $count } anderen Karten
    }: { $card }.
cosmic-table-no-hand = Noch hat niemand Karten.
cosmic-table-stopped = Das Spiel ist abgebrochen.
cosmic-table-unknown = Dieser Knopf ist veraltet; drück auf der Tafel Antworten.
cosmic-table-without = Diese Partie wird ohne diese Erweiterung gespielt.
cosmic-table-not-yet = Das liegt noch nicht auf dem Tisch: Es kommt beim Aufbau.
cosmic-table-over = Dieses Spiel ist vorbei.
cosmic-table-already = Das hast du schon beantwortet.
cosmic-table-orders-title = **Deine Daueraufträge**. Nur du siehst sie.
cosmic-table-no-orders = Es gibt keine: Du wirst alles gefragt.
cosmic-table-order-noted = Dein Auftrag ist notiert.
cosmic-table-auto-told = • Nach einer Weile passt der Bot für dich; hältst du etwas Spielbares, wirst du vorher angeschrieben.
cosmic-table-held-enough = Du hast in diesem Spiel schon zwei Runden offen gehalten; mehr geht nicht.
cosmic-table-nothing-to-hold = Es ist keine Runde offen, die du halten könntest.
cosmic-table-already-paused = Der Tisch ist schon angehalten.
cosmic-table-goes-on = Das Spiel geht weiter.
cosmic-table-not-paused = Der Tisch ist nicht angehalten.
cosmic-table-no-vote = Darüber kannst du nicht abstimmen: Das tun alle, die noch mitspielen, aber niemand über den eigenen Platz (cosmic 8.11).
cosmic-table-voted = Deine Stimme ist gezählt.
cosmic-table-mute = Computer stumm
cosmic-table-unmute = Computer reden lassen
cosmic-table-talk-nobody = An diesem Tisch sitzt kein Computer.
cosmic-table-talk-off = Die Computer sagen an diesem Tisch nichts mehr. `/table talk` lässt sie wieder reden.
cosmic-table-talk-on = Die Computer reden an diesem Tisch wieder.
cosmic-table-already-voted = Du hast schon abgestimmt.
cosmic-table-nothing-to-undo = In dieser Phase gibt es nichts zurückzunehmen.
cosmic-table-undo-by-vote = Allein kannst du das nicht zurücknehmen, denn andere haben seitdem etwas erfahren, oder es war nicht dein Schritt: Sie stimmen darüber ab.
cosmic-table-undo-in-round = Eine Runde läuft, in der andere schon etwas gesagt haben können: Bis sie endet, geht nur zurück, was du selbst darin gesagt hast.
cosmic-table-taken-back = Dein letzter Schritt ist zurückgenommen.
cosmic-table-offered = Die Spieler stimmen jetzt darüber ab.
cosmic-table-leave-warning = **Das Spiel endgültig verlassen?** Deine Steine, Karten und Kräfte gehen mit dir. Mit /cosmic replace kannst du deinen Platz stattdessen jemand anderem anbieten.
cosmic-table-leaving = Du verlässt das Spiel.
cosmic-table-which-seat = Nenn jemanden, der im Spiel ist; der Befehl schlägt sie vor.
cosmic-table-has-a-seat = Diese Person hat an diesem Tisch schon einen Platz.
cosmic-table-has-left = Wer dieses Spiel verlassen hat, kommt nicht wieder hinein.
cosmic-table-not-your-seat = Einem Computer kannst du nur deinen eigenen Platz geben. Antwortet jemand nicht mehr, können die anderen darüber abstimmen.
cosmic-table-is-awake = { $name } ist da, also gibt niemand sonst diesen Platz weg.
cosmic-table-is-computer = Dort sitzt schon ein Computerspieler; nenn eine Person, die übernimmt.
cosmic-table-replaced = Der Platz hat gewechselt.
cosmic-table-dm-closed = Ich kann dich nicht anschreiben; erlaube Direktnachrichten von hier, oder drück auf der Tafel Antworten.
cosmic-table-deal = Du verhandelst: Schließe einen Handel, oder lass ihn scheitern.

# Die erste Nachricht: wer spielt, in der Reihenfolge der Züge.
cosmic-table-begins =
    { "" }**Cosmic Encounter beginnt.** Reihenfolge der Züge: { $names }.
    Das Mischen ist versiegelt: `{ $commitment }`. Am Ende wird der Startwert veröffentlicht.
# Wenn am Tisch höchstens so viele Begegnungen gespielt werden.
cosmic-table-begins-length = Nach spätestens { $count } Begegnungen endet das Spiel, und die meisten fremden Basen gewinnen.
# In jeder der letzten drei.
cosmic-table-end-in-sight = { $left ->
        [0] -# Das ist die letzte Begegnung; dann gewinnen die meisten fremden Basen.
        [one] -# Nach dieser kommt noch eine Begegnung; dann gewinnen die meisten fremden Basen.
       *[other] -# Nach dieser kommen noch { $left } Begegnungen; dann gewinnen die meisten fremden Basen.
    }
# Die erste Zeile einer Direktnachricht: um welchen Tisch es geht.
cosmic-table-heading = **Cosmic Encounter { $number }**
cosmic-table-you-are = du bist { $powers }
cosmic-table-link = [Brett]({ $link })

# Wie eine Begegnung endete, für einen Spieler.
cosmic-table-ended-you-won = **Du hast Begegnung { $number } gewonnen**, gegen { $other }{ $how }.
cosmic-table-ended-you-lost = **Du hast Begegnung { $number } verloren**, gegen { $other }{ $how }.
cosmic-table-ended-won = **{ $winner } hat Begegnung { $number } gewonnen**, gegen { $other }{ $how }.
cosmic-table-ended-deal = **Begegnung { $number } endete mit einem Handel** von { $dealers }{ $how }.
cosmic-table-ended-no-deal = **Begegnung { $number } endete ohne Handel** von { $dealers }{ $how }.
cosmic-table-ended-both-lost = **Beide Seiten haben Begegnung { $number } verloren**: { $other } und { $winner }{ $how }.
cosmic-table-ended-repulsed = **{ $other } wurde in Begegnung { $number } zurückgeschlagen**{ $how }.
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

cosmic-table-you-answered = Deine Antwort: **{ LIST($answers, style: "comma") }**.
cosmic-table-until = **Du bist dran** – antworte bis { $due }:
cosmic-table-answered-until = **Du hast geantwortet.** Die Runde schließt spätestens { $due }:
# Nach der Erwähnung von jemandem, der keine Direktnachrichten bekommt.
cosmic-table-asked-in-thread = du wirst etwas gefragt. Deine Antwort bleibt unter uns.
cosmic-table-as-of = -# Stand { $now }; **{ cosmic-table-status }** zeigt, wie es jetzt ist.

cosmic-table-panel-paused = **Der Tisch ist angehalten.** Keine Zeit läuft.
cosmic-table-panel-sides = **Alle außer { $offense } sagen, wem sie helfen oder wen sie einladen.**
cosmic-table-panel-round = **Jetzt darf jeder eine Karte oder eine Kraft spielen.**
cosmic-table-panel-closes = Die Runde schließt spätestens { $due }.
cosmic-table-panel-held = Offen gehalten von { $holders }.
cosmic-table-panel-decision = Wir warten auf { $names }: { $what }.
cosmic-table-panel-decision-until = Wir warten auf { $names }: { $what }, bis { $due }.
cosmic-table-name = **{ $name }**
cosmic-table-decides-colour = Farbe und Kraft wählen
cosmic-table-decides-draft = eine Kraft nehmen
cosmic-table-decides-layout = die eigenen Steine aufstellen
cosmic-table-decides-regroup = sagen, wohin ein Stein zurückkehrt
cosmic-table-decides-wild = wählen, wen der Angriff trifft
cosmic-table-decides-own-colour = sagen, was die eigene Farbe bedeutet
cosmic-table-decides-target = den Kegel ausrichten
cosmic-table-decides-commit = Steine einsetzen
cosmic-table-decides-invite =
    .offense = Verbündete für den Angriff einladen
    .defense = Verbündete für die Abwehr einladen
cosmic-table-decides-join = einer Seite beitreten oder nicht
cosmic-table-decides-card = eine Begegnungskarte wählen
cosmic-table-decides-return = sagen, wohin Steine zurückkehren
cosmic-table-decides-lose = wählen, welche Steine verloren gehen
cosmic-table-decides-found = eine Basis gründen
cosmic-table-decides-reward = eine Belohnung wählen
cosmic-table-decides-second-challenge = sagen, ob es noch eine Begegnung gibt
cosmic-table-decides-stop-turn = sagen, ob dieser lange Zug endet
cosmic-table-decides-order-powers = sagen, in welcher Reihenfolge Kräfte wirken
cosmic-table-decides-deal = einen Handel schließen
cosmic-table-decides-about = über *{ $subject }* entscheiden

cosmic-table-left-out = -# { $count ->
        [one] 1 weitere Zeile steht
       *[other] { $count } weitere Zeilen stehen
    } im Verlauf (`/cosmic log`).
cosmic-table-held = Die Runde bleibt länger offen. { $left ->
        [0] Noch einmal geht das in diesem Spiel nicht.
        [one] Das kannst du in diesem Spiel noch 1 Mal tun.
       *[other] Das kannst du in diesem Spiel noch { $left } Mal tun.
    }
# In den Kanal darüber: Im Thread kann nichts gesendet werden.

cosmic-table-asleep = **{ $name } hat dreimal die Zeit verstreichen lassen**; für diesen Platz gelten die üblichen Antworten. Das kann so bleiben. Die anderen können abstimmen; wer zusieht, kann den Platz übernehmen.
cosmic-table-silent = **{ $name } war schon länger nicht mehr da**, und der Tisch wartet. Die anderen können abstimmen, was mit dem Platz wird. Wer zusieht, kann ihn übernehmen.
cosmic-table-vote-pause = den Tisch anhalten
cosmic-table-vote-resume = weiterspielen
cosmic-table-vote-undo = den letzten Schritt zurücknehmen
cosmic-table-vote-stop = das Spiel für alle abbrechen, niemand gewinnt
cosmic-table-vote-house = ein Computer übernimmt für { $about }
cosmic-table-vote-remove = { $about } verlässt das Spiel
cosmic-table-vote-guest = der Platz wird { $about } angeboten
cosmic-table-vote-care = eine Vertretung spielt für { $about }, bis { $about } wieder selbst spielt
cosmic-table-vote-freeze = der Tisch wartet, bis { $about } wieder da ist
cosmic-table-open-vote = **Abstimmung:** { $motion }. { COUNT($names) ->
        [0] Noch ist niemand dafür
       *[other] Dafür: { $names }
    }; es braucht { $needed ->
        [one] 1 Stimme
       *[other] { $needed } Stimmen
    }.
cosmic-table-open-vote-until = Sie endet { $until }.
cosmic-table-vote-failed = Zu wenig Stimmen in der Zeit: { $motion }. { $needed ->
        [one] Es hätte 1 gebraucht
       *[other] Es hätte { $needed } gebraucht
    }, also bleibt alles, wie es ist. Ihr könnt noch einmal darüber abstimmen.
cosmic-table-vote-done = Beschlossen: { $motion }.
cosmic-table-vote-void = Diese Abstimmung ist beendet: Sie würde nichts mehr ändern.
cosmic-table-vote-nothing = Hier gibt es nichts abzustimmen: Es würde gerade nichts ändern.
cosmic-table-vote-sure = **Willst du das: { $motion }?** Es geschieht, sobald mehr als die Hälfte dafür ist.
cosmic-table-house-sure = **Soll ab jetzt ein Computer für { $name } spielen?** Hand, Steine und Kräfte bleiben am Platz.
cosmic-table-plays-now = **{ $name } spielt ab jetzt für { $before }**; Hand, Steine und Kräfte bleiben am Platz.
cosmic-table-plays-and-knows = **{ $name } spielt ab jetzt für { $before }** und hat die Hand von { $before } gesehen; Steine und Kräfte bleiben am Platz.

cosmic-table-seat-offer-by = **{ $guest }, { $maker } bietet dir den Platz von { $sitter } an diesem Tisch von Cosmic Encounter an.** { cosmic-table-seat-offer-terms }
cosmic-table-seat-offer = **{ $guest }, du kannst den Platz von { $sitter } an diesem Tisch von Cosmic Encounter haben.** { cosmic-table-seat-offer-terms }
cosmic-table-seat-offer-terms = Wer ihn übernimmt, spielt mit seiner Hand, seinen Steinen und Kräften bis zum Ende weiter und wird per Direktnachricht gefragt. Es geschieht nichts, solange du nicht **{ cosmic-table-take-seat }** drückst.
cosmic-table-seat-offer-ends = Das Angebot endet { $until }.
cosmic-table-seat-offer-waits = Übernehmen kannst du ihn { $until }, wenn { $sitter } hier bis dahin nichts tut: Sonst behält { $sitter } ihn.
# Per Direktnachricht an jemanden, der nicht da ist.
cosmic-table-seat-at-stake = **Dein Platz ist { $guest } angeboten.** Ab { $until } kann { $guest } ihn übernehmen. Tu bis dahin irgendetwas am Tisch oder drück **{ cosmic-table-keep-seat }**, dann bleibt er deiner.
# Ein Platz mit seinen Kräften: Ana (Zombie).
cosmic-table-sitter = { $name } ({ $powers })
cosmic-table-offer-for = Dieser Platz ist nur { $guest } angeboten.
cosmic-table-you-play = Der Platz gehört dir: Du bist jetzt { $powers }.
cosmic-table-you-sit = Der Platz gehört dir.

# Daueraufträge, je eine Zeile.
cosmic-table-order-until-challenge = bis diese Begegnung endet
cosmic-table-order-until-main = bis ich Hauptspieler bin
cosmic-table-order-until-revoked = bis ich es widerrufe
cosmic-table-order-zap-back = • Wird meine Kraft gezappt und ich halte einen Un-Zap: zurückzappen, { $until }.
cosmic-table-order-join = • Werde ich eingeladen: { $way }, { $until }.
cosmic-table-order-commit = • Trete ich bei: { $way } aus meinen größten Basen, { $until }.
cosmic-table-order-small = • { $what }: die übliche Antwort, { $until }.
cosmic-table-order-pass = • Passen, wann immer Antworten offen sind, { $until }.
cosmic-table-order-but-ask = { $until }; frag mich neu, wenn { LIST($names, style: "or") } beigetreten ist
cosmic-table-ahead-order = • Wenn ich eine Karte wählen muss: { $card }, falls ich sie noch habe, bis ich eine gelegt habe.
cosmic-table-small-regroup = Wohin ein Stein aus dem Warp zurückkehrt
cosmic-table-small-return = Wohin zurückkehrende Steine gehen
cosmic-table-small-lose = Welche Steine ich verliere
cosmic-table-small-reward = Welche Belohnung ich nehme
cosmic-table-small-order-powers = In welcher Reihenfolge meine Kräfte wirken
cosmic-table-left-to-usual = • { $what }: die übliche Antwort, bis ich es widerrufe.
cosmic-table-asked-about = • { $what }: mich fragen, bis ich es widerrufe.
cosmic-table-where-all-the-same = { $what }, wenn alle Basen gleich viel zählen
cosmic-table-in-any-case = { $what }, in jedem Fall
cosmic-table-sequence = • { $what }: { LIST($things, style: "comma") }, bis ich es widerrufe.
cosmic-table-joining-ask = mich fragen
cosmic-table-joining-decline = ablehnen
cosmic-table-joining-offense = dem Angriff helfen
cosmic-table-joining-defense = der Abwehr helfen
cosmic-table-joining-with = mit { $count ->
        [one] 1 Stein
       *[other] { $count } Steinen
    }
cosmic-table-zap-back = { $on ->
        [yes] Nicht zurückzappen
       *[no] Wird meine Kraft gezappt, zurückzappen
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
cosmic-table-time-up-told-usual = • Mir wird nichts vorgeschlagen: Da stehen die üblichen Antworten.
cosmic-table-time-up-told-computer = • Was mir vorgeschlagen wird, gilt, wenn meine Zeit um ist. Das riskiert keine Heimatbasis und macht keinen Handel.

cosmic-table-won = { COUNT($winners) ->
        [one] **{ $winners } gewinnt** { $how }.
       *[other] **{ $winners } gewinnen gemeinsam** { $how }.
    }
cosmic-table-won-somehow = { COUNT($winners) ->
        [one] **{ $winners } gewinnt**.
       *[other] **{ $winners } gewinnen gemeinsam**.
    }
cosmic-table-nobody-won = **Cosmic Encounter endet, und niemand gewinnt**.
cosmic-table-nobody-won-because = **Cosmic Encounter endet, und niemand gewinnt**, { $how }.
cosmic-table-how-bases = mit fremden Basen
cosmic-table-how-alternate = auf die eigene Art einer Kraft
cosmic-table-how-by = durch { $makers }
cosmic-table-how-last = als letzte Person am Tisch
cosmic-table-how-spent = weil niemand mehr einen Stein zum Einsetzen hat
cosmic-table-how-length = nach der letzten Begegnung, gezählt nach fremden Basen
cosmic-table-computer = { $name } (Computer)
cosmic-table-film = **Der Film des Spiels**, Begegnung für Begegnung.
cosmic-table-seed = Startwert des Mischens: `{ $seed }`.
