"""Tables on Discord: the REST calls of ``Screen``, Discord's refusals sorted, and threads of games."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from typing import Any, Final, Literal, TypeAlias, TypeVar

import aiohttp
import discord
import msgspec

from bot.play.digests import link
from bot.play.games.kinds import options_of
from bot.play.games.lobby_games import LOBBY_GAMES, table_name
from bot.play.outgoing import screen
from bot.play.running.resuming import LOST
from bot.play.running.table_registry import TableRegistry
from bot.process.workers import PoolBusy, PoolClosed
from bot.store.rows import Batch, DeadlineRow, Status, TableHead, TableRow
from bot.store.statements import changing, sending, tables
from bot.tables.contract.blockade import TOO_FAST, TOO_LARGE
from bot.tables.contract.table import Body, Picture, Prompt
from bot.words.message import UserError, language_of
from bot.words.signs import channel as channel_link
from bot.words.speech import Speech, speech
from cogs.arriving import router
from cogs.arriving.places import opening_place, server_of
from cogs.arriving.replies import NOBODY, UNREACHED, Interaction, Replies, private
from cogs.ui.bodies import ShownPictures, as_edit, as_new, controls_of, files_of, nonce_of, words_of
from cogs.ui.components import ListRow, OwnEmojis, is_about_emojis, list_panel, plain, table_form
from cogs.ui.voices import MESSAGE_GONE, NO_ACCESS, THREAD_EXISTS, THREADS_FULL, TOO_MANY, WRONG_CHANNEL, voice_for

log = logging.getLogger(__name__)

T = TypeVar("T")
Draw: TypeAlias = Callable[[str, bytes], Awaitable[bytes]]
PATIENCE_S: Final = 0.7
"""An answer waits so long for its picture; whatever is being drawn, it comes within a second."""
_REFUSED: Final = (400, 403, 413)
"""Statuses after which it may go without its picture: malformed, not permitted, too large."""


async def pictured(
    send: Callable[[Sequence[discord.File]], Awaitable[object]],
    draw: Draw,
    picture: Picture | None,
    patience_s: float = PATIENCE_S,
) -> None:
    """Send or edit with the picture if it can be drawn in time, and without where Discord takes none.

    A deferred answer has more ``patience_s``. Raises what ``send`` raises without it.
    """
    if picture is not None:
        try:
            drawn = await asyncio.wait_for(draw(picture.renderer, picture.view), patience_s)
            file = discord.File(io.BytesIO(drawn), picture.file, description=picture.alt)
        except Exception as error:
            log.info("an answer goes without its picture: %r", error)
            await send(())
            return
    try:
        await send([] if picture is None else [file])
    except discord.HTTPException as error:
        if picture is None or error.status not in _REFUSED:
            raise
        log.info("a picture was refused: code %s", error.code)
        await send(())


READ_BACK = 5_000
"""Messages of everybody that are read at most to find one of ours: an hour of the liveliest chat."""
SKEW_MS = 600_000
"""Our clock may be so far ahead of Discord's."""
DISCORD_EPOCH_MS = 1_420_070_400_000
VARIATION = "\ufe0f"
MEANWHILE = 100
"""Reactions that may come between the look at a message and its list, which is by user and would push others off."""
INVALID_BODY = 50035
"""Discord's code for a message that it does not understand, as one that names a picture which is not there."""
BODY_TOO_LARGE = 413
BROKEN = 500
NOT_FOUND = 404


@asynccontextmanager
async def _sorted_errors() -> AsyncIterator[None]:
    try:
        yield
    except discord.RateLimited as error:
        raise screen.Trouble(0, f"limited for {error.retry_after:.0f} s") from error
    except discord.HTTPException as error:
        raise sorted_refusal(error) from error
    except (aiohttp.ClientError, OSError, TimeoutError, RuntimeError) as error:  # aiohttp: "Session is closed"
        raise screen.Trouble(0, str(error)) from error


