"""The contract between a controller and ``bot.play``: inputs, effects, and the parts of a message.

Plain data. No game is known here, and no Discord beyond its lengths and error codes.
"""
