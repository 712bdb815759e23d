"""Rules, powers and cards to look up: public knowledge in short pages, found by forgiving search; and views
of pictures that teach.

Pages of powers, flares and edicts are made from the registry: a new one needs no line here. Nothing here knows a game:
no page can tell whether a card is in play.
"""
