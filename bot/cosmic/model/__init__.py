"""Facts of a Cosmic game as plain data: state, cards, flags, arguments of hooks, and questions about the state.

Nothing here decides, asks or changes anything, and the state knows no engine: it can be saved, compared and
copied.
"""
