"""Those who watch games: what a server knows of their predictions, for whoever asks.

``seers`` lists who predicts best. A prediction is made by a press at the table and judged by its desk, not here; and
who gets a direct message about a game is told in ``bot.play.watching``.
"""
