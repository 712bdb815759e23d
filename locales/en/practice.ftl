# Practice: /cosmic practice, for one person alone.

practice-heading = **Practice: Cosmic Encounter { $game } from challenge { $challenge }{ $question ->
        [0] {""}
       *[other] , question { $question }
    }.** You play { $name } against computer players; nothing counts.
practice-over = **The game is over.** Winners: { $winners }. Try again from any challenge: `/cosmic practice game:`.
practice-from = Play on from …
practice-choose = **From where do you want to play on as { $name }?** Choose a challenge, somebody else if you like, then a question in it. What you have practised so far is lost then.
practice-which-challenge = Another challenge
practice-which-question = Challenge { $challenge }: from which question?
practice-as-whom = As whom?
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
practice-stop-ask = Do you want to end this practice? It cannot be taken up again.
practice-stop-sure = End it
practice-stopped = The practice is over. `/cosmic practice game:` begins another one.
practice-stale = This button belongs to an earlier question. Here is how it stands:
practice-none = You have no practice open. Choose one of your ended games: `/cosmic practice game:`.
practice-not-yours = Choose a game of Cosmic Encounter that is over and at which you sat: `/cosmic practice game:` lists them.
practice-no-challenge = Choose a challenge from 1 to { $last }: that game had no challenge { $challenge } to play on from.
practice-no-player = Choose one of these players: { $names }.
practice-no-question = { $last ->
        [0] { $name } is asked nothing in challenge { $challenge }: leave out `question` to play on from its beginning.
        [one] Choose question 1: { $name } is asked nothing else in challenge { $challenge }.
       *[other] Choose a question from 1 to { $last }: { $name } is asked no more in challenge { $challenge }.
    }
practice-sent = Your practice is in our direct messages.
practice-gone = That game is no longer stored, so there is no other moment of it to choose. You can still play this practice to its end.
practice-too-old = Choose another game: this one was played under older rules and cannot be played on.
