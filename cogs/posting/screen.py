"""The ``Screen`` of running tables: REST calls, Discord's refusals sorted, pictures in time or left out."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias, TypeVar

import aiohttp
import discord
import msgspec

from bot.play.outgoing.screen import (
    STAYS,
    Crowded,
    Drawn,
    Found,
    Missing,
    NewMessage,
    PictureGone,
    Refused,
    ScreenError,
    Stays,
    Trouble,
)
from bot.process.workers import PoolBusy, PoolClosed
from bot.tables.contract.blockade import TOO_FAST, TOO_LARGE
from bot.tables.contract.table import Body, Picture, Prompt
from cogs.arriving.replies import Replies
from cogs.ui.bodies import ShownPictures, as_edit, as_new, controls_of, files_of, nonce_of, words_of
from cogs.ui.components import table_form
from cogs.ui.emojis import OwnEmojis, is_about_emojis, plain
from cogs.ui.refusals import TOO_MANY

log = logging.getLogger(__name__)

T = TypeVar("T")
DrawOne: TypeAlias = Callable[[str, bytes], Awaitable[bytes]]
PATIENCE_S: Final = 0.7
"""For so long an answer waits for its picture: it comes within a second, whatever is being drawn."""
_REFUSED: Final = (400, 403, 413)
"""Where the message may be taken without its picture: malformed, not permitted, too large."""


async def pictured(send: Callable[[Sequence[discord.File]], Awaitable[T]], files: Sequence[discord.File]) -> T:
    """Send or edit with the picture, and without where Discord takes none. Raises what ``send`` raises then."""
    try:
        return await send(files)
    except discord.HTTPException as error:
        if not files or error.status not in _REFUSED:
            raise
        log.info("a picture was refused: code %s", error.code)
        return await send(())


async def drawn_in_time(draw: DrawOne, renderer: str, view: msgspec.Struct, name: str, alt: str) -> discord.File | None:
    """The picture as a file with its alt text; None if it cannot be drawn by then."""
    return await encoded_in_time(draw, renderer, msgspec.json.encode(view), name, alt)


async def encoded_in_time(
    draw: DrawOne, renderer: str, view: bytes, name: str, alt: str, patience_s: float | None = None
) -> discord.File | None:
    """The same for a view that is encoded already; an answer that was deferred has more patience."""
    try:
        drawn = await asyncio.wait_for(draw(renderer, view), PATIENCE_S if patience_s is None else patience_s)
    except Exception as error:
        log.info("an answer goes without its picture: %r", error)
        return None
    return discord.File(io.BytesIO(drawn), name, description=alt)


Draw = Callable[[str, bytes], Awaitable[bytes]]
READ_BACK = 5_000
"""Messages of everybody that are read at most to find one of ours: an hour of the liveliest chat."""
SKEW_MS = 600_000
"""How far our clock may be ahead of Discord's."""
DISCORD_EPOCH_MS = 1_420_070_400_000
VARIATION = "\ufe0f"
"""Asks for the coloured form of a sign; some clients send it along."""
MEANWHILE = 100
"""Reactions that may come between the look at a message and its list, which is by user and would push others off."""
INVALID_BODY = 50035
"""Discord's code for a message that it does not understand, as one that names a picture which is not there."""
BODY_TOO_LARGE = 413
BROKEN = 500
NOT_FOUND = 404
NOBODY = discord.AllowedMentions.none()


@asynccontextmanager
async def _sorted_errors() -> AsyncIterator[None]:
    try:
        yield
    except discord.RateLimited as error:
        raise Trouble(0, f"limited for {error.retry_after:.0f} s") from error
    except discord.HTTPException as error:
        raise sorted_refusal(error) from error
    except (aiohttp.ClientError, OSError, TimeoutError, RuntimeError) as error:  # aiohttp: "Session is closed"
        raise Trouble(0, str(error)) from error


