"""The durable side: SQLite through one writer, migrations, lease, backup, and what is kept for how long.

It knows rows and bytes, and no game. Whatever it has accepted survives a kill.
"""
