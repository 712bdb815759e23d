"""Goes through everything that is tried of a pack, each with its outcome.

A pack's code runs in other processes: what breaks there, or never comes back, is a sentence with its place.
"""

from __future__ import annotations

import faulthandler
import os
import re
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from pathlib import Path
from tempfile import NamedTemporaryFile
from time import perf_counter
from typing import Any, Final, TypeAlias, TypeVar

from bot.cosmic.ai import brought
from bot.cosmic.kinds import packs, registry
from bot.cosmic.kinds.effects import POWERS
from bot.kernel.saved import RefereeNeeded
from bot.process.workers import end_with_parent
from bot.words.brought import bare
from proving.packs import fates, games, looks, source, strength
from proving.packs.source import fronted, place

R = TypeVar("R")
Tell: TypeAlias = Callable[[str, int, int], None]
"""Hears what is being tried, how much of it is done, and of how much."""

LONGEST: Final = 120
"""Seconds that one task may take: calls into C count no steps, and may never end."""
_AT_ONCE: Final = min(2, os.cpu_count() or 1)
_ASTRAY: Final = "a save or a step back leads elsewhere: has it chance or memory of its own?"


@dataclass(frozen=True)
class Effort:
    """Numbers of games and worlds for each power; 0 leaves a measurement out."""

    games: int
    worlds: int
    measured: int
    """Games of computer players in which the effect is measured."""
    won: int
    """Games of computer players that are counted."""
    elsewhere: int = 2
    """Random games that another process plays as well."""


QUICK, WHOLE = Effort(6, 3, 2, 8), Effort(100, 24, 10, 100)


@dataclass
class Proof:
    """One thing that was tried; faults and doubts are a sentence each."""

    what: str
    wrong: Sequence[str] = ()
    warned: Sequence[str] = ()
    seconds: float = field(default=0.0, compare=False)


def prove(folder: Path, effort: Effort, tell: Tell = lambda what, done, of: None) -> Iterator[Proof]:
    """Try everything in turn; without a pack that is entered nothing else is tried."""
    begun = perf_counter()
    for proof in _proofs(folder.resolve(), effort, tell):
        proof.seconds, begun = perf_counter() - begun, perf_counter()
        yield proof


def _proofs(folder: Path, effort: Effort, tell: Tell) -> Iterator[Proof]:
    registry.load()  # what the workers then need not do anew
    workers = Workers(folder, str(folder), tell)
    _, wrong = workers.over("it is entered", games.enter, [(folder,)])
    if wrong:
        yield Proof("it is entered", wrong)
        return
    pack = games.enter(folder)
    own = [name for name, power in POWERS.items() if power.pack == pack]
    yield Proof(f"it is entered: {', '.join(map(bare, own))}")
    yield Proof("its source keeps to the vocabulary", [*source.misused(folder)], [*source.peeping(folder)])
    yield Proof("each of its methods answers a hook", [*source.idle(folder, own)])
    yield Proof(
        "its words are wanted, in every language", [*source.needless(folder, pack)], [*source.untold(folder, pack)]
    )
    looks.bring(own)
    yield Proof("its emblems can be told apart at 16 px", *looks.faults(folder, own))
    run, wrong = workers.over("its own tests", source.failing, [(folder,)])
    count, failed = run[0] if run else (0, wrong)
    none = () if count or failed else (f"{folder / 'tests'}: there is none",)
    yield Proof(f"its own tests hold: {count}", failed, none)
    for name in own:
        yield from _of_power(name, effort, replace(workers, where=packs.class_line(folder, type(POWERS[name]))))


_FORCED: Final = 2


def _of_power(power: str, effort: Effort, workers: Workers) -> Iterator[Proof]:
    name = bare(power)
    played, wrong = workers.over(f"{name} in random games", games.play, [(power, seed) for seed in range(effort.games)])
    used = sum(one.acted for one in played)
    what = f"{name} plays {effort.games} random games, each twice alike, and is used in {used}{games.met(played)}"
    yield Proof(what, wrong)
    if wrong:
        return
    if not used:
        yield Proof(f"{name} does something", (f"{workers.where}: {name} did nothing in {effort.games} games",))
        return
    if effort.elsewhere:
        pack = packs.PACKS[POWERS[power].pack]
        again = [(pack, power, seed, one.digest) for seed, one in enumerate(played[: effort.elsewhere])]
        _, wrong = workers.over(f"{name} in another process", games.play_elsewhere, again, fresh=True)
        yield Proof(f"{name} plays {len(again)} of them alike in another process", wrong)
    forced, wrong = workers.over(f"{name} by force", fates.forced, [(power, seed) for seed in range(_FORCED)])
    zapped, dormant = (sum(one.met[what] for one in forced) for what in ("zapped", "dormant"))
    yield Proof(f"{name} is zapped by force in {zapped} challenges, and dormant in {dormant}", wrong)
    opened, wrong = workers.over(f"{name} opened again", fates.opened, [(power,)])
    yield Proof(f"{name} is saved, and opened without its pack and with others of it", wrong or opened[0])
    pairs, wrong = workers.over(f"{name} in two worlds", games.worlds, [(power, seed) for seed in range(effort.worlds)])
    yield Proof(f"{name} depends on nothing hidden in {sum(pairs)} pairs of worlds", wrong)
    if effort.measured:
        tasks = [(power, seed) for seed in range(effort.measured)]
        changed, wrong = workers.over(f"what {name} changes", strength.changes, tasks)
        yield _measured(strength.effect(name, changed), wrong)
    if effort.won:
        tasks = [(power, seed) for seed in range(effort.won)]
        won, wrong = workers.over(f"what {name} wins", strength.wins, tasks)
        yield _measured(strength.share_of_wins(name, won), wrong)


def _measured(found: strength.Measure, wrong: Sequence[str]) -> Proof:
    """Put a game that broke above all that was measured in the others."""
    return Proof(found[0], wrong or found[1], found[2])


def report(folder: Path, proofs: Sequence[Proof], *, quick: bool) -> Path:
    """Write the page with the cards as people will see them and all that was found; where it is."""
    rows = [("✗" if one.wrong else "!" if one.warned else "✓", one.what, [*one.wrong, *one.warned]) for one in proofs]
    return looks.page(folder.resolve(), rows, quick=quick)


# --- in other processes -----------------------------------------------------------------------------------------------


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
        with NamedTemporaryFile("r") as log, ProcessPoolExecutor(_AT_ONCE, context, end_with_parent) as pool:
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
