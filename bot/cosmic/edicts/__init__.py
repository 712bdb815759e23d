"""The edicts, by the windows in which they are played (2.4): one class each, found by the registry.

Edicts of expansions live with their expansion. Nothing else names an edict.
"""
