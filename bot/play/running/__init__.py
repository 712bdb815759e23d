"""One running table: its queue and its consumer, what its desk does, and how it is taken up, sleeps and fails.

``hall`` finds a table, ``actor`` owns it, ``live_table`` holds what is known of it, ``effects`` records what its desk
wants done and runs it once that is durable. Nothing here knows a game, a picture or Discord.
"""
