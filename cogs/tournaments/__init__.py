"""Tournaments on Discord: the commands, their buttons, and the threads of the tables that the bot opens by itself."""
