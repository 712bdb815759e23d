"""Discord only: slash commands, and the cogs that hold them. Each command is mapped onto an input of a table.

Cogs see running tables (``bot.play``), the contract and the words, and no game; only the files of a game's own
commands (``slap``, ``cosmic``) name it.
"""
