# The letters of the Skill Tokens, as buttons and questions name them.
skill-letter-e = Escorts
skill-letter-l = Leaders
skill-letter-s = Shields
skill-letter-w = Weapons
skill-letter-none = Tokens without a useful letter
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
skill-escorts-unseen = { $name } calls Escorts to { $side } unseen, and does not say how many.
skill-void-warning = { $name } has Void, which removes tokens for good: a player left with fewer than three Leaders can never use a power again.
skill-repulsed = { skill-shields } against { skill-weapons }: the challenge is repulsed.
skill-goes-on = { skill-weapons } against { skill-shields }: the challenge goes on.

# Questions and their answers.
skill-ask-lay = How do you lay out your tokens? Each has a letter: *Escorts* can join a challenge late, three active *Leaders* keep your powers awake, and *Shields* turn away an attack that has fewer *Weapons*. More in `/cosmic rules skill tokens`.
skill-ask-order = Which letters go first when only some of your tokens go? Escorts left on bases can be called later; Weapons help in attacks; three Leaders have to stay active for your powers.
skill-ask-place = { $planet ->
    [yes] Which letters lie on { $place }?
   *[no] Which letters lie here: { $place }?
}
skill-ask-letters = Which letters do you choose?
skill-ask-escorts = How many Escorts do you call to your side?
skill-ask-escorts-now = It is your turn: how many Escorts do you call to your side?
skill-ask-escorts-unseen = How many Escorts from your reserve come unseen?
skill-ask-show = How many hidden Weapons or Shields do you show, so that they count?
skill-ask-from = From which bases do your Escorts come?
skill-mixed = Mixed: each letter on every planet
skill-own = I lay them out planet by planet
skill-wait = Wait until those before me have called
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
skill-small-escorts = Which Escorts come (none)
skill-small-letters = Which letters go
skill-small-order = Which letters go first
skill-small-from = Where Escorts come from

# What the help says at the moment it matters.
skill-tip-compared = Before cards are played, the defense's *Shields* are counted against the offense's *Weapons*: with more Shields the challenge is *repulsed*, and the turn ends.
skill-tip-escorts = Then everybody with a token in the challenge may call *Escorts* from bases, beyond the limit.
skill-tip-stand = As it stands: { skill-weapons } against { skill-shields }: { $repulsed ->
    [yes] the challenge would be repulsed
   *[no] the challenge goes on
}.
skill-tip-asleep = You have { $leaders ->
    [one] 1 active Leader
   *[other] { $leaders } active Leaders
}: with fewer than three your powers sleep.

# The board in words.
skill-board-leaders = Active Leaders: { LIST($players, style: "comma") }.
skill-board-leader = { $name } { $count }
skill-picture-sides = Weapons { $weapons } : { $shields } Shields
skill-board-sides = { skill-weapons } against { skill-shields }.
skill-board-letters = { $name }'s letters: { LIST($rows, style: "comma") }.
