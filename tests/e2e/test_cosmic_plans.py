"""A plan on the real gateway: it comes by direct message, a press seals it, and a killed bot keeps it (8.13)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.cosmic import CosmicTable, Json, controls, cosmic, text_of

PEOPLE = ("Ana", "Ben", "Cy", "Dot")
PLAN = "What do you want to do in this challenge?"
SEALED = "Your plan for this challenge is sealed."
JOIN = "plan_of_join_offense"


async def planning(table: CosmicTable) -> tuple[str, Json]:
    """A guest of the challenge whose direct message shows the plan, and that message."""

    def found() -> tuple[str, Json] | None:
        for person in table.people:
            message = table.told(person)
            if message is not None and PLAN in text_of(message) and any(JOIN in one.id for one in controls(message)):
                return person, message
        return None

    await table.drive_until(lambda: found() is not None)
    guest = found()
    assert guest is not None
    return guest


async def test_a_plan_is_filled_in_and_sealed_in_the_direct_message(tmp_path: Path) -> None:
    async with cosmic(tmp_path, PEOPLE, 0, seed=5, speed="daily") as table:
        guest, message = await planning(table)
        posts = len(table.posts())
        menu = next(one.id for one in controls(message) if JOIN in one.id)
        alone = table.sandbox.world.dm(table.sandbox.user(guest))
        offered = await table.sandbox.complete(guest, alone, "cosmic plan", "answer", "")
        assert offered, "what can be typed is suggested where the plan is"
        assert offered == await table.sandbox.complete(guest, table.thread, "cosmic plan", "answer", "")
        await table.sandbox.select(guest, message["id"], menu, "2")
        assert "**Offense: join with 2 tokens**" in text_of(table.sandbox.message(message["id"]))
        await table.sandbox.press(guest, message["id"], "Done")
        assert SEALED in text_of(table.sandbox.message(message["id"]))
        assert len(table.posts()) == posts, "nobody else learns of it"


@pytest.mark.parametrize("point", ["before_decision", "after_decision"])
async def test_a_sealed_plan_outlives_the_bot_if_it_was_accepted(tmp_path: Path, point: str) -> None:
    crash = {"TEST_CRASH": f"{point}:1"}
    async with cosmic(tmp_path, PEOPLE, 0, seed=5, environment=crash, speed="daily") as table:
        guest, message = await planning(table)
        table.bot.arm()
        table.sandbox.open_press(guest, message["id"], "Done")
        await table.bot.killed()
        table.bot.environment["TEST_CRASH"] = ""
        await table.bot.start()
        await table.status()
        asked = await table.asked(guest)
        assert (PLAN in asked) == (point == "before_decision")


async def test_whose_direct_messages_are_closed_finds_the_plan_behind_answer(tmp_path: Path) -> None:
    async with cosmic(tmp_path, PEOPLE, 0, seed=5, speed="daily", closed=PEOPLE) as table:

        async def plan_of(person: str) -> bool:
            return PLAN in await table.asked(person)

        for _ in range(60):
            if any([await plan_of(person) for person in table.people]):
                return
            await table.answer_all()
            await table.pass_time(300_000)
        raise AssertionError(await table.status())
