"""A game of a tournament that never ends, for processes that are ended while they play."""

from __future__ import annotations

import signal
import sys

from proving.tournament import Pairing


def play(pairing: Pairing) -> None:
    """In the place of ``proving.tournament.play``: say so, and go on for ever."""
    sys.stdout.write("playing\n")
    sys.stdout.flush()
    signal.pause()
