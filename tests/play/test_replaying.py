"""Stepping through stored games: from memory, by many at once, and what cannot be stepped through says so."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest

from bot.kernel import export as files
from bot.kernel.export import Export
from bot.play import learning, rosters
from bot.play.games.kinds import PLAYABLES, Kind, to_row
from bot.play.learning import Replaying
from bot.play.rosters import Seated
from bot.store.rows import Batch, PlayedRow, TableRow
from bot.store.statements import changing
from bot.tables.contract.replay import Replay
from bot.words.message import Language, UserError
from tests.golden.files import games, read_game
from tests.play.room import Room
from tests.words.voices import EN

OLDEST = 1


@cache
def recorded() -> Export:
    found = [read_game(path) for path in games() if path.name.startswith("cosmic")]
    return min(found, key=lambda content: len(content.decisions))


async def stored(
    room: Room, *, version: int | None = None, without: int | None = None, snapshot: bytes = b""
) -> TableRow:
    """A game that is over; ``without`` the decision of that place."""
    content = recorded()
    saved = files.replay(PLAYABLES, content).save()
    row = TableRow(
        game="cosmic",
        guild=1,
        parent=2,
        thread=3,
        host=1,
        status="ended",
        options=msgspec.json.encode(content.options),
        roster=rosters.encode([Seated(player.name, at + 1) for at, player in enumerate(content.players)]),
        seed=content.seed,
        version=version or content.version,
        snapshot=snapshot or saved.snapshot,
        next_ask=saved.next_ask,
        updated_ms=1,
    )
    table = await room.store.write(changing.create_table(row))
    decisions = [to_row(one, version or content.version) for one in content.decisions]
    if without is not None:
        del decisions[without]
    await room.store.write(changing.commit(Batch(table, decisions=decisions, snapshot=row.snapshot)))
    return msgspec.structs.replace(row, id=table)


async def test_a_step_is_a_picture_and_the_game_is_worked_out_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    worked, before = Counter[str](), learning._watched

    def watched(kind: Kind, played: PlayedRow, language: Language, *more: Any) -> Replay:  # as it is
        worked[language] += 1
        return before(kind, played, language, *more)

    monkeypatch.setattr(learning, "_watched", watched)
    row, looking = await stored(room), Replaying(room.services)
    await looking.open("t1", 1, "en", row)
    await looking.turn("t2", 2, "en", row, 0, "replay_on")
    await looking.go("t3", 2, "en", row, 2)
    first = [body.text.splitlines()[0].partition(" of ")[0] for _, body, _, _ in room.screen.shown]
    assert first == ["**Challenge 1", "**Challenge 1", "**Challenge 2"]
    assert all(isinstance(drawn, bytes) for _, _, drawn, _ in room.screen.shown)
    assert worked == {"en": 1}


async def test_thirty_people_step_at_once_through_one_game(room: Room) -> None:
    row, looking = await stored(room), Replaying(room.services)
    await asyncio.gather(*(looking.turn(f"t{user}", user, "en", row, user, "replay_on") for user in range(30)))
    assert len(room.screen.shown) == 30


async def test_where_too_many_games_wait_one_is_told_so(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "_WAITING", 2)
    rows, looking = [await stored(room) for _ in range(4)], Replaying(room.services)
    told = await asyncio.gather(*(looking.open("t", 1, "en", row) for row in rows), return_exceptions=True)
    assert [str(one) for one in told if one is not None] == [EN("replay-busy")] * 2
    await looking.open("t", 1, "en", rows[3])


@pytest.mark.parametrize(
    ("version", "without", "snapshot", "said"),
    [
        (OLDEST, 40, b"", EN("replay-too-old")),
        (None, 40, b"", EN("replay-damaged")),
        (None, None, b"no game", EN("replay-damaged")),
        (OLDEST, None, b"no game", EN("replay-too-old")),
    ],
)
async def test_an_older_or_damaged_game_says_so_in_a_sentence(
    room: Room, version: int | None, without: int | None, snapshot: bytes, said: str
) -> None:
    row = await stored(room, version=version, without=without, snapshot=snapshot)
    with pytest.raises(UserError, match=r"^I can't step through this game") as told:
        await Replaying(room.services).open("t", 1, "en", row)
    assert str(told.value) == said


async def test_a_game_that_is_deleted_meanwhile_is_gone(room: Room) -> None:
    row = msgspec.structs.replace(await stored(room), id=999)
    with pytest.raises(UserError) as told:
        await Replaying(room.services).open("t", 1, "en", row)
    assert str(told.value) == EN("replay-gone")


async def test_names_that_were_forgotten_are_told_no_longer(room: Room) -> None:
    row, looking = await stored(room), Replaying(room.services)
    await looking.open("t", 1, "en", row)
    seats = [Seated("deleted", None) for _ in recorded().players]
    await room.store.write(changing.commit(Batch(row.id, fields={"roster": rosters.encode(seats)})))
    await looking.turn("t", 1, "en", msgspec.structs.replace(row, roster=rosters.encode(seats)), 0, "replay_hands")
    assert recorded().players[0].name not in room.screen.shown[-1][1].text
