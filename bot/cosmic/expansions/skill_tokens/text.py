"""What the Skill Tokens say: which message words each event, question and option."""

from __future__ import annotations

from typing import Final

from bot.cosmic.expansions.skill_tokens.choosing import ORDER, WHICH, part, place_of
from bot.cosmic.expansions.skill_tokens.escorts import CALLS, FROM, NOW, WAIT
from bot.cosmic.expansions.skill_tokens.laying import HOW, PLACE
from bot.cosmic.expansions.skill_tokens.letters import LETTERS
from bot.cosmic.expansions.skill_tokens.state import NAME
from bot.cosmic.expansions.skill_tokens.unseen import CALLS as UNSEEN, SHOWS
from bot.cosmic.model.holdings import COLOUR_OF, OUTPOSTS
from bot.cosmic.model.state import SHEET
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import ExpansionWords, add
from bot.cosmic.words.lines import Data, Names
from bot.kernel.ask import Ask, Choice, Split
from bot.words.message import Message, ids

_LETTERS: Final = ids("skill-letter-", ("e", "l", "s", "w", "none"))
_HOW: Final = ids("skill-", ("mixed", "own"))
_ASKED: Final = ids(
    "skill-ask-",
    ("lay", "order", "letters", "escorts", "escorts_now", "escorts_unseen", "show", "from"),
)
_RULES: Final = {
    "skills_laid": "S3",
    "escorts_called": "S11",
    "escorts_unseen": "S25",
    "void_warning": "S17",
    "mustered": "S22",
}
"""The rule behind each event."""
_WHY: Final = ids("why-", _RULES)
_SHEETS: Final = 48
"""Power cards that can be in a game at once, and more."""


def _laid(data: Data, names: Names) -> Message:
    def told(place: str | Message, letters: str) -> Message:
        return Message("skill-row", place=place, letters=letters)

    rows = things.gathered(data["places"], names, told)
    return Message("skill-laid", name=things.name_of(names, data["seat"]), places=rows)


def _called(data: Data, names: Names) -> Message:
    name, side = things.name_of(names, data["seat"]), things.side(data["side"])
    return Message("skill-escorts-called", name=name, count=data["count"], side=side)


def _unseen(data: Data, names: Names) -> Message:
    name, side = things.name_of(names, data["seat"]), things.side(data["side"])
    return Message("skill-escorts-unseen", name=name, side=side)


def _mustered(data: Data, names: Names) -> Message:
    weapons, shields = data["weapons"], data["shields"]
    return Message("skill-repulsed" if data["repulsed"] else "skill-goes-on", weapons=weapons, shields=shields)


def _number(choice: Choice, names: Names, table: TableView) -> Message:
    return Message("skill-wait") if choice == WAIT else Message("skill-call", count=int(str(choice)))


def _place(ask: Ask | None) -> Message:
    """Which letters lie in one place, which all that can be chosen names."""
    parts = ask.form.parts if ask is not None and isinstance(ask.form, Split) else ()
    where = next(filter(None, (place_of(one.name) for one in parts)), "")
    if not where:
        return Message("skill-ask-letters")
    return Message("skill-ask-place", place=things.place(where), planet=where in COLOUR_OF)


def _parts() -> dict[str, Message]:
    """Tokens of a letter in a place, as questions name them."""
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
        events={
            "skills_laid": _laid,
            "escorts_called": _called,
            "escorts_unseen": _unseen,
            "void_warning": lambda data, names: Message("skill-void-warning", name=things.name_of(names, data["seat"])),
            "mustered": _mustered,
        },
        questions={**{f"{NAME}.{key}": Message(_ASKED[key]) for key in _ASKED}, PLACE.key: _place},
        silent=frozenset({"letters_swapped", "skill_order"}),
        options={
            HOW.key: lambda choice, names, table: Message(_HOW[str(choice)]),
            ORDER.key: lambda choice, names, table: Message(_LETTERS[str(choice).lower()]),
            CALLS.key: _number,
            NOW.key: _number,
            UNSEEN.key: _number,
            SHOWS.key: lambda choice, names, table: Message("skill-show", count=int(str(choice))),
        },
        places=_parts(),
        small={
            CALLS.key: Message("skill-small-escorts"),
            WHICH.key: Message("skill-small-letters"),
            ORDER.key: Message("skill-small-order"),
            FROM.key: Message("skill-small-from"),
        },
        reasons={kind: Message(_WHY[kind], rule=things.rule(one)) for kind, one in _RULES.items()},
    )
)
