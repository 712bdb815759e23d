"""The kinds of things that step into the rules: hooks, powers, flares, edicts, expansions, and their registry.

Declarations only. Nothing here asks a hook or moves a token; no power, edict or expansion is named.
"""
