"""The days that lobbies promise, ``bot/tables/cosmic/pace.json``: taken from a report in which they were measured."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from bench._page import Report, rounded

FILE: Final = Path(__file__).parents[1] / "bot" / "tables" / "cosmic" / "pace.json"
_PREFIX, _SUFFIX = "days/", ".mixed.days"


def with_days(data: bytes, report: Report) -> bytes:
    """The data file with the days of the report, to the digits of the page; as it was if none were measured."""
    measured = {
        figure.name.removeprefix(_PREFIX).removesuffix(_SUFFIX): rounded(figure.value)
        for figure in report.figures
        if figure.name.startswith(_PREFIX) and figure.name.endswith(_SUFFIX)
    }
    pace = msgspec.json.decode(data)
    for cell, days in measured.items():
        speed, _, table = cell.partition(".")
        pace["days"][speed][table] = days
    return msgspec.json.format(msgspec.json.encode(pace)) + b"\n"
