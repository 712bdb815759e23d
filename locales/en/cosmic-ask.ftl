# What stands around the questions of a Cosmic table: options, buttons, what is chosen, what was misread.

cosmic-ask-yes = Yes
cosmic-ask-no = No
cosmic-ask-a-power = A power
cosmic-ask-none = { $of ->
    [players] Nobody
   *[other] None of them
}
cosmic-ask-all = All of them
cosmic-ask-undo = Undo
cosmic-ask-clear = Start over
cosmic-ask-type = Type it
cosmic-ask-sure = Yes, do it
cosmic-ask-again = Type it once more if you are sure.
cosmic-ask-back = Back
cosmic-ask-next = Next page
cosmic-ask-previous = Previous page
cosmic-ask-choose = Choose …
cosmic-ask-choose-place = Where?
cosmic-ask-most = As many as possible
cosmic-ask-form = Your answer
cosmic-ask-form-field = In words
# An example in the empty field of the form.
cosmic-ask-hint = for example: { $example }
# The button that hands in what was put together, and those that add one and take one away.
cosmic-ask-done = Done ({ $count })
cosmic-ask-more = +1
cosmic-ask-less = −1
# The button that leads to another question of the same person.
cosmic-ask-also = Also: { $question }
cosmic-ask-page = Page { $number } of { $pages }

# Words that are read, whatever the question: yes, no, nothing, everything. All that people may type, with blanks between.
cosmic-ask-words-yes = yes y yeah yep sure ok okay true
cosmic-ask-words-no = no n nope false not dont
cosmic-ask-words-none = none nobody no nothing nil zero pass skip decline
cosmic-ask-words-all = all everyone everybody everything both
# Words that do not matter when an answer is read.
cosmic-ask-words-noise = i the a an to my on at of in from with please use play using choose planet player card token tokens
# Words that stand between two things, as a comma does.
cosmic-ask-words-and = and then plus

# The word with which a text says in which role it works: As the offense.
cosmic-ask-words-role = as

# Options.
cosmic-ask-card = { FORM($card, "title") }
cosmic-ask-play = Play { $card }
# A flare that waits for its moment in this challenge.
cosmic-ask-ready = Ready { $card }
# Another card, by a power, as if it were this edict.
cosmic-ask-pose = Play a card as { $card } ({ $power })
cosmic-ask-use = Use { $power }
cosmic-ask-join-offense = Join the offense
cosmic-ask-join-defense = Join the defense
cosmic-ask-join-both = Join both sides
cosmic-ask-settle = Resettle { $place }
# A guest in one's own system is challenged.
cosmic-ask-face = Attack { $name } on { $place }
# The card lies in the player's hoard, not in hand.
cosmic-ask-hoarded = { $card } (hoard)
# Another thing of the same name, counted from 2.
cosmic-ask-copy = { $label } ({ $number })
# How many tokens, or other things, go with a place.
cosmic-ask-share = { $place }: { $count }
# How many tokens of one's own are at a place, under its name in a menu.
cosmic-ask-there = { $tokens } there
# A player whose colour stands for them.
cosmic-ask-player-colour = { $name } ({ $colour })
# A destiny card with the mark of the reverse cone.
cosmic-ask-reverse-card = { $card }, reverse cone
cosmic-ask-player =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $bases ->
        [one] 1 foreign base
       *[other] { $bases } foreign bases
    }
cosmic-ask-listed =
    { COUNT($rows) ->
        [0] nothing
       *[other] { LIST($rows, style: "comma") }
    }
# Who stands on a planet, with how many tokens.
cosmic-ask-stands =
    { COUNT($rows) ->
        [0] nobody there
       *[other] { LIST($rows, style: "comma") }
    }
