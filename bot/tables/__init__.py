"""Tables as they face the world: the contract between a desk and ``bot.play``, and one room per game."""
