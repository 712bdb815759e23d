"""Games of one's own past, played on from a challenge against computer players.

``moments`` finds where one can begin, ``practice`` is the game, what is shown of it and what presses come to. Nothing
of it counts, nobody else sees it, and nothing is stored here: ``bot.play.learning`` does that.
"""
