"""The page of figures, ``docs/bench.md``: one section a module, one row a figure, written from a report.

Figures whose names have a row's three words and a column, as ``daily.base.usual.hours``, stand in a grid instead; those
with ``share`` before the column stand in one of their own. A module that was not measured keeps its section with the
day on which it was; what stands outside of the two marks is written by hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

import msgspec

__all__ = ["BEGIN", "END", "Figure", "Report", "renewed", "rounded"]

BEGIN = "<!-- written by make bench: -->"
END = "<!-- end of what make bench writes -->"
_HEAD = ("| figure | measured | must | goal | |", "|---|---|---|---|---|")
_DOTS = 3
_SHARE = ".share."
_LEGEND = "In brackets what must be reached, then the goal where it is another; a figure that misses is bold."


class Figure(msgspec.Struct, frozen=True):
    """One measured number; ``verdict`` is empty where no budget is set."""

    name: str
    """The module and what it measured: ``store/1,000 commits/s, p99 ms``."""
    value: float
    must: float | None = None
    goal: float | None = None
    verdict: str = ""

    @property
    def module(self) -> str:
        return self.name.partition("/")[0]


class Report(msgspec.Struct, frozen=True):
    """One run: what ``build/bench.json`` holds."""

    day: str
    """As 2026-12-31."""
    interpreter: str
    """As CPython 3.11.2, GCC 12.2.0: the same version of another builder is quicker or slower."""
    machine: str
    cores: int
    load: float
    """The machine's load average over a minute before it began."""
    failed: Sequence[str]
    """Modules that could not measure."""
    figures: Sequence[Figure]


def renewed(page: str, report: Report, says: Mapping[str, str]) -> str:
    """The page with the sections of the modules that were measured written anew; ``says`` tells what each measures.

    Raises:
        ValueError: the page lacks one of the marks.
    """
    before, begin, rest = page.partition(BEGIN)
    old, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"the page needs the lines {BEGIN} and {END}")
    sections = {text.partition("\n")[0]: text.strip() for text in re.split(r"^### ", old, flags=re.MULTILINE)[1:]}
    for module, figures in groupby(report.figures, lambda figure: figure.module):
        sections[module] = "\n".join(_section(module, says[module], report, list(figures)))
    text = "\n\n".join(f"### {sections[module]}" for module in sorted(sections))
    return f"{before}{BEGIN}\n\n{text}\n\n{END}{after}"


def _section(module: str, says: str, report: Report, figures: Sequence[Figure]) -> Iterator[str]:
    yield module
    yield ""
    yield f"{says} {report.day}, {report.interpreter}, {report.cores} cores, load {report.load:.1f}."
    yield ""
    if all(figure.name.count(".") >= _DOTS for figure in figures):
        shares = [figure for figure in figures if _SHARE in figure.name]
        yield _LEGEND
        yield from _grid([figure for figure in figures if figure not in shares])
        yield from _grid(shares)
        return
    yield from _HEAD
    for figure in figures:
        name = figure.name.removeprefix(f"{module}/")
        verdict = f"**{figure.verdict}**" if figure.verdict == "missed" else figure.verdict
        cells = (name, *map(_number, (figure.value, figure.must, figure.goal)), verdict)
        yield f"| {' | '.join(cells)} |"


def _grid(figures: Sequence[Figure]) -> Iterator[str]:
    """A row for all that is measured of one thing, a column for each figure; nothing without figures."""
    rows: dict[str, dict[str, Figure]] = {}
    for figure in figures:
        row, _, column = figure.name.partition("/")[2].rpartition(".")
        rows.setdefault(row.removesuffix(_SHARE[:-1]), {})[column] = figure
    columns = list(dict.fromkeys(column for row in rows.values() for column in row))
    if not columns:
        return
    yield ""
    yield f"| | {' | '.join(column.replace('_', ' ') for column in columns)} |"
    yield "|---" * (len(columns) + 1) + "|"
    for row, cells in rows.items():
        yield f"| {row.replace('.', ' ')} | {' | '.join(_cell(cells.get(column)) for column in columns)} |"


def _cell(figure: Figure | None) -> str:
    if figure is None:
        return ""
    value = f"**{_number(figure.value)}**" if figure.verdict == "missed" else _number(figure.value)
    bounds = [_number(bound) for bound in dict.fromkeys((figure.must, figure.goal)) if bound is not None]
    return f"{value} ({', '.join(bounds)})" if bounds else value


def _number(value: float | None) -> str:
    if value is None:
        return "-"
    text = f"{rounded(value):,.2f}"
    return text.rstrip("0").rstrip(".")


def rounded(value: float) -> float:
    """To the digits that the page shows: three, or all of a larger whole number."""
    return round(value, 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2)
