"""Buttons and forms of a tournament: to be in and out, and for server managers to open one, run it, and end it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias, get_args

import discord
import msgspec

from bot.play.holidays import LONGEST_WRITTEN
from bot.play.tournaments.organising import Act, Award, Begin, More, TakeOut, awardable
from bot.ratings.tournament import Kind, Tournament
from bot.tables.contract.table import Button, Field
from bot.words.errors import UserError
from bot.words.signs import safe_name
from bot.words.speech import Speech
from cogs.ui.components import button_view, fields_form, with_select
from cogs.ui.forms import Pick

SHOW: Final = "event:show"
"""The button that shows how a tournament stands; the messages of one have others."""
OPEN: Final = "event:open"
RUN: Final = "event:run"
"""The buttons for who manages the server: without a tournament, and with one."""
END: Final = "event:ask_end"
SURE: Final = "event:end"
"""The button that ends a tournament at last."""
ACTS: Final[Mapping[str, type[Begin | More | Award | TakeOut]]] = MappingProxyType(
    {"begin": Begin, "more": More, "award": Award, "out": TakeOut}
)
"""What can be done about a tournament that goes on."""
_DO: Final = "event:do:"
_MENU: Final = 25
_NAME: Final = 60
_LONGEST: Final = 100
"""Characters of a line in a menu."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SPEEDS: Final = ("live", "slow")
_OFFERED: Final = tuple((kind, speed) for kind in KINDS for speed in SPEEDS)
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


def entry(say: Speech, *, begun: bool) -> discord.ui.View:
    """Build the buttons for everybody: to be in, or at one's table, and out."""
    here = say("tournament-here" if begun else "tournament-join")
    row = [
        ("event:join", Button(0, "", here, style="primary")),
        ("event:leave", Button(0, "", say("tournament-leave"))),
    ]
    return button_view([row])


def running(say: Speech, *, begun: bool) -> discord.ui.View:
    """Build the buttons for who manages the server, before and after the first round has ``begun``."""
    asks = ("more", "award", "out") if begun else ("begin", "more", "out")
    row = [(f"event:ask_{what}", Button(0, "", say("tournament-act", what=what))) for what in asks]
    return button_view([[*row, (END, Button(0, "", say("tournament-end"), style="danger"))]])


def act_of(custom_id: str) -> Act | None:
    """Return the act of such a button's id, picked from a menu; None for other values."""
    what, *rest = custom_id.removeprefix(_DO).split(":")
    if not custom_id.startswith(_DO) or not all(re.fullmatch("[0-9]{1,20}", one) for one in rest):
        return None
    made = ACTS.get(what)
    return made(*map(int, rest)) if made is not None and len(rest) == len(made._fields) else None


def id_of(act: Act) -> str:
    """The id of the button that does it."""
    what = next(name for name, made in ACTS.items() if isinstance(act, made))
    return ":".join([f"{_DO}{what}", *map(str, act)])


def sure(act: Act, now: Tournament, say: Speech) -> tuple[str, discord.ui.View]:
    """The question whether that is really to be done, and its button. Raises ``UserError`` for what is no more."""
    match act:
        case Begin():
            words = say("tournament-sure-begin", people=sum(entrant.present for entrant in now.entrants))
        case More():
            words = say("tournament-sure-more", round=act.round)
        case Award():
            words = say(
                "tournament-sure-award", round=act.round, table=act.place + 1, name=_name(now, act.entrant, say)
            )
        case TakeOut():
            number = next((number for number, one in enumerate(now.entrants) if one.user == act.user), -1)
            words = say("tournament-sure-out", name=_name(now, number, say))
    what = next(name for name, made in ACTS.items() if isinstance(act, made))
    return words, button_view([[(id_of(act), Button(0, "", say("tournament-act-sure", what=what), style="danger"))]])


def menus(what: str, now: Tournament, organiser: int, say: Speech) -> discord.ui.View:
    """Menus of the tables that can be awarded, or of the people who can be taken out. Raises ``UserError`` for none."""
    if what == "award":
        options = [_award(now, place, seat, say) for place, seat in awardable(now, organiser)]
    else:
        people = [(number, one) for number, one in enumerate(now.entrants) if one.user is not None and not one.out]
        options = [(id_of(TakeOut(one.user or 0)), _short(now, number), "") for number, one in people]
    if not options:
        raise UserError(say("tournament-nothing-waits" if what == "award" else "tournament-not-there"))
    found = discord.ui.View(timeout=None)
    for at in range(0, len(options), _MENU):
        found = with_select(found, f"event:pick:{at}", say("tournament-pick"), options[at : at + _MENU])
    return found


def _award(now: Tournament, place: int, seat: int, say: Speech) -> tuple[str, str, str]:
    """A line of the menu: somebody gets a table."""
    others = [_short(now, other) for other in now.rounds[-1][place].seats if other != seat]
    label = say("tournament-pick-table", table=place + 1, name=_short(now, seat))
    return id_of(Award(len(now.rounds), place, seat)), label, say("tournament-pick-against", names=others)[:_LONGEST]


def _short(now: Tournament, number: int) -> str:
    """Somebody's name for a menu."""
    return now.entrants[number].name[:_NAME]


def _name(now: Tournament, number: int, say: Speech) -> str:
    if not 0 <= number < len(now.entrants):
        raise UserError(say("tournament-not-there"))
    return safe_name(now.entrants[number].name)


def opening_form(say: Speech) -> discord.ui.Modal:
    """The form of a new tournament, with the usual values."""
    kinds = [(f"{kind}_{speed}", say("tournament-open", kind=kind, speed=speed)) for kind, speed in _OFFERED]
    until = Field(
        say("tournament-field-until"), say("tournament-field-until-hint"), most=LONGEST_WRITTEN, required=False
    )
    usual = (PEOPLE[1], SIZE[0], USUAL_DAYS)
    numbers = [Field(label, value=str(value), most=2) for label, value in zip(_labels(say), usual, strict=True)]
    first = Pick(say("tournament-field-kind"), kinds, chosen=(kinds[0][0],))
    return fields_form(OPEN, say("tournament-open-button"), [first, until, *numbers])


def filled_in(given: Sequence[str], say: Speech) -> Wish:
    """The tournament of a sent form. Raises ``UserError`` for what is not offered, and for what is no such number."""
    chosen, until, *typed = [text.strip() for text in (*given, "", "", "", "", "")[:5]]
    known = {f"{kind}_{speed}": (kind, speed) for kind, speed in _OFFERED}
    if chosen not in known:
        raise UserError(say("tournament-not-offered"))
    people, size, days = (
        _number(text, span, label, say)
        for text, span, label in zip(typed, (PEOPLE, SIZE, DAYS), _labels(say), strict=True)
    )
    return Wish(*known[chosen], until, people, size, days)


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
