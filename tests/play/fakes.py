"""A screen without Discord: remembers what was sent and fails on demand."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.kernel.table import Body
from bot.play.screen import Found, ScreenError


class FakeScreen:
    """Implements ``bot.play.screen.Screen``. ``trouble`` is a list of errors to raise on the next calls, in order."""

    def __init__(self) -> None:
        self.posted: list[tuple[int, str, str]] = []
        self.pictures: list[bytes | None] = []
        self.edits: list[tuple[int, str]] = []
        self.reactions: list[tuple[int, str]] = []
        self.replies: list[tuple[str, str]] = []
        self.trouble: list[ScreenError] = []
        self.trouble_with_reactions: list[ScreenError] = []
        self.there: list[Found] = []
        self.members: set[int] = set()
        self.users_with_hands: set[int] = set()
        self.gate: asyncio.Event | None = None
        """If set, posts wait for it."""

    async def post(self, channel: int, table: int, nonce: str, body: Body, picture: bytes | None) -> int:
        if self.gate is not None:
            await self.gate.wait()
        if self.trouble:
            raise self.trouble.pop(0)
        self.posted.append((channel, nonce, body.text))
        self.pictures.append(picture)
        return 1_000 + len(self.posted)

    async def edit(self, channel: int, message: int, table: int, body: Body, picture: bytes | None) -> None:
        if self.trouble:
            raise self.trouble.pop(0)
        self.edits.append((message, body.text))

    async def react(self, channel: int, message: int, emoji: str) -> None:
        if self.trouble_with_reactions:
            raise self.trouble_with_reactions.pop(0)
        self.reactions.append((message, emoji))

    async def recent(self, channel: int) -> list[Found]:
        return self.there

    async def hands(self, channel: int, message: int, emojis: Sequence[str]) -> set[int]:
        return self.users_with_hands

    async def is_member(self, guild: int, user: int) -> bool:
        return user in self.members

    async def reply(self, token: str, text: str) -> None:
        self.replies.append((token, text))

    async def draw(self, renderer: str, view: bytes) -> bytes:
        return b"png:" + view
