"""Somebody who sits at two tables: one notification until they come, and both messages are there when they do."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tests.e2e.cosmic import CosmicTable, Json, cosmic, text_of
from tests.e2e.preferring import prefer
from tests.words.voices import EN

PEOPLE = ("Cy", "Ana", "Ben")
"""The first asks for the status now and then, and is there all the time."""
BEGINS = "Play something before this challenge starts"
SILENT = 1 << 12
LOOKING_MS = 4 * 60_000
"""After so long nobody is taken to be looking still."""


async def set_up(table: CosmicTable) -> None:
    """Everybody chooses power and colour, but Cy the colour."""
    for person in PEOPLE:
        await table.play(person, (await table.answers(person))[0])
    await table.play("Ana", "red")
    await table.play("Ben", "blue")


def silent(table: CosmicTable, who: str, number: int) -> bool:
    """True if somebody's newest message of a table notified nobody."""
    return bool(of_table(table, who, number)[-1]["flags"] & SILENT)


def said(table: CosmicTable, who: str, number: int) -> str:
    """Return the words of somebody's newest message of a table; empty while one takes the place of another."""
    return "".join(map(text_of, of_table(table, who, number)[-1:]))


def begins(table: CosmicTable, who: str, number: int) -> bool:
    return BEGINS in said(table, who, number)


def of_table(table: CosmicTable, who: str, number: int) -> list[Json]:
    """Somebody's direct messages of a table, oldest first."""
    return [one for one in table.sandbox.dm_of(who) if f"-# Cosmic Encounter {number} " in text_of(one)]


async def test_who_has_not_come_for_one_table_is_not_notified_by_another(tmp_path: Path) -> None:
    async with cosmic(tmp_path, PEOPLE, 0, seed=5, speed="daily") as one:
        two = CosmicTable(one.sandbox, one.bot, PEOPLE)
        await two.open(0, speed="daily")
        for who in PEOPLE:
            await prefer(one.sandbox, who, asked="always")
        everybody = [(who, number) for who in PEOPLE for number in (1, 2)]
        await one.sandbox.wait_for(lambda: all(of_table(one, *each) for each in everybody))
        assert not any(silent(one, *each) for each in everybody), "decisions"
        await set_up(one)
        await set_up(two)
        await one.pass_time(LOOKING_MS)

        await one.play("Cy", "yellow")
        for who in ("Ana", "Ben"):
            await one.sandbox.wait_for(partial(begins, one, who, 1))
        await one.said("Ben", "board")
        await two.play("Cy", "yellow")
        await one.sandbox.wait_for(partial(begins, one, "Ana", 2))
        assert not silent(one, "Ana", 1)
        assert silent(one, "Ana", 2)
        assert EN("reminder-elsewhere") not in said(one, "Ana", 1)
        listed = said(one, "Ana", 2).partition(EN("reminder-elsewhere"))[2]
        assert "**Cosmic Encounter 1**: Play something before this challenge starts" in listed
        await one.sandbox.wait_for(lambda: BEGINS in said(one, "Ben", 2))
        assert not silent(one, "Ben", 2), "Ben has looked meanwhile"
