"""The log of the process: lines with their table, secrets left out, and what discord.py writes."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import traceback
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from types import FrameType
from typing import Any, TextIO

import aiohttp
import discord
import msgspec

from bot.process.metrics import TABLE
from bot.store.errors import StoreAway, StoreBroken, StoreError, StoreFull, StoreUnwritable

LOGGER = logging.getLogger("discord.app_commands.tree")
SHARDS = logging.getLogger("discord.shard")
_CUT = re.compile(r"(?:Attempting a reconnect for shard ID|Failed to connect for shard_id:) (?P<shard>\d+)")
_BEGINNING = "Ignoring exception in autocomplete"


def quieten_lost_suggestions(record: logging.LogRecord) -> bool:
    """An answer to somebody who types that came too late or got lost is no fault: one quiet line without a traceback.

    The library calls it an error, names the person, and has no way to handle it (``CommandTree._call``).
    """
    error = record.exc_info[1] if record.exc_info else None
    lost = isinstance(error, discord.HTTPException | discord.InteractionResponded | aiohttp.ClientError | OSError)
    if not (lost and record.getMessage().startswith(_BEGINNING)):
        return True
    record.msg, record.args = "suggestions were lost on the way: %s", (type(error).__name__,)
    record.exc_info, record.levelno, record.levelname = None, logging.INFO, "INFO"
    return LOGGER.isEnabledFor(logging.INFO)


def quieten_reconnecting(record: logging.LogRecord) -> bool:
    """A connection that Discord or the network cut is no fault: one line without a traceback, and no alarm."""
    if record.exc_info and (said := _CUT.match(record.getMessage())):
        name = type(record.exc_info[1]).__name__
        record.msg = f"shard {said['shard']}: the connection to Discord was cut ({name}), it is tried again soon"
        record.args = ()
        record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
    return True


def tone_down() -> None:
    """Add the filters for the whole process; harmless when repeated."""
    LOGGER.addFilter(quieten_lost_suggestions)
    SHARDS.addFilter(quieten_reconnecting)


log = logging.getLogger(__name__)

LIBRARIES = ("discord", "aiohttp", "aiosqlite", "asyncio", "PIL")
GAMES = ("bot.kernel", "bot.slap", "bot.cosmic", "bot.tables", "renderers")
"""Modules whose errors may quote what only some players may see."""
WITHHELD = "(message withheld: it may name a card; see the table's case file)"
TYPED = ("discord.app_commands", "discord.ext.commands")
"""Modules whose errors quote typed words, or name chosen people."""
ABOUT_VALUES = (ValueError, LookupError, TypeError, AttributeError, AssertionError, msgspec.MsgspecError)
"""Errors that quote a value, which may have been typed, whatever module raised them."""
REQUESTS = ("discord",)
"""Modules whose errors have Discord's words for a refused request."""
FROM_WORKER = "_RemoteTraceback"
"""Name that process pools give a worker's traceback, messages included."""
PLACE = re.compile(r'^  File "[^"]*", line \d+, in \S+$', re.MULTILINE)
ROWS = ("asyncpg",)
"""Modules whose errors quote rows of the database; the store's own error that follows explains them."""
STORED = "(message withheld: it may quote what is stored)"
NOT_QUOTED = "(message withheld: it may quote what somebody typed)"
ID = re.compile(r"(?<!\d)\d{15,20}(?!\d)")
SHARED = (StoreFull, StoreAway, StoreUnwritable, StoreBroken)
"""Errors that befall all tables at once and would be logged by each; exact types, no subclasses."""
SHARED_S = 60.0
LINK_TOKEN = re.compile(r"((?:webhooks|interactions)/\d+/)[\w.~-]+")
QUOTED = re.compile(r'".*"', re.DOTALL)


