"""Games as running tables know them: the kinds, and how one begins, is loaded and is kept as a file.

``kinds`` is the one place where games are registered, and ``ai_workers`` has a process for what computer players think
out. What happens at a table is not decided here but in ``bot.tables``, and ``bot.play`` runs it.
"""
