"""The permissions that the bot needs, and what it says about those it lacks (slap A20)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words.marks import channel as channel_link
from bot.words.message import ids
from bot.words.speech import Speech

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
"""What Discord's settings call each."""
WITHOUT = ids("permission-", NEEDED, ".without")
"""What fails without each."""


def missing_permissions(names: Sequence[str], channel: int, say: Speech) -> str:
    """What to grant, where, and why."""
    rows = [say("permission-missing-row", permission=say(CALLED[one]), effect=say(WITHOUT[one])) for one in names]
    return "\n".join(
        [say("permission-missing", channel=channel_link(channel)), *rows, say("permission-missing-advice")]
    )
