"""The ``Screen`` of running tables, on Discord: REST calls, and Discord's refusals sorted into ours."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

import aiohttp
import discord

from bot.kernel.table import Body
from bot.play.screen import Crowded, Found, Missing, Refused, Trouble
from cogs.replies import Replies
from cogs.ui.components import table_view
from renderers.pool import PoolBusy

Draw = Callable[[str, bytes], Awaitable[bytes]]
RECENT = 50
VARIATION = "\ufe0f"
"""Asks for the coloured form of a sign; some clients send it along."""
NOBODY = discord.AllowedMentions.none()


@asynccontextmanager
async def _sorted_errors() -> AsyncIterator[None]:
    try:
        yield
    except discord.NotFound as error:
        raise Missing(error.code, error.text) from error
    except discord.DiscordServerError as error:
        raise Trouble(error.code, error.text) from error
    except discord.HTTPException as error:
        raise Refused(error.code, error.text) from error
    except (aiohttp.ClientError, OSError, TimeoutError, RuntimeError) as error:  # aiohttp: "Session is closed"
        raise Trouble(0, str(error)) from error


class DiscordScreen:
    """Carries out what tables want."""

    def __init__(self, client: discord.Client, replies: Replies, draw: Draw) -> None:
        self._client = client
        self._replies = replies
        self._draw = draw

    async def post(self, channel: int, table: int, nonce: str, body: Body, picture: bytes | None) -> int:
        """Send a message; Discord drops a repeat with the same nonce."""
        place = self._client.get_partial_messageable(channel)
        view = table_view(table, body)
        async with _sorted_errors():
            if picture is not None:
                file = _file(body, picture)
                message = (
                    await place.send(body.text, nonce=nonce, allowed_mentions=NOBODY, file=file, view=view)
                    if view
                    else await place.send(body.text, nonce=nonce, allowed_mentions=NOBODY, file=file)
                )
            elif view:
                message = await place.send(body.text, nonce=nonce, allowed_mentions=NOBODY, view=view)
            else:
                message = await place.send(body.text, nonce=nonce, allowed_mentions=NOBODY)
        return message.id

    async def edit(self, channel: int, message: int, table: int, body: Body, picture: bytes | None) -> None:
        """Replace words and buttons; the picture is replaced by a new one, and kept if the body has one not drawn."""
        partial = self._client.get_partial_messageable(channel).get_partial_message(message)
        view = table_view(table, body)
        async with _sorted_errors():
            if picture is not None:
                files = [_file(body, picture)]
                await partial.edit(content=body.text, view=view, attachments=files, allowed_mentions=NOBODY)
            elif body.picture is None:
                await partial.edit(content=body.text, view=view, attachments=[], allowed_mentions=NOBODY)
            else:
                await partial.edit(content=body.text, view=view, allowed_mentions=NOBODY)

    async def react(self, channel: int, message: int, emoji: str) -> None:
        """Add our reaction."""
        async with _sorted_errors():
            await self._client.get_partial_messageable(channel).get_partial_message(message).add_reaction(emoji)

    async def recent(self, channel: int) -> list[Found]:
        """Our own messages among the newest 50."""
        assert self._client.user is not None
        found = []
        async with _sorted_errors():
            async for message in self._client.get_partial_messageable(channel).history(limit=RECENT):
                if message.author.id == self._client.user.id:
                    found.append(Found(message.id, message.content, _custom_ids(message)))
        return found

    async def hands(self, channel: int, message: int, emojis: Sequence[str]) -> set[int]:
        """Who has one of these reactions: one look at the message, then only the lists that are not empty."""
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
                        found.update([user.id async for user in reaction.users(limit=count, type=kind)])
        return found

    async def is_member(self, guild: int, user: int) -> bool:
        """Look one member up; needs no privileged intent."""
        try:
            async with _sorted_errors():
                await self._client.http.get_member(guild, user)
        except Missing:
            return False
        return True

    async def reply(self, token: str, text: str) -> None:
        """Answer privately."""
        await self._replies.answer(token, text)

    async def draw(self, renderer: str, view: bytes) -> bytes:
        """Draw in a render process."""
        try:
            return await self._draw(renderer, view)
        except PoolBusy as busy:
            raise Crowded from busy


def _file(body: Body, picture: bytes) -> discord.File:
    assert body.picture is not None
    return discord.File(io.BytesIO(picture), body.picture.file, description=body.picture.alt)


def _custom_ids(message: discord.Message) -> tuple[str, ...]:
    rows = (row for row in message.components if isinstance(row, discord.ActionRow))
    return tuple(c.custom_id for row in rows for c in row.children if isinstance(c, discord.Button) and c.custom_id)
