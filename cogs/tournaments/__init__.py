"""Tournaments on Discord: their buttons and forms, and the threads of the tables that the bot opens by itself.

``controls`` is what may be pressed below a tournament, ``handlers`` answers it and goes the rounds. Rounds, pairings
and points are not worked out here but in ``bot.play.tournaments`` and ``bot.ratings``.
"""
