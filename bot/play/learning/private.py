"""Messages that one person alone gets, outside any table: sent as direct messages, renewed at a press.

Their controls are of table ``LESSONS``, which is none. Where somebody takes no direct messages they are shown privately
where they were asked for.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from bot.play.outgoing.screen import STAYS, NewMessage, Refused, Trouble
from bot.play.services import Services
from bot.tables.contract.table import Body, Prompt
from bot.tables.cosmic.questions.questions import Form, Refused as Unreadable
from bot.words.speech import Speech

log = logging.getLogger(__name__)

LESSONS: Final = 0
"""The table of which all controls of these messages are; tables count from 1."""
PATIENCE_S: Final = 10.0
"""For so long a message waits for its picture."""


class Private:
    """Sends messages to one person alone, and renews them at a press. One per process."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def send(self, token: str, user: int, body: Body, say: Speech) -> None:
        """As a direct message; where that is refused or fails, where it was asked for."""
        people, screen = self._services.people, self._services.screen
        drawn = await self._drawn(body)
        try:
            await people.open_dm(user)  # whoever asks has perhaps opened them by now
            message = NewMessage(LESSONS, f"learn:{token}", body)
            await screen.post(await people.channel(user), message, drawn)
        except (Refused, Trouble) as error:
            log.info("a lesson could not be sent as a direct message: code %s", error.code)
            if isinstance(error, Refused):
                await people.refused(user, error.code)
            await screen.show(token, LESSONS, _under(say("learn-closed"), body), drawn, renew=False)
            return
        await people.sent(user)
        await screen.reply(token, say("learn-sent"))

    async def show(self, token: str, body: Body) -> None:
        """In place of the message whose control was used; a picture that stands there already stays."""
        screen = self._services.screen
        shown = body.picture is not None and screen.renews(token, body.picture)
        await screen.show(token, LESSONS, body, STAYS if shown else await self._drawn(body), renew=True)

    async def refuse(self, token: str, number: int, reply: Form | Unreadable) -> None:
        """Nothing has changed: open the form that is wanted, or say why an answer was none."""
        if isinstance(reply, Form):
            await self._ask(token, number, reply)
        else:
            await self.tell(token, reply.text)

    async def _ask(self, token: str, number: int, form: Form) -> None:
        await self._services.screen.prompt(token, LESSONS, Prompt(token, number, form.choice, form.title, form.fields))

    async def tell(self, token: str, words: str) -> None:
        """Answer with a sentence."""
        await self._services.screen.reply(token, words)

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


def _under(head: str, body: Body) -> Body:
    return msgspec.structs.replace(body, text=f"{head}\n{body.text}")
