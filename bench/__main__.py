"""Run every module of this package: print figures beside budgets, write ``build/bench.json`` and ``docs/bench.md``.

Days of games go to the data file of lobbies as well. A missed budget is recorded, not an error; a module that cannot
measure is.
"""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import platform
import subprocess
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bench import _pace as pace
from bench._days.budgets import BUDGETS as DAYS
from bench._page import Figure, Report, renewed

BUDGETS: dict[str, tuple[float, float]] = {
    "store/1,000 commits/s, p99 ms": (20, 10),
    "store/list 10,000 open tables, ms": (5000, 2000),
    "intake/p99 ms": (20, 10),
    "intake/order errors": (0, 0),
    "intake/reactions without a verdict": (0, 0),
    "intake/loop lag p99 ms": (50, 20),
    "answer/p99 ms": (300, 150),
    "answer/loop lag p99 ms": (50, 20),
    "answer/cosmic p99 ms": (300, 150),
    "answer/cosmic loop lag p99 ms": (50, 20),
    **{
        f"lists/{store}, {name} p99 ms": (300, 100)
        for store in ("SQLite", "PostgreSQL")
        for name in (
            *("history", "history by person", "history by power", "last page", "my games", "open lobbies"),
            *("ratings", "powers", "a person's page", "the page of 1,000 games"),
        )
    },
    "steps/median ms": (250, 250),
    "steps/p99 ms": (1_000, 1_000),
    "start/ready ms": (5_000, 2_000),
    "start/memory MB": (300, 200),
    "start/first answer p99 ms": (300, 150),
    "asleep/ready s": (5, 2),
    "asleep/all clocks right after s": (60, 30),
    "asleep/slowest clocks after a turn s": (60, 30),
    "asleep/memory after an hour MB": (250, 200),
    "drawing/worker MB": (250, 200),
    "drawing/worker's share MB": (120, 100),
    "cosmic/4 seats, ms per challenge": (1, 0.5),
    "cosmic/4 seats, resume p99 ms": (5, 1),
    "cosmic/4 seats, largest snapshot bytes": (65_536, 65_536),
    "cosmic/6 seats, 2 powers, flares, ms per challenge": (3.3, 1),
    "cosmic/6 seats, 2 powers, flares, resume p99 ms": (5, 1),
    "cosmic/6 seats, 2 powers, flares, largest snapshot bytes": (65_536, 65_536),
    "cosmic/6 seats, everything, ms per challenge": (3, 1.5),
    "cosmic/6 seats, everything, resume p99 ms": (5, 1),
    "cosmic/6 seats, everything, largest snapshot bytes": (65_536, 65_536),
    **{
        f"calls/{speed}, {people}": (30, 30)
        for speed in ("live", "lively", "daily", "relaxed")
        for people in ("soon", "slow")
    },
    "press/files": (45, 35),
    "press/files in bot/tables/cosmic": (24, 18),
    "press/functions": (250, 180),
    "press/calls": (1_700, 1_200),
    **DAYS,
    **{
        f"scale_intake/processes {count}, {name}": bounds
        for count in (1, 2, 4)
        for name, bounds in {
            "p99 ms": (20, 10),
            "order errors": (0, 0),
            "reactions without a verdict": (0, 0),
        }.items()
    },
    **{
        f"scale_open/{store}, {name}": bounds
        for store in ("SQLite", "PostgreSQL")
        for name, bounds in {
            "ready s": (5, 2),
            "all clocks right after s": (60, 30),
            "slowest clocks after a turn s": (60, 30),
            "memory after an hour MB": (250, 200),
        }.items()
    },
    "scale_presses/p99 ms": (500, 500),
    "scale_presses/without an answer": (0, 0),
    **{f"scale_stores/{store}, 1,000 commits/s, p99 ms": (20, 10) for store in ("SQLite", "PostgreSQL")},
    "slap_rules/largest snapshot, bytes": (65_536, 65_536),
}
"""Upper bounds by figure: what must be reached and what is aimed at."""

PILE: dict[str, tuple[float, float]] = {".ms": (15, 7.5), ".kB": (80, 40)}
BOARD: dict[str, tuple[float, float]] = {".ms": (75, 50), ".kB": (120, 100)}
EVERYTHING: dict[str, tuple[float, float]] = {".ms": (100, 75), ".kB": (150, 100)}
PICTURE: dict[str, tuple[float, float]] = {".ms": (45, 30), ".kB": (200, 100)}
MOVING: dict[str, tuple[float, float]] = {".ms": (300, 100), ".kB": (400, 200)}
FILM: dict[str, tuple[float, float]] = {".ms": (5_000, 1_000), ".kB": (2_000, 500)}
"""The same for the figures of ``pictures``, by ending: piles are drawn for every card, all other pictures seldom."""
PICTURES: dict[str, dict[str, tuple[float, float]]] = {
    "pictures/pile": PILE,
    "pictures/board-everything": EVERYTHING,
    "pictures/board-own": EVERYTHING,
    "pictures/board": BOARD,
    "pictures/reveal-moving": MOVING,
    "pictures/film": FILM,
    "pictures/slap-film": FILM,
    "pictures/emblems": {},
}
"""Budgets by how the figure's name begins, the first that fits; ``PICTURE`` for all others.

Sheets of all emblems have none: they are documents of the gallery, and no player waits for one.
"""

