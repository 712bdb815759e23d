"""The tutor: short lessons on positions of the engine, each with one thing to do.

``tutor`` shows a lesson, plays it and judges what is pressed or typed, ``lesson`` reads the files of ``curriculum``
(docs/adding-a-lesson.md). Pure: nothing is kept here, who has learned what is known to ``bot.play.learning``.
"""
