"""Tables as they face the world: the contract between a desk and ``bot.play``, and one room per game.

A desk is synchronous and reads no clock. Games at tables do not know each other.
"""
