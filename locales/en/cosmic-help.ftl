# The help at a Cosmic table, and the board as text.

cosmic-help-not-asked = **Nothing to do right now.**
cosmic-help-watching = **You're watching.** See `/board`, `/log` and `/why` at any time.
cosmic-help-left = **You've left this game**, but you may watch.
cosmic-help-anytime = Any time: `/hand`, `/board`, `/log`, `/why`, `/rules`, `/orders`, `/leave`.
cosmic-help-setup = The first challenge hasn't begun.
cosmic-help-undecided = Colours may still change: everyone is choosing.
cosmic-help-hints-off = Without tips
cosmic-help-hints-on = With tips
cosmic-help-hints-gone = No more tips. **What can I do?** brings them back.
cosmic-help-go-to = Go to challenge …
cosmic-help-choosing = still choosing

# What happens in each phase, and a tip for somebody's first game.
cosmic-help-about-setup = everyone secretly chooses a power and a colour, then gets cards.
cosmic-help-about-start = the offense takes a token back from the warp.
cosmic-help-about-destiny = a destiny card says who is attacked.
cosmic-help-about-aim = the offense points the cone at a planet of the defense.
cosmic-help-about-cone = the offense puts one to four tokens on the cone.
cosmic-help-about-invite = the offense invites allies, then the defense.
cosmic-help-about-allies = those invited join a side with one to four tokens, or decline.
cosmic-help-about-cards = both main players lay a challenge card face down.
cosmic-help-about-reveal = cards are turned up. Card, tokens and allies add up, and the defense wins ties.
cosmic-help-about-deal = two compromises: make a deal, or lose three tokens each.
cosmic-help-about-outcome = the losers' tokens go to the warp. Then come consolation and rewards.
cosmic-help-about-end = after a success the offense may attack again. Otherwise it's the next player's turn.
cosmic-help-hint-setup = Once all have chosen, *Powers here* behind **More …** says what everyone's power does.
cosmic-help-hint-start = With fewer than three home bases your powers are dormant, so bring tokens home in time.
cosmic-help-hint-destiny = With a wild card, attack whoever is closest to winning.
cosmic-help-hint-aim = A planet with few tokens is easier. A second base on one planet wins you nothing.
cosmic-help-hint-cone = Take the last token off a base and the base is gone.
cosmic-help-hint-invite = Allies of the offense gain a base with you. Allies of the defense get cards or tokens.
cosmic-help-hint-allies = Join the likely winner, but mind who gets closer to victory.
cosmic-help-hint-cards = A compromise loses to an attack, but then you take a card for each token you lose.
cosmic-help-hint-reveal = Play cards and powers that change totals now. Nobody sees your answer before the round ends.
cosmic-help-hint-deal = A base for a base costs nobody anything. No deal costs each of you three tokens.
cosmic-help-hint-outcome = Lost tokens aren't gone: one comes back in each of your challenges.
cosmic-help-hint-end = Attack again only with a good challenge card in hand.
cosmic-help-reversed-invite = Reverse cone: allies of the offense get cards or tokens. Allies of the defense gain a base here.
cosmic-help-reversed-allies = Reverse cone: on the offense's side you win cards or tokens, on the defense's a base here.

cosmic-help-first-game = First game? { $hint }
cosmic-help-asked = **Your move:**
cosmic-help-asked-until = **Your move** until { $until }:
cosmic-help-can = **You can now:** { LIST($things, style: "comma") }.
cosmic-help-negotiate = make an offer, accept one, or let the deal fail
cosmic-help-cannot = **Not now:**
cosmic-help-because = • *{ $things }*: { $reason }.

# Why a card or power cannot be used now; with the rule, as a refusal.
cosmic-help-chosen-cards = main players lay challenge cards in phase 7 (cosmic 4.7.4)
cosmic-help-laid = your card for this challenge is down (cosmic 4.7.4)
cosmic-help-one-flare = you've already played a flare in this challenge (cosmic 2.5.5)
cosmic-help-readied = ready: it acts by itself when its moment comes
cosmic-help-zapped = you're zapped until this challenge ends (cosmic 6.5)
cosmic-help-dormant = you have fewer than three home bases (cosmic 6.3)
cosmic-help-used = already used in this challenge (cosmic 4.0.5)
cosmic-help-by-itself = works by itself (cosmic 4.0.7)
cosmic-help-asks = I'll ask you when its moment comes
cosmic-help-answers = only in answer to something just announced (cosmic 4.0.6)
cosmic-help-condition = it doesn't apply right now
cosmic-help-only = only { LIST($windows, style: "or") } (cosmic 4.0.3)

# The board as text.
cosmic-help-moment = **Challenge { $number }** ({ $first ->
        [yes] first of the turn
       *[no] same turn
    }), phase { $phase }.
cosmic-help-attack = { COUNT($place) ->
    [0] { $offense } attacks { $defense }.
   *[other] { $offense } attacks { $defense } on { $place }{ $reverse ->
        [yes] , reverse cone
       *[no] { "" }
    }: { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } against { $against }.
}
cosmic-help-offense = { $name } is the offense.
cosmic-help-allies = Allies of the offense: { COUNT($attacking) ->
        [0] none
       *[other] { LIST($attacking, style: "comma") }
    }. Of the defense: { COUNT($defending) ->
        [0] none
       *[other] { LIST($defending, style: "comma") }
    }.
cosmic-help-cards-laid = Cards: { $cards }.
cosmic-help-waits = Announced: { LIST($things, style: "comma") }.
cosmic-help-called = Called for this challenge: { LIST($things, style: "comma") }.
cosmic-help-player = **{ $name }** ({ $colour }): { $bases } of { $goal } foreign bases, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $warp } in the warp{ $removed ->
        [0] { "" }
       *[other] , { $removed } out of the game
    }
cosmic-help-piles = Deck { $deck }, discard { $discard }, destiny { $destiny }.
cosmic-help-piles-topped = Deck { $deck }, discard { $discard }, { $top } on top, destiny { $destiny }.
cosmic-help-system = { $colour } ({ $name }):
cosmic-help-nothing-yet = Nothing has happened yet.
cosmic-help-page = Page { $number } of { $pages }
