"""*Sides* on the real gateway: it comes by direct message, a press answers it, and a killed bot keeps it (8.13)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.cosmic import CosmicTable, Json, controls, cosmic, text_of
from tests.words.voices import EN

PEOPLE = ("Ana", "Ben", "Cy", "Dot")
ASKED = "Who do you join, if invited?"
NOTED = "You can still change it."
JOIN = "_join"
"""Ends the control of the question whom one joins."""


async def asked_ahead(table: CosmicTable) -> tuple[str, Json]:
    """A bystander of the challenge whose direct message asks whom they join, and that message."""

    def found() -> tuple[str, Json] | None:
        for person in table.people:
            message = table.told(person)
            if message is not None and ASKED in text_of(message):
                return person, message
        return None

    await table.drive_until(lambda: found() is not None)
    bystander = found()
    assert bystander is not None
    return bystander


async def test_what_is_asked_ahead_is_answered_in_the_direct_message(tmp_path: Path) -> None:
    async with cosmic(tmp_path, PEOPLE, 0, seed=5, speed="daily") as table:
        bystander, message = await asked_ahead(table)
        assert "Suggested: **" in text_of(message)
        posts = len(table.posts())
        menu = next(one for one in controls(message) if one.id.endswith(JOIN))
        await table.sandbox.select(bystander, message["id"], menu.id, menu.values[2])
        said = text_of(table.sandbox.message(message["id"]))
        assert NOTED in said
        assert ", 2 tokens**" in said
        await table.sandbox.select(bystander, message["id"], menu.id, menu.values[0])
        assert "**Stay out**" in text_of(table.sandbox.message(message["id"])), "until its moment it can be changed"
        assert len(table.posts()) == posts, "nobody else learns of it"


async def test_it_is_answered_in_words_where_it_is_asked(tmp_path: Path) -> None:
    async with cosmic(tmp_path, PEOPLE, 0, seed=5, speed="daily") as table:
        bystander, _ = await asked_ahead(table)
        assert {"Done", EN("cosmic-sides-out")} <= set(await table.answers(bystander)), "what can be typed is suggested"
        said = await table.play(bystander, EN("cosmic-sides-out"))
        assert NOTED in said
        assert f"**{EN('cosmic-sides-out')}**" in said


@pytest.mark.parametrize("point", ["before_decision", "after_decision"])
async def test_what_was_said_ahead_outlives_the_bot_if_it_was_accepted(tmp_path: Path, point: str) -> None:
    crash = {"TEST_CRASH": f"{point}:1"}
    async with cosmic(tmp_path, PEOPLE, 0, seed=5, environment=crash, speed="daily") as table:
        bystander, message = await asked_ahead(table)
        table.bot.arm()
        table.sandbox.open_press(bystander, message["id"], "Done")
        await table.bot.killed()
        table.bot.environment["TEST_CRASH"] = ""
        await table.bot.start()
        await table.status()
        asked = await table.asked(bystander)
        assert (ASKED in asked) == (point == "before_decision")


async def test_whose_direct_messages_are_closed_finds_it_behind_answer(tmp_path: Path) -> None:
    async with cosmic(tmp_path, PEOPLE, 0, seed=5, speed="daily", closed=PEOPLE) as table:

        async def is_asked(person: str) -> bool:
            return ASKED in await table.asked(person)

        for _ in range(60):
            if any([await is_asked(person) for person in table.people]):
                return
            await table.answer_all()
            await table.pass_time(300_000)
        raise AssertionError(await table.status())
