"""The board of Cosmic Encounter: its parts and where they stand. A layer of an expansion draws on it from outside.

``board`` draws the whole, ``strip`` the challenge on top, ``places`` says where everything lies and measures the line
below a system's planets. What an expansion adds besides letters on tokens is not drawn here, but in
``renderers.layers``.
"""
