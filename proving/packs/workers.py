"""Runs what a pack does in other processes: what breaks there, or never comes back, is a sentence with its place."""

from __future__ import annotations

import faulthandler
import os
import re
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Final, TypeAlias, TypeVar

from bot.cosmic.ai import brought
from bot.cosmic.kinds import packs
from bot.kernel.saved import RefereeNeeded
from proving.packs.source import fronted, place

R = TypeVar("R")
Tell: TypeAlias = Callable[[str, int, int], None]
"""Hears what is being tried, how much of it is done, and of how much."""

LONGEST: Final = 120
"""Seconds that one task may take: calls into C count no steps, and may never end."""
_AT_ONCE: Final = min(2, os.cpu_count() or 1)
_ASTRAY: Final = "a save or a step back leads elsewhere: has it chance or memory of its own?"


@dataclass(frozen=True)
class Workers:
    folder: Path
    where: str
    """The place of a fault that no line of the pack stands behind."""
    tell: Tell

    def over(
        self, what: str, function: Callable[..., R], tasks: Sequence[tuple[Any, ...]], *, fresh: bool = False
    ) -> tuple[list[R], list[str]]:
        """The results in order, and the first fault; ``fresh`` processes have entered nothing yet."""
        found, wrong = list[R](), list[str]()
        context = get_context("spawn" if fresh else "fork")
        with NamedTemporaryFile("r") as log, ProcessPoolExecutor(_AT_ONCE, context) as pool:
            running = [pool.submit(_tried, function, task, log.name, self.folder) for task in tasks]
            for done, one in enumerate(running):
                self.tell(what, done, len(running))
                try:
                    results, fault = one.result()
                except BrokenProcessPool:
                    wrong.append(f"{_stuck(log.read(), self.folder) or self.where}: it does not come back")
                    break
                found += results
                if fault:
                    wrong.append(fault if fault.startswith(str(self.folder)) else f"{self.where}: {fault}")
        return found, wrong[:1]


def _tried(function: Callable[..., R], task: tuple[Any, ...], log: str, folder: Path) -> tuple[list[R], str]:
    with Path(log).open("a") as stuck:
        faulthandler.dump_traceback_later(LONGEST, exit=True, file=stuck)
        try:
            results = [function(*task)]
            for error in brought.FAILED.values():
                raise error
            return results, ""
        except Exception as error:  # whatever a pack's code makes of a game
            return [], _told(error, folder)
        finally:
            faulthandler.cancel_dump_traceback_later()


def _told(error: Exception, folder: Path) -> str:
    """``tent.py:9: tent.awning: Awning.fold on losing.after broke on response: KeyError: 'x'``."""
    cause = error.__cause__ if isinstance(error, RefereeNeeded) else None
    said = "" if isinstance(error, packs.BadPack | AssertionError | RefereeNeeded) else f"{type(error).__name__}: "
    said += str(error)[:400] or _ASTRAY
    if cause is not None:
        said += f": {type(cause).__name__}: {cause}"
    return fronted(said, place(cause or error, folder))


def _stuck(log: str, folder: Path) -> str:
    """The deepest line of the pack in a dump of the process that was given up."""
    rows = re.findall(r'File "(.+)", line (\d+) in', log)
    return next((f"{path}:{line}" for path, line in rows if Path(path).is_relative_to(folder)), "")
