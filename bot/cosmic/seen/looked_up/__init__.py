"""Views of pictures that teach, with no game: how a challenge goes, emblems, a power as a card. No table.

Each module has the view and its alt text; ``renderers`` draws it. Nothing here reads a state or another view, so none
of these pictures can tell anything of a game. What is shown of a game is in ``bot.cosmic.seen``.
"""
