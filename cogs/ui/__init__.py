"""Components and messages for discord.py, made from what a table wants shown. Nothing is decided here.

``bodies`` turns a table's message into the arguments of discord.py and back, ``components`` what can be pressed and
typed into, with the bot's own emojis for plain signs; ``voices`` has the languages, and Discord's codes
and permissions, ``translate`` describes commands. No view has a callback, and no other cog is imported.
"""
