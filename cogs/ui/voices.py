"""Languages of answers on Discord, lists that fit into a message, Discord's error codes, and permissions (slap A20)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import discord
from discord import app_commands

from bot.play.outgoing.screen import LONGEST
from bot.words.message import Language, UserError, ids, language_of
from bot.words.signs import channel as channel_link
from bot.words.speech import Speech, speech


def language_for(interaction: discord.Interaction[discord.Client]) -> Language:
    return language_of(interaction.locale.value)


def voice_for(interaction: discord.Interaction[discord.Client]) -> Speech:
    return speech(language_for(interaction))


def server_language(interaction: discord.Interaction[discord.Client]) -> Language:
    return language_of(None if interaction.guild_locale is None else interaction.guild_locale.value)


def manager_voice(interaction: discord.Interaction[discord.Client]) -> Speech:
    """Raises ``UserError`` for everybody who does not manage the server, and in direct messages."""
    say = voice_for(interaction)
    if interaction.guild_id is None:
        raise UserError(say("table-not-in-server"))
    if not interaction.permissions.manage_guild:
        raise UserError(say("admin-needs-manage-server"))
    return say


def as_many(lines: Sequence[str], more: Callable[[int], str], longest: int = LONGEST) -> str:
    """Join the lines that fit; ``more`` counts the others. A first line that is too long is cut."""
    for kept in range(len(lines), 0, -1):
        left = [more(len(lines) - kept)] if kept < len(lines) else []
        if len(whole := "\n".join([*lines[:kept], *left])) <= longest:
            return whole
    return "\n".join(lines)[:longest]


Name: TypeAlias = app_commands.Range[str, 0, 100]
"""A typed name; suggestions of Discord are no longer either."""
MESSAGE_GONE: Final = 10008
NO_ACCESS: Final = (50001, 50013)
WRONG_CHANNEL: Final = 50024
THREAD_EXISTS: Final = 160004
TOO_MANY: Final = 429
"""Discord asks to wait."""
THREADS_FULL: Final = (160006, 160007)
"""Too many threads of the server are open; the second code is that of announcement channels."""
TOO_LATE: Final = (10062, 10015, 50027)
"""An interaction is over: three seconds without a first answer, and fifteen minutes for all that follows."""
NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "add_reactions",
    "read_message_history",
    "attach_files",
)
"""As discord.py calls them."""
CALLED = ids("permission-", NEEDED)
WITHOUT = ids("permission-", NEEDED, ".without")


def missing_permissions(names: Sequence[str], channel: int, say: Speech) -> str:
    rows = [say("permission-missing-row", permission=say(CALLED[one]), effect=say(WITHOUT[one])) for one in names]
    return "\n".join(
        [say("permission-missing", channel=channel_link(channel)), *rows, say("permission-missing-advice")]
    )
