"""Events that the library cannot read cost themselves alone."""

from __future__ import annotations

import logging
from typing import Any

import discord
import pytest

from bot.process.metrics import Metrics
from cogs.arriving.intake import READY, Guard

WORDS = "what somebody typed"
SERVER: dict[str, Any] = {"id": "81384788765712384", "name": WORDS, "unavailable": False}


def broken(payload: Any) -> None:
    raise ValueError(f"{WORDS}: {payload}")


def guarded() -> tuple[dict[str, Any], Any, Metrics]:
    """A client's parsers behind the guard, its state, and what is counted."""
    state, metrics = discord.AutoShardedClient(intents=discord.Intents(guilds=True))._connection, Metrics()
    Guard(state, metrics).stand()
    return state.parsers, state, metrics


def test_every_parser_is_guarded_and_the_log_names_kind_and_fault_alone(caplog: pytest.LogCaptureFixture) -> None:
    parsers, _, metrics = guarded()
    assert len(parsers) > 60
    for kind, parse in parsers.items():
        if kind != READY:
            parse(None)  # some look at nothing
    assert metrics.unread_events > 50
    lines = [record.getMessage() for record in caplog.records if record.name == "cogs.arriving.intake"]
    assert len(lines) == metrics.unread_events
    assert "an event of Discord's could not be read: MESSAGE_REACTION_ADD, TypeError" in lines


def test_nothing_of_the_event_comes_into_the_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    Guard(None, Metrics()).before("MESSAGE_CREATE", broken)({"id": "1"})  # type: ignore[arg-type]  # not asked here
    assert caplog.messages == ["an event of Discord's could not be read: MESSAGE_CREATE, ValueError"]
    assert caplog.records[0].exc_info is None


def test_a_session_without_its_beginning_is_none() -> None:
    parsers, _, metrics = guarded()
    with pytest.raises(KeyError):
        parsers[READY]({"session_id": "1"})
    assert metrics.unread_events == 1


@pytest.mark.parametrize("part", ["roles", "channels", "members", "threads", "guild_scheduled_events"])
def test_a_server_of_which_half_was_read_counts_as_unavailable(part: str) -> None:
    parsers, state, metrics = guarded()
    state._add_guild_from_data({"id": SERVER["id"], "unavailable": True})
    parsers["GUILD_CREATE"]({**SERVER, part: [{"id": "1"}]})
    guild = state._get_guild(int(SERVER["id"]))
    assert (guild.name, guild.unavailable, metrics.unread_events) == (WORDS, True, 1)
    parsers["GUILD_CREATE"](SERVER)
    assert (guild.unavailable, metrics.unread_events) == (False, 1)


@pytest.mark.parametrize("payload", [{}, {"id": None}, {"id": "x"}, None])
def test_a_server_that_says_not_even_which_it_is_is_no_trouble(payload: Any) -> None:
    parsers, _, metrics = guarded()
    parsers["GUILD_CREATE"](payload)
    assert metrics.unread_events == 1
