"""The words of a Cosmic table, apart from those of the game itself (``bot.cosmic.words``)."""
