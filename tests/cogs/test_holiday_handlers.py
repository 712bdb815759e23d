"""The private message in which somebody goes away: it holds however many tables they sit at."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord

from bot.play.outgoing.screen import LONGEST
from bot.store.rows import AwayRow
from bot.store.statements import changing, persons
from cogs.my import HolidayHandlers
from cogs.ui.voices import as_many
from tests.play.room import Room
from tests.store.samples import table_row
from tests.words.voices import EN

ANA = 7
UNTIL_MS = 1_800_000_000_000


async def offered(room: Room, tables: int) -> list[str]:
    store = room.store
    numbers = [
        await store.write(changing.create_table(table_row(game="cosmic", roster=b'[{"user":7}]', thread=100 + number)))
        for number in range(tables)
    ]
    await store.write(persons.go_away([AwayRow(ANA, number, UNTIL_MS, "careful") for number in numbers]))
    said = list[str]()

    async def send_message(words: str, **rest: Any) -> None:
        said.append(words)

    registry: Any = SimpleNamespace(services=room.services)
    interaction: Any = SimpleNamespace(
        user=SimpleNamespace(id=ANA),
        locale=discord.Locale.american_english,
        response=SimpleNamespace(send_message=send_message, is_done=lambda: False),
        extras={},
    )
    await HolidayHandlers(registry).show(interaction)
    (words,) = said
    assert len(words) <= LONGEST
    return words.splitlines()


async def test_whoever_is_away_from_three_tables_reads_all_of_them(room: Room) -> None:
    assert len(await offered(room, 3)) == 3


async def test_of_sixty_tables_as_many_as_fit_are_named_and_the_rest_is_counted(room: Room) -> None:
    lines = await offered(room, 60)
    named = len(lines) - 1
    assert named > 20
    assert lines[-1] == EN("table-more", count=60 - named)


def test_a_line_that_is_too_long_by_itself_is_cut() -> None:
    assert as_many(["a" * 30, "b"], lambda left: f"{left} more", 20) == "a" * 20
    assert as_many(["a" * 10, "b" * 30], lambda left: f"{left} more", 20) == "aaaaaaaaaa\n1 more"
