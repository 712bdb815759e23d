"""Refusals of Discord, by code, and a table whose thread takes no message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from bot.kernel.event import Seat
from bot.tables.contract.table import Body, Button, Edit, Effect, Post, Stamp, Unsent
from bot.words.message import ids
from bot.words.speech import Speech

NO_ACCESS: Final = 50001
NO_PERMISSION: Final = 50013
UNKNOWN_CHANNEL: Final = 10003
TOO_LARGE: Final = 40005
"""Also in the place of a code for an answer of status 413, which often has none."""
NO_UPLOADS: Final = 400001
FORBIDDEN: Final = (NO_ACCESS, NO_PERMISSION)
"""What somebody has to allow first: until then every further try is refused alike."""
THREAD_LOCKED: Final = (160005, 50083)
"""A thread that is locked; the second one if it is archived as well."""
DOUBTED: Final = (NO_ACCESS, UNKNOWN_CHANNEL)
"""Discord says so now and then of places that are there and open: it is believed when it is said twice."""
OF_THE_PLACE: Final = (*DOUBTED, *THREAD_LOCKED)
"""Whatever a message holds, it is refused there."""
CLOSED: Final = (50007, 50278)
"""Somebody takes no direct messages from us, or shares no server with us."""
TOO_FAST: Final = 40003
"""Direct messages are opened too quickly one after another."""
FLAGGED: Final = 20026
"""Discord holds back all that we send."""
REMEMBERED: Final = (*CLOSED, TOO_FAST, FLAGGED, 20009)
"""Whoever cannot be written to for one of these is not written to for a while. The last is a filter that people set."""
OF_PICTURES: Final = (NO_PERMISSION, NO_UPLOADS, TOO_LARGE)
"""If a message with one of these gets through without its picture, the next pictures there will not either."""

_WHY: Final = {
    **dict.fromkeys(FORBIDDEN, "permission"),
    **dict.fromkeys(THREAD_LOCKED, "locked"),
    20009: "explicit",
    FLAGGED: "flagged",
    200000: "automod",
    240000: "links",
    NO_UPLOADS: "uploads",
    TOO_LARGE: "large",
}
_HELD: Final = ids("refusal-", (*dict.fromkeys(_WHY.values()), "other"))
_WORDS_ONLY: Final = ids("refusal-words-", ("permission", "uploads", "large"))


def held(say: Speech, code: int) -> str:
    """Why nothing can be posted in a table's thread, and what somebody has to do for it, which is mostly nothing."""
    return say(_HELD[_WHY.get(code, "other")], code=str(code))


def words_only(say: Speech, code: int) -> str:
    """Why a table shows no pictures for now."""
    return say(_WORDS_ONLY[_WHY[code]])


TRY: Final = "try_now"
"""Choice of the warning's button: whoever presses it does not want to wait for the next try."""
TIMER: Final = "blocked"
"""Timer: the next try."""
_FIRST_MS: Final = 10_000
_LAST_MS: Final = 10 * 60_000
"""The pauses between two tries, each twice the one before."""
_HOUR_MS: Final = 3_600_000


class Blockade(msgspec.Struct):
    """The last time that the thread took no message. Saved with the controller."""

    code: int
    """Discord's, as of the last try."""
    warning: str
    """Key of the message in the channel that tells of it."""
    warned: int
    """When it was posted, ms."""
    tries: int = 0
    stands: bool = True
    """False once the thread takes messages again."""
    told: list[str] = []
    """Keys of the direct messages that tell of it, because the channel cannot be reached either."""


class Kept(Protocol):
    """The saved part of a table controller."""

    blockade: Blockade | None

    @property
    def way(self) -> str:
        """To the table's thread, from anywhere; empty where that is not known."""

    def message(self, letter: str) -> str:
        """A new key."""


class Table(Protocol):
    """A table while an input is handled."""

    at: Stamp
    say: Speech

    @property
    def record(self) -> Kept:
        """Return the part to save."""

    def add(self, *effects: Effect) -> None:
        """Have something done."""


def refused(table: Table, code: int) -> int:
    """Tell of a message that was refused for good, as far as that is new; how long to wait before the next try, ms."""
    found, now = table.record.blockade, table.at.ms
    if found is None or (not found.stands and abs(now - found.warned) >= _HOUR_MS):
        found = table.record.blockade = Blockade(code, table.record.message("b"), now)
        table.add(Post(found.warning, _warning(table, code), place="parent"))
    elif found.code != code and not found.warning:
        found.warning = table.record.message("b")
        table.add(Post(found.warning, _warning(table, code), place="parent"))
    elif found.code != code or not found.stands:
        table.add(Edit(found.warning, _warning(table, code)))
    found.code, found.stands = code, True
    found.tries += 1
    return int(min(_FIRST_MS * 2 ** (found.tries - 1), _LAST_MS))


def unreachable(table: Table, event: Unsent, seats: Sequence[Seat]) -> bool:
    """If it is the warning that was refused, because nothing can be said in the channel, tell these seats' people.

    Whether it is the warning. They are told once an hour at most, as the channel would be.
    """
    found = table.record.blockade
    if found is None or event.key not in (found.warning, *found.told):
        return False
    if event.key == found.warning and (event.what == "post" or event.code in FORBIDDEN):
        found.warning = ""
        words = table.say("refusal-unreachable", link=table.record.way)
        for seat in seats if not found.told else ():
            found.told.append(table.record.message("b"))
            table.add(Post(found.told[-1], Body(words), place="dm", seat=seat))
    return True


def over(table: Table) -> bool:
    """The thread takes messages: say so where it was told that it does not. Whether anything was in the way."""
    found = table.record.blockade
    if found is None or not found.stands:
        return False
    found.stands, found.tries = False, 0
    if found.warning:
        table.add(Edit(found.warning, Body(table.say("refusal-over"))))
    for key in found.told:
        table.add(Edit(key, Body(table.say("refusal-over-told", link=table.record.way))))
    return True


def _warning(table: Table, code: int) -> Body:
    return Body(held(table.say, code), ((Button(0, TRY, table.say("refusal-try")),),))
