"""Pictures of the slap game: faces, pile, receipt, result. Views in, pixels out; no rules, no state.

One module for each picture; ``faces`` is what a card looks like. Views come
from ``bot.slap.views``; who was first, what counts and who has won is in them and not worked out here. Nothing of
Cosmic Encounter is known.
"""
