# The help at a Cosmic table, and the board as text.

cosmic-help-not-asked = **Nothing to do right now.**
cosmic-help-watching = **You are watching.** Everything public is yours to see: `/cosmic board`, `/cosmic log`, `/cosmic why`.
cosmic-help-left = **You have left this game** and may watch.
cosmic-help-anytime = At any time: `/cosmic hand`, `board`, `log`, `why`, `rules`, `power`, `card`, `orders`, `concede`.
cosmic-help-setup = The table before the first challenge.
cosmic-help-undecided = The colours are only for now: everybody has yet to choose one.
cosmic-help-hints-off = Without tips
cosmic-help-hints-on = With tips
cosmic-help-hints-gone = No more tips. **What can I do?** has them, if you want them again.
cosmic-help-go-to = Go to challenge …
cosmic-help-choosing = still choosing

# What happens in each phase, and a tip for somebody's first game.
cosmic-help-about-setup = everybody chooses a power and a colour in secret; then the hands are dealt.
cosmic-help-about-start = the offense takes one token back from the warp, to any base.
cosmic-help-about-destiny = a destiny card names whom the offense challenges.
cosmic-help-about-aim = the offense points the cone at one planet of the defense.
cosmic-help-about-cone = the offense puts one to four tokens on the cone.
cosmic-help-about-invite = the offense, then the defense, names whom it invites.
cosmic-help-about-allies = the invited join a side with one to four tokens, or decline.
cosmic-help-about-cards = both main players choose one challenge card, face down.
cosmic-help-about-reveal = the cards are turned up; card, tokens and allies add up, a tie is the defense's.
cosmic-help-about-deal = both showed a compromise: agree on a deal, or lose three tokens each.
cosmic-help-about-outcome = the losing side's tokens go to the warp; consolation and rewards are paid.
cosmic-help-about-end = after a success the offense may take a second challenge; else the next player begins.
cosmic-help-hint-setup = Look at when a power works: powers of main players act in your own challenges, others in every one.
cosmic-help-hint-start = Below three home bases your powers sleep: bring tokens home in time.
cosmic-help-hint-destiny = A wild card lets the offense choose; who is closest to winning is a good target.
cosmic-help-hint-aim = A planet with few tokens is easier to take; one where you have a base already wins you nothing new.
cosmic-help-hint-cone = Do not take the last token off a base unless you mean to: the base is gone.
cosmic-help-hint-invite = Allies of the offense gain a base with you; those of the defense are paid in cards or tokens.
cosmic-help-hint-allies = Join whom you expect to win, and mind who gets closer to victory by it.
cosmic-help-hint-cards = A compromise against an attack loses, but takes cards as consolation for each token lost.
cosmic-help-hint-reveal = Cards and powers that change totals are played now; everybody answers sealed.
cosmic-help-hint-deal = A base for a base costs nobody anything. Without a deal each of you loses three tokens.
cosmic-help-hint-outcome = Lost tokens are not gone: one comes back from the warp in each of your challenges.
cosmic-help-hint-end = A second challenge needs a challenge card in hand, and a good one.
cosmic-help-reversed-invite = Reverse cone: allies of the offense are paid in cards or tokens; those of the defense gain a base here.
cosmic-help-reversed-allies = Reverse cone: with the offense you win cards or tokens, with the defense a base on its planet.

cosmic-help-first-game = First game? { $hint }
cosmic-help-asked = **Your move:**
cosmic-help-asked-until = **Your move** – answer by { $until }:
cosmic-help-can = **You can now:** { LIST($things, style: "comma") }.
cosmic-help-negotiate = make an offer, accept one, or let the deal fail
cosmic-help-cannot = **Not now:**
cosmic-help-because = • *{ $things }*: { $reason }.

# Why a card or power cannot be used now; with the rule, as a refusal.
cosmic-help-chosen-cards = challenge cards are chosen by the two main players, in phase 7 (cosmic 4.7.4)
cosmic-help-laid = you have laid your card for this challenge (cosmic 4.7.4)
cosmic-help-one-flare = you have played a flare in this challenge (cosmic 2.5.5)
cosmic-help-readied = readied; it acts by itself when its moment comes
cosmic-help-zapped = you are zapped until this challenge ends (cosmic 6.5)
cosmic-help-dormant = you have fewer than three home bases (cosmic 6.3)
cosmic-help-used = used in this challenge (cosmic 4.0.5)
cosmic-help-by-itself = works by itself (cosmic 4.0.7)
cosmic-help-asks = you are asked when its moment comes
cosmic-help-answers = answers something that was just announced (cosmic 4.0.6)
cosmic-help-condition = its condition is not met right now
cosmic-help-only = only { LIST($windows, style: "or") } (cosmic 4.0.3)

# The board as text.
cosmic-help-moment = **Challenge { $number }** ({ $first ->
        [yes] first
       *[no] another
    } of the turn), phase { $phase }.
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
    }; of the defense: { COUNT($defending) ->
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
