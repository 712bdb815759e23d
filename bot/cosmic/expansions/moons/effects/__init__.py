"""The 24 moons, by what they are about: each a class of its own, which enters itself where moons are kept.

A module imports the vocabulary (``bot.cosmic.api``) and the moons' own state, moves and base class; it imports no other
room of the rules, and no moon knows another module of moons. When a moon may work at all is not decided here, but in
``moon`` and ``rules`` of the room above.
"""
