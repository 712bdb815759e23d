"""Buttons and commands at a Cosmic table. Each is answered privately, in the presser's language.

``presses`` finds the handler, ``answering`` carries answers out, ``looking`` shows, also to onlookers. How a
question looks is not here but in ``questions``, and what the table says by itself in ``messages``.
"""
