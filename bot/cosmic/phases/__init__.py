"""The phases of a challenge (4.11), one module each. They name no power and no card.

Each phase opens with the outline of its rules and asks hooks, which powers, cards and expansions answer; ``closing`` is
what happens at the end of all. What several phases need is not here but in ``bot.cosmic.challenge`` and
``bot.cosmic.tokens``; the state is changed by ``bot.cosmic.moves`` alone.
"""
