"""A Cosmic Encounter table as it faces the world. ``desk`` takes its inputs, ``record`` is what must not be lost.

``presses`` is what people do, ``questions`` how they are asked, ``telling`` what the table says by itself,
``clockwork`` what it waits for. The rules are in ``bot.cosmic``.
"""
