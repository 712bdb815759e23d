"""Statements to store, read and change, which SQLite and PostgreSQL both understand.

Nothing here talks to a database: scripts say what to ask it next, and a driver carries them out.
"""
