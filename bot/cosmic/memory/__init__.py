"""What each seat has lawfully seen of cards of others: learned from the events that it may see, forgotten likewise.

The kernel hands every event to ``witness``. Nothing here decides anything in the game, and nothing public reads it.
"""
