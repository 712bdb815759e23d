"""The words of a Cosmic table, apart from those of the game itself (``bot.cosmic.words``).

Here is which message is said and with which facts: by ``help_words`` for help, ``pace_words`` for a lobby,
``table_words`` for all else that more than one message needs. Sentences are in ``locales``; nothing here reads a state,
decides anything or posts.
"""
