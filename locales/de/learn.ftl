# Der Lehrer: die Lektionen von /cosmic learn. Wer sie liest, hat noch nie gespielt.

learn-heading = **Lektion { $number } von { $of }: { $title }**
learn-numbered = { $number }. { $title }
learn-not-that = ❌ **Nicht das.** { $reason } Versuch es noch einmal.
learn-right = ✅ **Richtig.** { $reason }
learn-next = Nächste Lektion
learn-again = Noch einmal
learn-all = Alle Lektionen
learn-board = Brett zeigen
learn-hand = Meine Hand zeigen
learn-choose = Wähle eine Lektion
learn-list = **Die Lektionen.** Geschafft: { $passed } von { $of }.
learn-row = { $passed ->
    [yes] ✅ { $title }
   *[no] ▫️ { $title }
}
learn-stale = Dieser Knopf gehört zu einer anderen Lektion. Hier ist die, bei der du bist:
learn-no-such = Diese Lektion gibt es nicht. Wähle eine aus der Liste.
learn-done = { $missing ->
    [0] 🎓 **Du hast alle Lektionen geschafft.** Spiel dein erstes Spiel: `/cosmic new`, gern auch mit Computern.
    [one] Das war die letzte. Eine Lektion ist noch offen: sieh unter **Alle Lektionen** nach.
   *[other] Das war die letzte. { $missing } Lektionen sind noch offen: sieh unter **Alle Lektionen** nach.
}
learn-sent = Deine Lektion steht in unseren Direktnachrichten.
learn-closed = Ich kann dir nicht schreiben, deshalb steht die Lektion hier. Nur du siehst sie.
learn-solved = Diese Lektion hast du geschafft. Drück **Nächste Lektion** oder tippe `/cosmic learn lesson:`.

# --- 1 ---
learn-aim = Wohin zielen
learn-aim-where =
    Du bist rot, und das ist deine Begegnung. Das Schicksal nennt Ben, blau. Richte den Kegel auf einen seiner fünf Planeten.
    Wenn du gewinnst, bekommst du dort eine Basis. Wer Basen auf fünf Planeten anderer hat, gewinnt das Spiel.
learn-aim-good = Bens Planet 2 bewacht ein einziger Stein. Jeder Stein dort zählt für Ben, weniger als einer geht nicht.
learn-aim-own = Auf Bens Planet 3 hast du schon eine Basis. Ein Sieg dort bringt dir nichts Neues.
learn-aim-shared = Dans Stein auf Bens Planet 4 kämpft nicht für Ben, aber Bens fünf tun es. Es gibt einen schwächeren Planeten.
learn-aim-crowded = Diesen Planeten bewachen viele Steine von Ben, und jeder zählt eins für ihn. Es gibt einen schwächeren Planeten.
learn-aim-came = Du hast drei Steine geschickt und eine 20 gelegt: 23. Ben hat eine 15 gelegt und hatte einen Stein: 16. Sein Stein kam in den Warp, und Bens Planet 2 gehört dir.

# --- 2 ---
learn-tokens = Wie viele Steine
learn-tokens-where =
    Der Kegel zeigt auf Bens Planet 2. Setz jetzt einen bis vier deiner Steine darauf: Jeder zählt eins zu deiner Summe.
    Deine beste Karte ist eine 9. Sieh dir erst deine Planeten an.
learn-tokens-good = Jeder Stein zählt eins, und du behältst alle fünf Heimatbasen.
learn-tokens-strips = Das nimmt den letzten Stein von einem Planeten, und dann hast du dort keine Basis mehr. Mit weniger als drei Heimatbasen schläft deine Kraft. Nimm sie von einem vollen Planeten.
learn-tokens-few = Deine Karten sind niedrig, und du hast Steine übrig. Jeder zählt eins zu deiner Summe: Schick drei oder vier.
learn-tokens-came = Du hast eine 9 gelegt, Ben eine 10, und ein Stein ist seiner: 11. Deine Steine auf dem Kegel haben entschieden. Sie wohnen jetzt auf Bens Planet 2.

# --- 3 ---
learn-card = Welche Karte
learn-card-where =
    Du greifst Bens Planet 2 mit drei Steinen an, und Cleo hilft dir mit zwei. Ben hat dort vier Steine, und ihm hilft niemand.
    Du hast Basen auf vier Planeten anderer: Wenn du gewinnst, sind es fünf. Leg eine Karte verdeckt.
learn-card-good = Ein Sieg beendet das Spiel, also gibt es nichts, wofür du die 20 sparen müsstest.
learn-card-compromise = Ein Kompromiss verliert gegen jede Angriffskarte, und dann sind auch Cleos Steine verloren. Nur zwei Kompromisse geben einen Handel.
learn-card-random = Der Zufall könnte die 6 für dich legen oder den Kompromiss. Du siehst deine Karten: Wähle selbst.
learn-card-low = Ben hat vier Steine und könnte eine hohe Karte legen. Wenn du hier gewinnst, gehört das Spiel dir: Heb die beste Karte nicht auf.
learn-card-came = 20 und fünf Steine sind 25, Bens 14 und vier Steine sind 18. Bens Planet 2 ist deine fünfte Basis bei anderen: Du gewinnst das Spiel.
