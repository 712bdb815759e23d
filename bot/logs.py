"""The log: one JSON object per line, or words for a person at a terminal; each line with the number of its table.

Nothing secret gets in: no token, no hidden card, no player's name, no id of Discord's. Our own lines name tables by
number only; libraries stay at INFO, because at DEBUG they write whole messages; ids are cut out of every line. An error
out of a game or a picture is logged without its message, which may quote a card (the table's case file has it, for the
admin alone), and an error of a command without what somebody typed.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import traceback
from collections.abc import Iterator, Sequence
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

log = logging.getLogger(__name__)

TABLE: ContextVar[int | None] = ContextVar("table", default=None)
"""The table for which the present task works; set once by the table's consumer and inherited by its tasks."""

LIBRARIES = ("discord", "aiohttp", "aiosqlite", "asyncio", "PIL")
GAMES = ("bot.kernel", "bot.slap", "bot.cosmic", "bot.tables", "renderers")
"""Where errors may quote what only some players may see."""
WITHHELD = "(message withheld: it may name a card; see the table's case file)"
TYPED = ("discord.app_commands", "discord.ext.commands")
"""Whose errors quote what somebody typed, or name whom they chose."""
READERS = ("cogs",)
"""Where what somebody typed is read: errors about a value quote it there."""
ABOUT_VALUES = (ValueError, LookupError, TypeError, AttributeError, AssertionError, msgspec.MsgspecError)
ROWS = ("asyncpg",)
"""Whose errors quote rows of the database; what they mean is said in the error of the store that follows."""
STORED = "(message withheld: it may quote what is stored)"
NOT_QUOTED = "(message withheld: it may quote what somebody typed)"
ID = re.compile(r"(?<!\d)\d{15,20}(?!\d)")
"""An id of a person, channel, message or server."""
LINK_TOKEN = re.compile(r"((?:webhooks|interactions)/\d+/)[\w.~-]+")


def start(level: str, stream: TextIO, secrets: Sequence[str] = ()) -> None:
    """Log everything from ``level`` on to ``stream``: as words if it is a terminal, else as JSON lines.

    ``secrets`` are cut out of every line, wherever they come from. Replaces what was set up before.
    """
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Words(secrets) if stream.isatty() else Lines(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for library in LIBRARIES:
        logging.getLogger(library).setLevel(max(logging.INFO, logging.getLevelName(level)))


def unawaited(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """The event loop's handler of errors that nobody waited for: its own would write them out in full."""
    error = context.get("exception")
    log.error("the event loop met an error: %s", context.get("message", ""), exc_info=error)


class Lines(logging.Formatter):
    """One JSON object per line: ``time``, ``level``, ``logger``, ``message``, and ``table`` and ``error`` if any."""

    def __init__(self, secrets: Sequence[str]) -> None:
        """``secrets`` never appear in a line."""
        super().__init__()
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        """The line, without its end."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": self.clean(record.getMessage()),
        }
        if (table := TABLE.get()) is not None:
            line["table"] = table
        if error := self.error(record):
            line["error"] = error
        return json.dumps(line, ensure_ascii=False)

    def clean(self, words: str) -> str:
        """Without our secrets, the tokens that Discord puts into addresses, and ids."""
        for secret in self._secrets:
            words = words.replace(secret, "[secret]")
        return ID.sub("[id]", LINK_TOKEN.sub(r"\1[secret]", words))

    def error(self, record: logging.LogRecord) -> str:
        """The error with its causes, or nothing."""
        error = record.exc_info[1] if record.exc_info else None
        return self.clean("\n".join(_told(error))) if error is not None else ""


class Words(Lines):
    """For a terminal: time of day, level, table, message; an error on the lines below."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, without its end."""
        at = datetime.fromtimestamp(record.created, UTC).astimezone().strftime("%H:%M:%S")
        table = TABLE.get()
        place = f" [table {table}]" if table is not None else ""
        line = f"{at} {record.levelname} {record.name}{place}: {self.clean(record.getMessage())}"
        error = self.error(record)
        return f"{line}\n{error}" if error else line


def _told(error: BaseException) -> Iterator[str]:
    """Causes first, each with the places it came through."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _told(before)
        yield "then:"
    modules = []
    for frame, line in traceback.walk_tb(error.__traceback__):
        module = str(frame.f_globals.get("__name__", "?"))
        modules.append(module)
        yield f"  {module}:{line} in {frame.f_code.co_name}"
    name = type(error).__qualname__
    if any(_within(module, GAMES) for module in modules):
        yield f"{name}: {WITHHELD}"
    elif _within(type(error).__module__, ROWS):
        yield f"{name}: {STORED}"
    elif _within(type(error).__module__, TYPED) or (
        isinstance(error, ABOUT_VALUES) and any(_within(module, READERS) for module in modules)
    ):
        yield f"{name}: {NOT_QUOTED}"
    else:
        yield f"{name}: {error}"


def _within(module: str, packages: Sequence[str]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)
