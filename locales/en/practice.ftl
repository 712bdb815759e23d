# Practice, for one person alone.

practice-heading = **Practice: Cosmic Encounter { $game } from challenge { $challenge }{ $question ->
        [0] {""}
       *[other] , question { $question }
    }.** You're { $name }, the others are computer players, and nothing counts.
practice-over = **The end: { COUNT($winners) ->
        [0] nobody wins
        [one] { $winners } wins
       *[other] { $winners } win
    }.** What would have happened otherwise? **{ practice-from }**
# Lines of the story follow.
practice-truth = **In the real game it went like this:**
practice-from = Try another moment …
practice-choose = **From which moment do you want to play on as { $name }?** Choose a challenge, somebody else if you like, then a question in it. Then I forget what you've practised so far.
practice-which-challenge = Another challenge
practice-which-question = Challenge { $challenge }: from which question?
practice-as-whom = Play as …
practice-as = As { $name }
practice-later = { $count ->
    [one] 1 more question …
   *[other] { $count } more questions …
}
practice-challenge = Challenge { $challenge }
practice-beginning = From its beginning
practice-responds = use a card or a power, or pass
practice-back = Back to the practice
practice-stop = End practice
practice-stop-ask = Do you want to end this practice? You can't come back to it.
practice-stop-sure = End it
practice-stopped = The practice is over. Begin another one with `/learn`.
practice-stale = That was an earlier question. This is where you are now:
practice-none = You have no practice open. Choose one of your finished games with `/learn`.
practice-not-yours = You can practise on a game of Cosmic Encounter that you played yourself and that is over. `/learn` lists yours.
practice-no-challenge = Choose a challenge from 1 to { $last }: that game had no challenge { $challenge } to play on from.
practice-no-player = Choose one of these players: { $names }.
practice-sent = I've sent you the practice by direct message.
practice-nothing = You've finished no game of Cosmic Encounter here yet. Play one, then practise from any moment of it.
practice-which = **Practice.** Pick one of your finished games. You choose the moment next.
practice-which-game = Your games
practice-go-on = Go on with my practice
practice-gone = I no longer have that game, so I can't show you another moment of it. You can still play this practice to its end.
practice-too-old = Choose another game: this one was played under older rules, so I can't play it on.
