"""Movement of tokens when somebody has a say: sources, places, divisions, losses, captives.

Flows that ask and then call ``moves``. Numbers and order of effects come from ``engine``; phases and
``bot.cosmic.challenge`` stand above this room, which imports nothing of them.
"""
