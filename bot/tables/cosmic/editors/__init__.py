"""Pages on which a seat prepares its answers (8.13): standing orders, and what a look asks before its questions come.

``orders`` are set on questions and in a list, ``sides`` is the message that asks whom one invites or joins. Private.
What a question waits for is not decided here but in ``bot.tables.cosmic.clockwork``.
"""
