"""A Discord bot that turns a server into a games table: the slap game and, later, Cosmic Encounter."""
