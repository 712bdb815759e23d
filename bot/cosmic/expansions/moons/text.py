"""What the moons say: which message words each event, question and option."""

from __future__ import annotations

from typing import Final

from bot.cosmic.expansions.moons.effects.shows import BRIBE, BRIBE_CARD, KEEP
from bot.cosmic.expansions.moons.effects.strikes import FLUX_ONE, FLUX_TWO, REVENGE
from bot.cosmic.expansions.moons.moon import MOONS, Kind
from bot.cosmic.expansions.moons.moon_words import title
from bot.cosmic.expansions.moons.rules import OFFER
from bot.cosmic.expansions.moons.state import NAME, OUTPOSTS
from bot.cosmic.model import ids as parsed
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import ExpansionWords, add
from bot.cosmic.words.lines import Data, Names
from bot.kernel.ask import Choice
from bot.words.message import Message, ids
from bot.words.speech import Speech

_EFFECTS: Final = ids("moon-", MOONS, ".text")
_ASKED: Final = ids(
    "moons-event-ask-", ("bribe", "bribe_card", "take_bribe", "revenge", "flux", "flux_with", "boon", "implode")
)

_RULES: Final = {
    "moons_laid": "2.6.1",
    "moons_known": "2.6.1",
    "moon_taken": "2.6.6",
    "moon_known": "2.6.6",
    "neutral_tokens": "2.6.7",
    "moon_gone": "2.6.7",
}
"""The rule behind each event."""
_WHY: Final = ids("why-", _RULES)
_WHY_SHOWN: Final = ids("why-shown-", tuple(Kind))


def effect(say: Speech, moon: str) -> str:
    """What a moon does."""
    return say(_EFFECTS[moon])


def _known(data: Data, names: Names) -> Message:
    mine = [
        Message("moons-event-is", place=things.place(at, names), moon=title(moon)) for at, moon in data["moons"].items()
    ]
    return Message("moons-event-yours", moons=mine)


def _shown(data: Data, names: Names) -> Message:
    name, place, moon = things.name_of(names, data["seat"]), things.place(data["place"], names), data["moon"]
    return Message("moons-event-shown", name=name, place=place, moon=title(moon), effect=Message(_EFFECTS[moon]))


def _taken(data: Data, names: Names) -> Message:
    return Message(
        "moons-event-taken", name=things.name_of(names, data["seat"]), place=things.place(data["place"], names)
    )


def _seen(data: Data, names: Names) -> Message:
    place, moon = things.place(data["place"], names), data["moon"]
    return Message("moons-event-seen", place=place, moon=title(moon), effect=Message(_EFFECTS[moon]))


def _boon(data: Data, names: Names) -> Message:
    name, places = things.name_of(names, data["seat"]), things.places(data["places"], names)
    return Message("moons-event-boon", name=name, count=data["count"], places=places)


def _bribe(choice: Choice, names: Names, table: TableView) -> Message:
    if choice == KEEP:
        return Message("moons-event-show-nothing")
    return Message("moons-event-show-whom", name=things.name_of(names, int(str(choice))))


def _bribe_card(choice: Choice, names: Names, table: TableView) -> Message:
    if choice == KEEP:
        return Message("moons-event-show-nothing")
    return Message("moons-event-show-card", card=things.card(str(choice)))


def _tokens(choice: Choice, names: Names, table: TableView) -> Message:
    where, seat = parsed.owned(str(choice))
    return Message("moons-event-token", name=things.name_of(names, seat), place=things.place(where, names))


add(
    ExpansionWords(
        events={
            "moons_laid": lambda data, names: Message("moons-event-laid", count=len(data["places"])),
            "moons_known": _known,
            "moon_shown": _shown,
            "moon_taken": _taken,
            "moon_known": _seen,
            "moon_gone": lambda data, names: Message("moons-event-gone", place=things.place(data["place"], names)),
            "neutral_tokens": _boon,
        },
        questions={f"{NAME}.{key}": Message(_ASKED[key]) for key in _ASKED},
        silent=frozenset({"bribe_over"}),
        choices={
            parsed.special(OFFER, where): Message("moons-event-turn-up", place=things.place(where))
            for where in OUTPOSTS
        },
        options={
            BRIBE.key: _bribe,
            BRIBE_CARD.key: _bribe_card,
            REVENGE.key: _tokens,
            FLUX_ONE.key: _tokens,
            FLUX_TWO.key: _tokens,
        },
        reasons={
            **{kind: Message(_WHY[kind], rule=things.rule(one)) for kind, one in _RULES.items()},
            "moon_shown": lambda data, before: Message(_WHY_SHOWN[MOONS[data["moon"]].kind], rule=things.rule("2.6.6")),
        },
        causes={moon: Message("why-moon", moon=title(moon), rule=things.rule("2.6.7")) for moon in MOONS},
    )
)
