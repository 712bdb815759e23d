"""The words of a reveal in motion wait until its outcome has been seen: its message first says only who reveals.

They never wait for anything but the picture: a pause, a restart, the next reveal and the end tell them at once.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from bot.tables.contract.table import Body, Post
from bot.tables.cosmic.handling import Running

TIMER: Final = "unveil"
SEEN_MS: Final = 5_000
"""From the moment at which the message is out. No reveal takes longer up to its outcome."""


def post(table: Running, body: Body, before: str) -> None:
    """Post ``body`` with the words ``before`` in place of its own."""
    unveil(table)
    table.record.veiled = table.post("c", replace(body, text=before)), body


def sent(table: Running, key: str) -> None:
    """A message is out: if its words wait, they do so for as long as its picture moves."""
    if table.record.veiled is not None and table.record.veiled[0] == key:
        table.ring(TIMER, table.now + SEEN_MS)


def unveil(table: Running) -> None:
    """Tell what waits. A message that has yet to be posted gets its words from the beginning."""
    table.hush(TIMER)
    if table.record.veiled is None:
        return
    (key, body), table.record.veiled = table.record.veiled, None
    for at, effect in enumerate(table.effects):
        if isinstance(effect, Post) and effect.key == key:
            table.effects[at] = replace(effect, body=body)
            return
    table.edit(key, body)