def sorted_refusal(error: discord.HTTPException) -> screen.ScreenError:
    """Only a failure with a code of Discord's own is a refusal."""
    if error.status == BODY_TOO_LARGE:
        return screen.Refused(error.code or TOO_LARGE, error.text)
    passes = error.status == TOO_MANY or error.status >= BROKEN  # 429 after some waits, at once from before Discord
    if passes or not error.code:
        return screen.Trouble(error.code, error.text)
    return (screen.Missing if error.status == NOT_FOUND else screen.Refused)(error.code, error.text)


class DiscordScreen:
    def __init__(
        self, client: discord.Client, replies: Replies, shown: ShownPictures, draw: Draw, emojis: OwnEmojis
    ) -> None:
        """``shown`` and ``emojis`` are shared with ``replies``."""
        self._client, self._draw = client, draw
        self._shown, self._emojis = shown, emojis
        self._replies, self.used, self.renews = replies, replies.used, replies.renews
        self.show, self.redraw = replies.show, replies.redraw

    async def post(self, channel: int, message: screen.NewMessage, picture: bytes | None) -> int:
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

    async def edit(self, channel: int, message: int, table: int, body: Body, picture: screen.Drawn) -> None:
        """A new picture replaces the old one; see ``as_edit`` for the rest."""
        await self._emojis.dressing(body, lambda dressed: self._edit(channel, message, table, dressed, picture))

    async def _edit(self, channel: int, message: int, table: int, body: Body, picture: screen.Drawn) -> None:
        if isinstance(picture, screen.Stays):
            await self._edit_around(channel, message, table, body)
            return
        parts = as_edit(table, body, picture)
        now = None if picture is None else body.picture
        with self._shown.changing(message, now) if "attachments" in parts else nullcontext():
            await self._patch(channel, message, parts)

    def shows(self, message: int, picture: Picture) -> bool:
        return self._shown.shows(message, picture)

    async def _edit_around(self, channel: int, message: int, table: int, body: Body) -> None:
        """Replace all but the picture, and rely on it being there only as long as Discord says so."""
        assert body.picture is not None
        if not self._shown.shows(message, body.picture):
            raise screen.PictureGone(0)
        try:
            edited = await self._patch(channel, message, as_edit(table, body, screen.STAYS))
        except screen.Refused as refusal:
            if refusal.code != INVALID_BODY or is_about_emojis(refusal):
                raise
            self._shown.forget(message)
            raise screen.PictureGone(refusal.code) from refusal
        if body.picture.file not in files_of(edited):
            self._shown.forget(message)
        if not self._shown.shows(message, body.picture):  # also if a press has changed it meanwhile
            raise screen.PictureGone(0)

    async def _patch(self, channel: int, message: int, parts: dict[str, Any]) -> discord.Message:
        async with _sorted_errors():
            partial = self._client.get_partial_messageable(channel).get_partial_message(message)
            return await partial.edit(allowed_mentions=NOBODY, **parts)

    async def erase(self, channel: int, message: int) -> None:
        async with _sorted_errors():
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()

    async def open_dm(self, user: int) -> int:
        """That a user takes none shows only when something is sent."""
        try:
            async with _sorted_errors():
                return (await self._client.create_dm(discord.Object(user))).id
        except screen.Refused as refusal:
            if refusal.code == TOO_FAST:
                raise screen.Trouble(refusal.code, str(refusal)) from refusal
            raise

    async def react(self, channel: int, message: int, emoji: str) -> None:
        async with _sorted_errors():
            await self._client.get_partial_messageable(channel).get_partial_message(message).add_reaction(emoji)

    async def find(self, channel: int, since_ms: int, wanted: Callable[[screen.Found], bool]) -> int | None:
        """Read from then on, oldest first, a hundred messages a call, until it is found."""
        assert self._client.user is not None
        after = discord.Object(snowflake(since_ms - SKEW_MS))
        place = self._client.get_partial_messageable(channel)
        async with _sorted_errors():
            async for message in place.history(limit=READ_BACK, after=after, oldest_first=True):
                mine = message.author.id == self._client.user.id
                if mine and wanted(screen.Found(message.id, plain(words_of(message)), controls_of(message))):
                    return int(message.id)
        return None

    async def hands(self, channel: int, message: int, emojis: Sequence[str]) -> set[int]:
        """Return people with one of these reactions; lists that are empty are not fetched."""
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
                        found.update([user.id async for user in reaction.users(limit=count + MEANWHILE, type=kind)])
        return found

    async def is_member(self, guild: int, user: int) -> bool:
        """Needs no privileged intent."""
        try:
            async with _sorted_errors():
                await self._client.http.get_member(guild, user)
        except screen.Missing:
            return False
        return True

    def is_forum(self, channel: int) -> bool:
        return isinstance(self._client.get_channel(channel), discord.ForumChannel)

    async def may_look(self, guild: int, channel: int, user: int) -> bool:
        home = self._client.get_guild(guild)
        if home is None or home.unavailable:
            raise screen.Trouble(0, "the server is not known now")
        try:
            async with _sorted_errors():
                member = await home.fetch_member(user)
        except screen.Missing:
            return False
        place = home.get_channel(channel)
        return place is not None and place.permissions_for(member).view_channel

    async def reply(self, token: str, text: str) -> None:
        """For the user alone."""
        await self._replies.answer(token, text)

    async def prompt(self, token: str, table: int, prompt: Prompt) -> None:
        await self._replies.prompt(token, table_form(table, prompt))

    async def draw(self, renderer: str, view: bytes) -> bytes:
        """Raises ``Crowded`` if the pool is busy or closed."""
        try:
            return await self._draw(renderer, view)
        except (PoolBusy, PoolClosed) as reason:
            raise screen.Crowded from reason


