# The tutor: lessons of /cosmic learn. Those who read have never played.

learn-heading = **Lesson { $number } of { $of }: { $title }**
learn-numbered = { $number }. { $title }
learn-not-that = ❌ **Not that.** { $reason } Try again.
learn-right = ✅ **Right.** { $reason }
learn-next = Next lesson
learn-again = Once more
learn-all = All lessons
learn-board = Show the board
learn-hand = Show my hand
learn-choose = Choose a lesson
learn-list = **The lessons.** You have done { $passed } of { $of }.
learn-row = { $passed ->
    [yes] ✅ { $title }
   *[no] ▫️ { $title }
}
learn-stale = This button belongs to another lesson. Here is the one you are at:
learn-no-such = There is no such lesson. Choose one from the list.
learn-done = { $missing ->
    [0] 🎓 **You have done all lessons.** Play your first game: `/cosmic new`, with computer players if you like.
    [one] That was the last one. One lesson is still open: see **All lessons**.
   *[other] That was the last one. { $missing } lessons are still open: see **All lessons**.
}
learn-sent = Your lesson is in our direct messages.
learn-closed = I cannot write to you, so the lesson is here. Only you can see it.
learn-solved = You have done this lesson. Press **Next lesson**, or type `/cosmic learn lesson:`.

# --- 1 ---
learn-aim = Where to aim
learn-aim-where =
    You are red, and this is your challenge. Destiny says: Ben, blue. Point the cone at one of his five planets.
    If you win, you get a base there. Whoever has bases on five planets of others wins the game.
learn-aim-good = One token guards Ben's planet 2. Every token there counts for Ben, so one is the least you can meet.
learn-aim-own = You have a base on Ben's planet 3 already. A win there gives you nothing new.
learn-aim-shared = Dan's token on Ben's planet 4 does not fight for Ben, but Ben's five do. There is a weaker planet.
learn-aim-crowded = Many tokens of Ben guard this planet, and each counts one for him. There is a weaker planet.
learn-aim-came = You sent three tokens and laid a 20: 23. Ben laid a 15 and had one token: 16. His token went to the warp, and his planet 2 is yours.

# --- 2 ---
learn-tokens = How many tokens
learn-tokens-where =
    The cone points at Ben's planet 2. Now put one to four of your tokens on it: each adds one to your total.
    Your best card is a 9. Look at your planets before you choose.
learn-tokens-good = Each token adds one, and you keep all five home bases.
learn-tokens-strips = That takes the last token off a planet, and then you have no base there. With fewer than three home bases your power sleeps. Take them from a full planet.
learn-tokens-few = Your cards are low, and you have tokens to spare. Each one adds one to your total: send three or four.
learn-tokens-came = You laid a 9, Ben a 10, and one token is his: 11. Your tokens on the cone made the difference. They live on his planet 2 now.

# --- 3 ---
learn-card = Which card
learn-card-where =
    You attack Ben's planet 2 with three tokens, and Cleo helps you with two. Ben has four tokens there, and nobody helps him.
    You have bases on four planets of others: if you win, you have five. Lay a card, face down.
learn-card-good = A win ends the game, so there is nothing to save the 20 for.
learn-card-compromise = A compromise loses to any attack card, and then all of Cleo's tokens are lost too. Only two compromises make a deal.
learn-card-random = Chance could lay the 6 for you, or the compromise. You see your cards: choose.
learn-card-low = Ben has four tokens and could lay a high card. If you win here, the game is yours: do not keep the best card for later.
learn-card-came = 20 and five tokens are 25, Ben's 14 and four tokens are 18. Ben's planet 2 is your fifth foreign base: you win the game.
