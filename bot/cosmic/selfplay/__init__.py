"""Games that computer players play among themselves: for the command line, benches and tests.

This is the only place where computer players and a game's state meet; each player still gets its own view alone.
"""
