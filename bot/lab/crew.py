"""Plays the games of a tournament in several processes, in the order of the tournament."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final

from bot.errors import StartError
from bot.lab.playing import Played, play
from bot.lab.tournament import Tournament
from bot.workers import end_with_parent

_CHUNK: Final = 5
"""Games that a process takes at a time."""


def results(tournament: Tournament, processes: int) -> Iterator[Played]:
    """The games in their order. With one process nothing is started.

    Raises ``StartError`` if a process is ended from outside.
    """
    if processes == 1:
        yield from map(play, tournament.pairings())
        return
    try:
        with ProcessPoolExecutor(processes, get_context("spawn"), end_with_parent) as crew:
            yield from crew.map(play, tournament.pairings(), chunksize=_CHUNK)
    except BrokenProcessPool as error:
        raise StartError("A process that played was ended from outside; start the tournament again.") from error
