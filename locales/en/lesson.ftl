# The picture that shows how a challenge goes. There is room for 30 characters in a title, 20 in each line of a step.

lesson-title = A challenge in seven steps
lesson-offense = offense
lesson-defense = defense
# Each step has a second line.
lesson-destiny = Destiny names
    .below = the defense
lesson-cone = The cone points
    .below = at a planet
lesson-commit = One to four tokens
    .below = go on the cone
lesson-allies = Allies join
    .below = either side
lesson-cards = Both lay a card
    .below = face down
lesson-totals = Higher total wins,
    .below = the defense wins ties
lesson-base = The offense won: a base here
lesson-goal = First to { $bases } foreign bases wins

lesson-alt = A challenge in seven steps. 1: A destiny card names the defense, here blue. 2: The offense, here red, points the cone at one of the defense's planets. 3: One to four tokens of the offense go on the cone, here 3. 4: Allies join either side: yellow joins the offense with 2, purple the defense with 1; blue has 3 on the planet. 5: Both lay a card face down. 6: The cards are turned over, and card plus tokens count: 12 + 5 = 17 against 8 + 4 = 12. The higher total wins; on a tie the defense wins. 7: The offense won, so its side has a base on the planet. The first player with { $bases } foreign bases wins the game.
