"""Components and messages for discord.py, made from what a table wants shown. Nothing is decided here."""
