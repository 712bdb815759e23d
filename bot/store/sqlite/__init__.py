"""The store in one file of SQLite, which nobody has to configure.

Not here: what is stored (``bot.store.rows``) and how it changes (``bot.store.statements``).
"""
