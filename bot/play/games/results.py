"""Ended games as they count, from the rows of the store."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from bot.play import roster
from bot.standing.result import Finish, Part, Result
from bot.store.rows import ResultRow

log = logging.getLogger(__name__)

PRACTICE: Final = "practice"
"""The level of computer players where a game has one alone."""


_options = msgspec.json.Decoder(dict[str, str])
_finishes = msgspec.json.Decoder(list[Finish])


def readable(rows: Iterable[ResultRow]) -> Iterator[Result]:
    """The ended games of rows, one at a time, since thousands at once keep the garbage collector busy.

    One that cannot be read counts nothing, and the log says so.
    """
    for row in rows:
        try:
            found = result(row)
        except msgspec.DecodeError as error:
            log.warning("table %s cannot be counted: %s", row.table, error)
        else:
            yield found


def result(row: ResultRow) -> Result:
    """The ended game of a row. Raises ``msgspec.ValidationError`` if it is none."""
    level = _options.decode(row.options).get("computers", PRACTICE)
    seats = roster.decode(row.roster)
    finishes = _finishes.decode(row.result)
    return Result(
        table=row.table,
        game=row.game,
        guild=row.guild,
        ended_ms=row.ended_ms,
        stopped=row.status == "stopped",
        parts=tuple(
            Part(
                user=seat.user,
                level=level if seat.user is None and not seat.gone else "",
                gone=seat.gone,
                replaced=seat.replaced,
                finish=finish,
            )
            for seat, finish in zip(seats, finishes, strict=False)
        ),
    )
