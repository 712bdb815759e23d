"""The expansions, one folder each; ``load`` of the registry finds them.

An expansion brings its state, hooks, words, views and heuristics of computer players. No file outside this folder names
one, and no expansion knows another. See ``docs/adding-an-expansion.md``.
"""
