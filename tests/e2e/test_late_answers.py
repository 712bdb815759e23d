"""Answers that come after Discord's three seconds, as on a slow network: a quiet line, and no second try."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TypeAlias

import pytest

from sandbox.assumptions import ANSWER_WITHIN_MS
from sandbox.guilds.interactions import Interaction
from tests.e2e.harness import Bot
from tests.e2e.test_operations import log_lines
from tests.sandbox.client import Sandbox

ADMIN = "Finn"
CALLBACK = "/interactions/{id}/{token}/callback"
Begin: TypeAlias = Callable[[], Interaction]


def command(words: str) -> Callable[[Sandbox], Awaitable[Begin]]:
    async def prepare(sandbox: Sandbox) -> Begin:
        return lambda: sandbox.open_slash(ADMIN, "table", words)

    return prepare


def button(label: str) -> Callable[[Sandbox], Awaitable[Begin]]:
    async def prepare(sandbox: Sandbox) -> Begin:
        lobby = (await sandbox.slash(ADMIN, "table", "play", game="slap")).message
        assert lobby is not None
        return lambda: sandbox.open_press(ADMIN if label == "Options …" else "Ben", lobby, label)

    return prepare


async def form(sandbox: Sandbox) -> Begin:
    panel = (await sandbox.slash(ADMIN, "table", "admin")).message
    assert panel is not None
    return lambda: sandbox.open_press(ADMIN, panel, "season:open")


async def filled_form(sandbox: Sandbox) -> Begin:
    asked = (await form(sandbox))()
    assert (await sandbox.outcome(asked)).modal is not None
    return lambda: sandbox.discord.people.submit(sandbox.user(ADMIN), asked.id, {"0": "in 2 weeks", "1": "all"})


async def typed(sandbox: Sandbox) -> Begin:
    people = sandbox.discord.people
    return lambda: people.complete(sandbox.user(ADMIN), sandbox.place("table"), "rules", "topic", "", {})


KINDS: Mapping[str, Callable[[Sandbox], Awaitable[Begin]]] = MappingProxyType(
    {
        **{words: command(words) for words in ("games", "doctor", "server", "admin")},
        **{label: button(label) for label in ("Join", "Start", "Options …")},
        "form": form,
        "filled form": filled_form,
        "typed": typed,
    }
)


@pytest.mark.parametrize("kind", KINDS)
async def test_an_answer_that_comes_too_late_is_no_error_and_is_not_given_again(tmp_path: Path, kind: str) -> None:
    log = tmp_path / "log"
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path / "data", 1, log, LOG_LEVEL="INFO"):
        begin = await KINDS[kind](sandbox)
        await sandbox.slash("Cy", "table", "help")
        tries = sandbox.calls("POST", CALLBACK)
        sandbox.gateway("freeze")
        late = begin()
        await sandbox.advance(ANSWER_WITHIN_MS)
        assert late.late
        sandbox.gateway("thaw")
        await sandbox.wait_for(lambda: sandbox.calls("POST", CALLBACK) > tries)
        for _ in range(2):
            await sandbox.slash("Cy", "table", "help")  # whatever the bot does about it comes before
        assert sandbox.calls("POST", CALLBACK) == tries + 3
        assert sandbox.violations == []
    lines = log_lines(log)
    assert {line["level"] for line in lines} == {"INFO"}
    assert [line for line in lines if "10062" in str(line["message"]) or "NotFound" in str(line["message"])]
