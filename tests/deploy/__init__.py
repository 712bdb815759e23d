"""The files that people deploy with agree with the bot, with its container and with each other."""
