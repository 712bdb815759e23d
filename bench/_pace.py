"""The days that lobbies promise, ``bot/tables/cosmic/pace.json``: taken from a report in which they were measured."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from bench._page import Report, rounded

FILE: Final = Path(__file__).parents[1] / "bot" / "tables" / "cosmic" / "pace.json"
_PREFIX, _SUFFIX = "days/", ".mixed.days"
_QUARTERS: Final = ("_quarter", "_three_quarters")


def with_days(data: bytes, report: Report) -> bytes:
    """The data file with the days of the report, to the digits of the page; as it was if none were measured."""
    measured = {figure.name: rounded(figure.value) for figure in report.figures}
    cells = [name for name in measured if name.startswith(_PREFIX) and name.endswith(_SUFFIX)]
    pace = msgspec.json.decode(data)
    for cell in cells:
        speed, _, table = cell.removeprefix(_PREFIX).removesuffix(_SUFFIX).partition(".")
        pace["days"][speed][table] = [measured[f"{cell}{quarter}"] for quarter in _QUARTERS]
    return msgspec.json.format(msgspec.json.encode(pace)) + b"\n"
