"""What anybody may look at: status, board, log, reasons, help. Public facts, and to a seat its own question."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.cosmic import alt
from bot.cosmic.table import panel
from bot.cosmic.table.running import Running
from bot.cosmic.table.words import Words
from bot.kernel.table import Body, Pressed

__all__ = ["LOOKS"]


def _status(table: Running, event: Pressed, text: Words) -> None:
    said = panel.words_of(table, text)
    table.show(event.reply, Body(said, picture=panel.board_picture(table)))


def _board(table: Running, event: Pressed, text: Words) -> None:
    table.reply(event.reply, alt.board(panel.board_view(table)))


def _log(table: Running, event: Pressed, text: Words) -> None:
    table.reply(event.reply, text.log([entry.text for entry in table.record.told.entries]))


def _why(table: Running, event: Pressed, text: Words) -> None:
    table.reply(event.reply, text.why(table.record.told.reasons))


def _help(table: Running, event: Pressed, text: Words) -> None:
    table.reply(event.reply, panel.words_of(table, text))


LOOKS: Mapping[str, Callable[[Running, Pressed, Words], None]] = {
    "status": _status,
    "board": _board,
    "log": _log,
    "why": _why,
    "help": _help,
}
"""By choice."""
