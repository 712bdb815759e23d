# The letters of the Skill Tokens, as buttons and questions name them.
skill-letter-e = Escorts
skill-letter-l = Leaders
skill-letter-s = Shields
skill-letter-w = Weapons
skill-letter-none = No useful letter
# Letters read aloud, behind a number of tokens.
skill-told-e = { $count ->
    [one] Escort
   *[other] { $count } Escorts
}
skill-told-l = { $count ->
    [one] Leader
   *[other] { $count } Leaders
}
skill-told-s = { $count ->
    [one] Shield
   *[other] { $count } Shields
}
skill-told-w = { $count ->
    [one] Weapon
   *[other] { $count } Weapons
}
skill-told-none = { $count } without a letter
skill-part = { $letters } ({ $place })
skill-cone = cone

# What happens.
skill-escorts = { $count ->
    [one] 1 Escort
   *[other] { $count } Escorts
}
skill-weapons = { $weapons ->
    [one] 1 Weapon
   *[other] { $weapons } Weapons
}
skill-shields = { $shields ->
    [one] 1 Shield
   *[other] { $shields } Shields
}
skill-laid = { $name }'s letters: { $places }.
skill-row = { $place } { $letters }
skill-escorts-called = { $name } calls { skill-escorts } to { $side }.
skill-escorts-unseen = { $name } calls Escorts to { $side } unseen, without saying how many.
skill-void-warning = { $name } has Void, which removes tokens for good. With fewer than three Leaders left, your powers are gone forever.
skill-repulsed = { skill-shields } against { skill-weapons }: the attack is repulsed.
skill-goes-on = { skill-weapons } against { skill-shields }: the attack goes on.

# Questions and their answers.
skill-ask-lay = How do you lay out your tokens? *Escorts* can join a challenge late. Three active *Leaders* keep your powers working. *Shields* turn away attacks with fewer *Weapons*. More under `/rules skill tokens`.
skill-ask-order = Which letters go first? Escorts on bases can be called later, Weapons help attacks, and powers need three active Leaders.
skill-ask-place = { $planet ->
    [yes] Which letters lie on { $place }?
   *[no] Which letters lie here: { $place }?
}
skill-ask-letters = Which letters?
skill-ask-escorts = How many Escorts do you call?
skill-ask-escorts-now = How many Escorts do you call? It's your turn.
skill-ask-escorts-unseen = How many Escorts from your reserve come unseen?
skill-ask-show = How many hidden Weapons or Shields do you show, so that they count?
skill-ask-from = Which bases do your Escorts come from?
skill-mixed = Mixed: every letter everywhere
skill-own = Planet by planet
skill-wait = Wait for those before me
skill-call = { $count ->
    [0] Call no Escorts
    [one] Call 1 Escort
   *[other] Call { $count } Escorts
}
skill-show = { $count ->
    [0] Show nothing
    [one] Show 1 token
   *[other] Show { $count } tokens
}

# What a standing order decides.
skill-small-escorts = Escorts called (none)
skill-small-letters = letters that go
skill-small-order = letters that go first
skill-small-from = bases of Escorts

# What the help says at the moment it matters.
skill-tip-compared = Before cards are played, the defense's *Shields* face the offense's *Weapons*. With more Shields the attack is *repulsed*, and the turn ends.
skill-tip-escorts = Then everyone with a token in the challenge may call *Escorts* from bases, even beyond four.
skill-tip-stand = It's { skill-weapons } against { skill-shields } now: the attack would { $repulsed ->
    [yes] be repulsed
   *[no] go on
}.
skill-tip-asleep = You have { $leaders ->
    [one] 1 active Leader
   *[other] { $leaders } active Leaders
}. Below three, powers are dormant.

# The board in words.
skill-board-leaders = Active Leaders: { LIST($players, style: "comma") }.
skill-board-leader = { $name } { $count }
skill-picture-sides = Weapons { $weapons }–{ $shields } Shields
skill-board-sides = { skill-weapons } against { skill-shields }.
skill-board-letters = { $name }'s letters: { LIST($rows, style: "comma") }.
