"""The log: its two shapes, the table's number on each line, and what never gets in."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.app_commands import CommandNotFound

from bot.kernel.event import chance
from bot.ops import logs
from bot.ops.logs import LOGGER, SHARDS, tone_down
from bot.process import metrics
from bot.store.errors import BatchRefused, StoreAway, StoreFull

log = logging.getLogger("bot.test")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    libraries = {name: logging.getLogger(name).level for name in logs.LIBRARIES}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, before in libraries.items():
        logging.getLogger(name).setLevel(before)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_each_line_is_one_json_object_even_with_line_breaks_and_errors() -> None:
    stream = io.StringIO()
    logs.start("INFO", stream)
    try:
        raise OSError("first\nsecond")
    except OSError:
        log.exception("two\nlines")
    (line,) = lines(stream)
    assert line["message"] == "two\nlines"
    assert line["level"] == "ERROR"
    assert line["logger"] == "bot.test"
    assert line["time"].endswith("+00:00")
    assert line["error"].endswith("OSError: first\nsecond")
    assert "table" not in line


async def test_tasks_of_a_table_log_its_number_and_others_do_not() -> None:
    stream = io.StringIO()
    logs.start("INFO", stream)

    async def work(number: int) -> None:
        metrics.TABLE.set(number)
        await asyncio.create_task(inner())

    async def inner() -> None:
        log.info("at work")

    await asyncio.gather(asyncio.create_task(work(7)), asyncio.create_task(work(8)))
    log.info("no table")
    assert [line.get("table") for line in lines(stream)] == [7, 8, None]


def test_a_terminal_gets_words_with_the_table() -> None:
    stream = Terminal()
    logs.start("INFO", stream)
    token = metrics.TABLE.set(3)
    log.warning("slow")
    metrics.TABLE.reset(token)
    assert stream.getvalue().endswith(" WARNING bot.test [table 3]: slow\n")


def test_tokens_are_cut_out_of_messages_and_errors() -> None:
    stream = io.StringIO()
    logs.start("INFO", stream, ["very-secret", ""])
    try:
        raise OSError("POST /webhooks/12/aW50ZXJhY3Rpb246.x-y~z/messages with very-secret")
    except OSError:
        log.exception("very-secret in /interactions/34/tok.en/callback")
    text = stream.getvalue()
    for secret in ("very-secret", "aW50ZXJhY3Rpb246", "tok.en"):
        assert secret not in text
    assert "/webhooks/12/[secret]/messages" in text
    assert "/interactions/34/[secret]/callback" in text


def test_an_error_out_of_a_game_keeps_its_place_and_loses_its_message() -> None:
    stream = io.StringIO()
    logs.start("INFO", stream)
    try:
        try:
            chance("the Fool lies on top", 0, 6)  # type: ignore[arg-type]  # fails with its argument in the message
        except Exception as error:
            raise RuntimeError("the table stopped") from error
    except RuntimeError:
        log.exception("at the table")
    told = lines(stream)[0]["error"]
    assert "Fool" not in told
    assert "bot.kernel.event:" in told
    assert logs.WITHHELD in told
    assert told.endswith("RuntimeError: the table stopped")


def test_libraries_stay_at_info_when_the_bot_says_everything() -> None:
    stream = io.StringIO()
    logs.start("DEBUG", stream)
    logging.getLogger("discord.gateway").debug("For Shard ID None: WebSocket Event: {whole message}")
    log.debug("ours")
    assert [line["message"] for line in lines(stream)] == ["ours"]


def test_ids_are_cut_out_whoever_writes_them() -> None:
    stream = io.StringIO()
    logs.start("INFO", stream)
    there = "https://discord.com/api/v10/channels/157410987654321098/messages"
    logging.getLogger("discord.http").warning("We are being rate limited. %s %s responded with 429.", "POST", there)
    try:
        raise OSError("98765432109876543 is not known.")
    except OSError:
        log.exception("at %s", 1_763_800_000_000)
    first, second = lines(stream)
    assert first["message"].endswith("/channels/[id]/messages responded with 429.")
    assert second["message"] == "at 1763800000000"  # a moment is no id
    assert second["error"].endswith("OSError: [id] is not known.")


def test_an_error_of_a_command_loses_what_was_typed() -> None:
    stream = io.StringIO()
    logs.start("INFO", stream)
    try:
        raise CommandNotFound("Benjamin is a cheat", ["Oxbowlake"])
    except CommandNotFound:
        log.exception("a command failed")
    (line,) = lines(stream)
    assert line["error"].endswith(f"CommandNotFound: {logs.NOT_QUOTED}")
    assert not {"Benjamin", "Oxbowlake"} & set(line["error"].replace("'", " ").split())


@pytest.mark.parametrize("level", ["INFO", "WARNING"])
def test_suggestions_that_came_too_late_are_one_quiet_line_without_ids(level: str) -> None:
    stream = io.StringIO()
    logs.start(level, stream)
    tone_down()
    tone_down()
    late = discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), {"code": 10062, "message": "Unknown"})
    words = "Ignoring exception in autocomplete for %r (Guild: %s, User: %s)"
    for error in (late, KeyError("ours")):
        try:
            raise error
        except Exception:
            LOGGER.exception(words, "cosmic play", 157410987654321098, 157410987654321099)
    *told, fault = lines(stream)
    assert [(line["level"], line["message"]) for line in told] == (
        [("INFO", "suggestions were lost on the way: NotFound")] if level == "INFO" else []
    )
    assert all("error" not in line for line in told)
    assert (fault["level"], "Guild: [id], User: [id]" in fault["message"]) == ("ERROR", True)


@pytest.mark.parametrize(
    ("said", "values"),
    [
        ("Attempting a reconnect for shard ID %s in %.2fs", (3, 1.25)),
        ("Failed to connect for shard_id: %s. Retrying...", (3,)),
    ],
)
def test_a_connection_that_was_cut_is_one_line(said: str, values: tuple[float, ...]) -> None:
    stream = io.StringIO()
    logs.start("INFO", stream)
    tone_down()
    try:
        raise ConnectionResetError("by peer")
    except ConnectionResetError:
        SHARDS.exception(said, *values)
        SHARDS.exception("Ignoring exception in %s", "on_message")
    cut, fault = lines(stream)
    assert (cut["level"], "error" in cut) == ("WARNING", False)
    assert cut["message"] == "shard 3: the connection to Discord was cut (ConnectionResetError), it is tried again soon"
    assert (fault["level"], "error" in fault) == ("ERROR", True)


TYPED = "Benjamin'; DROP TABLE saves"
"""What somebody has typed."""


@pytest.mark.parametrize("module", ["cogs.posting", "discord.state", "bot.play.clock", "aiohttp.web"])
@pytest.mark.parametrize("read", ["int(typed)", "{}[typed]", "typed.nothing", "[].index(typed)"])
@pytest.mark.parametrize("told", ["in an error", "on the line"])
def test_what_was_typed_is_not_quoted_whoever_failed_to_read_it(module: str, read: str, told: str) -> None:
    stream = io.StringIO()
    logs.start("INFO", stream)
    with pytest.raises((ValueError, LookupError, AttributeError)) as caught:
        run(module, read)
    if told == "in an error":
        log.error("an interaction failed", exc_info=caught.value)
        (line,) = lines(stream)
        assert line["error"].endswith(f"{caught.typename}: {logs.NOT_QUOTED}")
        assert f"{module}:" in line["error"], "its place is told"
    else:
        log.warning("not read: %s", caught.value)
        (line,) = lines(stream)
        assert line["message"] == f"not read: {logs.NOT_QUOTED}"
    assert "Benjamin" not in stream.getvalue()
    assert "DROP" not in stream.getvalue()


def test_discord_s_own_words_for_a_typed_name_are_cut_out_and_its_reasons_stay() -> None:
    stream = io.StringIO()
    logs.start("INFO", stream)
    answer: Any = SimpleNamespace(status=400, reason="Bad Request")
    field = {"_errors": [{"code": "NUMBER_TYPE_COERCE", "message": f'Value "{TYPED}" is not snowflake.'}]}
    refused = discord.HTTPException(answer, {"code": 50035, "message": "Invalid Form Body", "errors": {"nick": field}})
    log.warning("not done: %s", refused)
    (line,) = lines(stream)
    assert line["message"].startswith("not done: 400 Bad Request (error code: 50035): Invalid Form Body")
    assert line["message"].endswith('Value "…" is not snowflake.')


async def test_an_error_of_a_worker_keeps_its_places_and_loses_its_message() -> None:
    """It comes with the traceback of the other process as text."""
    stream = io.StringIO()
    logs.start("INFO", stream)
    with ProcessPoolExecutor(1, get_context("forkserver")) as pool, pytest.raises(RuntimeError) as caught:
        await asyncio.get_running_loop().run_in_executor(pool, see, "the Fool lies on top")
    log.error("no picture", exc_info=caught.value)
    log.warning("no picture: %s", caught.value)
    error, named = lines(stream)
    assert "Fool" not in stream.getvalue()
    assert "in see" in error["error"]
    assert error["error"].endswith(f"RuntimeError: {logs.WITHHELD}")
    assert named["message"] == f"no picture: {logs.WITHHELD}"


def test_an_error_that_tells_of_no_value_says_why() -> None:
    stream = io.StringIO()
    logs.start("INFO", stream)
    with pytest.raises(OSError, match="out of reach") as caught:
        run("cogs.posting", "(_ for _ in ()).throw(OSError('out of reach'))")
    log.warning("not sent: %s", caught.value, exc_info=caught.value)
    (line,) = lines(stream)
    assert line["message"] == "not sent: out of reach"
    assert line["error"].endswith("OSError: out of reach")


async def test_errors_that_nobody_waited_for_are_told_without_what_they_quote() -> None:
    stream = io.StringIO()
    logs.start("INFO", stream)
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(logs.unawaited)

    async def fail() -> None:
        raise CommandNotFound("Benjamin is a cheat", [])

    task = asyncio.create_task(fail())
    await asyncio.wait([task])
    del task
    gc.collect()
    loop.set_exception_handler(None)
    (line,) = lines(stream)
    assert line["message"] == "the event loop met an error: Task exception was never retrieved"
    assert line["error"].endswith(logs.NOT_QUOTED)
    assert "Benjamin" not in stream.getvalue()


def see(what: str) -> None:
    """Fails in another process."""
    raise RuntimeError(what)


def run(module: str, code: str) -> None:
    """Carry something out as a line of that module."""
    exec(code, {"__name__": module, "typed": TYPED})


def at(second: float, words: str, *about: object) -> None:
    """Log a line of that second."""
    record = log.makeRecord("bot.play.running.actor", logging.ERROR, __file__, 1, words, about, None)
    record.created = 1_000_000 + second
    log.handle(record)


def test_a_full_disk_is_told_once_a_minute_whatever_number_of_tables_finds_it_and_how_often_is_counted() -> None:
    stream = io.StringIO()
    logs.start("INFO", stream)
    for second in range(0, 130, 5):
        for table in range(12):
            token = metrics.TABLE.set(table)
            at(second, "not written: %s", StoreFull())
            metrics.TABLE.reset(token)
    at(200, "backed up")
    told = [line["message"] for line in lines(stream)]
    full = f"not written: {StoreFull()}"
    more = f"said 143 times more: {StoreFull()}"
    assert told == [full, more, full, more, full, f"said 23 times more: {StoreFull()}", "backed up"]
    assert [line.get("table") for line in lines(stream)] == [0, None, 0, None, 0, None, None]


def test_another_cause_and_the_trouble_of_one_table_are_told_at_once() -> None:
    stream = io.StringIO()
    logs.start("INFO", stream)
    for _ in range(2):
        at(0, "not written: %s", StoreFull())
        at(1, "not written: %s", StoreAway("here", "it is stopped"))
        at(2, "not written: %s", BatchRefused("a row twice"))
        at(3, "plain words")
    told = [str(line["message"]) for line in lines(stream)]
    assert [words.partition(":")[0] for words in told] == [
        *["not written"] * 3,
        "plain words",
        "not written",
        "plain words",
    ]
    assert [words for words in told if "twice" in words] == [f"not written: {BatchRefused('a row twice')}"] * 2


def test_a_clock_that_was_set_back_silences_nothing() -> None:
    stream = io.StringIO()
    logs.start("INFO", stream)
    at(5_000, "not written: %s", StoreFull())
    at(0, "not written: %s", StoreFull())
    assert len(lines(stream)) == 2
