"""Slow tables (T8): sealed presses, what comes of them, and who presses for people who are away.

``seals`` is who has pressed, ``slow`` seals and opens, ``holidays`` is the caretaker. Nothing of a seal may get into a
public message before its window closes. Fast tables, where the order of inputs decides, are not here but in the room
above (``adjudication``, ``slaps``).
"""