def start(level: str, stream: TextIO, secrets: Sequence[str] = ()) -> None:
    """Log from ``level`` on to ``stream``: words for a terminal, else JSON lines. ``secrets`` are cut out of all."""
    handler = Handler(stream)
    handler.setFormatter(Words(secrets) if stream.isatty() else Lines(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for library in LIBRARIES:
        logging.getLogger(library).setLevel(max(logging.INFO, logging.getLevelName(level)))


def unawaited(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """The event loop's handler of errors that nobody waited for: its own would write them out in full."""
    log.error("the event loop met an error: %s", context.get("message", ""), exc_info=context.get("exception"))


class Handler(logging.StreamHandler[TextIO]):
    """Writes what is logged, but what befalls all tables at once only once a minute, and then how much was left out."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._written: dict[type[StoreError], _Written] = {}

    def emit(self, record: logging.LogRecord) -> None:
        for kind, before in [*self._written.items()]:
            if abs(record.created - before.at) >= SHARED_S:  # a clock that was set back ends it as well
                del self._written[kind]
                self._count(before, record.created)
        if (error := _shared(record)) is None:
            super().emit(record)
        elif (written := self._written.get(type(error))) is not None:
            written.left_out += 1
        else:
            self._written[type(error)] = _Written(record.created, str(error))
            super().emit(record)

    def _count(self, written: _Written, now: float) -> None:
        if not written.left_out:
            return
        line = logging.makeLogRecord({"name": __name__, "levelno": logging.WARNING, "levelname": "WARNING"})
        line.msg, line.args, line.created = "said %s times more: %s", (written.left_out, written.words), now
        of_no_table = TABLE.set(None)
        super().emit(line)
        TABLE.reset(of_no_table)


class _Written(msgspec.Struct):
    """The time of a line in seconds, its words, and how often it would have been logged since."""

    at: float
    words: str
    left_out: int = 0


def _shared(record: logging.LogRecord) -> StoreError | None:
    """Error of the line, if it befalls all tables at once."""
    named = record.args if isinstance(record.args, tuple) else ()
    error = record.exc_info[1] if record.exc_info else None
    return next((one for one in (*named, error) if isinstance(one, StoreError) and type(one) in SHARED), None)


class Lines(logging.Formatter):
    """One JSON object per line: ``time``, ``level``, ``logger``, ``message``, and ``table`` and ``error`` if any."""

    def __init__(self, secrets: Sequence[str]) -> None:
        super().__init__()
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": self.message(record),
        }
        if (table := TABLE.get()) is not None:
            line["table"] = table
        if error := self.error(record):
            line["error"] = error
        return json.dumps(line, ensure_ascii=False)

    def message(self, record: logging.LogRecord) -> str:
        words = str(record.msg)
        if isinstance(record.args, tuple) and record.args:
            words %= tuple(_said(one) if isinstance(one, BaseException) else one for one in record.args)
        elif record.args:
            words = record.getMessage()
        return self.clean(words)

    def clean(self, words: str) -> str:
        """Without our secrets, the tokens that Discord puts into addresses, and ids."""
        for secret in self._secrets:
            words = words.replace(secret, "[secret]")
        return ID.sub("[id]", LINK_TOKEN.sub(r"\1[secret]", words))

    def error(self, record: logging.LogRecord) -> str:
        error = record.exc_info[1] if record.exc_info else None
        return self.clean("\n".join(_frames(error))) if error is not None else ""


class Words(Lines):
    """For a terminal: time of day, level, table, message; an error on the lines below."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).astimezone().strftime("%H:%M:%S")
        table = TABLE.get()
        place = f" [table {table}]" if table is not None else ""
        line = f"{at} {record.levelname} {record.name}{place}: {self.message(record)}"
        error = self.error(record)
        return f"{line}\n{error}" if error else line


def _frames(error: BaseException) -> Iterator[str]:
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _frames(before)
        yield "then:"
    for frame, line in traceback.walk_tb(error.__traceback__):
        yield f"  {_module(frame)}:{line} in {frame.f_code.co_name}"
    yield f"{type(error).__qualname__}: {_said(error)}"


def _said(error: BaseException) -> str:
    kind = type(error).__module__
    if type(error).__qualname__ == FROM_WORKER:
        return "\n".join(["", *PLACE.findall(str(error))])
    if type(error.__cause__).__qualname__ == FROM_WORKER or any(
        _within(_module(frame), GAMES) for frame, _ in traceback.walk_tb(error.__traceback__)
    ):
        return WITHHELD
    if _within(kind, ROWS):
        return STORED
    if _within(kind, TYPED) or isinstance(error, ABOUT_VALUES):
        return NOT_QUOTED
    return QUOTED.sub('"…"', str(error)) if _within(kind, REQUESTS) else str(error)


def _module(frame: FrameType) -> str:
    return str(frame.f_globals.get("__name__", "?"))


def _within(module: str, packages: Sequence[str]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)
