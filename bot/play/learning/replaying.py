"""Games played again, moment by moment, for whoever looks; kept in memory for a while."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from typing import Final, TypeAlias

import msgspec

from bot.kernel.referee import RefereeNeeded
from bot.kernel.saving import export as files
from bot.play import roster
from bot.play.games.kind import Kind
from bot.play.games.kinds import PLAYABLES
from bot.play.games.stories import content_of
from bot.play.learning.tutoring import Private
from bot.play.lobbies.lobby import FINISHED
from bot.play.running.services import Services
from bot.store.rows import PlayedRow, TableRow
from bot.store.statements import tables
from bot.tables.contract.replay import Replay
from bot.tables.contract.table import Body, Note
from bot.words.errors import UserError
from bot.words.language import Language
from bot.words.speech import speech

log = logging.getLogger(__name__)

_KEPT: Final = 32
"""Replays in memory: some 300 kB each."""
_WAITING: Final = 8
"""So many games wait to be worked out, one by one, in half a second each."""
_Key: TypeAlias = tuple[int, Language, bool, bytes]
"""The table, in which language, whether it is over, and whose names it has."""


class Replaying:
    """Plays games again, the last ones from memory. One per process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._private = Private(services)
        self._kept: OrderedDict[_Key, tuple[int, Replay]] = OrderedDict()
        """With the moment up to which each of them goes."""
        self._working = asyncio.Lock()
        self._waiting = Counter[_Key]()
        """People, by the game that is being worked out for them."""

    async def open(self, token: str, user: int, language: Language, row: TableRow) -> None:
        """Show the first reveal.

        Raises ``UserError`` if the game is gone, cannot be stepped through, or has no chapter that is over.
        """
        found = await self._replay(row, language, since=row.updated_ms)
        await self._show(token, user, language, row, found, found.first, "")

    async def turn(self, token: str, user: int, language: Language, row: TableRow, at: int, choice: str) -> None:
        """Show what a control at a place leads to. Raises ``UserError`` like ``open``."""
        found = await self._replay(row, language)
        at = min(at, len(found.moments) - 1)
        await self._show(token, user, language, row, found, found.turned(at, choice), choice)

    async def go(self, token: str, user: int, language: Language, row: TableRow, chapter: int) -> None:
        """Show a challenge or pile. Raises ``UserError`` like ``open``, and if the game has none of that number."""
        found = await self._replay(row, language)
        try:
            at = found.chapter(chapter)
        except LookupError:
            raise UserError(speech(language)("table-stale-button")) from None
        await self._show(token, user, language, row, found, at, "")

    async def chapter(self, language: Language, row: TableRow, at: int) -> int:
        """The challenge or pile of a place. Raises ``UserError`` like ``open``."""
        found = await self._replay(row, language)
        return found.moments[min(at, len(found.moments) - 1)].chapter

    async def drawn(self, language: Language, row: TableRow, at: int) -> tuple[Body, bytes | None]:
        """A moment for everybody, and its picture if it can be drawn. Raises ``UserError`` like ``open``."""
        found = await self._replay(row, language)
        body = found.show(min(at, len(found.moments) - 1), "", language, practises=False)
        return body, await self._private.drawn(body)

    async def _show(
        self, token: str, user: int, language: Language, row: TableRow, found: Replay, at: int, choice: str
    ) -> None:
        mine = found.unit == "challenge" and found.over
        practises = mine and any(seat.user == user for seat in roster.decode(row.roster))
        await self._private.show(token, found.show(at, choice, language, practises=practises), row.id)

    async def _replay(self, row: TableRow, language: Language, since: int = 0) -> Replay:
        """From memory, if it goes at least up to ``since``."""
        key = (row.id, language, row.status in FINISHED, row.roster)
        if (found := self._known(key, since)) is None:
            if key not in self._waiting and len(self._waiting) >= _WAITING:
                raise UserError(speech(language)("replay-busy"))
            self._waiting[key] += 1
            try:
                async with self._working:
                    found = self._known(key, since) or await self._worked_out(key, row)
            finally:
                self._waiting -= Counter([key])
        if not found.moments:
            raise UserError(speech(language)("replay-nothing", unit=found.unit))
        return found

    def _known(self, key: _Key, since: int) -> Replay | None:
        reaches, found = self._kept.get(key, (0, None))
        if found is None or reaches < since:
            return None
        self._kept.move_to_end(key)
        return found

    async def _worked_out(self, key: _Key, row: TableRow) -> Replay:
        _, language, over, _ = key
        say, kind = speech(language), self._services.kinds[row.game]
        played = await self._services.store.read(tables.played(row.id))
        if played is None:
            raise UserError(say("replay-gone"))
        try:
            found = await asyncio.to_thread(_watched, kind, played, language, over)
        except (ValueError, RefereeNeeded, msgspec.MsgspecError) as error:
            log.info("table %s cannot be stepped through: %s", row.id, type(error).__name__)
            versions = {row.version, *(decision.version for decision in played.history)}
            old = min(versions) < kind.rules.version
            raise UserError(say("replay-too-old" if old else "replay-damaged")) from None
        self._kept[key] = played.row.updated_ms, found
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return found


def _watched(kind: Kind, played: PlayedRow, language: Language, over: bool) -> Replay:
    content = content_of(kind, played.row, played.log, played.history)
    names = [player.name for player in content.players]
    notes = [Note(one.seat, one.key, one.verdict, one.rule, one.ms, one.seq) for one in played.notes]
    return kind.watch(lambda: files.play(PLAYABLES, content), names, language, played.row.desk, notes, over=over)
