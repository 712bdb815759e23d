"""Lobbies on Discord: messages, panels, options as parameters, the start of a thread."""
