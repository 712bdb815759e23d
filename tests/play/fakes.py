"""A screen without Discord: remembers what was sent and fails on demand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from bot.play.outgoing.outbox import Outbox
from bot.play.outgoing.screen import (
    Drawn,
    Found,
    NewMessage,
    PictureGone,
    Refused,
    ScreenError,
    Stays,
    Trouble,
    control_ids,
)
from bot.store.rows import PersonRow
from bot.tables.contract.table import Body, Picture, Prompt
from tests.scripts import Answering


class FakeScreen:
    """Implements the protocol ``Screen``. ``trouble`` is a list of errors to raise on the next calls, in order."""

    def __init__(self) -> None:
        self.forums: set[int] = set()
        self.posted: list[tuple[int, str, str]] = []
        self.pictures: list[bytes | None] = []
        self.edits: list[tuple[int, str]] = []
        self.edited_with: list[Drawn] = []
        self.edited_bodies: list[Body] = []
        """What each edit did about the picture."""
        self.showing: dict[int, Picture] = {}
        """What ``shows`` says; ``edit`` keeps to it and notes nothing itself."""
        self.drawn: list[tuple[str, bytes]] = []
        self.faulty: set[str] = set()
        """Renderers that draw nothing."""
        self.reactions: list[tuple[int, str]] = []
        self.replies: list[tuple[str, str]] = []
        self.trouble: list[ScreenError] = []
        self.trouble_with_reactions: list[ScreenError] = []
        self.there: list[Found] = []
        """What the bot has said before, oldest first."""
        self.read_back: list[tuple[int, int]] = []
        self.members: set[int] = set()
        self.blind: set[int] = set()
        """Users who may look into no channel."""
        self.users_with_hands: set[int] = set()
        self.pings: list[tuple[int, ...]] = []
        self.silent: list[bool] = []
        """Of each post, whether it notified nobody."""
        self.erased: list[int] = []
        self.opened: list[int] = []
        """Users whose direct messages were opened; the channel is the user's id and 900."""
        self.closed: set[int] = set()
        """Channels that take no messages."""
        self.pressed: dict[str, int] = {}
        """In which private message the control sits of which each press is answered, by token."""
        self.shown: list[tuple[str, Body, Drawn, bool]] = []
        self.redrawn: list[tuple[str, bytes]] = []
        self.prompted: list[Prompt] = []
        self.drawing: asyncio.Event | None = None
        """If set, pictures wait for it."""
        self.gate: asyncio.Event | None = None
        """If set, posts wait for it."""

    async def post(self, channel: int, message: NewMessage, picture: bytes | None) -> int:
        if self.gate is not None:
            await self.gate.wait()
        if self.trouble:
            raise self.trouble.pop(0)
        if channel in self.closed:
            raise Refused(50007)
        self.posted.append((channel, message.nonce, message.body.text))
        self.pings.append(message.ping)
        self.silent.append(message.silent)
        self.pictures.append(picture)
        return 1_000 + len(self.posted)

    async def edit(self, channel: int, message: int, table: int, body: Body, picture: Drawn) -> None:
        if self.trouble:
            raise self.trouble.pop(0)
        if isinstance(picture, Stays) and self.showing.get(message) != body.picture:
            raise PictureGone(0)
        self.edits.append((message, body.text))
        self.edited_with.append(picture)
        self.edited_bodies.append(body)

    def shows(self, message: int, picture: Picture) -> bool:
        return self.showing.get(message) == picture

    def used(self, token: str) -> int:
        return self.pressed.get(token, 0)

    def renews(self, token: str, picture: Picture) -> bool:
        return False

    async def react(self, channel: int, message: int, emoji: str) -> None:
        if self.trouble_with_reactions:
            raise self.trouble_with_reactions.pop(0)
        self.reactions.append((message, emoji))

    async def find(self, channel: int, since_ms: int, wanted: Callable[[Found], bool]) -> int | None:
        self.read_back.append((channel, since_ms))
        return next((found.message for found in self.there if wanted(found)), None)

    async def hands(self, channel: int, message: int, emojis: Sequence[str]) -> set[int]:
        return self.users_with_hands

    async def is_member(self, guild: int, user: int) -> bool:
        return user in self.members

    def is_forum(self, channel: int) -> bool:
        return channel in self.forums

    async def may_look(self, guild: int, channel: int, user: int) -> bool:
        return user not in self.blind

    async def reply(self, token: str, text: str) -> None:
        self.replies.append((token, text))

    async def erase(self, channel: int, message: int) -> None:
        if self.trouble:
            raise self.trouble.pop(0)
        self.erased.append(message)

    async def open_dm(self, user: int) -> int:
        if self.trouble:
            raise self.trouble.pop(0)
        self.opened.append(user)
        return 900 + user

    async def show(self, token: str, table: int, body: Body, picture: Drawn, *, renew: bool) -> None:
        self.shown.append((token, body, picture, renew))
        self.replies.append((token, body.text))  # a private answer with controls is an answer, too

    async def redraw(self, token: str, table: int, body: Body, picture: bytes) -> None:
        self.redrawn.append((token, picture))

    async def prompt(self, token: str, table: int, prompt: Prompt) -> None:
        self.prompted.append(prompt)

    async def draw(self, renderer: str, view: bytes) -> bytes:
        if self.drawing is not None:
            await self.drawing.wait()
        self.drawn.append((renderer, view))
        if renderer in self.faulty:
            raise ValueError(renderer)
        return b"png:" + view


class Notebook(Answering):
    """A store in memory for ``bot.play.outgoing.direct_messages``."""

    def __init__(self) -> None:
        self.rows: dict[int, PersonRow] = {}

    async def people(self, users: Sequence[int]) -> dict[int, PersonRow]:
        return {user: self.rows[user] for user in users if user in self.rows}

    async def set_person(self, row: PersonRow) -> None:
        self.rows[row.user] = row


def losing_answers(screen: FakeScreen) -> Callable[[int, NewMessage, bytes | None], Awaitable[int]]:
    """``FakeScreen.post`` of which the effect comes, and can be read back, but never the answer."""
    post = screen.post

    async def lost(channel: int, message: NewMessage, picture: bytes | None) -> int:
        number = await post(channel, message, picture)
        screen.there.append(Found(number, message.body.text, control_ids(message.table, message.body)))
        raise Trouble(0)

    return lost


async def drain(outbox: Outbox) -> None:
    """Wait until none of its messages is under way."""
    while outbox._lanes:
        await asyncio.gather(*outbox._lanes.values(), return_exceptions=True)
