"""The stand-in's guilds and what happens there: channels, messages, reactions, commands, people at their screens.

Plain JSON as Discord would send it. What people could not do in Discord's client is refused here.
"""
