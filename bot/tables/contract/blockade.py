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
"""Also stands for an answer of status 413, which often has no code."""
NO_UPLOADS: Final = 400001
FORBIDDEN: Final = (NO_ACCESS, NO_PERMISSION)
"""Somebody has to allow something first: until then every further try is refused."""
THREAD_LOCKED: Final = (160005, 50083)
"""A thread that is locked; the second one if it is archived as well."""
DOUBTED: Final = (NO_ACCESS, UNKNOWN_CHANNEL)
"""Discord sends these wrongly now and then: believed when they come twice."""
OF_THE_PLACE: Final = (*DOUBTED, *THREAD_LOCKED)
"""Any message is refused there."""
CLOSED: Final = (50007, 50278)
TOO_FAST: Final = 40003
FLAGGED: Final = 20026
REMEMBERED: Final = (*CLOSED, TOO_FAST, FLAGGED, 20009)
"""People refused for one of these are not written to for a while; the last is a filter they set."""
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
    """The reason why nothing can be posted in a table's thread, and what to do for it."""
    return say(_HELD[_WHY.get(code, "other")], code=str(code))


def words_only(say: Speech, code: int) -> str:
    return say(_WORDS_ONLY[_WHY[code]])


TRY: Final = "try_now"
TIMER: Final = "blocked"
"""Name of the timer for the next try."""
_FIRST_MS: Final = 10_000
_LAST_MS: Final = 10 * 60_000
_HOUR_MS: Final = 3_600_000


class Blockade(msgspec.Struct):
    """The last time that the thread took no message. Saved with the controller."""

    code: int
    """Discord's, as of the last try."""
    warning: str
    """Key of the message in the channel that tells of it."""
    warned: int
    """Moment at which it was posted, ms."""
    tries: int = 0
    stands: bool = True
    """False once the thread takes messages again."""
    told: list[str] = []
    """Keys of the direct messages that tell of it, because the channel cannot be reached either."""


class Kept(Protocol):
    blockade: Blockade | None

    @property
    def way(self) -> str:
        """To the table's thread, from anywhere; empty where that is not known."""

    def message(self, letter: str) -> str:
        """A new key."""


class Table(Protocol):
    at: Stamp
    say: Speech

    @property
    def record(self) -> Kept:
        """Return the part to save."""

    def add(self, *effects: Effect) -> None:
        """Have something done."""


def refused(table: Table, code: int) -> int:
    """Report a message refused for good, if that is new; the pause before the next try, ms."""
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
    """True if it is the warning that was refused; then tell these seats' people, hourly at most."""
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
    """Say that the thread takes messages again; False if nothing was in the way."""
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