def sorted_refusal(error: discord.HTTPException) -> ScreenError:
    """Convert a failed request to our error: only with a code of its own it is Discord that refuses."""
    if error.status == BODY_TOO_LARGE:
        return Refused(error.code or TOO_LARGE, error.text)
    passes = error.status == TOO_MANY or error.status >= BROKEN  # 429 after some waits, at once from before Discord
    if passes or not error.code:
        return Trouble(error.code, error.text)
    return (Missing if error.status == NOT_FOUND else Refused)(error.code, error.text)


class DiscordScreen:
    """Carries out what tables want."""

    def __init__(
        self, client: discord.Client, replies: Replies, shown: ShownPictures, draw: Draw, emojis: OwnEmojis
    ) -> None:
        """``shown`` and ``emojis`` are shared with ``replies``."""
        self._client = client
        self._replies = replies
        self._shown = shown
        self._draw = draw
        self._emojis = emojis

    async def post(self, channel: int, message: NewMessage, picture: bytes | None) -> int:
        """Send a message; Discord drops a repeat with the same nonce in the same channel."""
        place = self._client.get_partial_messageable(channel)

        async def send(dressed: Body) -> discord.Message:
            async with _sorted_errors():
                return await place.send(
                    nonce=nonce_of(message.nonce, channel),
                    allowed_mentions=_only(message.ping),
                    silent=message.silent,
                    **as_new(message.table, dressed, picture),
                )

        sent = await self._emojis.dressing(message.body, send)
        self._shown.posted(sent.id, None if picture is None else message.body.picture)
        return int(sent.id)

    async def edit(self, channel: int, message: int, table: int, body: Body, picture: Drawn) -> None:
        """Replace words and controls; the picture is replaced by a new one, see ``as_edit`` for the rest."""
        await self._emojis.dressing(body, lambda dressed: self._edit(channel, message, table, dressed, picture))

    async def _edit(self, channel: int, message: int, table: int, body: Body, picture: Drawn) -> None:
        if isinstance(picture, Stays):
            await self._edit_around(channel, message, table, body)
            return
        parts = as_edit(table, body, picture)
        if "attachments" not in parts:
            await self._patch(channel, message, parts)
            return
        with self._shown.changing(message, None if picture is None else body.picture):
            await self._patch(channel, message, parts)

    def shows(self, message: int, picture: Picture) -> bool:
        """True if the message has it from us, and nobody else changes it."""
        return self._shown.shows(message, picture)

    async def _edit_around(self, channel: int, message: int, table: int, body: Body) -> None:
        """Replace all but the picture, and believe that it is there only as long as Discord says so."""
        assert body.picture is not None
        if not self._shown.shows(message, body.picture):
            raise PictureGone(0)
        try:
            edited = await self._patch(channel, message, as_edit(table, body, STAYS))
        except Refused as refusal:
            if refusal.code != INVALID_BODY or is_about_emojis(refusal):
                raise
            self._shown.forget(message)
            raise PictureGone(refusal.code) from refusal
        if body.picture.file not in files_of(edited):
            self._shown.forget(message)
        if not self._shown.shows(message, body.picture):  # also if a press has changed it meanwhile
            raise PictureGone(0)

    async def _patch(self, channel: int, message: int, parts: dict[str, Any]) -> discord.Message:
        async with _sorted_errors():
            partial = self._client.get_partial_messageable(channel).get_partial_message(message)
            return await partial.edit(allowed_mentions=NOBODY, **parts)

    async def erase(self, channel: int, message: int) -> None:
        """Delete one of our own messages."""
        async with _sorted_errors():
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()

    async def open_dm(self, user: int) -> int:
        """Open the direct messages with a user; that they take none shows only when something is sent."""
        try:
            async with _sorted_errors():
                return (await self._client.create_dm(discord.Object(user))).id
        except Refused as refusal:
            if refusal.code == TOO_FAST:
                raise Trouble(refusal.code, str(refusal)) from refusal
            raise

    async def react(self, channel: int, message: int, emoji: str) -> None:
        """Add a reaction of the bot."""
        async with _sorted_errors():
            await self._client.get_partial_messageable(channel).get_partial_message(message).add_reaction(emoji)

    async def find(self, channel: int, since_ms: int, wanted: Callable[[Found], bool]) -> int | None:
        """Read the channel back from then on, oldest first, a hundred messages a call, until it is found."""
        assert self._client.user is not None
        after = discord.Object(snowflake(since_ms - SKEW_MS))
        place = self._client.get_partial_messageable(channel)
        async with _sorted_errors():
            async for message in place.history(limit=READ_BACK, after=after, oldest_first=True):
                mine = message.author.id == self._client.user.id
                if mine and wanted(Found(message.id, plain(words_of(message)), controls_of(message))):
                    return int(message.id)
        return None

    async def hands(self, channel: int, message: int, emojis: Sequence[str]) -> set[int]:
        """Return people with one of these reactions: read the message, then the lists that are not empty."""
        found = set()
        async with _sorted_errors():
            shown = await self._client.get_partial_messageable(channel).get_partial_message(message).fetch()
            for reaction in shown.reactions:
                if str(reaction.emoji).replace(VARIATION, "") not in emojis:
                    continue
                for count, mine, kind in (
                    (reaction.normal_count, reaction.me, discord.ReactionType.normal),
                    (reaction.burst_count, reaction.me_burst, discord.ReactionType.burst),
                ):
                    if count > mine:
                        at_most = count + MEANWHILE
                        found.update([user.id async for user in reaction.users(limit=at_most, type=kind)])
        return found

    async def is_member(self, guild: int, user: int) -> bool:
        """Look one member up; needs no privileged intent."""
        try:
            async with _sorted_errors():
                await self._client.http.get_member(guild, user)
        except Missing:
            return False
        return True

    def is_forum(self, channel: int) -> bool:
        return isinstance(self._client.get_channel(channel), discord.ForumChannel)

    async def may_look(self, guild: int, channel: int, user: int) -> bool:
        """Look one member up with their roles, and ask the channel's permissions."""
        home = self._client.get_guild(guild)
        if home is None or home.unavailable:
            raise Trouble(0, "the server is not known now")
        try:
            async with _sorted_errors():
                member = await home.fetch_member(user)
        except Missing:
            return False
        place = home.get_channel(channel)
        return place is not None and place.permissions_for(member).view_channel

    async def reply(self, token: str, text: str) -> None:
        """Answer the interaction with this token, for its user alone."""
        await self._replies.answer(token, text)

    def used(self, token: str) -> int:
        """The private message that was used."""
        return self._replies.used(token)

    def renews(self, token: str, picture: Picture) -> bool:
        """True if the private message that was used shows it."""
        return self._replies.renews(token, picture)

    async def show(self, token: str, table: int, body: Body, picture: Drawn, *, renew: bool) -> None:
        """Answer privately with a whole message."""
        await self._replies.show(token, table, body, picture, renew=renew)

    async def redraw(self, token: str, table: int, body: Body, picture: bytes) -> None:
        """Put the picture into what was shown."""
        await self._replies.redraw(token, table, body, picture)

    async def prompt(self, token: str, table: int, prompt: Prompt) -> None:
        """Answer with a form."""
        await self._replies.prompt(token, table_form(table, prompt))

    async def draw(self, renderer: str, view: bytes) -> bytes:
        """Draw in a render process."""
        try:
            return await self._draw(renderer, view)
        except (PoolBusy, PoolClosed) as reason:
            raise Crowded from reason


def _only(users: Sequence[int]) -> discord.AllowedMentions:
    """Mentions of these people notify, and nothing else does."""
    if not users:
        return NOBODY
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])


def snowflake(ms: int) -> int:
    """The lowest id that Discord gives at this moment; 0 for one before there was any."""
    return max(0, ms - DISCORD_EPOCH_MS) << 22
