"""What running tables need of the world outside: a protocol that ``cogs.screen`` implements for Discord."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from bot.kernel.table import Body


class ScreenError(Exception):
    """A call to Discord did not succeed. ``code`` is Discord's error code, 0 if there is none."""

    def __init__(self, code: int, message: str = "") -> None:
        super().__init__(message or f"Discord refused with code {code}")
        self.code = code


class Refused(ScreenError):
    """Raised when trying again will not help: missing permission, deleted channel or message."""


class Crowded(Exception):
    """Raised when so many pictures wait to be drawn that this one is left out; messages are complete without."""


class Trouble(ScreenError):
    """Raised when Discord is unwell (5xx, connection lost) and the call may be tried again later."""


class Missing(Refused):
    """Raised when the message or channel does not exist (any more)."""


class Found(msgspec.Struct, frozen=True):
    """One of our own messages as read back from a channel."""

    message: int
    text: str
    custom_ids: tuple[str, ...]


class Screen(Protocol):
    """Carries effects to Discord. Every method may raise ``Refused``, ``Missing`` or ``Trouble``."""

    async def post(self, channel: int, table: int, nonce: str, body: Body, picture: bytes | None) -> int:
        """Send a message and return its id."""

    async def edit(self, channel: int, message: int, table: int, body: Body, picture: bytes | None) -> None:
        """Replace a message's words and buttons; the picture stays unless a new one is given or the body has none."""

    async def react(self, channel: int, message: int, emoji: str) -> None:
        """Add our own reaction."""

    async def recent(self, channel: int) -> list[Found]:
        """Our own messages among the newest 50 of the channel, newest first."""

    async def hands(self, channel: int, message: int, emojis: Sequence[str]) -> set[int]:
        """Ids of the users who have any of ``emojis`` on the message, super reactions included."""

    async def is_member(self, guild: int, user: int) -> bool:
        """Whether the user is still in the server."""

    async def reply(self, token: str, text: str) -> None:
        """Answer a waiting interaction privately; silently does nothing if it can no longer be answered."""

    async def draw(self, renderer: str, view: bytes) -> bytes:
        """Draw a picture in a render process. Raises ``Crowded``, or what the renderer raises."""
