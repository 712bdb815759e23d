"""The core that every game runs on: questions, phases, chance, events, the log, saving and going on.

Pure and game-agnostic: it knows no rule, no word, no Discord and no clock. A game tells it about itself through
``rules.Rules``.
"""
