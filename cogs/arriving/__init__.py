"""Arrival of gateway events and interactions, in the order of the connection, as inputs of tables.

``intake`` takes events, ``acts`` reads presses, ``router`` finds their handlers, ``replies`` answers them and
says what went wrong, ``places`` knows where somebody typed. Nothing is decided here and nothing is awaited
before an input is queued.
"""
