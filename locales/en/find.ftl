# Looking for people to play with: the commands, the lobby that looks, and the list of open lobbies.

# The first line of the lobby's message, then who is in.
find-head = { $game } - { $host } looks for players ({ $people } of { $wanted })
find-head-found = { $game } - { $count } players have found each other ({ $seated } of { $most })
find-join = I'm in
find-leave = I'm out
# Behind mentions of all who are in.
find-found = there are enough of you: { $count } players. The first of you to get there presses **Start** [in your lobby]({ $link }).
find-expired = This search has closed because not enough players came in three days. Look again with `/table find`.
find-who = { $role }: who plays along?
find-no-role = The admins of this server have set no role that I may mention: leave *mention* out, or ask them to set one with `/table settings`.
find-role-silent = Discord does not let me mention { $role }: an admin makes it mentionable in its settings, or chooses another one with `/table settings`. Until then leave *mention* out.
find-mentioned = You have had the role mentioned in the last 12 hours. Look without *mention*, or try again { $when }.
find-number = This game is for { $least } to { $most } players: choose a number between them.
find-not-offered = I do not know that for this game: choose from the list that the command shows.

# The private list of open lobbies, newest first.
find-open = **Open lobbies here**, newest first:
find-none = No lobby is open here that you can see. Open one with `/slap new` or `/cosmic new`, or look for players with `/table find`.
find-row = - [{ $name }]({ $link }): { $seated } of { $most } players{ $searching ->
    [yes] {" "}· looks for { $missing } more
   *[no] { "" }
}{ COUNT($chosen) ->
    [0] { "" }
   *[other] {" "}· { LIST($chosen, style: "comma") }
}
find-sit = Sit down at …
find-sat = You sit at { $name } now: [its lobby]({ $link }).
find-all = all expansions
# Buttons, and the form for how many; its label has at most 45 characters.
find-button = Find players …
find-mention-button = { $game }, and mention the role
find-open-button = Open lobbies
find-which = **Which game do you want to play?**
find-how-many = How many players? ({ $least } to { $most })
# Whoever presses where no seat is left, or somebody keeps apart from them: in the same words.
find-no-seat = Somebody has just taken the last seat. See what else is open with `/table open`, or look for players of your own with `/table find`.
