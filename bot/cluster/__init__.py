"""Several processes that play one bot: who holds which shards, and what they tell and leave each other.

Everything goes through the database that they share (``bot.store.sharing``). Without it none of this is used.
"""
