"""Lobbies as forum posts and as events, which are known by their place: no id of theirs is stored."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

import discord

from bot.play.games.lobby_games import LOBBY_GAMES, LobbyGame, shown, spoken_at, table_name
from bot.play.lobbies.lobby import EXPIRES_MS, Lobby
from bot.words.message import LANGUAGES, ids
from bot.words.speech import Speech, speech
from cogs.arriving.replies import UNREACHED
from cogs.lobbies.lobby_views import buttons
from cogs.posting import SLOW_MINUTES

log = logging.getLogger(__name__)
OPEN, FULL = "open", "full"
_STANDS: Final = ids("lobby-tag-", (OPEN, FULL))
MOST_TAGS: Final = 20


async def open_post(
    forum: discord.ForumChannel, lobby: Lobby, text: str, mentions: discord.AllowedMentions
) -> int | None:
    """Return the id of post and message, which is the same; None if Discord refuses it."""
    try:
        made = await forum.create_thread(
            name=table_name(lobby.game, lobby.table, speech(lobby.language)),
            auto_archive_duration=SLOW_MINUTES,
            content=text,
            view=buttons(lobby),
            allowed_mentions=mentions,
            applied_tags=fitting(forum.available_tags, lobby),
        )
    except UNREACHED as error:
        log.info("a lobby could not be a post: %s", error)
        return None
    return made.thread.id


async def tag(client: discord.Client, channel: int, lobby: Lobby) -> None:
    """Update the tags of a forum's post; other channels have none."""
    post = client.get_channel(channel)
    if not isinstance(post, discord.Thread) or not isinstance(post.parent, discord.ForumChannel):
        return
    wanted = fitting(post.parent.available_tags, lobby)
    if {one.id for one in wanted} == {one.id for one in post.applied_tags}:
        return
    try:
        await post.edit(applied_tags=wanted)
    except UNREACHED as error:
        log.info("a post could not be tagged: %s", error)


def untagged(forum: discord.ForumChannel, say: Speech) -> list[str]:
    """Name the tags that a forum lacks (games, open and full); none if all would not fit."""
    there = {one.name.casefold() for one in forum.available_tags}
    rows = [(game.called(say.language).thread, _titles(game)) for game in LOBBY_GAMES.values()]
    rows += [(say(_STANDS[stands]), _said(stands)) for stands in (OPEN, FULL)]
    missing = [name for name, row in rows if there.isdisjoint(row)]
    return missing if len(there) + len(missing) <= MOST_TAGS else []


def fitting(tags: Sequence[discord.ForumTag], lobby: Lobby) -> list[discord.ForumTag]:
    """Tags called, in any language, like the game, its speed, or the state of the lobby."""
    game = lobby.of
    speeds = [one for language in spoken_at(game) for one in game.options_in(language) if one.name == game.speed_option]
    words = _titles(game) | {shown(game, speed, lobby.options).partition(",")[0].casefold() for speed in speeds}
    if lobby.status == "lobby":
        words |= _said(FULL if len(lobby.seats) >= lobby.most else OPEN)
    return [one for one in tags if one.name.casefold() in words and not one.moderated]


def _titles(game: LobbyGame) -> set[str]:
    return {game.called(language).thread.casefold() for language in spoken_at(game)}


def _said(stands: str) -> set[str]:
    return {speech(language)(_STANDS[stands]).casefold() for language in LANGUAGES}


async def put_up(guild: discord.Guild | None, lobby: Lobby, way: str) -> None:
    """Create an event for a dated lobby; it ends when the lobby would close if nothing happens."""
    if guild is None or not lobby.date_ms or not may_put_up(guild):
        return
    start = datetime.fromtimestamp(lobby.date_ms // 1000, UTC)
    try:
        await guild.create_scheduled_event(
            name=lobby.of.called(lobby.language).plain[:100],
            start_time=start,
            end_time=start + timedelta(milliseconds=EXPIRES_MS),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=way,
            description=speech(lobby.language)("lobby-event"),
        )
    except UNREACHED as error:
        log.info("a lobby could not be an event: %s", error)


async def take_down(guild: discord.Guild | None, way: str) -> None:
    if guild is None or not may_put_up(guild):
        return
    try:
        for event in await guild.fetch_scheduled_events(with_counts=False):
            if event.location == way and event.creator_id == guild.me.id:
                await event.delete()
    except UNREACHED as error:
        log.info("a lobby's event could not be deleted: %s", error)


def may_put_up(guild: discord.Guild) -> bool:
    return guild.me is not None and guild.me.guild_permissions.create_events
