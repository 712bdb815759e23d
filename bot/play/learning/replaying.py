"""Games played again, stop by stop, for whoever looks; kept in memory for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

from bot.kernel.saving import export as files
from bot.kernel.saving.codec import Unreadable
from bot.kernel.saving.export import BadExport
from bot.play import roster
from bot.play.games.kinds import PLAYABLES
from bot.play.games.stories import export
from bot.play.learning.tutoring import Private
from bot.play.running.services import Services
from bot.store.rows import TableRow
from bot.store.statements import tables
from bot.tables.contract.table import Body
from bot.tables.cosmic import replay
from bot.tables.cosmic.replay import Replay
from bot.words.errors import UserError
from bot.words.language import Language
from bot.words.speech import speech

REPLAYED: Final = ("cosmic",)
"""The games that can be stepped through."""
_KEPT: Final = 8
"""Replays in memory: some 300 kB each."""
_Key: TypeAlias = tuple[int, Language, int]
"""The table, in which language, and how many decisions it has."""


class Replaying:
    """Plays games again, the last ones from memory. One per process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._private = Private(services)
        self._kept: OrderedDict[_Key, Replay] = OrderedDict()
        self._locks: WeakValueDictionary[_Key, asyncio.Lock] = WeakValueDictionary()

    async def open(self, token: str, user: int, language: Language, row: TableRow) -> None:
        """Show the first reveal. Raises ``UserError`` like ``moment``."""
        found = await self._replay(row, language)
        await self._show(token, user, language, row, found, found.first, "")

    async def turn(self, token: str, user: int, language: Language, row: TableRow, at: int, choice: str) -> None:
        """Show what a control at a place leads to. Raises ``UserError`` like ``moment``."""
        found = await self._replay(row, language)
        at = min(at, len(found.moments) - 1)
        await self._show(token, user, language, row, found, found.turned(at, choice), choice)

    async def go(self, token: str, user: int, language: Language, row: TableRow, challenge: int) -> None:
        """Show a challenge. Raises ``UserError`` like ``moment``, and if the game has no such challenge."""
        found = await self._replay(row, language)
        try:
            at = found.challenge(challenge)
        except LookupError:
            raise UserError(speech(language)("table-stale-button")) from None
        await self._show(token, user, language, row, found, at, "")

    async def moment(self, language: Language, row: TableRow, at: int) -> tuple[int, Body]:
        """The challenge of a place, and its picture with words, for everybody.

        Raises ``UserError`` if the game cannot be stepped through, or has no challenge that is over.
        """
        found = await self._replay(row, language)
        at = min(at, len(found.moments) - 1)
        return found.moments[at].challenge, found.show(at, "", language, practises=False)

    async def _show(
        self, token: str, user: int, language: Language, row: TableRow, found: Replay, at: int, choice: str
    ) -> None:
        mine = found.over and any(seat.user == user for seat in roster.decode(row.roster))
        await self._private.show(token, found.show(at, choice, language, practises=mine), row.id)

    async def _replay(self, row: TableRow, language: Language) -> Replay:
        log = await self._services.store.read(tables.log(row.id))
        history = await self._services.store.read(tables.history(row.id))
        key = (row.id, language, len(history))
        async with self._locks.setdefault(key, asyncio.Lock()):
            if key not in self._kept:
                try:
                    content = files.read(export(self._services.kinds[row.game], row, log, history, secret=True))
                    self._kept[key] = await asyncio.to_thread(_watched, content, language)
                except (BadExport, Unreadable):
                    raise UserError(speech(language)("replay-too-old")) from None
            self._kept.move_to_end(key)
            found = self._kept[key]
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        if not found.moments:
            raise UserError(speech(language)("replay-nothing"))
        return found


def _watched(content: files.Export, language: Language) -> Replay:
    names = [player.name for player in content.players]
    return replay.watch(
        lambda: files.play(PLAYABLES, content), names, language, over=content.status not in files.UNDER_WAY
    )
