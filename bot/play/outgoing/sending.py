"""One table's messages with their pictures, as calls to the screen.

What a message shows already is neither drawn nor sent again. What cannot be drawn or is refused in motion is shown
still, and a server that takes no pictures gets the words, which are enough to play by. Errors are the screen's; whoever
calls decides whether to try again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from bot.play.outgoing.pictures import Pictures
from bot.play.outgoing.screen import STAYS, Drawn, Missing, NewMessage, PictureGone, Refused, Screen, Stays
from bot.tables.contract.table import Body, Picture

T = TypeVar("T")


class Sending:
    """One per outbox. ``private`` says that the message is somebody's direct message."""

    def __init__(self, table: int, screen: Screen, pictures: Pictures) -> None:
        self._table = table
        self._screen = screen
        self._pictures = pictures
        self.words_only = False
        """A server refused a message only because of its picture: spare it and us the next ones there."""

    def wanted(self, body: Body, *, private: bool) -> Picture | None:
        """The picture that goes with these words there; None for words alone."""
        return body.picture if private or not self.words_only else None

    def stays(self, message: int, body: Body) -> bool:
        """Whether the message shows the body's picture already."""
        return body.picture is not None and self._screen.shows(message, body.picture)

    async def drawn(self, body: Body, picture: Picture) -> tuple[Body, bytes | None]:
        """The picture however long it takes, and the body that it belongs to: that of its still form if it fails."""
        drawn = await self._pictures.get(picture)
        if drawn is not None or picture.still is None:
            return body, drawn
        return await self.drawn(msgspec.structs.replace(body, picture=picture.still), picture.still)

    async def post(self, channel: int, message: NewMessage, drawn: bytes | None, *, private: bool) -> int:
        """Send a new message and return its id."""

        async def send(body: Body, picture: bytes | None) -> int:
            return await self._screen.post(channel, msgspec.structs.replace(message, body=body), picture)

        return await self._or_less(send, message.body, drawn, private=private)

    async def edit(self, channel: int, message: int, body: Body, drawn: Drawn, *, private: bool) -> None:
        """Change a message. With ``STAYS`` its picture is drawn after all if somebody else has changed it meanwhile."""
        if isinstance(drawn, Stays) or self.stays(message, body):
            try:
                await self._screen.edit(channel, message, self._table, body, STAYS)
                return
            except PictureGone:
                if isinstance(drawn, Stays):
                    picture, drawn = self.wanted(body, private=private), None
                    if picture is not None:
                        body, drawn = await self.drawn(body, picture)

        async def change(body: Body, picture: bytes | None) -> None:
            await self._screen.edit(channel, message, self._table, body, picture)

        await self._or_less(change, body, drawn, private=private)

    async def _or_less(
        self, call: Callable[[Body, bytes | None], Awaitable[T]], body: Body, drawn: bytes | None, *, private: bool
    ) -> T:
        """The call with the picture; if that is refused with its still form, and where a server takes none without."""
        try:
            return await call(body, drawn)
        except Refused as refusal:
            if drawn is None or isinstance(refusal, Missing):
                raise
            still = None if body.picture is None else body.picture.still
            if private and still is None:
                raise
        if still is not None:
            dressed, less = await self.drawn(msgspec.structs.replace(body, picture=still), still)
            return await self._or_less(call, dressed, less, private=private)
        done = await call(body, None)
        self.words_only = True
        return done
