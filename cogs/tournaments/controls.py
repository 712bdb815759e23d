"""What who manages the server can press below a tournament: to open one, with a form for the rest, and to end it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, TypeAlias, cast, get_args

import discord
import msgspec

from bot.errors import UserError
from bot.play.holidays.dates import LONGEST_WRITTEN
from bot.standing.tournament import Kind
from bot.tables.contract.table import Button, Field
from bot.words.speech import Speech
from cogs.ui.components import button_view
from cogs.ui.forms import entered, fields_form

SHOW: Final = "event:show"
"""The button that shows how a tournament stands; the messages of one have others."""
END: Final = "event:ask_end"
SURE: Final = "event:end"
"""The button that ends a tournament at last."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SPEEDS: Final = ("live", "slow")
_OPEN: Final = re.compile(rf"event:open:({'|'.join(KINDS)}):({'|'.join(SPEEDS)})")
Span: TypeAlias = tuple[int, int]
PEOPLE: Final[Span] = (2, 64)
"""With how many people sign-up closes at once, from and to."""
SIZE: Final[Span] = (2, 10)
"""How many sit at a table at most, from and to."""
DAYS: Final[Span] = (1, 14)
"""For how many days the people of a round may come, from and to."""
USUAL_DAYS: Final = 2


class Wish(msgspec.Struct, frozen=True):
    """A tournament as somebody wants to open it."""

    kind: Kind
    speed: str = SPEEDS[0]
    until: str = ""
    """When sign-up ends, as typed; empty for the usual time."""
    people: int = PEOPLE[1]
    size: int = SIZE[0]
    days: int = USUAL_DAYS


def view(say: Speech, *, runs: bool) -> discord.ui.View:
    """The button that ends the tournament that goes on, or those that open one."""
    if runs:
        return button_view([[(END, Button(0, "", say("tournament-end"), style="danger"))]])
    rows = [
        [(f"event:open:{kind}:{speed}", Button(0, "", _called(kind, speed, say))) for speed in SPEEDS] for kind in KINDS
    ]
    return button_view(rows)


def opening(custom_id: str) -> Wish | None:
    """What a button or form opens, with all else as it usually is; None if it is none of those."""
    found = _OPEN.fullmatch(custom_id)
    return None if found is None else Wish(cast("Kind", found[1]), found[2])


def opening_form(custom_id: str, wish: Wish, say: Speech) -> discord.ui.Modal:
    """The form for the rest, with the usual values."""
    until = Field(
        say("tournament-field-until"), say("tournament-field-until-hint"), most=LONGEST_WRITTEN, required=False
    )
    usual = (wish.people, wish.size, wish.days)
    numbers = [Field(label, value=str(value), most=2) for label, value in zip(_labels(say), usual, strict=True)]
    return fields_form(custom_id, _called(wish.kind, wish.speed, say), [until, *numbers])


def filled_in(wish: Wish, data: Mapping[str, Any], say: Speech) -> Wish:
    """The wish with what stands in the sent form. Raises ``UserError`` for what is no such number."""
    until, *typed = [text.strip() for text in (*entered(data), "", "", "", "")[:4]]
    people, size, days = (
        _number(text, span, label, say)
        for text, span, label in zip(typed, (PEOPLE, SIZE, DAYS), _labels(say), strict=True)
    )
    return Wish(wish.kind, wish.speed, until, people, size, days)


def _labels(say: Speech) -> list[str]:
    """Of the fields with numbers."""
    return [
        say("tournament-field-people", least=PEOPLE[0], most=PEOPLE[1]),
        say("tournament-field-size", least=SIZE[0], most=SIZE[1]),
        say("tournament-field-days", least=DAYS[0], most=DAYS[1]),
    ]


def _number(text: str, span: Span, label: str, say: Speech) -> int:
    least, most = span
    if not (re.fullmatch("[0-9]{1,2}", text) and least <= int(text) <= most):
        raise UserError(say("tournament-number", what=label, least=least, most=most))
    return int(text)


def _called(kind: Kind, speed: str, say: Speech) -> str:
    return say("tournament-open", kind=kind, speed=speed)
