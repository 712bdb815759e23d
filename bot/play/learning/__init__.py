"""Learning to play: the tutor for one person at a time.

``tutoring`` has the tutor, and a past game played on. Here it is kept who stands where, and one person's presses take
turns. No lesson is judged here and no practice played: the controllers in ``bot.tables.cosmic.lessons`` and
``bot.tables.cosmic.practice`` do that. No table of several people gets here.
"""
