"""Learning to play: the tutor's command and presses.

``desk`` is ``/cosmic learn``, ``practice`` is ``/cosmic practice``. Presses are handed on, and the answers come by
``bot.play.learning``: no lesson, no position and no rule is known here.
"""
