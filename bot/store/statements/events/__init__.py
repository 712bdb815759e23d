"""The SQL of what hosts open for a whole server: seasons and tournaments.

Scripts in SQL that SQLite and PostgreSQL both take; each is one step of a transaction, and none commits. Nothing is
worked out here: who has how many points, and who plays whom, says ``bot.standing``.
"""
