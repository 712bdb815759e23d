"""The log: its two shapes, the table's number on each line, and what never gets in."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.app_commands import CommandNotFound

from bot import logs
from bot.kernel.chance import chance
from bot.library_log import LOGGER, SHARDS, tone_down

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
        raise ValueError("first\nsecond")
    except ValueError:
        log.exception("two\nlines")
    (line,) = lines(stream)
    assert line["message"] == "two\nlines"
    assert line["level"] == "ERROR"
    assert line["logger"] == "bot.test"
    assert line["time"].endswith("+00:00")
    assert line["error"].endswith("ValueError: first\nsecond")
    assert "table" not in line


async def test_tasks_of_a_table_log_its_number_and_others_do_not() -> None:
    stream = io.StringIO()
    logs.start("INFO", stream)

    async def work(number: int) -> None:
        logs.TABLE.set(number)
        await asyncio.create_task(inner())

    async def inner() -> None:
        log.info("at work")

    await asyncio.gather(asyncio.create_task(work(7)), asyncio.create_task(work(8)))
    log.info("no table")
    assert [line.get("table") for line in lines(stream)] == [7, 8, None]


def test_a_terminal_gets_words_with_the_table() -> None:
    stream = Terminal()
    logs.start("INFO", stream)
    token = logs.TABLE.set(3)
    log.warning("slow")
    logs.TABLE.reset(token)
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
    assert "bot.kernel.chance:" in told
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
        raise ValueError('Value "98765432109876543" is not known.')
    except ValueError:
        log.exception("at %s", 1_763_800_000_000)
    first, second = lines(stream)
    assert first["message"].endswith("/channels/[id]/messages responded with 429.")
    assert second["message"] == "at 1763800000000"  # a moment is no id
    assert second["error"].endswith('ValueError: Value "[id]" is not known.')


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


def test_an_error_about_a_value_that_was_read_from_somebody_is_not_quoted() -> None:
    stream = io.StringIO()
    logs.start("INFO", stream)
    for value in ("Benjamin is a cheat", 7):
        try:
            clean_name_of(value)
        except Exception:
            log.exception("an interaction failed")
    first, second = lines(stream)
    assert "Benjamin" not in first["error"]
    assert first["error"].endswith(f"ValueError: {logs.NOT_QUOTED}")
    assert "cogs.posting.screen:" in first["error"]
    assert second["error"].endswith("OSError: out of reach")  # tells of no value


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


def clean_name_of(value: object) -> None:
    """Raises an error out of the cogs: about the value itself, or about something else."""
    place = {"__name__": "cogs.posting.screen", "value": value}
    exec("int(value) if isinstance(value, str) else (_ for _ in ()).throw(OSError('out of reach'))", place)
