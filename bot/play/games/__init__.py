"""What running tables know of games: which kinds exist, how one begins, is taken up and is kept as a file.

``kinds`` is the one place where games are registered. What happens at a table is not here: desks decide it
(``bot.tables``), and ``bot.play`` runs them.
"""
