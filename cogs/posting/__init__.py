"""How tables reach Discord: the screen, threads, nonces, which picture is shown where.

Discord's refusals are sorted into ours here.
"""
