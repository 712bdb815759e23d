"""Tables taken up by a newer bot: saved again under its version, and told in one sentence what no longer holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

import msgspec

from bot.kernel.ask import Ask
from bot.kernel.event import Seat
from bot.kernel.game import Game, Rules, Saved
from bot.play.games.kinds import SlapKind
from bot.play.rosters import Seated
from bot.slap.game import RULES
from bot.store.rows import Batch, DecisionRow
from bot.store.statements import changing, tables
from bot.tables.contract.table import Effect, Input, Picture, Stamp
from tests.kernel import auction
from tests.play.room import Room
from tests.play.telling_nothing import TellingNothing
from tests.words.voices import DE, EN

NEWER = replace(RULES, version=RULES.version + 1, upgrades={**RULES.upgrades, RULES.version: lambda saved: saved})


class NewerSlap(SlapKind):
    """The slap game of a later bot."""

    @property
    def rules(self) -> Rules[Any]:
        return NEWER


async def version_kept(room: Room) -> tuple[int, int]:
    """Version of the table's row, and of its snapshot."""
    row = await room.row()
    return row.version, msgspec.json.decode(row.snapshot)["version"]


async def started(room: Room) -> None:
    """A table of four on which one has left, put to sleep."""
    actor = await room.seat("Ana", "Ben", "Cy", "Dot")
    await room.until(lambda: room.said("begins"))
    await room.answer(actor, "leave_sure", user=4)
    await actor.close()
    assert await version_kept(room) == (RULES.version, RULES.version)


async def test_a_table_that_fits_is_saved_under_the_new_version_and_told_nothing(room: Room) -> None:
    await started(room)
    posts = len(room.screen.posted)
    room.services = room.services_with({"slap": NewerSlap()})
    actor = room.actor()
    assert "Cards:" in await room.answer(actor, "status")
    assert await version_kept(room) == (NEWER.version, NEWER.version)
    assert [row.key for row in await room.store.read(tables.log(room.table))] == ["leave"]
    assert len(room.screen.posted) == posts
    await room.answer(actor, "leave_sure", user=3)
    assert [row.version for row in await room.store.read(tables.log(room.table))] == [RULES.version, NEWER.version]
    await actor.close()


async def test_decisions_that_no_longer_fit_are_dropped_for_good_and_the_table_is_told_once(room: Room) -> None:
    await started(room)
    stale = [DecisionRow(2, seq, None, key, b"null", "echo", 1, "0") for seq, key in ((1, "close"), (2, "flip"))]
    assert [(row.phase, row.seq) for row in await room.store.read(tables.log(room.table))] == [(2, 0)]
    await room.store.write(changing.commit(Batch(room.table, decisions=stale)))
    room.services = room.services_with({"slap": NewerSlap()})
    actor = room.actor()
    await room.until(lambda: room.said(EN("play-upgraded", dropped=2)))
    assert [row.key for row in await room.store.read(tables.history(room.table))] == ["leave"]
    assert await version_kept(room) == (NEWER.version, NEWER.version)
    assert "Cards:" in await room.answer(actor, "status")
    await actor.close()
    again = room.actor()
    assert "Cards:" in await room.answer(again, "status")
    assert room.said(EN("play-upgraded", dropped=2)) == 1
    await again.close()


async def test_the_table_is_told_in_its_own_language(room: Room) -> None:
    await started(room)
    options = msgspec.json.encode({"language": "de"})
    stale = DecisionRow(2, 1, None, "close", b"null", "echo", 1, "0")
    await room.store.write(changing.commit(Batch(room.table, decisions=[stale], fields={"options": options})))
    actor = room.actor()
    await room.until(lambda: room.said(DE("play-upgraded", dropped=1)))
    await actor.close()


class AuctionController:
    """The least controller there can be, over a game that asks."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.seating = range(3)
        self.left = ()
        self.chatter = 0

    def handle(self, event: Input) -> list[Effect]:
        return []

    def dump(self) -> bytes:
        return b"desk"

    def voters(self, at: Stamp) -> list[Seat]:
        return []

    def coming(self) -> Picture | None:
        return None

    def suggest(self, seat: Seat | None, command: str, typed: str) -> list[tuple[str, str]]:
        return []


class AuctionKind(TellingNothing):
    """An auction of some version."""

    follows_chat: ClassVar[bool] = False
    minds_gaps: ClassVar[bool] = False
    preferences: ClassVar[Sequence[str]] = ()

    def __init__(self, version: int) -> None:
        self.rules: Rules[Any] = replace(auction.RULES, version=version, upgrades={1: lambda saved: saved})

    def takes_holidays(self, options: Mapping[str, str]) -> bool:
        return False

    def begin(self, table: int, roster: Sequence[Seated], options: Mapping[str, str], seed: int) -> AuctionController:
        return AuctionController(Game.new(self.rules, seed, len(roster), auction.Options()))

    def load(self, game: Game[Any], dump: bytes) -> AuctionController:
        return AuctionController(game)

    def rematch(self, snapshot: bytes, options: Mapping[str, str]) -> tuple[list[int], dict[str, str]]:
        return [], dict(options)

    def calls_per_minute(self, options: Mapping[str, str]) -> float:
        return 60


async def test_of_an_upgrade_that_costs_nothing_nobody_is_told_not_even_where_questions_have_new_numbers(
    room: Room,
) -> None:
    room.services = room.services_with({"auction": AuctionKind(1)})
    actor = await room.seat("Ana", "Ben", "Cy", game="auction")
    await room.until(lambda: room.left or actor.queued == 0)
    await actor.close()
    before = await room.row()
    asked = open_asks(before.snapshot, before.next_ask, AuctionKind(1))
    room.services = room.services_with({"auction": AuctionKind(2)})
    again = room.actor()
    await again.opened.wait()
    assert room.screen.posted == []
    after = await room.row()
    assert after.version == 2
    assert after.next_ask > before.next_ask
    assert asked
    assert asked.isdisjoint(open_asks(after.snapshot, after.next_ask, AuctionKind(2)))
    await again.close()


def open_asks(snapshot: bytes, next_ask: int, kind: AuctionKind) -> set[int]:
    """Numbers of the questions that a restart would have open."""
    asks: Mapping[int, Ask] = Game.resume(kind.rules, Saved(snapshot, (), next_ask, 0)).game.asks
    return set(asks)
