"""Answers of a seat ahead of its questions (8.13): standing orders, a card, the plan of a challenge.

``orders`` are set on questions and in a list, ``cards`` is the challenge card chosen ahead, ``plan`` the message with
all that a challenge may ask. Private. What a question waits for is not decided here but in
``bot.tables.cosmic.clockwork``.
"""
