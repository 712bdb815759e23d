"""One module per alien power: the power, its wild and its super flare.

A module imports the vocabulary (``bot.cosmic.api``), and a phase where it works inside one. It imports no other power
and no room of the rules directly, and nothing imports it: ``load`` of the registry finds it. Its sentences are in
``locales``. See ``docs/adding-a-power.md``.
"""
