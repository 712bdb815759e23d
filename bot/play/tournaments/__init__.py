"""Tournaments: signing up, rounds whose tables the bot opens by itself, and what is said of them.

Every step is one transaction. Threads are opened by ``cogs.tournaments``.
"""
