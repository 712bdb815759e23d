"""Lobbies on Discord: messages, panels, options as parameters, the start of a thread.

``lobby`` takes commands and presses and starts the thread, ``lobby_views`` is how it looks, ``opening`` says whether a
table may be opened, ``finding`` brings people together. Who sits where is not changed here but in
``bot.play.lobbies``, and no game is named.
"""
