"""Find anything that the bot has said twice, whatever befell it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.sandbox.client import Sandbox


def doubles(sandbox: Sandbox) -> list[tuple[Any, ...]]:
    """List messages that the bot has sent twice: those of one key in one channel, deleted ones included."""
    said = Counter[tuple[Any, ...]](
        (event.data["channel_id"], event.data["nonce"])
        for event in sandbox.events
        if event.name == "MESSAGE_CREATE" and event.data.get("nonce") is not None
    )
    return [message for message, count in said.items() if count > 1]
