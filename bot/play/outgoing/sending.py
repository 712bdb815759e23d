"""One table's messages with their pictures, as calls to the screen.

What a message shows already is neither drawn nor sent again; and a server that takes no pictures gets the words, which
are enough to play by. Errors are the screen's; whoever calls decides whether to try again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

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

    async def post(self, channel: int, message: NewMessage, drawn: bytes | None, *, private: bool) -> int:
        """Send a new message and return its id."""
        return await self._or_words(
            lambda picture: self._screen.post(channel, message, picture), drawn, private=private
        )

    async def edit(self, channel: int, message: int, body: Body, drawn: Drawn, *, private: bool) -> None:
        """Change a message. With ``STAYS`` its picture is drawn after all if somebody else has changed it meanwhile."""
        if isinstance(drawn, Stays) or self.stays(message, body):
            try:
                await self._screen.edit(channel, message, self._table, body, STAYS)
                return
            except PictureGone:
                if isinstance(drawn, Stays):
                    picture = self.wanted(body, private=private)
                    drawn = None if picture is None else await self._pictures.get(picture)
        await self._or_words(
            lambda picture: self._screen.edit(channel, message, self._table, body, picture), drawn, private=private
        )

    async def _or_words(self, call: Callable[[bytes | None], Awaitable[T]], drawn: bytes | None, *, private: bool) -> T:
        """The call with the picture, and without if a server refuses it so."""
        try:
            return await call(drawn)
        except Refused as refusal:
            if drawn is None or private or isinstance(refusal, Missing):
                raise
        done = await call(None)
        self.words_only = True
        return done
