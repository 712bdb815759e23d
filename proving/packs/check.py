"""Goes through everything that is tried of a pack, each with its outcome."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeAlias, TypeVar

from bot.cosmic.kinds import packs, registry
from bot.cosmic.kinds.effects import POWERS
from bot.words.brought import bare
from proving.packs import fates, games, looks, source, strength

R = TypeVar("R")
Tell: TypeAlias = Callable[[str, int, int], None]
"""Hears what is being tried, how much of it is done, and of how much."""


@dataclass(frozen=True)
class Effort:
    """Numbers of games and worlds for each power; 0 leaves a measurement out."""

    games: int
    worlds: int
    measured: int
    """Games of computer players in which the effect is measured."""
    won: int
    """Games of computer players that are counted."""


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
    registry.load()
    try:
        pack = packs.enter(folder).about.name
    except packs.BadPack as refusal:
        yield Proof("it is entered", (str(refusal),))
        return
    own = [name for name, power in POWERS.items() if power.pack == pack]
    yield Proof(f"it is entered: {', '.join(map(bare, own))}")
    yield Proof("its source keeps to the vocabulary", [*source.misused(folder)])
    yield Proof("each of its methods answers a hook", [*source.idle(folder, own)])
    yield Proof(
        "its words are wanted, in every language", [*source.needless(folder, pack)], [*source.untold(folder, pack)]
    )
    looks.bring(own)
    yield Proof("its emblems can be told apart at 16 px", *looks.faults(folder, own))
    count, wrong = source.failing(folder)
    yield Proof(f"its own tests hold: {count}", wrong, () if count else (f"{folder / 'tests'}: there is none",))
    with ProcessPoolExecutor(_WORKERS, get_context("fork")) as workers:
        for name in own:
            yield from _of_power(folder, name, effort, _Spread(workers, tell))


_FORCED: Final = 2
_WORKERS: Final = min(2, os.cpu_count() or 1)


@dataclass(frozen=True)
class _Spread:
    workers: ProcessPoolExecutor
    tell: Tell

    def over(self, what: str, function: Callable[..., R], tasks: Iterable[tuple[Any, ...]]) -> list[R]:
        """The results in order, whatever process they come from."""
        running = [self.workers.submit(function, *task) for task in tasks]
        found = []
        for done, one in enumerate(running):
            self.tell(what, done, len(running))
            found.append(one.result())
        return found


def _of_power(folder: Path, power: str, effort: Effort, spread: _Spread) -> Iterator[Proof]:
    name = bare(power)
    played = spread.over(f"{name} in random games", games.play, [(power, seed) for seed in range(effort.games)])
    wrong = games.first_fault(played)
    used = sum(one.acted for one in played)
    what = f"{name} plays {effort.games} random games, each twice alike, and is used in {used}{games.met(played)}"
    yield Proof(what, wrong)
    if wrong:
        return
    if not used:
        yield Proof(f"{name} does something", (f"{name} did nothing in {effort.games} games",))
        return
    forced = spread.over(f"{name} by force", fates.forced, [(power, seed) for seed in range(_FORCED)])
    zapped, dormant = (sum(one.met[what] for one in forced) for what in ("zapped", "dormant"))
    what = f"{name} is zapped by force in {zapped} challenges, and dormant in {dormant}"
    yield Proof(what, games.first_fault(forced))
    yield Proof(f"{name} is saved, and opened without its pack and with others of it", [*fates.opened(power)])
    looked = spread.over(f"{name} in two worlds", games.worlds, [(power, seed) for seed in range(effort.worlds)])
    pairs = sum(one.pairs for one in looked)
    yield Proof(f"{name} depends on nothing hidden in {pairs} pairs of worlds", games.first_fault(looked))
    if effort.measured:
        tasks = [(power, seed) for seed in range(effort.measured)]
        yield Proof(*strength.effect(name, spread.over(f"what {name} changes", strength.changes, tasks)))
    if effort.won:
        tasks = [(power, seed) for seed in range(effort.won)]
        yield Proof(*strength.share_of_wins(name, spread.over(f"what {name} wins", strength.wins, tasks)))


def report(folder: Path, proofs: Sequence[Proof], *, quick: bool) -> Path:
    """Write the page with the cards as people will see them and all that was found; where it is."""
    rows = [("✗" if one.wrong else "!" if one.warned else "✓", one.what, [*one.wrong, *one.warned]) for one in proofs]
    return looks.page(folder.resolve(), rows, quick=quick)
