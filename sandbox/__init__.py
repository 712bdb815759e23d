"""A loopback stand-in for Discord with a web page, and the start of the real bot against it.

It stands alone: it imports nothing of the bot, and the bot nothing of it. What nobody can know without the real
Discord is in ``assumptions``.
"""
