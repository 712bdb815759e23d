"""Each seat's lawful memory of others' cards: learned from the events that it may see, forgotten likewise.

The kernel hands every event to the handler for its kind (``handlers``). Nothing here decides anything in the game,
and nothing public reads it.
"""
