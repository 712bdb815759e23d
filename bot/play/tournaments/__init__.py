"""Tournaments: signing up, rounds whose tables the bot opens by itself, and what is said of them.

Every step is one transaction. No thread is opened here, that is done by ``cogs.tournaments``; who meets whom and who
has how many points is worked out by ``bot.standing``.
"""
