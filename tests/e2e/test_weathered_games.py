"""Whole games in bad weather: two refused calls, an event that cannot be read, and kill -9, one after another.

After each the game goes on by itself: nobody gives a command at the table before it is over, people only do what they
do in any game. At the end there is a result, nothing was told twice, and nothing is missing.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.cosmic import CosmicTable, cosmic, text_of
from tests.e2e.doubles import doubles
from tests.e2e.harness import COUNTDOWN_MS, Json, Table, table
from tests.e2e.panels import verified
from tests.e2e.test_cosmic_game import WON
from tests.e2e.test_operations import log_lines
from tests.e2e.test_storms import HERE
from tests.e2e.test_unread import UNREAD
from tests.e2e.weather import ECHO, Behind, Refusal, weather
from tests.sandbox.client import Sandbox
from tests.soaked import soaked

REFUSALS = (
    Refusal("status", 502),
    Refusal("status", 500, after=True),
    Refusal("429"),
    Refusal("drop"),
    Refusal("drop", after=True),
    Refusal("status", 403),
    Refusal("status", 404),
    Refusal("status", 403, code=50001),
    Refusal("status", 400, code=200000),
)
"""What is tried again by itself: each is a case of both games."""
PACE_MS = 1_500
LOOK_MS = 150_000
"""People at a daily table look so often here: all of them answer, and a round closes."""
MOST_STEPS = 300


async def looked(sandbox: Sandbox) -> None:
    """The bot has heard everything that came before; nothing is done at any table."""
    await sandbox.slash("Dot", "table", "games")


def commands(sandbox: Sandbox, place: str) -> list[str]:
    made = [event.data for event in sandbox.events if event.name == "INTERACTION_CREATE" and event.data["type"] == 2]
    return [str(data["data"]["name"]) for data in made if data["channel_id"] == place]


def nothing_else_went_wrong(sandbox: Sandbox, log: Path) -> None:
    """One event could not be read, the bot was connected once before it died and once after, and said nothing twice."""
    counts = sandbox.discord.gateway.counts
    assert (counts.identifies, counts.invalid) == (2, 0)
    errors = [line["message"] for line in log_lines(log) if line["level"] not in ("INFO", "WARNING")]
    assert errors == [f"{UNREAD}{ECHO}, KeyError"]
    assert doubles(sandbox) == []


# --- the slap game ----------------------------------------------------------------------------------------------------


def turned(play: Table) -> list[Json]:
    """The cards that were turned, with what lay below them."""
    return [post for post in play.posts() if " turned it." in post["content"]]


def result(play: Table) -> str:
    found = [post["content"] for post in play.sandbox.messages("table") if "wins" in post["content"]]
    assert len(found) < 2, found
    return found[0] if found else ""


@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
async def test_a_slap_game_is_played_to_its_result_in_bad_weather(tmp_path: Path, refusal: Refusal) -> None:
    """Ben slaps a card now and then, and every one once the weather is better, which decides the game soon."""
    log = tmp_path / "log"
    options = {"pace": "1.5 s", "comebacks": "0", "flip_limit": "300"}
    async with table(tmp_path / "data", ("Ana", "Ben"), options=options, log=log, environment=HERE) as play:
        sandbox = play.sandbox

        async def slap() -> None:
            play.slap("Ben", turned(play)[-1])
            await looked(sandbox)

        async def go_on(done: Callable[[], bool]) -> None:
            before = len(turned(play))
            await sandbox.advance_until(
                lambda: done() and len(turned(play)) > before + 2, PACE_MS, partial(looked, sandbox)
            )
            await slap()

        await sandbox.advance(COUNTDOWN_MS)
        card = f"/channels/{play.thread}/messages$"
        await weather(Behind(sandbox, play.bot), go_on, refusal, [("POST", card), ("PUT", "/reactions/")])
        assert not result(play)
        won = await sandbox.advance_until(lambda: result(play), PACE_MS, slap)
        assert re.search(r"\*\*(Ana|Ben) wins\*\*", won)
        assert commands(sandbox, play.thread) == []
        assert "was fixed before the first card" in await verified(sandbox, "Ana", play.thread)
        nothing_else_went_wrong(sandbox, log)


# --- Cosmic Encounter -------------------------------------------------------------------------------------------------


async def answering(play: CosmicTable, done: Callable[[], bool]) -> None:
    """Everybody presses what the panel's answer offers, until something is so and the table has said more."""
    before = len(play.posts())
    for _ in range(MOST_STEPS):
        if play.over or (done() and len(play.posts()) > before):
            return
        for person in play.people:
            panel = play.panel()
            if panel is not None and not play.over:
                answer = await play.sandbox.press(person, panel["id"], "Answer")
                assert answer.message is not None, answer
                await play.press_something(person, answer.message.data)
        await play.sandbox.advance(LOOK_MS)
        await looked(play.sandbox)
    raise AssertionError([text_of(message) for message in play.posts()[-3:]])


@pytest.mark.parametrize("refusal", [REFUSALS[0], *soaked(*((one,) for one in REFUSALS[1:]))], ids=str)
async def test_a_daily_cosmic_game_of_three_is_played_to_its_result_in_bad_weather(
    tmp_path: Path, refusal: Refusal
) -> None:
    log = tmp_path / "log"
    options: dict[str, Any] = {"speed": "daily", "bases_to_win": "3", "flares": "off"}
    async with cosmic(
        tmp_path / "data", ("Ana", "Ben", "Cy"), 0, seed=34, log=log, environment=HERE, **options
    ) as play:
        sandbox = play.sandbox

        async def go_on(done: Callable[[], bool]) -> None:
            await answering(play, done)
            assert not play.over, "it was over before the weather was"

        said = f"/channels/{play.thread}/messages"
        await weather(Behind(sandbox, play.bot), go_on, refusal, [("POST", f"{said}$"), ("PATCH", f"{said}/")])
        await answering(play, lambda: False)
        assert play.over
        told = [one.split(" · ")[0] for one in play.stories()]
        assert told == [f"Challenge {number}" for number in range(1, len(told) + 1)], "each once, and none is missing"
        result = await sandbox.wait_message(lambda message: bool(WON.search(text_of(message))), "table")
        assert text_of(result).startswith(f"<#{play.thread}>: ")
        assert commands(sandbox, play.thread) == []
        nothing_else_went_wrong(sandbox, log)