def _only(users: Sequence[int]) -> discord.AllowedMentions:
    """Mentions of these people alone notify."""
    if not users:
        return NOBODY
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])


def snowflake(ms: int) -> int:
    return max(0, ms - DISCORD_EPOCH_MS) << 22


LIVE_MINUTES: Literal[1440] = 1_440
SLOW_MINUTES: Literal[10080] = 10_080
"""Discord hides a thread after so much silence: the most it allows, as at slow tables days may pass."""


class StarterGone(UserError):
    """The message on which the thread was to hang is not there any more."""


async def open_thread(client: discord.Client, channel: int, message: int, name: str, say: Speech, *, live: bool) -> int:
    """Raises ``UserError`` if Discord refuses, ``StarterGone`` if the message was deleted."""
    minutes = LIVE_MINUTES if live else SLOW_MINUTES
    try:
        thread = await client.http.start_thread_with_message(channel, message, name=name, auto_archive_duration=minutes)
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS:
            return message
        raise (StarterGone if error.code == MESSAGE_GONE else UserError)(thread_failed(error.code, say)) from error
    except discord.RateLimited as error:
        raise UserError(thread_failed(TOO_MANY, say)) from error
    return int(thread["id"])


async def put_away(client: discord.Client, thread: int) -> None:
    """Archive a thread of ours in which nothing is played after all; a refusal leaves it as it is."""
    with suppress(*UNREACHED):
        await client.http.edit_channel(thread, archived=True)


def thread_failed(code: int, say: Speech) -> str:
    if code in THREADS_FULL:
        return say("lobby-threads-full")
    if code in NO_ACCESS:
        return say("lobby-no-access")
    if code == WRONG_CHANNEL:
        return say("lobby-no-threads-here")
    return say("lobby-lost") if code == MESSAGE_GONE else say("lobby-thread-refused", code=str(code))


MOVABLE = ("broken", "running", "referee")
STILL: Final = "server:still"
_MOST: Final = 10


def may_move(interaction: Interaction) -> bool:
    rights = interaction.permissions
    return rights.manage_messages or rights.manage_channels or rights.manage_guild