PLAYED = ("ablation", "lab")
"""Words that begin the call of tournaments among computer players, each a module of its own: no time is measured."""
SCALE = "scale"
"""What begins the names of modules that measure several processes: ``python -m bench scale intake`` runs one."""

OUT = Path("build") / "bench.json"
PAGE = Path("docs") / "bench.md"


def judged(name: str, value: float) -> Figure:
    """Put a figure beside its budget."""
    budget = BUDGETS.get(name)
    if budget is None and name.startswith("pictures/"):
        kind = next((kind for start, kind in PICTURES.items() if name.startswith(start)), PICTURE)
        budget = kind.get(name[-3:])
    if budget is None:
        return Figure(name, value)
    must, goal = budget
    verdict = "goal met" if value <= goal else "met" if value <= must else "missed"
    return Figure(name, value, must, goal, verdict)


def measured(module: str) -> Iterator[Figure]:
    """Run one module of this package."""
    figures: dict[str, float] = importlib.import_module(f"bench.{module}").run()
    for name, value in figures.items():
        yield judged(f"{module}/{name}", value)


def purpose(module: str) -> str:
    """Return a module's purpose: the first line of its docstring."""
    return (importlib.import_module(f"bench.{module}").__doc__ or "").partition("\n")[0]


def chosen(wanted: list[str], modules: list[str]) -> list[str]:
    """The modules that are meant: all without words, and of ``scale`` all parts or those named after it."""
    if wanted[:1] != [SCALE]:
        return wanted or modules
    parts = [f"{SCALE}_{part}" for part in wanted[1:]]
    return parts or [module for module in modules if module.startswith(f"{SCALE}_")]


def understood(words: list[str], modules: list[str]) -> list[str]:
    """The modules to measure. Ends with a sentence for one that is not there."""
    purposes = "\n".join(f"  {module:<14} {purpose(module)}" for module in modules)
    tournaments = "`, `".join(f"{name} FOLDER" for name in PLAYED)
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description=f"Measure, and write {OUT} and {PAGE}.",
        epilog=f"modules:\n{purposes}\n\n`{SCALE} PART` measures several processes, `{tournaments}` play.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("wanted", nargs="*", metavar="MODULE", help="modules to measure, all if none is named")
    meant = chosen(parser.parse_args(words).wanted, modules)
    if unknown := [module for module in meant if module not in modules]:
        parser.error(f"there is no module {', '.join(unknown)}; --help lists them")
    return meant


def main(words: list[str]) -> int:
    """Measure the modules named, or all, or play a tournament; 1 if something failed."""
    if words and words[0] in PLAYED:
        code: int = importlib.import_module(f"bench._{words[0]}").main(words[1:])
        return code
    modules = [one.name for one in pkgutil.iter_modules([str(Path(__file__).parent)]) if not one.name.startswith("_")]
    meant = understood(words, modules)
    day, load = f"{datetime.now(UTC):%Y-%m-%d}", os.getloadavg()[0]
    commit = subprocess.run(
        ["git", "rev-parse", "--short=8", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()
    figures: list[Figure] = []
    failed: list[str] = []
    for module in meant:
        try:
            figures.extend(measured(module))
        except Exception:
            traceback.print_exc()
            failed.append(module)
    width = max((len(figure.name) for figure in figures), default=0)
    for figure in figures:
        budget = "" if figure.must is None else f"  must {figure.must:>10,.1f}  goal {figure.goal:>10,.1f}"
        sys.stdout.write(f"{figure.name:<{width}} {figure.value:>14,.2f}{budget}  {figure.verdict}".rstrip() + "\n")
    OUT.parent.mkdir(exist_ok=True)
    interpreter = f"{platform.python_implementation()} {platform.python_version()}, {platform.python_compiler()}"
    report = Report(day, commit, interpreter, platform.machine(), os.cpu_count() or 1, load, failed, figures)
    OUT.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    says = {figure.module: purpose(figure.module) for figure in figures}
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8"), report, says), encoding="utf-8")
    pace.FILE.write_bytes(pace.with_days(pace.FILE.read_bytes(), report))
    for module in failed:
        sys.stderr.write(f"{module} could not be measured\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
