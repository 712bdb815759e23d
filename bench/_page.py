"""The page of figures, ``docs/bench.md``: one section a module, one row a figure, written from a report.

Figures of several things stand in a grid, a row for each thing: the name's last part, behind a comma or a dot as in
``daily.base.usual.hours``, is the column. Those with ``share`` before it stand in a grid of their own. A module that
was not measured keeps its section and the day on which it was; what stands outside of the two marks is written by hand.
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
_SHARE = ".share."
_BETWEEN_WORDS = re.compile(r"\.(?=[a-z])")
"""The dots of a row's name; those of numbers stay."""


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
    commit: str
    """Short, the one on which the measured tree stood."""
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
    yield f"{says} {report.day}, {report.commit}, {report.interpreter}, {report.cores} cores, load {report.load:.1f}."
    yield ""
    rows = {_apart(figure)[0] for figure in figures}
    if "" not in rows and 1 < len(rows) <= len(figures) // 2:
        shares = [figure for figure in figures if _SHARE in figure.name]
        yield from _grid([figure for figure in figures if figure not in shares])
        if shares:
            yield ""
            yield from _grid(shares)
        return
    yield from _HEAD
    for figure in figures:
        name = figure.name.removeprefix(f"{module}/")
        verdict = f"**{figure.verdict}**" if figure.verdict == "missed" else figure.verdict
        cells = (name, *map(_number, (figure.value, figure.must, figure.goal)), verdict)
        yield f"| {' | '.join(cells)} |"


def _grid(figures: Sequence[Figure]) -> Iterator[str]:
    """A row for all that is measured of one thing, a column for each figure."""
    rows: dict[str, dict[str, Figure]] = {}
    for figure in figures:
        row, column = _apart(figure)
        rows.setdefault(row, {})[column] = figure
    columns = list(dict.fromkeys(column for row in rows.values() for column in row))
    yield f"| | {' | '.join(column.replace('_', ' ') for column in columns)} |"
    yield "|---" * (len(columns) + 1) + "|"
    for row, cells in rows.items():
        yield f"| {_BETWEEN_WORDS.sub(' ', row)} | {' | '.join(_cell(cells.get(column)) for column in columns)} |"


def _apart(figure: Figure) -> tuple[str, str]:
    """Its row, empty if it is the only figure of its kind, and its column."""
    name = figure.name.partition("/")[2]
    row, _, column = name.rpartition(", " if ", " in name else ".")
    return row.removesuffix(_SHARE[:-1]), column


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
