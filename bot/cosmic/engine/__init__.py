"""The machine of the rules: hooks, effects, the stack of uses, checkpoints, totals. Names no power and no card."""
