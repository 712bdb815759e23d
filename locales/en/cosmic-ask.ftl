# What stands around the questions of a Cosmic table: options, buttons, what is chosen, what was misread.

cosmic-ask-yes = Yes
cosmic-ask-no = No
cosmic-ask-a-power = A power
cosmic-ask-none = None of them
cosmic-ask-all = All of them
cosmic-ask-undo = Undo the last
cosmic-ask-clear = Start again
cosmic-ask-type = Type it
cosmic-ask-sure = Yes, do it
cosmic-ask-back = Back
cosmic-ask-next = Next page
cosmic-ask-previous = Previous page
cosmic-ask-choose = Choose here
cosmic-ask-choose-place = Where?
cosmic-ask-most = As many as possible
cosmic-ask-form = Your answer
cosmic-ask-form-field = In words
# An example in the empty field of the form.
cosmic-ask-hint = for example: { $example }
# The button that hands in what was put together, and those that add one and take one away.
cosmic-ask-done = Done ({ $count })
cosmic-ask-more = + { $place } ({ $count })
cosmic-ask-less = − { $place }
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
# Another card, by a power, as if it were this edict.
cosmic-ask-pose = Play a card as { $card } ({ $power })
cosmic-ask-use = Use { $power }
cosmic-ask-join-offense = Join the offense
cosmic-ask-join-defense = Join the defense
cosmic-ask-join-both = Join both sides
cosmic-ask-settle = Resettle { $place }
# A guest in one's own system is challenged.
cosmic-ask-face = Challenge { $name } on { $place }
# The card lies in the player's hoard, not in hand.
cosmic-ask-hoarded = { $card } (hoard)
# Another thing of the same name, counted from 2.
cosmic-ask-copy = { $label } ({ $number })
# How many tokens, or other things, go with a place.
cosmic-ask-share = { $place }: { $count }
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
       *[other] { $rows }
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
cosmic-ask-moment-regroup = before the offense regroups
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
cosmic-ask-moment-end = in the end step
cosmic-ask-moment-turn = at the end of your turn
# A flare that is readied now.
cosmic-ask-moment-itself = acts by itself when its moment comes
# A super flare that is declared together with the use of its power, in the same round.
cosmic-ask-moment-joined = together with { $power }, both now

# Below the question.
cosmic-ask-reversed = Reverse cone: if the offense wins, its allies are paid in cards or tokens; if the defense wins, its allies land on the planet and gain a base there.
cosmic-ask-bases = You have: { $bases }
cosmic-ask-base = { $place } **{ $tokens }**
cosmic-ask-so-far =
    { COUNT($rows) ->
        [0] Nothing chosen yet.
       *[other] Chosen: { $rows }.
    }
cosmic-ask-divided =
    { COUNT($rows) ->
        [0] Nothing yet; { $whole } in all.
       *[other] Now { $rows }; { $count } of { $whole } in all.
    }
cosmic-ask-whole = { $count }
cosmic-ask-range = { $least } to { $most }
cosmic-ask-at-most = Choose at most { $count }.
cosmic-ask-noted = Sealed: **{ $answer }**. You may change it until the round closes.
cosmic-ask-otherwise = When the time is up: { $answer }.
cosmic-ask-drawn-again = You have drawn again, and it is your own colour again: card { $count }.
cosmic-ask-this-challenge = It is { $name }'s challenge.
cosmic-ask-next-challenge = The next challenge is { $name }'s.
cosmic-ask-next-or-other = The next challenge is another one of { $name }'s or, if { $name } takes none, { $other }'s.
# What waits for answers, and what it answers itself.
cosmic-ask-announced = { $name }: *{ $what }*
cosmic-ask-announced-against = { $name }: *{ $what }* against *{ $answered }*
cosmic-ask-stopped = { $announced } (stopped)

# What the answer gives up for good; asked once more.
cosmic-ask-gives-up-bases = That takes your last token off { $places }: { COUNT($places) ->
    [one] the base is gone
   *[other] the bases are gone
}. Do it?
cosmic-ask-gives-up-cards = That discards { $cards }. Do it?
cosmic-ask-gives-up-tokens = That costs you three tokens. Do it?

# Why an answer is not taken, with the rule.
cosmic-ask-unknown = This button does not belong to what is asked now; choose one of the answers below (cosmic 8.15).
cosmic-ask-misread = “{ $typed }” is not one of the answers (cosmic { $rule }). { $tip }
cosmic-ask-misread-empty = That is not one of the answers (cosmic { $rule }). { $tip }
cosmic-ask-try = Try: { LIST($near, style: "comma") }.
cosmic-ask-which = That could be { LIST($rows, style: "or") }: say which (cosmic { $rule }).
cosmic-ask-too-long = Type a shorter answer: at most { $most } characters (cosmic { $rule }).
cosmic-ask-too-many = Choose at most { $count }; take one away first (cosmic { $rule }).
cosmic-ask-missing = Name each of them once; { $rows } still to come (cosmic { $rule }).
cosmic-ask-wrong-sum = That is { $count } in all; it has to be { $whole } (cosmic { $rule }).
cosmic-ask-wrong-share = For { $place } choose { $least } to { $most } (cosmic { $rule }).
cosmic-ask-wrong-number = Choose a number from { $least } to { $most } (cosmic { $rule }).
