"""The store on a PostgreSQL server: a pool for reading, one connection that writes.

Not here: what is stored (``bot.store.rows``) and how it changes (``bot.store.statements``). Imported only where
``DATABASE_URL`` asks for it.
"""
