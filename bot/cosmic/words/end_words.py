"""The end of a game in words: who has won, and by what, if it was not by bases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.cosmic.words import things
from bot.cosmic.words.course_events import maker
from bot.cosmic.words.lines import Data, Line, Names
from bot.cosmic.words.power_events import aims
from bot.words.message import Message, ids

_ENDINGS: Final = ids("event-finished-", ("bases", "alternate", "last", "nobody", "spent", "stopped"))


def won_by(data: Data, names: Names) -> list[Message]:
    """What has made the winners win, with what was named with its use; nothing where bases or the like have."""
    return [
        Message("event-won-by", maker=maker(one, names), aims=aims(one["aim"], names)) for one in data.get("by", ())
    ]


def _finished(data: Data, names: Names) -> Message:
    winners = Message("event-winners", names=[things.name_of(names, seat) for seat in data["winners"]])
    if makers := won_by(data, names):
        return Message("event-finished-by", winners=winners, makers=makers)
    return Message(_ENDINGS[data["how"]], winners=winners)


KINDS: Final[Mapping[str, Line]] = {"finished": _finished}
"""How each kind of event of this module is worded."""
