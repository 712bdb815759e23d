"""Holidays: ``/table away`` and ``/table back``, and the same by buttons and a form.

``desk`` answers them all. What was typed is read by ``bot.play.holidays.dates``, and what is kept and told to tables by
``bot.play.holidays.going``: nothing of it is decided here.
"""
