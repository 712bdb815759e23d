"""The same games of Cosmic at two commits, in turns: ``make bench-against REV=…``.

The other commit is laid out in a temporary folder, with an environment of its own if it locks other libraries.
"""
