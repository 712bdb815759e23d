"""Lobbies that look for people: how many are still missing, and the one message that tells them that they are enough.

The message is stored together with the press that made them enough, and sent like any message of a table's: once,
whatever happens to the process in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.play.outgoing.lookup import mentioning
from bot.play.reminding.lines import link
from bot.play.roster import Seated
from bot.store.rows import OutboxRow, TableRow
from bot.tables.contract.table import Body
from bot.words.language import Language
from bot.words.speech import speech

SEARCH_MS: Final = 3 * 24 * 3_600_000
"""A lobby that looks for people, or has found them, closes when nothing has happened for this long."""


def people(seats: Sequence[Seated]) -> list[int]:
    """Who of those who sit there are people, in their order."""
    return [seat.user for seat in seats if seat.user is not None]


def wanted_after(wanted: int, seats: Sequence[Seated]) -> int:
    """The column ``wanted`` when these sit there: negative as soon as there are enough people, and as long."""
    enough = len(people(seats)) >= abs(wanted)
    return -abs(wanted) if enough else abs(wanted)


def found(row: TableRow, seats: Sequence[Seated], language: Language, last_order: int, now_ms: int) -> OutboxRow:
    """The message that the people of this lobby are enough, which mentions each of them."""
    users, order = people(seats), last_order + 1
    way = link(row.guild, row.parent) + (f"/{row.lobby_message}" if row.lobby_message else "")
    said = speech(language)("find-found", count=len(users), link=way)
    return OutboxRow(
        key=f"zod:{row.id}:f{order}",
        table=row.id,
        channel=row.parent,
        kind="post",
        body=msgspec.json.encode(Body(mentioning(users, said))),
        restart="resend",
        order=order,
        ping=" ".join(map(str, users)),
        at_ms=now_ms,
    )
