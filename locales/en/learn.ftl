learn-button = Learn Cosmic Encounter
learn-heading = **Lesson { $number } of { $of }: { $title }**
learn-numbered = { $number }. { $title }
learn-not-that = **Not that.** { $reason } Try again.
learn-right = **Right.** { $reason }
learn-next = Next lesson
learn-again = Once more
learn-all = All lessons
learn-go-on = Go on
learn-practise = Practise on my own games
learn-board = Show the board
learn-hand = Show my hand
learn-choose = Choose a lesson
learn-list = **The lessons.** You've done { $passed } of { $of }.
learn-row = { $passed ->
    [yes] ✅ { $title }
   *[no] ▫️ { $title }
}
learn-stale = This button belongs to another lesson. Here's where you are:
learn-no-such = There is no such lesson. Choose one from the list.
learn-done = { $missing ->
    [0] **You've done all lessons.** Play your first game: `/play`, with computer players if you like.
    [one] That was the last one. One lesson is still open: see **All lessons**.
   *[other] That was the last one. { $missing } lessons are still open: see **All lessons**.
}
learn-sent = Your lesson is in our direct messages.
learn-closed = I can't message you, so here it is. Only you can see it.
learn-solved = You've done this lesson. Press **Next lesson**.

# --- 1 ---
learn-aim = Aiming
learn-aim-where =
    You are red, and this is your challenge. Destiny says: Ben, blue. Point the cone at one of his five planets.
    If you win, you get a base there. With bases on five planets of others you win the game.
learn-aim-good = Only one token guards Ben's planet 2, and every token there counts for him.
learn-aim-own = You have a base on Ben's planet 3 already. A win there gives you nothing new.
learn-aim-shared = Dan's token on Ben's planet 4 does not fight for Ben, but Ben's five do. There is a weaker planet.
learn-aim-crowded = Many of Ben's tokens guard this planet, and each counts one for him. There is a weaker planet.
learn-aim-came = You sent three tokens and laid a 20: 23. Ben laid a 15 and had one token: 16. His token went to the warp, and his planet 2 is yours.

# --- 2 ---
learn-tokens = Tokens to send
learn-tokens-where =
    The cone points at Ben's planet 2. Now put one to four of your tokens on it: each adds one to your total.
    Your best card is a 9. Look at your planets before you choose.
learn-tokens-good = Each token adds one, and you keep all five home bases.
learn-tokens-strips = That takes the last token off a planet, and then you have no base there. With fewer than three home bases your power is dormant. Take tokens from a full planet.
learn-tokens-few = Your cards are low, and you have tokens to spare. Each one adds one to your total: send three or four.
learn-tokens-came = You laid a 9. Ben laid a 10 and had one token: 11. Your tokens on the cone made the difference. They hold a base on his planet 2 now.

# --- 3 ---
learn-card = A card to lay
learn-card-where =
    You attack Ben's planet 2 with three tokens, and Cleo helps you with two. Ben has four tokens there, and nobody helps him.
    You have bases on four planets of others: if you win, you have five. Lay a card, face down.
learn-card-good = A win ends the game, so there is nothing to save the 20 for.
learn-card-compromise = A compromise loses to any attack card, and then all of Cleo's tokens are lost too. Only two compromises make a deal.
learn-card-random = Chance could lay the 6 for you, or the compromise. You see your cards: choose.
learn-card-low = Ben has four tokens and could lay a high card. If you win here, the game is yours: don't save the best card for later.
learn-card-came = Your 20 and five tokens make 25, Ben's 14 and four tokens make 18. Ben's planet 2 is your fifth foreign base: you win the game.

# --- 4 ---
learn-invite = Allies to invite
learn-invite-where =
    You attack Ben's planet 2 with three tokens. Ben has three there. Now you may invite allies: everybody who joins adds one to four tokens.
    If you win, each ally gets a base there as well. Look at who has how many bases.
learn-invite-good = Cleo and Dan add tokens to your side, and a base more does not make them win.
learn-invite-leader = Eva has bases on four planets of others. If you win together with her, she has five, and wins the game at once.
learn-invite-alone = Without allies you have three tokens, and your best card is a 10. Two of the others can help you without harm.
learn-invite-one = One ally is good, two are better: Cleo and Dan have no base with others yet, so neither wins by this.
learn-invite-came = Cleo and Dan sent two tokens each: your 10 and seven tokens make 17. Ben's 12 and three tokens make 15. Alone you would have lost.

# --- 5 ---
learn-join = A side to join
learn-join-where =
    It is Ben's challenge: he attacks Cleo's planet 2 with three tokens, and she has one there. Both have invited you. Dan has declined.
    Ben has bases on four planets of others.
learn-join-good = Ben needs one base more to win the game. Your tokens help Cleo to keep him out.
learn-join-offense = You would get a base, but so would Ben, and it is his fifth: he wins the game.
learn-join-decline = Cleo has one token against three. If Ben wins here, he wins the game, so this fight is yours as well.
learn-join-came = Both laid a 12. Cleo's token and your three make 16, Ben's three make 15. Ben still has four bases, and you were rewarded for each token.

