"""Games that are over: which one is meant, its file, and its film.

``history`` lists them, ``seasons`` counts their points, ``games`` finds the game that a command means. Nobody is
shown a game of a channel they cannot see, unless they sat at it. Nothing of a game is worked out here: stories, files
and points come from ``bot.play.games``.
"""
