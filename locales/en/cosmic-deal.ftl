# Negotiations at a Cosmic table: buttons, offers, what is typed, and why something cannot be.

cosmic-deal-negotiate = Two compromises: make a deal. The first accepted offer counts.
# Somebody deals in the place of a main player.
cosmic-deal-negotiate-with = Make a deal with { $names }. The first accepted offer counts.
cosmic-deal-negotiate-several = Make a deal with { $names }. An offer counts once all the others accept it.
cosmic-deal-no-offers = No offers yet.
cosmic-deal-make = Make an offer
cosmic-deal-make-to = Offer { $name } something
cosmic-deal-counter = Make another offer
cosmic-deal-withdraw = Withdraw my offer
cosmic-deal-none = No deal
cosmic-deal-hand-in = Offer this
cosmic-deal-more-cards = More cards
cosmic-deal-give-cards = You give cards
cosmic-deal-give-base = You grant a base
cosmic-deal-take-cards = You want cards
cosmic-deal-take-base = You want a base
cosmic-deal-give-goods = You give cards and captives
cosmic-deal-take-goods = You want cards and captives
cosmic-deal-accept = Accept offer { $number }

# Words that are read: how an offer begins, what stands between both halves, and what else may be done.
cosmic-deal-words-offer = offer give propose
cosmic-deal-words-for = for take against want wants
cosmic-deal-words-accept = accept agree yes ok okay
cosmic-deal-words-withdraw = withdraw retract
cosmic-deal-words-fail = no deal fail refuse decline no nodeal

# What a deal is about.
cosmic-deal-base = a base on { $place }
# The place may be the name of a power.
cosmic-deal-captives =
    { $count ->
        [one] 1 captive
       *[other] { $count } captives
    } from { $place }
cosmic-deal-trade =
    { COUNT($gives) ->
        [0] nothing
       *[other] { $gives }
    } for { COUNT($wants) ->
        [0] nothing
       *[other] { $wants }
    }
cosmic-deal-offer = • { $number }: { $name } offers { $trade }.
cosmic-deal-my-offer = • You offer { $trade }.
cosmic-deal-offer-to = • { $number }: { $name } offers { $to } { $trade }.
cosmic-deal-offer-you = • { $number }: { $name } offers you { $trade }.
cosmic-deal-my-offer-to = • You offer { $to } { $trade }.
cosmic-deal-agreed =
    • { COUNT($names) ->
        [one] { $names } accepts
       *[other] { $names } accept
    } offer { $number }.
cosmic-deal-drafted = Your offer so far: { $trade }.
cosmic-deal-drafted-to = Your offer to { $to } so far: { $trade }.
# As it may be typed: `offer` is one of the words that are read.
cosmic-deal-typed =
    offer { COUNT($gives) ->
        [0] nothing
       *[other] { LIST($gives, style: "comma") }
    } for { LIST($wants, style: "comma") }
cosmic-deal-typed-half = offer { LIST($gives, style: "comma") }
cosmic-deal-agree =
    You get { COUNT($gives) ->
        [0] nothing
       *[other] { $gives }
    } and give { COUNT($wants) ->
        [0] nothing
       *[other] { $wants }
    }. Agreed?
cosmic-deal-gave-up = You said no deal. Make an offer if you change your mind.
cosmic-deal-gives-up = Say no deal? If nobody wants one, or time runs out, each of you loses three tokens.

# Why something cannot be, with the rule.
cosmic-deal-empty = Put at least one card or base into the offer (cosmic 5.5.3).
cosmic-deal-cannot-keep = You can't accept that: something in it is gone or not yours to give (cosmic 5.5.7).
cosmic-deal-whom = First name who it's for: { $names } (cosmic 5.5.2).
cosmic-deal-no-such-offer = That offer is gone. Look at the offers again (cosmic 5.5.2).
cosmic-deal-not-now = That isn't possible now. Choose one of the buttons (cosmic 5.5.2).
