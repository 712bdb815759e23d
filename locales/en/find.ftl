# Looking for people to play with: the lobby that looks, and the list of open lobbies.

# The first line of the lobby's message, then who is in.
find-head = { $game }: { $host } looks for players ({ $people } of { $wanted }). Press **I'm in** to play.
find-head-found = { $game }: you're { $count } players now ({ $seated } of { $most }). Press **Start**.
find-join = I'm in
find-leave = I'm out
find-expired = Not enough players came in three days, so I stopped looking. Try again with `/find`.
find-who = { $role }: who's in?
find-no-role = This server has no role that I may mention. Look again without it, or ask an admin to set one.
find-role-silent = Discord doesn't let me mention { $role }. An admin can make it mentionable, or set another role. Until then, look without it.
find-mentioned = I've mentioned the role for you in the last 12 hours. Look without it, or try again { $when }.
find-number = This game takes { $least } to { $most } players: choose a number between them.

# The private list of open lobbies, newest first.
find-open = **Open lobbies here**{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
}
find-none = No lobby is open here right now. Look for players, and I'll tell you all when there are enough of you.
find-row = [{ $name }]({ $link }): { $seated } of { $most }{ $missing ->
    [0] { "" }
   *[other] , looks for { $missing } more
}{ " " }· { LIST($chosen, style: "comma") }
find-sit = Sit down
find-sat = You're in at { $name }: [open the lobby]({ $link }).
find-look = Look for players: { $game }
find-how-many = How many players, with you?
find-when = When do you want to play?
find-tell = Who should hear about it?
find-mention = Mention the role for players
# Whoever presses where no seat is left, or somebody keeps apart from them: in the same words.
find-no-seat = Somebody has just taken the last seat. See what else is open with `/find`.
