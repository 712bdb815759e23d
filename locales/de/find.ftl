# Looking for people to play with: the commands, the lobby that looks, and the list of open lobbies.

# The first line of the lobby's message, then who is in.
find-head = { $game } - { $host } sucht Mitspieler ({ $people } von { $wanted })
find-head-found = { $game } - { $count } Spieler haben sich gefunden ({ $seated } von { $most })
find-join = Ich bin dabei
find-leave = Doch nicht
# Behind mentions of all who are in.
find-found = ihr seid genug: { $count } Spieler. Wer von euch zuerst da ist, drückt **Starten** [in eurer Lobby]({ $link }).
find-expired = Diese Suche ist zu, weil in drei Tagen nicht genug Spieler kamen. Such noch einmal mit `/table find`.
find-who = { $role }: Wer spielt mit?
find-no-role = Die Admins dieses Servers haben keine Rolle bestimmt, die ich erwähnen darf: Lass *mention* weg, oder bitte sie, mit `/table settings` eine zu wählen.
find-role-silent = Discord lässt mich { $role } nicht erwähnen: Die Admins machen die Rolle in ihren Einstellungen erwähnbar oder wählen mit `/table settings` eine andere. Lass bis dahin *mention* weg.
find-mentioned = Du hast die Rolle in den letzten 12 Stunden schon erwähnen lassen. Such ohne *mention*, oder versuch es { $when } noch einmal.
find-number = Dieses Spiel ist für { $least } bis { $most } Spieler: Wähl eine Zahl dazwischen.
find-not-offered = Das kenne ich bei diesem Spiel nicht: Wähl aus der Liste, die der Befehl zeigt.

# The private list of open lobbies, newest first.
find-open = **Offene Lobbys hier**, die neueste zuerst:
find-none = Hier ist keine Lobby offen, die du sehen kannst. Öffne eine mit `/slap new` oder `/cosmic new`, oder such Mitspieler mit `/table find`.
find-row = - [{ $name }]({ $link }): { $seated } von { $most } Spielern{ $searching ->
    [yes] {" "}· sucht noch { $missing }
   *[no] { "" }
}{ COUNT($chosen) ->
    [0] { "" }
   *[other] {" "}· { LIST($chosen, style: "comma") }
}
find-sit = Setz dich an …
find-sat = Du sitzt jetzt an { $name }: [zur Lobby]({ $link }).
find-all = alle Erweiterungen
# Buttons, and the form for how many; its label has at most 45 characters.
find-button = Mitspieler suchen …
find-mention-button = { $game }, und die Rolle erwähnen
find-open-button = Offene Lobbys
find-which = **Welches Spiel möchtest du spielen?**
find-how-many = Wie viele Spieler? ({ $least } bis { $most })
# Whoever presses where no seat is left, or somebody keeps apart from them: in the same words.
find-no-seat = Eben hat sich jemand den letzten Platz genommen. Schau mit `/table open`, was sonst offen ist, oder such mit `/table find` selbst Mitspieler.
