# Holidays: who is away from a table, what is done for them there, and what they are told when they are back.

away-button = Away …
# Lines of the panel and of the status, for everybody. The name has the sign of holidays behind it.
away-played = { $name } is away until { $day } ({ $until }). A caretaker answers, and nobody has to wait.
away-asks = { $name } is away until { $day } ({ $until }), and asks the table to wait. Until you agree, a caretaker answers.
away-still = { $name } is away until { $day } ({ $until }). You agreed that the table waits.
away-alone = { $name } is away until { $day } ({ $until }). Nobody else is here now, so the table waits.
away-silent = { $name } has stopped answering. A caretaker plays until they are back.
# For whom the others have voted that a caretaker plays.
away-by-vote = **{ $name }, a caretaker plays for you now**: you haven't answered for a while, and the others have voted for it. Come back whenever you like: press *I'm back* below `/away`, or play.
# Before the answer to somebody who was away and has just played.
away-back-by-playing = **Welcome back!** From now on you play at this table yourself.
# First line of the direct message to whoever is back.
away-welcome = **Welcome back to table { $number }!** From now on I ask you again. { $link }
# The same where the game has ended meanwhile; how follows.
away-over-cosmic = **Table { $number } ended while you were away.** { $link }
# Then lines with what was done.
away-deeds = **Done for you while you were away:**
away-deeds-more = { $count ->
    [one] -# Before that, one more challenge
   *[other] -# Before that, { $count } more challenges
}
# One challenge, by its number: a list of what was done, each as goes behind "you".
away-deed = - { $number }: you { $done }.
away-did-target = attacked { $answer }
away-did-commit = sent { $count ->
    [1] one token
    [2] two tokens
    [3] three tokens
    [4] four tokens
   *[other] { $count } tokens
}
away-did-invite = invited { $answer }
away-did-join = joined the { $side ->
    [offense] offense
   *[other] defense
}
away-did-stay-out = stayed out of it
away-did-card = laid { $answer }
away-did-use = chose “{ $answer }”
# Any other question with its answer.
away-did = answered “{ $what }” with { $answer }
away-did-win = won
away-did-lose = lost
away-deal-offer = made an offer for a deal
away-deal-accept = accepted an offer for a deal
away-deal-fail = ended a negotiation without a deal

# Commands and buttons.
away-gone = **You're away until { $day }** ({ $until }), at all your tables and any you sit down at. I won't ask or remind you.
away-hint = -# I read dates in the zone { $zone }. You can add another: `24.12. 18:00 Europe/Berlin`. Back earlier? Play, or press *I'm back* below `/away`.
away-not-live = -# A live slap table waits for nobody: pause or leave there.
away-over = **Welcome back!** { COUNT($tables) ->
    [0] I ask you again from now on.
   *[other] You play again at { LIST($tables) }. A direct message tells you what happened.
}
away-not = You're not away. Going on holiday? Say until when, and I look after your seats.
# How long somebody is away: everywhere, then where it is otherwise.
away-all = **You're away until { $day }** ({ $until }), except where you've played since.
away-row = - { $table }: away until { $day } ({ $until })
away-row-silent = - { $table }: the others have voted that a caretaker plays until you are back
away-back = I'm back
away-until = Away until when?
away-until-hint = 2026-12-24, 24.12. 18:00, Friday, in 2 weeks
away-title = Away
away-then = On your turns
away-plan-orders = My orders only
away-plan-careful = Careful computer player
away-plan-pass = Pass everything
away-plan-freeze = Freeze (if the others agree)
# What is done for whoever is away, by game.
away-done-cosmic-orders = I follow your orders. For everything else I give the usual answer and pass.
away-done-cosmic-careful = I follow your orders, and a careful computer player decides the rest. It gives away no home base, plays no zap and no flare on its own, and makes no deal that costs a base.
away-done-cosmic-pass = I pass for you every time, even if you ordered something. Where you must decide, I give the usual answer.
away-done-cosmic-freeze = I ask the others to wait for you. Until they agree, I follow your orders, and a careful computer player decides the rest.
away-done-slap-orders = At slow slap tables I press *Pass* for you on every card.
away-done-slap-careful = At slow slap tables a caretaker presses *Slap* or *Pass* for you. It sees most patterns and never slaps on nothing.
away-done-slap-pass = At slow slap tables I press *Pass* for you on every card.
away-done-slap-freeze = At slow slap tables I ask the others to press *Pause*. Until they do, a caretaker presses *Slap* or *Pass* for you.
# Why a date is refused.
away-date-unknown = I don't understand this date. Write it like `2026-12-24`, `24.12. 18:00`, `Friday` or `in 2 weeks` (zone { $zone }).
away-date-unclear = Which is the day, and which the month? Write it like `2026-04-03` (zone { $zone }).
away-date-past = That's already over (zone { $zone }). Until when are you away?
away-date-far = That is more than a year away (zone { $zone }). For that long, give your seat to somebody else: `/leave`.

# Slow tables of the slap game.
away-slap-asks = **{ $name } is away until { $day }** ({ $until }), and asks the table to wait. The others can vote to pause. Until then a caretaker presses for them.
away-slap-back = { $name } is back from holiday.
away-slap-welcome = **Welcome back to slap table { $number }!** { $turned ->
        [one] One card was
       *[other] { $turned } cards were
    } turned while you were away. You had { $before ->
        [one] 1 card
       *[other] { $before } cards
    } and have { $after } now.
# Then a line with what the caretaker has pressed, and one with who has taken how many piles: "Ana 3 · Ben 1".
away-slap-over = **Slap table { $number } ended while you were away.**
away-slap-pressed = A caretaker pressed for you: *Slap* { $slaps }×, *Pass* { $passes }×.
away-slap-piles = Piles taken: { $piles }
away-slap-no-pile = Nobody took a pile.
