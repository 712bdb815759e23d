# What happens.

moons-event-laid = { $count } moons lie face down, two in each home system.
moons-event-is = { $place } is { $moon }
moons-event-yours = Your moons: { $moons }.
moons-event-shown = { $name } turns up { $place }: { $moon }. { $effect }
moons-event-taken = { $name } looks at { $place } and leaves it face down: a secret moon.
moons-event-seen = You look at { $place }: { $moon }. { $effect }
moons-event-gone = The moon is out of the game: { $place }.

# Questions and their answers.

moons-event-ask-bribe = Show a main player a card? They may take it if they invite you.
moons-event-ask-bribe-card = Which card do you show?
moons-event-ask-take-bribe = You invited the player who showed you a card. Do you take it?
moons-event-ask-revenge = Which token leaves the game for good?
moons-event-ask-flux = From which base does the first token come?
moons-event-ask-flux-with = From which base does the other token come? The two change places.
moons-event-ask-boon = Which of your bases get the four boon tokens?
moons-event-ask-implode = Which planet implodes with the moon?
moons-event-show-nothing = Show nothing
moons-event-show-whom = Show { $name } a card
moons-event-show-card = Show { $card }
moons-event-token = { $name }, { $place }
moons-event-turn-up = Turn up { $place }

# What the help says at the moment it matters.

moons-event-tip-target = The offense may aim at a *moon* of the system instead: on a vacant one its tokens land at once, and it may challenge again.
moons-event-tip-no-allies = The fight is about a moon: there are no allies.
moons-event-tip-secret = You are on a *secret moon*: you may turn it up whenever everybody is asked.

# The board in words.

moons-event-board = Moons: { $moons }.
moons-event-board-one = { $place } { $moon }{ COUNT($people) ->
    [0] { "" }
   *[other] { " " }({ LIST($people, style: "comma") })
}
moons-event-board-hidden = face down
moons-event-board-known = Face-down moons you know: { $moons }.
