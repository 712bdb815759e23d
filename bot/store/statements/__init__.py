"""What is stored, read and changed, in statements that SQLite and PostgreSQL both understand.

Nothing here talks to a database: scripts say what to ask it next, and a driver carries them out.
"""
