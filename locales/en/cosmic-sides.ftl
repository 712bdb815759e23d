# What a challenge asks once target and tokens are known: whom one invites or joins, perhaps a card laid early.

cosmic-sides-join = { $offense } attacks { $defense }. Who do you join, if they invite you?
cosmic-sides-invite =
    .offense = Who do you invite to join your attack on { $defense }?
    .defense = { $offense } attacks you. Who do you invite to help you?
cosmic-sides-card = Which card do you lay, unless somebody joins the other side?
cosmic-sides-suggested = Suggested: **{ $answer }**. **Done** takes it; any other choice changes it.
cosmic-sides-line = { $line } **{ $answer }**
cosmic-sides-noted = **Done, that is noted.** You can still change it here.
cosmic-sides-until = Your answer counts if you give it by { $due }; else the suggestion is taken.
cosmic-sides-goes-on = It goes on when all have answered, by { $due } at the latest.
cosmic-sides-guests = { $count ->
        [0] -# { $name } invites nobody.
       *[other] -# { $name } invites { LIST($guests) }.
    }
cosmic-sides-done = Done
cosmic-sides-change = Change who joins
cosmic-sides-lay = Lay a card now
cosmic-sides-out = Stay out
cosmic-sides-way-offense = { $count ->
        [one] Join { $offense } with 1 token
       *[other] Join { $offense } with { $count } tokens
    }
cosmic-sides-way-defense = { $count ->
        [one] Join { $defense } with 1 token
       *[other] Join { $defense } with { $count } tokens
    }
cosmic-sides-way-offense-defense = { $count ->
        [one] Join { $offense }, or else { $defense }, with 1 token
       *[other] Join { $offense }, or else { $defense }, with { $count } tokens
    }
cosmic-sides-way-defense-offense = { $count ->
        [one] Join { $defense }, or else { $offense }, with 1 token
       *[other] Join { $defense }, or else { $offense }, with { $count } tokens
    }
cosmic-sides-nobody = Nobody
cosmic-sides-card-then = Later, when both lay their cards
cosmic-sides-hand = -# Your hand: { LIST($cards, style: "comma") }
cosmic-sides-settled = Small choices were made for you as suggested: { LIST($choices, style: "comma") }. **Orders** lets you be asked.
cosmic-sides-over = That was for a challenge that is over.
cosmic-sides-nothing = There is nothing to say ahead now.
cosmic-sides-passed = That has been decided by now.
cosmic-sides-cannot = That is no longer possible; choose again.
cosmic-sides-no-plan = Plans are gone: a challenge asks you what it needs when it needs it. What you planned still counts.
cosmic-sides-too-long = Type at most { $most } characters.
cosmic-sides-which = “{ $typed }” could mean several things. Did you mean { LIST($near, style: "or") }?
cosmic-sides-unread = I do not know “{ $typed }” here. Choose from the list that appears while you type.
cosmic-sides-unread-near = I do not know “{ $typed }” here. Did you mean { LIST($near, style: "or") }?
