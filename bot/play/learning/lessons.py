"""The tutor for one person at a time: what they have learned is kept before it is shown, and the lesson goes to them.

Its messages carry controls of table ``LESSONS``, which is none. Lessons are sent as direct messages, and where somebody
takes none, privately where they asked.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from bot.errors import UserError
from bot.play.outgoing.screen import STAYS, NewMessage, Refused, Trouble
from bot.play.services import Services
from bot.tables.contract.table import Body, Prompt
from bot.tables.cosmic.lessons import tutor
from bot.tables.cosmic.questions.questions import Form, Refused as Unreadable
from bot.words.language import Language
from bot.words.names import clean_name
from bot.words.speech import speech

log = logging.getLogger(__name__)

LESSONS: Final = 0
"""The table of which all controls of lessons are; tables count from 1."""
PREFERENCE: Final = "lessons"
"""Under which the store keeps what somebody has learned."""
PATIENCE_S: Final = 10.0
"""For so long a lesson waits for its picture."""


class Learning:
    """One per process."""

    def __init__(self, services: Services) -> None:
        self._services = services
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
        await self._send(token, user, body, language)

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
        screen = self._services.screen
        match reply:
            case tutor.Shown(learner, body):
                await self._keep(user, learner)
                shown = body.picture is not None and screen.renews(token, body.picture)
                await screen.show(token, LESSONS, body, STAYS if shown else await self._drawn(body), renew=True)
            case Form(choice, title, fields):
                await screen.prompt(token, LESSONS, Prompt(token, number, choice, title, fields))
            case Unreadable(text):
                await screen.reply(token, text)

    async def _send(self, token: str, user: int, body: Body, language: Language) -> None:
        """As a direct message; where that is refused or fails, here."""
        people, screen, say = self._services.people, self._services.screen, speech(language)
        drawn = await self._drawn(body)
        try:
            await people.open_dm(user)  # whoever asks has perhaps opened them by now
            message = NewMessage(LESSONS, f"learn:{token}"[:_NONCE], body)
            await screen.post(await people.channel(user), message, drawn)
        except (Refused, Trouble) as error:
            log.info("a lesson could not be sent as a direct message: code %s", error.code)
            if isinstance(error, Refused):
                await people.refused(user, error.code)
            await screen.show(token, LESSONS, _under(say("learn-closed"), body), drawn, renew=False)
            return
        await people.sent(user)
        await screen.reply(token, say("learn-sent"))

    async def _drawn(self, body: Body) -> bytes | None:
        """The picture; None if there is none, or if it cannot be drawn in time."""
        if body.picture is None:
            return None
        try:
            drawing = self._services.screen.draw(body.picture.renderer, body.picture.view)
            return await asyncio.wait_for(drawing, PATIENCE_S)
        except Exception as error:
            log.info("a lesson goes without its picture: %r", error)
            return None

    async def _learner(self, user: int) -> tutor.Learner:
        return tutor.learner_of(await self._store.preference(user, PREFERENCE))

    async def _keep(self, user: int, learner: tutor.Learner) -> None:
        await self._store.set_preference(user, PREFERENCE, learner.written)

    def _one_by_one(self, user: int) -> asyncio.Lock:
        """What somebody does is done in its order."""
        return self._locks.setdefault(user, asyncio.Lock())


_NONCE: Final = 25
"""Characters of a nonce."""


def _under(head: str, body: Body) -> Body:
    return msgspec.structs.replace(body, text=f"{head}\n{body.text}")


titles = tutor.titles
"""All lessons by name, with what they are called in a language."""
