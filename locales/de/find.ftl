# Mitspieler suchen: die Lobby, die sucht, und die Liste der offenen Lobbys.

# Die erste Zeile der Lobby, dann wer dabei ist.
find-head = { $game }: { $host } sucht Mitspieler ({ $people } von { $wanted }). Drück **Ich bin dabei**.
find-head-found = { $game }: Ihr seid jetzt { $count } Spieler ({ $seated } von { $most }). Drück **Starten**.
find-join = Ich bin dabei
find-leave = Doch nicht
find-expired = In drei Tagen kamen nicht genug Spieler, also suche ich nicht weiter. Versuch es noch einmal mit `/find`.
find-who = { $role }: Wer spielt mit?
find-no-role = Auf diesem Server gibt es keine Rolle, die ich erwähnen darf. Such noch einmal ohne, oder bitte die Admins um eine.
find-role-silent = Discord lässt mich { $role } nicht erwähnen. Die Admins können sie erwähnbar machen oder eine andere bestimmen. Such bis dahin ohne.
find-mentioned = Ich habe die Rolle in den letzten 12 Stunden schon für dich erwähnt. Such ohne sie, oder versuch es { $when } noch einmal.
find-number = Dieses Spiel ist für { $least } bis { $most } Spieler: Wähl eine Zahl dazwischen.

# Die Liste der offenen Lobbys, die neueste zuerst.
find-open = **Offene Lobbys hier**{ $more ->
    [0] {""}
   *[other] {" "}(und { $more } weitere)
}
find-none = Gerade ist hier keine Lobby offen. Such Mitspieler, und ich melde mich bei allen, sobald ihr genug seid.
find-row = [{ $name }]({ $link }): { $seated } von { $most }{ $missing ->
    [0] { "" }
   *[other] , sucht noch { $missing }
}{ " " }· { LIST($chosen, style: "comma") }
find-sit = Hinsetzen
find-sat = Du sitzt jetzt an { $name }: [zur Lobby]({ $link }).
find-look = Mitspieler suchen: { $game }
find-how-many = Wie viele Spieler, mit dir?
find-when = Wann willst du spielen?
find-tell = Wer soll davon erfahren?
find-mention = Die Rolle für Mitspieler erwähnen
# Wer drückt, wo kein Platz mehr ist oder jemand fernbleiben will: dieselben Worte.
find-no-seat = Eben hat sich jemand auf den letzten Platz gesetzt. Schau mit `/find`, was sonst offen ist.
