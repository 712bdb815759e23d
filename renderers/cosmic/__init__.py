"""Pictures of Cosmic Encounter: board, chart, hand, reveal, end. Views in, pixels out; no rules, no state.

One module for each picture; ``marks`` has the pieces that several share, ``board`` and ``cards`` have rooms
of their own. Views are those of ``bot.cosmic.seen`` and of the expansions: nothing that is not
in them may be drawn, and no sum is done again. What an expansion adds to the board is in ``renderers.layers``.
"""
