"""One running table: its queue and its consumer, what its controller does, and how it is loaded, sleeps and fails.

``table_registry`` finds a table, ``actor`` owns it, ``live_table`` holds what is known of it, ``effects`` records what
its controller wants done and runs it once that is durable. Nothing here knows a game, a picture or Discord.
"""
