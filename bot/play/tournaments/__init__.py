"""Tournaments and seasons: what is played over many tables, and what is said of it.

A tournament signs people up and plays rounds whose tables the bot opens by itself.

Every step is one transaction. No thread is opened here, that is done by ``cogs.tournaments``; who meets whom and who
has how many points is worked out by ``bot.ratings``.
"""
