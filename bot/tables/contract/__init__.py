"""The contract between a desk and ``bot.play``: inputs, effects and the parts of a message. No game is known here."""
