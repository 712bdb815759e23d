"""Ratings: the lists of a server, one's own page, and hiding from both.

``desk`` answers commands and buttons, ``group`` is ``/rating``, ``profile`` and ``powers`` are pages. Ratings are
worked out in ``bot.standing``, not here. Whoever has hidden theirs is in no list and has a page for themselves alone.
"""
