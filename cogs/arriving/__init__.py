"""Arrival of gateway events and interactions, in the order of the connection, as inputs of tables.

``intake`` takes events, ``router`` finds the handlers of presses, ``replies`` answers them and says what went wrong,
``places`` reads presses and knows where somebody typed. Nothing is decided here and nothing is awaited before an input
is queued.
"""
