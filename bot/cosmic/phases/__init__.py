"""The phases of a challenge (4.11), two to a module where they are short. They name no power and no card.

Each phase opens with the outline of its rules and asks hooks, which powers, cards and expansions answer. What happens
at the end of all is in ``bot.cosmic.challenge.winning``. What several phases need is not here but in
``bot.cosmic.challenge`` and ``bot.cosmic.tokens``; the state is changed by ``bot.cosmic.moves`` alone.
"""
