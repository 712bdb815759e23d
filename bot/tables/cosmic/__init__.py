"""A Cosmic Encounter table as it faces the world. ``controller`` takes its inputs, ``record`` is what must not be lost.

Each room imports those below it alone: ``presses`` is what people do by buttons and commands, ``people`` who sits
there, ``progress`` the course of the table, ``messages`` what it says, ``editors`` the pages of prepared answers,
``clockwork`` what it waits for, ``questions`` the controls of a question. Below them all: the ``chronicle``,
``boards``, ``handling`` of one input, ``record``, ``chair`` and ``controls``. The rules are not here but
in ``bot.cosmic``.
"""
