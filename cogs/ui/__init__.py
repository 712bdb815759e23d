"""Components and messages for discord.py, made from what a table wants shown. Nothing is decided here.

``bodies`` turns a table's message into the arguments of discord.py, ``components`` and ``forms`` what can be pressed
and typed into, ``emojis`` plain signs into the bot's own; ``lines`` cuts a list to a message. No view has a callback,
no sentence is chosen, and no other cog is imported.
"""
