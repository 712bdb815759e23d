"""Discord's error codes that get a sentence of their own, and the permissions that the bot needs (slap A20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.words.marks import channel as channel_link
from bot.words.message import ids
from bot.words.speech import Speech

MESSAGE_GONE: Final = 10008
NO_ACCESS: Final = (50001, 50013)
"""The bot does not see the channel, or lacks a permission in it."""
WRONG_CHANNEL: Final = 50024
THREAD_EXISTS: Final = 160004
TOO_MANY: Final = 429
"""The status with which Discord asks to wait."""
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
"""What Discord's settings call each."""
WITHOUT = ids("permission-", NEEDED, ".without")
"""What fails without each."""


def missing_permissions(names: Sequence[str], channel: int, say: Speech) -> str:
    """Describe the permissions to grant, where, and why."""
    rows = [say("permission-missing-row", permission=say(CALLED[one]), effect=say(WITHOUT[one])) for one in names]
    return "\n".join(
        [say("permission-missing", channel=channel_link(channel)), *rows, say("permission-missing-advice")]
    )
