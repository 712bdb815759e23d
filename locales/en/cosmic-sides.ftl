# What a challenge asks once target and tokens are known: whom one invites or joins, perhaps a card laid early.

cosmic-sides-join = { $offense } attacks { $defense }. Who do you join, if invited?
cosmic-sides-invite =
    .offense = Who do you invite against { $defense }?
    .defense = { $offense } attacks you. Who do you invite?
cosmic-sides-card = Your card, unless somebody joins (then I ask again):
cosmic-sides-rounds = Ask me when …
cosmic-sides-again = The attack has changed. So far: **{ $answer }**.
cosmic-sides-nobody = nobody
cosmic-sides-line = { $line } **{ $answer }**
cosmic-sides-noted = Got it: **{ $answer }**. You can still change it.
cosmic-sides-until = You have until { $due }, then this counts.
cosmic-sides-goes-on = Waiting for the others until { $due }.
cosmic-sides-guests = { $count ->
        [0] -# { $name } invites nobody.
       *[other] -# { $name } invites { LIST($guests) }.
    }
cosmic-sides-done = Done
cosmic-sides-change = Change allies
cosmic-sides-lay = Lay a card now
cosmic-sides-out = Stay out
# `.typed` is read as well, from people who type it.
cosmic-sides-way-offense = { $count ->
        [one] { $offense }, 1 token
       *[other] { $offense }, { $count } tokens
    }
    .typed = { $count ->
        [one] join { $offense } with 1 token
       *[other] join { $offense } with { $count } tokens
    }
cosmic-sides-way-defense = { $count ->
        [one] { $defense }, 1 token
       *[other] { $defense }, { $count } tokens
    }
    .typed = { $count ->
        [one] join { $defense } with 1 token
       *[other] join { $defense } with { $count } tokens
    }
cosmic-sides-way-offense-defense = { $count ->
        [one] { $offense }, else { $defense }, 1 token
       *[other] { $offense }, else { $defense }, { $count } tokens
    }
    .typed = { $count ->
        [one] join { $offense } or else { $defense } with 1 token
       *[other] join { $offense } or else { $defense } with { $count } tokens
    }
cosmic-sides-way-defense-offense = { $count ->
        [one] { $defense }, else { $offense }, 1 token
       *[other] { $defense }, else { $offense }, { $count } tokens
    }
    .typed = { $count ->
        [one] join { $defense } or else { $offense } with 1 token
       *[other] join { $defense } or else { $offense } with { $count } tokens
    }
cosmic-sides-unasked = Don't ask me
cosmic-sides-card-then = Later
cosmic-sides-hand = -# Your hand: { LIST($cards, style: "comma") }
cosmic-sides-settled = I chose for you: { LIST($choices, style: "comma") }. **Orders** changes that.
cosmic-sides-over = That challenge is over.
cosmic-sides-nothing = There's nothing to decide in advance right now.
cosmic-sides-passed = That's already decided.
cosmic-sides-cannot = That's no longer possible. Choose again.
cosmic-sides-no-plan = Plans are gone: I ask you when it matters. Your plan still counts.
