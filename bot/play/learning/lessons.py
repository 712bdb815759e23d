"""The tutor for one person at a time: what they have learned is kept before it is shown, and lessons go to them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final
from weakref import WeakValueDictionary

from bot.errors import UserError
from bot.play.learning.private import Private
from bot.play.services import Services
from bot.tables.cosmic.lessons import tutor
from bot.words.language import Language
from bot.words.names import clean_name
from bot.words.speech import speech

PREFERENCE: Final = "lessons"
"""Under which the store keeps what somebody has learned."""


class Learning:
    """Gives lessons: reads how far somebody is, keeps what an answer changes, sends the next one. One per process."""

    def __init__(self, services: Services) -> None:
        self._private = Private(services)
        self._store = services.store
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def open(self, token: str, user: int, name: str, language: Language, lesson: str = "") -> None:
        """Go on where the person is, or with ``lesson`` from its start, in direct messages.

        Raises ``UserError`` if there is no such lesson, and ``StoreError``.
        """
        async with self._one_by_one(user):
            learner = await self._learner(user)
            if lesson:
                try:
                    learner = tutor.begin(learner, lesson)
                except KeyError:
                    raise UserError(speech(language)("learn-no-such")) from None
            await self._keep(user, learner)
        body = tutor.show(learner, clean_name(name), language)
        await self._private.send(token, user, body, speech(language))

    async def press(
        self, token: str, user: int, name: str, language: Language, number: int, choice: str, values: Sequence[str]
    ) -> None:
        """A control of a lesson's message was used. Raises ``StoreError``."""
        async with self._one_by_one(user):
            reply = tutor.press(await self._learner(user), clean_name(name), language, number, choice, values)
            await self._reply(token, user, number, reply)

    async def type(self, token: str, user: int, name: str, language: Language, words: str) -> None:
        """The answer to the lesson at which the person is was typed. Raises ``StoreError``."""
        async with self._one_by_one(user):
            learner = await self._learner(user)
            await self._reply(token, user, 0, tutor.typed(learner, clean_name(name), language, words))

    async def suggest(self, user: int, name: str, language: Language, words: str) -> Sequence[tuple[str, str]]:
        """What the person can type as the answer: labels with their values. Raises ``StoreError``."""
        return tutor.suggest(await self._learner(user), clean_name(name), language, words)

    async def _reply(self, token: str, user: int, number: int, reply: tutor.Reply) -> None:
        match reply:
            case tutor.Shown(learner, body):
                await self._keep(user, learner)
                await self._private.show(token, body)
            case _:
                await self._private.refuse(token, number, reply)

    async def _learner(self, user: int) -> tutor.Learner:
        return tutor.learner_of(await self._store.preference(user, PREFERENCE))

    async def _keep(self, user: int, learner: tutor.Learner) -> None:
        await self._store.set_preference(user, PREFERENCE, learner.written)

    def _one_by_one(self, user: int) -> asyncio.Lock:
        """What somebody does is done in its order."""
        return self._locks.setdefault(user, asyncio.Lock())


titles = tutor.titles
"""All lessons by name, with what they are called in a language."""
