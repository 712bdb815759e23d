"""Components and messages for discord.py, made from what a table wants shown. Nothing is decided here.

``bodies`` turns a table's message into the arguments of discord.py and back, ``components`` what can be pressed and
typed into, ``emojis`` plain signs into the bot's own; ``refusals`` are Discord's codes and permissions, ``voices`` the
languages. No view has a callback, and no other cog is imported.
"""
