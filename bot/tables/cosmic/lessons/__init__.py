"""The tutor: short lessons on positions of the engine, each with one thing to do.

``tutor`` shows a lesson and judges what is pressed or typed, ``scene`` is the game in which it plays, ``lesson`` reads
the files of ``course`` (docs/adding-a-lesson.md). Pure: who has learned what is kept by ``bot.play``.
"""
