"""Whole games of Cosmic Encounter through the real bot, by what people are shown alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.tables.contract.message import FILM_FILE
from sandbox.faults import Fault
from tests.e2e.cosmic import CHECK, CosmicTable, controls, cosmic, text_of

MOST_STEPS = 600
STEP_MS = 6_000
MOST_CALLS = 30
"""Requests to Discord for a resolved challenge, but for the answers to presses (design 5)."""
WON = re.compile(r"\*\*.+ wins?\b.*\*\*")


async def play_to_the_end(table: CosmicTable, *, by_panel: bool = False) -> None:
    """Everybody presses by chance what the newest direct message, or the panel's private answer, offers."""
    for _ in range(MOST_STEPS):
        for person in table.people:
            shown = table.told(person)
            if by_panel:
                panel = table.panel()
                if panel is None:
                    break
                answer = await table.sandbox.press(person, panel["id"], "Answer")
                shown = answer.message.data if answer.message is not None else None
            if shown is not None and not table.over:
                await table.press_something(person, shown)
        if table.over:
            return
        await table.pass_time(STEP_MS)
    raise AssertionError(await table.status())


def with_film(message: dict[str, Any]) -> bool:
    return any(file["filename"] == FILM_FILE for file in message.get("attachments", []))


async def shown_again(table: CosmicTable, result: dict[str, Any]) -> None:
    """The film of the thread comes where it is asked for, the same bytes with the same alt text, and only once."""
    made = await table.sandbox.wait_message(with_film, table.thread)
    table.sandbox.discord.faults.add(Fault("status", "GET", "/messages", status=403))
    await table.sandbox.press("Ben", result["id"], "Film")
    refused = await table.sandbox.wait_message(lambda m: "I can't find the film" in text_of(m), "table", "Ben")
    assert refused["flags"] & 64
    answer = await table.sandbox.press("Ben", result["id"], "Film")
    assert not answer.failed
    shown = await table.sandbox.wait_message(with_film, "table")
    assert not shown.get("flags", 0) & 64
    film, copy = made["attachments"][0], shown["attachments"][0]
    assert [copy[field] for field in ("description", "size")] == [film[field] for field in ("description", "size")]
    assert [one.label for one in controls(table.sandbox.message(result["id"]))] == ["Rematch", "Replay"]


def requests(table: CosmicTable) -> int:
    """Count the bot's requests to Discord so far, except answers to interactions and the emojis of its start."""
    traffic = table.sandbox.discord.transcript.traffic
    beside = ("interactions", "GATEWAY", "emojis")
    return sum(count for call, count in traffic.items() if not any(part in call for part in beside))


def hands(text: str) -> bool:
    return "Your " in text and " card" in text


async def test_a_newcomer_plays_against_three_computers_to_the_end_by_pressing_what_is_offered(tmp_path: Path) -> None:
    drawn = {"TEST_PICTURES": "all"}
    async with cosmic(tmp_path, ("Ana",), 3, seed=7, environment=drawn, bases_to_win="3") as table:
        before = requests(table)
        await play_to_the_end(table)
        assert requests(table) - before < MOST_CALLS * len(table.stories())
        result = next(one for one in table.posts()[-2:] if controls(one))
        assert WON.match(text_of(result))
        assert [one.label for one in controls(result)] == [CHECK]
        checked = await table.sandbox.press("Ana", result["id"], CHECK)
        assert checked.message is not None
        assert "seed `7`" in checked.message.data["content"]
        assert "gives the hash I posted at the start" in checked.message.data["content"]
        parent = await table.sandbox.wait_message(lambda m: bool(WON.search(text_of(m))), "table")
        assert text_of(parent).startswith(f"<#{table.thread}>: ")
        assert [one.label for one in controls(parent)] == ["Rematch", "Replay", "Film"]
        assert "over" in await table.said("Ana", "answer", text="pass")
        await shown_again(table, parent)


@pytest.mark.soak
async def test_two_people_play_to_the_end_without_direct_messages_and_their_hands_stay_secret(tmp_path: Path) -> None:
    async with cosmic(tmp_path, ("Ana", "Ben"), 1, seed=3, closed=("Ben",), bases_to_win="3") as table:
        await play_to_the_end(table, by_panel=True)
        assert table.sandbox.dm_of("Ben") == []
        for message in table.posts():
            assert not any(file["filename"] == "hand.png" for file in message.get("attachments", []))
            assert not hands(text_of(message))
        for person, other in (("Ana", "Ben"), ("Ben", "Ana")):
            hidden = {m["id"] for m in table.sandbox.messages(table.thread, other)}
            private = [m for m in table.sandbox.messages(table.thread, person) if m.get("flags", 0) & 64]
            assert private
            assert not hidden & {m["id"] for m in private}
