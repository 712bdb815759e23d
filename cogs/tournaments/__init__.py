"""Tournaments on Discord: the commands, their buttons, and the threads of the tables that the bot opens by itself.

``group`` is ``/event``, ``controls`` what may be pressed below a tournament, ``desk`` carries both out and goes its
rounds. Rounds, pairings and points are not worked out here but in ``bot.play.tournaments`` and ``bot.standing``.
"""
