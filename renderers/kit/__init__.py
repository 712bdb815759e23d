"""The drawing kit: canvas, theme, fonts, kept pictures. It knows no game.

``canvas`` is what everything is drawn on, ``theme`` has the colours and sizes, ``lettering`` makes texts fit,
``pieces`` draws what both games share, ``kept`` keeps what is pasted again. No view of a game is read here and no room
of a game imported; all it takes from ``bot`` is speech.
"""
