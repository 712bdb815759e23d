"""Messages that are stored together with what they tell of, and sent like any message of a table's: once."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.store.rows import OutboxRow
from bot.tables.contract.table import Body


def message(channel: int, order: int, body: Body, now_ms: int, ping: Sequence[int] = ()) -> OutboxRow:
    """A message of a table whose number is not known yet; in its key ``{}`` stands for it."""
    return OutboxRow(
        key=f"zod:{{}}:e{order}",
        table=0,
        channel=channel,
        kind="post",
        body=msgspec.json.encode(body),
        restart="resend",
        order=order,
        ping=" ".join(map(str, ping)),
        at_ms=now_ms,
    )
