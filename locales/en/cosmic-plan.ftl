# The plan of a challenge: what one says ahead about it, in one private message.

cosmic-plan-open = My plan
cosmic-plan-title = **What do you want to do in this challenge?** { $offense } attacks { $defense }. Say it now, and you are asked only if something changes. Only you see it.
cosmic-plan-sealed = **Your plan for this challenge is sealed.** { $offense } attacks { $defense }. You are asked only if something changes; until then you may change it here. Only you see it.
cosmic-plan-holds = My plan still holds
cosmic-plan-done = Done
cosmic-plan-more = More …
cosmic-plan-noted = Your plan is noted.
cosmic-plan-over = { $open ->
        [yes] That plan was for a challenge that is over; here is your plan for this one.
       *[no] That plan was for a challenge that is over.
    }
cosmic-plan-nothing = There is nothing to plan now; a plan begins when the defense of a challenge is known.
cosmic-plan-gone = This part of your plan has passed. The rest stands.
cosmic-plan-cannot = That is no longer possible; choose again. The rest of your plan stands.
cosmic-plan-changed = • { $line } **{ $answer }** – press **Done** to seal it.
cosmic-plan-line = • { $line } **{ $answer }**
cosmic-plan-rests = Something has changed since you said this ahead: { $answer }. Press it again if it still holds.
cosmic-plan-line-target = Which planet do you attack?
cosmic-plan-line-tokens = How many tokens do you commit?
cosmic-plan-line-invite =
    .offense = Who do you invite to join the offense?
    .defense = Who do you invite to join the defense?
cosmic-plan-line-join =
    .offense = If { $name } invites you to the offense?
    .defense = If { $name } invites you to the defense?
    .both = If both invite you, which side do you join?
cosmic-plan-line-moments = When do you want to be asked or to play?
cosmic-plan-line-more = What else do you do at a moment, without being asked?
cosmic-plan-tokens = { $count ->
        [one] 1 token, from your largest base
       *[other] { $count } tokens, from your largest bases
    }
cosmic-plan-join =
    .offense = { $count ->
        [0] Offense: decline
        [one] Offense: join with 1 token
       *[other] Offense: join with { $count } tokens
    }
    .defense = { $count ->
        [0] Defense: decline
        [one] Defense: join with 1 token
       *[other] Defense: join with { $count } tokens
    }
cosmic-plan-wait-join =
    .offense = Offense: ask me after those before me
    .defense = Defense: ask me after those before me
cosmic-plan-side-offense = If both invite me: the offense
cosmic-plan-side-defense = If both invite me: the defense
cosmic-plan-nobody = Nobody
cosmic-plan-never = Never
cosmic-plan-moment-attack = When target and tokens are known
cosmic-plan-moment-sides = When the sides are known
cosmic-plan-moment-cards-down = When both cards are down
cosmic-plan-moment-reveal = When the cards are revealed
cosmic-plan-moment-between = After the challenge
cosmic-plan-moment-response = Whenever somebody plays something
cosmic-plan-moment-aimed = When something is aimed at me
cosmic-plan-could = You could: { LIST($cards, style: "comma") }
cosmic-plan-always = At every moment
cosmic-plan-unaimed = Without this you pass, whatever is played against you
cosmic-plan-line-card = Which challenge card do you play?
cosmic-plan-line-second-challenge = If you win, do you take another challenge?
cosmic-plan-line-use = Do you use { $power } when it may act?
cosmic-plan-use-ask = { $power }: ask me then
cosmic-plan-use-yes = { $power }: yes, whenever it may act
cosmic-plan-use-no = { $power }: no
cosmic-plan-again = Another challenge: yes, if I may
cosmic-plan-no-more = Another challenge: no
cosmic-plan-act = { $what }: { $when }
cosmic-plan-if-against = against the other side, or what is aimed at me
cosmic-plan-if-behind = when the cards are revealed, if my side is behind
cosmic-plan-hand = -# Your hand: { LIST($cards, style: "comma") }
cosmic-plan-settled = Small choices took the usual answer for you: { LIST($choices, style: "comma") }. **Orders** lets you be asked.
cosmic-plan-card-then = Card: ask me then
cosmic-plan-too-long = Type at most { $most } characters.
cosmic-plan-which = “{ $typed }” fits more than one line of your plan. Did you mean { LIST($near, style: "or") }?
cosmic-plan-unread = Your plan has no line for “{ $typed }”. Choose from the list that appears while you type.
cosmic-plan-unread-near = Your plan has no line for “{ $typed }”. Did you mean { LIST($near, style: "or") }?
