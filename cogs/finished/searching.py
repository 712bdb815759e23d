"""What is looked for among a server's games that are over: as commands, forms and menus say it, as buttons carry it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

import discord
import msgspec

from bot.errors import UserError
from bot.play.lobbies.lobby_games import LOBBY_GAMES
from bot.tables.contract.table import Field
from bot.words.marks import mention
from bot.words.names import safe_name
from bot.words.speech import Speech
from cogs.arriving.replies import Interaction
from cogs.ui.forms import entered, fields_form
from cogs.voices import language_for, voice_for

DAY_MS: Final = 86_400_000
LAST_DAY: Final = 999_999
"""Stands for no last day."""
_DATES: Final = ("%Y-%m-%d", "%Y-%m", "%Y")
_LONGEST_POWER: Final = 40
_LONGEST_DATE: Final = 10
"""Characters of what is typed into the form."""


class Wanted(msgspec.Struct, frozen=True):
    """What is looked for, as buttons carry it. Days are counted from 1970."""

    person: int = 0
    thing: str = ""
    since: int = 0
    until: int = LAST_DAY
    """The day after the last one."""

    @property
    def written(self) -> str:
        """As the end of a custom_id."""
        return f"{self.person}:{self.thing}:{self.since}:{self.until}"


def read(person: str, thing: str, since: str, until: str) -> Wanted:
    """What was ``written``, in its four parts."""
    return Wanted(int(person), thing, int(since), int(until))


def wanted(interaction: Interaction, person: int, thing: str, since: str, until: str) -> Wanted:
    """What somebody looks for, who typed a power and dates; ``person`` is 0 for nobody in particular.

    Raises ``UserError`` for a power that is none, and for what is no date.
    """
    say, language = voice_for(interaction), language_for(interaction)
    key = ""
    if thing.strip():
        keys = [found for game in LOBBY_GAMES.values() if (found := game.thing_called(thing, language))]
        if not keys:
            raise UserError(say("history-no-power", typed=safe_name(thing)))
        key = keys[0]
    first = _day(since, say, after=False) if since.strip() else 0
    last = _day(until, say, after=True) if until.strip() else LAST_DAY
    if first >= last:
        raise UserError(say("history-no-days"))
    return Wanted(person, key, first, last)


def search_form(custom_id: str, known: Wanted, say: Speech) -> discord.ui.Modal:
    """The form for a power and dates, filled in with what is looked for already."""
    power = "" if not known.thing else _called(known.thing)
    since = "" if not known.since else _date(known.since)
    until = "" if known.until == LAST_DAY else _date(known.until - 1)
    hint = say("history-field-hint")
    fields = [
        Field(say("history-field-power"), value=power, most=_LONGEST_POWER, required=False),
        Field(say("history-field-since"), hint, since, _LONGEST_DATE, required=False),
        Field(say("history-field-until"), hint, until, _LONGEST_DATE, required=False),
    ]
    return fields_form(custom_id, say("history-search"), fields)


def filled_in(interaction: Interaction, known: Wanted, data: Mapping[str, Any]) -> Wanted:
    """What is looked for with what stands in the sent form. Raises like ``wanted``."""
    thing, since, until = (*entered(data), "", "", "")[:3]
    return wanted(interaction, known.person, thing, since, until)


def told(sought: Wanted, say: Speech) -> list[str]:
    """A line that says what is looked for; none for everything."""
    parts = [
        *([say("history-sought-person", person=mention(sought.person))] if sought.person else []),
        *([_called(sought.thing)] if sought.thing else []),
        *([say("history-sought-since", day=_date(sought.since))] if sought.since else []),
        *([say("history-sought-until", day=_date(sought.until - 1))] if sought.until != LAST_DAY else []),
    ]
    return [say("history-sought", parts=parts)] if parts else []


def _called(thing: str) -> str:
    """The name of a power by its key."""
    return LOBBY_GAMES["cosmic"].thing_label(thing)


def _date(day: int) -> str:
    return datetime.fromtimestamp(day * DAY_MS // 1_000, UTC).date().isoformat()


def _day(typed: str, say: Speech, *, after: bool) -> int:
    """The first day of a date, month or year, or the day after it. Raises ``UserError``."""
    for form in _DATES:
        try:
            start = datetime.strptime(typed.strip(), form).replace(tzinfo=UTC)
        except ValueError:
            continue
        if after and form == "%Y":
            start = start.replace(year=min(9999, start.year + 1))
        elif after and form == "%Y-%m":
            start = start.replace(year=min(9999, start.year + start.month // 12), month=start.month % 12 + 1)
        days = int(start.timestamp()) // 86_400 + (after and form == "%Y-%m-%d")
        return max(0, min(days, LAST_DAY))
    raise UserError(say("history-no-date", typed=safe_name(typed)))
