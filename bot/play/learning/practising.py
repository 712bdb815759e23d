"""Practice for one person at a time: it is kept before it is shown. One ends when another begins."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final
from weakref import WeakValueDictionary

from bot.errors import UserError
from bot.kernel.saving.export import BadExport, read, replay_until
from bot.play import roster
from bot.play.games.export import export
from bot.play.games.kinds import PLAYABLES
from bot.play.learning.private import Private
from bot.play.services import Services
from bot.store.rows import TableRow
from bot.tables.cosmic.practice import practice as practices
from bot.tables.cosmic.practice.practice import FIRST as FIRST, Practice
from bot.words.language import Language
from bot.words.names import clean_name
from bot.words.speech import speech

PREFERENCE: Final = "practice"
"""Under which the store keeps how somebody's practice stands."""


class Practising:
    """One per process."""

    def __init__(self, services: Services) -> None:
        self._private = Private(services)
        self._services = services
        self._store = services.store
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def open(self, token: str, user: int, language: Language) -> None:
        """Go on where the person is. Raises ``UserError`` if they practise nothing, and ``StoreError``."""
        say = speech(language)
        practice = await self._kept(user)
        if practice is None:
            raise UserError(say("practice-none"))
        await self._private.send(token, user, practices.show(practice, language), say)

    async def begin(
        self, token: str, user: int, language: Language, row: TableRow, challenge: int, player: str
    ) -> None:
        """Play a game that is over on from one of its challenges, as the player of this name, or as oneself.

        Raises ``UserError`` if it has no such challenge or player, or cannot be played on, and ``StoreError``.
        """
        say, seats = speech(language), roster.decode(row.roster)
        log, history = await self._store.log(row.id), await self._store.history(row.id)
        data = export(self._services.kinds[row.game], row, log, history)
        try:
            game = await asyncio.to_thread(
                replay_until, PLAYABLES, read(data), lambda game: game.state.challenges >= challenge
            )
        except BadExport as error:
            raise UserError(say("practice-too-old")) from error
        if game.over or game.state.challenges != challenge:
            raise UserError(say("practice-no-challenge", challenge=challenge, last=game.state.challenges))
        seated = [seats[place] for place in game.state.seating]
        names = [clean_name(one.name) for one in seated]
        found = [at for at, one in enumerate(seated) if (names[at] == player if player else one.user == user)]
        if not found or not game.state.players[found[0]].active:
            raise UserError(say("practice-no-player", names=names))
        practice = practices.begin(row.id, challenge, found[0], names, game, language)
        async with self._one_by_one(user):
            await self._keep(user, practice)
        await self._private.send(token, user, practices.show(practice, language), say)

    async def press(
        self, token: str, user: int, language: Language, number: int, choice: str, values: Sequence[str]
    ) -> None:
        """A control of a practice's message was used. Raises ``StoreError``."""
        async with self._one_by_one(user):
            practice = await self._kept(user)
            if practice is None:
                await self._private.tell(token, speech(language)("practice-none"))
                return
            await self._reply(token, user, number, practices.press(practice, language, number, choice, values))

    async def type(self, token: str, user: int, language: Language, words: str) -> None:
        """The answer was typed. Raises ``UserError`` if the person practises nothing, and ``StoreError``."""
        async with self._one_by_one(user):
            practice = await self._kept(user)
            if practice is None:
                raise UserError(speech(language)("practice-none"))
            await self._reply(token, user, 0, practices.typed(practice, language, words))

    async def suggest(self, user: int, language: Language, words: str) -> Sequence[tuple[str, str]]:
        """What the person can type as the answer: labels with their values. Raises ``StoreError``."""
        practice = await self._kept(user)
        return () if practice is None else practices.suggest(practice, language, words)

    async def _reply(self, token: str, user: int, number: int, reply: practices.Reply) -> None:
        match reply:
            case practices.Shown(practice, body):
                await self._keep(user, practice)
                await self._private.show(token, body)
            case _:
                await self._private.refuse(token, number, reply)

    async def _kept(self, user: int) -> Practice | None:
        return practices.practice_of(await self._store.preference(user, PREFERENCE))

    async def _keep(self, user: int, practice: Practice | None) -> None:
        await self._store.set_preference(user, PREFERENCE, None if practice is None else practice.written)

    def _one_by_one(self, user: int) -> asyncio.Lock:
        """What somebody does is done in its order."""
        return self._locks.setdefault(user, asyncio.Lock())
