"""Lobbies on Discord: messages, panels, options, the start of a thread."""