cosmic-ask-stands-one = { $name } { $tokens }
# When something would act, and what it does.
cosmic-ask-acts = { $moment } – { $text }
cosmic-ask-moment-start = at the start of the challenge
cosmic-ask-moment-regroup = before the offense takes a token back
cosmic-ask-moment-destiny = before destiny is drawn
cosmic-ask-moment-drawn = when destiny is drawn
cosmic-ask-moment-defense = once the defense is known
cosmic-ask-moment-target = once the target is known
cosmic-ask-moment-committed = once the offense has committed
cosmic-ask-moment-invite = before allies are invited
cosmic-ask-moment-allies = once the allies have committed
cosmic-ask-moment-cards = before cards are chosen
cosmic-ask-moment-down = once both cards lie face down
cosmic-ask-moment-reveal = when the cards are revealed
cosmic-ask-moment-deal = once a deal is made
cosmic-ask-moment-outcome = once the outcome is known
cosmic-ask-moment-losses = after the losses
cosmic-ask-moment-landing = after the landing
cosmic-ask-moment-rewards = after the rewards
cosmic-ask-moment-over = after the challenge
cosmic-ask-moment-end = before the next challenge
cosmic-ask-moment-turn = at the end of your turn
cosmic-ask-moment-ready = played the first time it fits
# A super flare that is declared together with the use of its power, in the same round.
cosmic-ask-moment-joined = together with { $power }, both now

# Below the question.
cosmic-ask-reversed = Reverse cone: if the offense wins, its allies get cards or tokens. If the defense wins, its allies land on the planet.
cosmic-ask-bases = You have { LIST($bases, style: "comma") }.
cosmic-ask-so-far =
    { COUNT($rows) ->
        [0] Nothing chosen yet.
       *[other] Chosen: { $rows }.
    }
cosmic-ask-divided =
    { COUNT($rows) ->
        [0] Nothing chosen yet. { $whole }.
       *[other] Chosen: { $rows }. { $whole }.
    }
cosmic-ask-whole = { $count } needed
cosmic-ask-range = { $least } to { $most } allowed
cosmic-ask-at-most = Up to { $count }.
cosmic-ask-noted = Your answer: **{ $answer }**.
cosmic-ask-suggested = Suggested: **{ $answer }**.
cosmic-ask-suggested-too = Suggested: **{ $answer }**. If time runs out, that counts.
cosmic-ask-otherwise = If time runs out: { $answer }.
cosmic-ask-card-rests = You laid **{ $card }**, but somebody has joined since. Choose again:
cosmic-ask-drawn-again = You drew your own colour again (draw { $count }).
cosmic-ask-this-challenge = It's { $name }'s challenge.
cosmic-ask-next-challenge = { $name }'s challenge is next.
cosmic-ask-next-or-other = Next, { $name } attacks again, or else { $other } does.
# What waits for answers, and what it answers itself.
cosmic-ask-announced = { $name }: *{ $what }*
cosmic-ask-announced-against = { $name }: *{ $what }* against *{ $answered }*
cosmic-ask-stopped = { $announced } (stopped)

# What the answer gives up for good; asked once more.
cosmic-ask-gives-up-bases = That takes your last token off { $places }, and you lose { COUNT($places) ->
    [one] the base
   *[other] the bases
}. Do it?
cosmic-ask-gives-up-cards = You'd discard { $cards }. Do it?
cosmic-ask-gives-up-tokens = It costs you three tokens. Do it?

# Why an answer is not taken, with the rule.
cosmic-ask-unknown = That button is out of date. Choose one of the answers below (cosmic 8.15).
cosmic-ask-misread = “{ $typed }” isn't one of the answers (cosmic { $rule }). { $tip }
cosmic-ask-misread-empty = That isn't one of the answers (cosmic { $rule }). { $tip }
cosmic-ask-try = Try: { LIST($near, style: "comma") }.
cosmic-ask-which = Did you mean { LIST($rows, style: "or") } (cosmic { $rule })?
cosmic-ask-too-long = That's too long: { $most } characters at most (cosmic { $rule }).
cosmic-ask-too-many = You can choose { $count } at most. Take one away first (cosmic { $rule }).
cosmic-ask-missing = Still missing: { $rows }. Name each one once (cosmic { $rule }).
cosmic-ask-wrong-sum = That makes { $count }: { $whole } (cosmic { $rule }).
cosmic-ask-wrong-share = Choose { $least } to { $most } for { $place } (cosmic { $rule }).
cosmic-ask-wrong-number = Choose a number from { $least } to { $most } (cosmic { $rule }).
