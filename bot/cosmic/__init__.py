"""Cosmic Encounter: the classic game with its expansions. Pure: no Discord, no clock, no files.

``game`` is what the kernel runs; ``interrupts`` may come at any time. The rules live in ``model``, ``engine``,
``tokens``, ``moves``, ``phases``, ``powers``, ``edicts`` and ``expansions``; what people and computer players get to
see in ``seen``. How a table looks on Discord is not decided here: that is ``bot.tables.cosmic``.
"""
