"""Where gateway events and interactions arrive, in the order of the connection, and become inputs of tables.

Nothing is decided here and nothing is awaited before an input is queued.
"""
