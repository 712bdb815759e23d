"""Tables as they face the world: the contract between a controller and ``bot.play``, and one room per game.

A controller is synchronous and reads no clock. Games at tables do not know each other.
"""