class Moving:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._store = registry, registry.services.store

    @router.button(STILL, anywhere=True)
    async def show(self, interaction: Interaction) -> None:
        """Raises ``UserError`` for those who may not move tables."""
        say, guild = voice_for(interaction), server_of(interaction)
        if not may_move(interaction):
            raise UserError(say("table-only-moderators-move"))
        await interaction.response.defer(ephemeral=True, thinking=True)
        rows: list[ListRow] = []
        for head in await self._store.read(tables.heads_in(guild, MOVABLE)):
            name = table_name(head.game, head.id, say)
            lost = head.thread is None or head.status == "broken" or await self._lost(interaction, head.thread)
            if lost:
                rows.append(ListRow(say("server-lost", name=name), f"move:{head.id}", say("server-move")))
            elif head.status == "referee":
                rows.append(ListRow(say("server-referee", name=name), link(guild, head.thread), say("server-go")))
        if not rows:
            raise UserError(say("server-all-go-on"))
        head_words = say("server-still-head", more=max(0, len(rows) - _MOST))
        await interaction.followup.send(view=list_panel(head_words, rows[:_MOST]), ephemeral=True)

    async def _lost(self, interaction: Interaction, thread: int) -> bool:
        """True if a thread is gone without an event; Discord is asked about archived ones."""
        known = interaction.guild is not None and interaction.guild.get_thread(thread) is not None
        return not known and not await _exists(interaction.client, thread)

    @router.button("move:{table:id}", anywhere=True)
    async def move(self, interaction: Interaction, table: int) -> None:
        """Raises ``UserError`` with the reason against it."""
        say = voice_for(interaction)
        guild, channel = opening_place(interaction)
        if not may_move(interaction):
            raise UserError(say("table-only-moderators-move"))
        row = await self._store.read(tables.table(table))
        if row is None or row.guild != guild or row.status not in MOVABLE:
            raise UserError(say("table-nothing-to-move"))
        if row.status != "broken" and row.thread is not None and await _exists(interaction.client, row.thread):
            raise UserError(say("table-still-there", thread=channel_link(row.thread)))
        options = options_of(row)
        public_say = speech(language_of(options.get("language")))
        name = table_name(row.game, row.id, public_say)
        answer = await interaction.response.send_message(public_say("table-moved", name=name), allowed_mentions=NOBODY)
        if answer.message_id is None:
            raise UserError(say("lobby-lost"))
        live = LOBBY_GAMES[row.game].live(options)
        thread = await open_thread(interaction.client, channel, answer.message_id, name, say, live=live)
        await self._settle(row, channel, thread, answer.message_id)
        await private(interaction, say("table-moved-to", thread=channel_link(thread)))

    async def _settle(self, row: TableRow, channel: int, thread: int, message: int) -> None:
        """Point the row and its waiting messages to the new place, then let the table go on there."""
        status: Status = "referee" if row.status == "referee" else "running"
        now = self._registry.services.clock.now()
        unnoticed = [] if row.status == "broken" else [DeadlineRow(row.id, LOST, now)]  # nobody told us of the loss
        moved = {row.thread: thread, row.parent: channel}
        waiting = [
            msgspec.structs.replace(out, channel=moved.get(out.channel, out.channel))
            for out in await self._store.read(sending.outbox(row.id))
        ]
        fields: dict[str, int | bytes | str | None] = {"thread": thread, "parent": channel, "lobby_message": message}
        await self._store.write(
            changing.commit(Batch(table=row.id, status=status, outbox=waiting, deadlines=unnoticed, fields=fields))
        )
        await self._registry.move(TableHead(row.id, row.game, row.guild, channel, thread, message, status))


async def _exists(client: discord.Client, channel: int) -> bool:
    try:
        await client.http.get_channel(channel)
    except (discord.NotFound, discord.Forbidden):
        return False
    return True
