"""Views of pictures that belong to no game, with what is said of them in words.

One module for each: lobby, points of a season, tournament, somebody's profile. Views are filled where the data is
(``cogs``, ``bot.play``) and drawn in ``renderers``; nothing here reads a store or draws. Views of a game's pictures are
with that game.
"""
