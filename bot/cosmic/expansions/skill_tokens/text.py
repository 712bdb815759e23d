"""Texts of the Skill Tokens: events, questions, options, tips of the help, library topics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.cosmic import events
from bot.cosmic.expansions.skill_tokens import state
from bot.cosmic.expansions.skill_tokens.escorts import CALLS, FROM, NOW, SHOWS, UNSEEN_CALLS, WAIT
from bot.cosmic.expansions.skill_tokens.rules import HOW, ORDER, PLACE, WHICH, part, place_of
from bot.cosmic.expansions.skill_tokens.views import LETTERS, NEEDED, SkillView
from bot.cosmic.library import Entry, add_topics
from bot.cosmic.model.holdings import COLOUR_OF, OUTPOSTS
from bot.cosmic.model.state import SHEET
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import TIPS, ExpansionWords, Names, add, worded
from bot.kernel.ask import Ask, Choice, Split
from bot.kernel.event import Event, Seat
from bot.words.message import Language, Message, ids
from bot.words.speech import speech

_LETTERS: Final = ids("skill-letter-", ("e", "l", "s", "w", "none"))
_HOW: Final = ids("skill-", ("mixed", "own"))
_ASKED: Final = ids(
    "skill-ask-", ("lay", "order", "letters", "escorts", "escorts_now", "escorts_unseen", "show", "from")
)
_RULES: Final[Mapping[type[Event], str]] = {
    state.SkillsLaid: "S3",
    state.EscortsCalled: "S11",
    state.EscortsUnseen: "S25",
    state.RemovalWarning: "S17",
    events.Mustered: "S22",
}
_WHY: Final = ids("why-", [kind.kind for kind in _RULES])
_SHEETS: Final = 48
"""Upper bound of the power cards in a game."""


@worded
def _laid(event: state.SkillsLaid, names: Names) -> Message:
    def told(place: str | Message, letters: str) -> Message:
        return Message("skill-row", place=place, letters=letters)

    rows = things.gathered(event.places, names, told)
    return Message("skill-laid", name=things.name_of(names, event.seat), places=rows)


@worded
def _called(event: state.EscortsCalled, names: Names) -> Message:
    name, side = things.name_of(names, event.seat), things.side(event.side)
    return Message("skill-escorts-called", name=name, count=event.count, side=side)


@worded
def _unseen(event: state.EscortsUnseen, names: Names) -> Message:
    name, side = things.name_of(names, event.seat), things.side(event.side)
    return Message("skill-escorts-unseen", name=name, side=side)


@worded
def _warned(event: state.RemovalWarning, names: Names) -> Message:
    return Message("skill-void-warning", name=things.name_of(names, event.seat))


def _number(choice: Choice, names: Names, table: TableView) -> Message:
    return Message("skill-wait") if choice == WAIT else Message("skill-call", count=int(str(choice)))


def _place(ask: Ask | None) -> Message:
    parts = ask.form.parts if ask is not None and isinstance(ask.form, Split) else ()
    where = next(filter(None, (place_of(one.name) for one in parts)), "")
    if not where:
        return Message("skill-ask-letters")
    return Message("skill-ask-place", place=things.place(where), planet=where in COLOUR_OF)


def _parts() -> dict[str, Message]:
    sheets = [f"{SHEET}{number}" for number in range(_SHEETS)]
    places = {one: things.place(one) for one in ("warp", "removed", "karma", *COLOUR_OF, *OUTPOSTS, *sheets)}
    places |= dict.fromkeys(("cone.offense", "cone.defense"), Message("skill-cone"))
    found = {}
    for one in (*LETTERS, ""):
        letters = Message(_LETTERS[one.lower() or "none"])
        found[part(one, "")] = letters
        found |= {part(one, at): Message("skill-part", letters=letters, place=place) for at, place in places.items()}
    return found


add(
    ExpansionWords(
        questions={**{f"{state.NAME}.{key}": Message(_ASKED[key]) for key in _ASKED}, PLACE.key: _place},
        silent=dict.fromkeys((state.LettersSwapped, state.SkillOrder)),
        options={
            HOW.key: lambda choice, names, table: Message(_HOW[str(choice)]),
            ORDER.key: lambda choice, names, table: Message(_LETTERS[str(choice).lower()]),
            CALLS.key: _number,
            NOW.key: _number,
            UNSEEN_CALLS.key: _number,
            SHOWS.key: lambda choice, names, table: Message("skill-show", count=int(str(choice))),
        },
        places=_parts(),
        small={
            CALLS.key: Message("skill-small-escorts"),
            WHICH.key: Message("skill-small-letters"),
            ORDER.key: Message("skill-small-order"),
            FROM.key: Message("skill-small-from"),
        },
        reasons={kind: Message(_WHY[kind.kind], rule=things.rule(one)) for kind, one in _RULES.items()},
    )
)


_BEFORE = ("aim", "cone")
_JOINING = ("invite", "allies")


@TIPS(state.NAME)
def _told(table: TableView, seat: Seat | None, phase: str, names: Names, language: Language) -> list[str]:
    say, letters = speech(language), table.part(state.NAME, SkillView)
    lines = [say("skill-tip-compared")] if phase in _BEFORE else []
    if phase in _JOINING:
        weapons, shields = letters.weapons, letters.shields
        lines.append(say("skill-tip-stand", weapons=weapons, shields=shields, repulsed=shields > weapons))
        lines.append(say("skill-tip-escorts"))
    if seat is not None and table.player(seat).active and letters.leaders[seat] < NEEDED:
        lines.append(say("skill-tip-asleep", leaders=letters.leaders[seat]))
    return lines


add_topics(
    Entry("skill_tokens", ("S1", "S3", "S4", "S5", "S7"), ("S2", "S6", "S8", "S9", "S10")),
    Entry("escorts", ("S11", "S12", "S13", "S14", "S16"), ("S15", "S25")),
    Entry("skill_leaders", ("S17", "S18", "S19")),
    Entry("shields", ("S20", "S21", "S22", "S23"), ("S24",)),
)
