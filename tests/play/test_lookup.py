"""Where a table's messages go, and what is put before their words."""

from __future__ import annotations

from typing import Literal

from bot.play.outgoing.lookup import Lookup
from bot.play.outgoing.outbox import LONGEST
from bot.store.rows import TableRow
from bot.tables.contract.table import Body, Post


def told(text: str, place: Literal["thread", "parent", "dm"] = "parent", thread: int = 3) -> tuple[int, str]:
    lookup = Lookup()
    lookup.row = TableRow(game="cosmic", guild=1, parent=2, thread=thread, host=1, options=b"{}", roster=b"[]", id=1)
    sent = lookup.outgoing(Post("k", Body(text), place=place))
    assert sent is not None
    return sent.channel, sent.body.text


def test_what_the_parent_channel_is_told_links_the_tables_thread() -> None:
    assert told("**Ana wins.**") == (2, "<#3>: **Ana wins.**")
    assert told("**Ana wins.**", place="thread") == (3, "**Ana wins.**")
    assert told("**Ana wins.**", thread=0) == (2, "**Ana wins.**")


def test_a_link_leaves_no_message_too_long_for_discord() -> None:
    channel, text = told("x" * LONGEST)
    assert (channel, len(text), text[-1]) == (2, LONGEST, "…")
