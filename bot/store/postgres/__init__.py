"""The store on a PostgreSQL server, for who has one: a pool for reading, one connection that writes.

Not here: what is stored (``bot.store.rows``) and how it changes (``bot.store.statements``). asyncpg is an extra
(``pip install .[postgres]``), so that this package is imported only when ``DATABASE_URL`` asks for it.
"""
