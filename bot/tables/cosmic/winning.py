"""By what somebody has won otherwise than by bases: the event that tells of the end does not say it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.cosmic.model.reckoning import Maker
from bot.cosmic.model.state import Cosmic
from bot.cosmic.phases import closing
from bot.cosmic.words import end_words
from bot.cosmic.words.lines import Data, Names
from bot.kernel.event import Event
from bot.kernel.saving.codec import Plain
from bot.words.message import Message

FINISHED: Final = "finished"
"""The kind of the event with which a game ends."""
_CONDITION: Final = "term"
"""The aim by which a use tells what wins."""


def explained(game: Cosmic, before: Sequence[Event], events: Sequence[Event]) -> list[Event]:
    """Public events as the table tells them: the end says by what power, flare or expansion the winners have won, and
    the condition if one was told. ``before`` are the events of the same challenge so far.
    """
    return [
        Event(event.kind, {**event.data, "by": _by(game, [*before, *events[:at]])}, event.audience)
        if event.kind == FINISHED and event.data["how"] == "alternate"
        else event
        for at, event in enumerate(events)
    ]


def told(events: Sequence[Event], names: Names) -> list[Message]:
    """What has made the winners win, from the events up to the end; nothing where bases or the like have."""
    return next((end_words.won_by(event.data, names) for event in reversed(events) if event.kind == FINISHED), [])


def _by(game: Cosmic, events: Sequence[Event]) -> list[Plain]:
    uses: list[Data] = [event.data for event in events if event.kind == "announced"]
    makers = closing.won_by(game, [(use["name"], use["seat"]) for use in uses if use["source"] == "flare"])
    return [{**msgspec.to_builtins(one), "aim": _condition(uses, one)} for one in makers]


def _condition(uses: Sequence[Data], one: Maker) -> Plain:
    """The condition that was told with its use, as an aim; none if none was."""
    named = [use["aim"] for use in uses if use["name"] == one.name and _CONDITION in use["aim"]]
    return {_CONDITION: named[-1][_CONDITION]} if named else {}