# --- 6 ---
learn-deal = A deal
learn-deal-where =
    You and Ben both laid a compromise, so you negotiate. Ben offers you a base on his planet 1, for a base on your planet 5.
    If you two do not agree, each of you loses three tokens to the warp.
learn-deal-good = You get a base on his planet 1 and lose nothing. Ben gets the same, and neither of you is near five.
learn-deal-fail = Without a deal you both lose three tokens. Ben's offer costs you none, and gives you a base.
learn-deal-greedy = You want the base that Ben already offers. A new offer takes time, and if it runs out you both lose three tokens.
learn-deal-offer = Ben offers you a base, and that is what wins the game. No card you've named is worth more.
learn-deal-came = The deal is done. Your tokens from the cone went home, and each of you has a base with the other.

# --- 7 ---
learn-zap = A zap
learn-zap-where =
    The cards are up: your 20 and three tokens make 23, Ben's 10 and four tokens make 14. But his power is Tripler: it makes his 10 a 30.
    He has just announced it. You hold a Cosmic Zap, which stops a power when it is used.
learn-zap-good = Tripler decides this challenge: without it Ben has 14.
learn-zap-pass = Then Ben's 10 counts as 30: he has 34 and you have 23. This is the moment you kept the zap for.
learn-zap-came = Tripler was stopped. Your 23 beat Ben's 14, and you have a base on his planet 2. He has his power again in the next challenge.

# --- 8 ---
learn-flare = A flare
learn-flare-where =
    The cards are up: your 9 and three tokens make 12, Ben's 12 and two tokens make 14.
    You hold the Warpish flare: it adds one for each token of yours in the warp, and there are four. You get it back afterwards.
learn-flare-good = Four tokens in the warp make your 12 a 16, and Ben has 14.
learn-flare-pass = Then it is 12 against 14, and your three tokens go to the warp. The flare would add four, and it is not used up.
learn-flare-came = 16 beat 14: you have a base on Ben's planet 2. The flare is in your hand again.

# --- 9 ---
learn-zodiac = WARP Zodiac: signs and Karma
learn-zodiac-where =
    Before you aim you may play a sign on a player. The player who gets it loses one Karma, and you draw two cards. You hold Leo.
    Ben and Cleo both have three Karma. If one player has the most, that player is *Spiritual Leader* and wins with four bases. Cleo has four.
learn-zodiac-good = Cleo falls to two, so Ben leads alone, and he has no base with others.
learn-zodiac-crowns = Ben would fall to two, and Cleo would lead alone with three. With her four bases she wins at once.
learn-zodiac-keeps = Then Cleo stays one Karma from leading, and Karma moves after every challenge. Leo takes one from her now, and brings you two cards.
learn-zodiac-came = Cleo's sign is Leo now. She has two Karma, and Ben is Spiritual Leader. You have drawn two cards.

# --- 10 ---
learn-letters = Skill Tokens: Shields
learn-letters-where =
    Tokens have letters here. Before the cards are laid, the Shields (S) of the defense are counted against the Weapons (W) of the offense: if there are more
    Shields, the challenge is repulsed and your turn ends. All your Weapons but one are in the warp. Where do you aim?
learn-letters-good = Three tokens stand there, and none of them is a Shield.
learn-letters-shields = Two Shields stand there, and you have one Weapon at most. You would be repulsed, and your turn would be over.
learn-letters-crowded = Five of Ben's tokens stand there, and each counts one for him. On planet 2 there are three, without a Shield.
learn-letters-came = No Shield, no repulse. Your 20 and three tokens beat Ben's 12 and three tokens, 23 to 15.

# --- 11 ---
learn-asteroid = Asteroids
learn-asteroid-where =
    An asteroid in your system lends you its power. It is Virus: your card is *multiplied* by your tokens in the challenge, and you have three on the cone.
    Ben has four tokens on his planet. His highest card may be a 20. Which card do you lay?
learn-asteroid-good = Three times 9 is 27, and that is more than 20 and four tokens.
learn-asteroid-low = Three times 8 is 24. Ben's 20 and four tokens make 24 as well, and the defense wins a tie.
learn-asteroid-compromise = Virus multiplies only attack cards, and a compromise loses to any of Ben's attacks.
learn-asteroid-random = Chance could lay the 8 or the compromise for you, and only the 9 is enough here.
learn-asteroid-came = Ben laid his 20: 24 in all. Your 9 counted 27, thanks to the asteroid.

# --- 12 ---
learn-moon = Moons
learn-moon-where =
    You may aim at one of Ben's planets, or at one of his two moons. Nobody is on moon 1, Dan is on moon 2.
    Your cards are a 6 and a 4. A vacant moon is taken without cards, and counts as a success: you may take a second challenge.
learn-moon-good = Nobody is on moon 1, so your tokens land at once, and you see what it does.
learn-moon-occupied = Dan's two tokens defend moon 2, and nobody may help you there. With a 6 you would most likely lose.
learn-moon-planet = Four of Ben's tokens defend each planet, and your best card is a 6. You would most likely lose your tokens.
learn-moon-came = Your token landed on moon 1, without a card. A moon doesn't count as a base for winning, but your turn goes on.
