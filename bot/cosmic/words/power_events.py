"""Powers, flares and edicts in use: what is announced, cancelled, remembered, exchanged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from bot.cosmic.model import cards, covers
from bot.cosmic.words import things
from bot.cosmic.words.course_events import maker
from bot.cosmic.words.lines import Data, Line, Names
from bot.words.message import Fact, Message, ids

_Aimed: TypeAlias = "Callable[[object, Names], str | Message]"
"""How one thing is worded that was named with a use."""

_PLAIN: Final = ids(
    "event-",
    (
        *("term_told", "not_term", "zapped", "unzapped", "zaps_over", "silenced"),
        *("uncalled", "lent", "lent_back", "copied", "void", "armed", "acts", "rests"),
        *("reborn", "handed_on", "covered"),
    ),
)
"""Events of which no more is told than who, to whom, and which power or card."""
_ANNOUNCED: Final = ids("event-announced-", ("power", "flare", "edict"))
_TERMS: Final = ids(
    "event-term-", ("five_bases", "every_system", "three_in_one", "two_and_two", "three_strong", "four_and_home")
)
"""What may win the game under Schizoid."""
_WAYS: Final = ids(
    "event-way-", ("two_right", "one_left", "draw", "plus", "minus", "take_store", "swap_store", "reward")
)
CURSES: Final = ("clumsy", "mute", "barren", "stuck", "frail", "glass")
"""What Witch notes by name."""
_CURSES: Final = ids("event-curse-", CURSES)
_FISTS: Final = ids("event-fist-", ("left", "right"))
_CALLS: Final = ids("event-call-", ("odd", "even", "tens", "ones", "plus", "minus"))
_FLARES: Final = ids("event-flares-", ("three_flares", "search_flares"))
_WHINES: Final = ids("event-whine-", ("lost_tokens", "foreign_bases", "a_card"))
_ASKED: Final = ids("event-asks-", ("holds", "plays", "at_least", "compromise", "which"))
_AWARDS: Final = ids("event-award-", ("base", "all"))
_COVERS: Final = ids("event-cover-", covers.ASSETS)


def _player(value: object, names: Names) -> str | Message:
    return things.name_of(names, value)


def _number(value: object, names: Names) -> str | Message:
    return str(value)


def _power(value: object, names: Names) -> str | Message:
    return things.power_named(str(value))


def _card(value: object, names: Names) -> str | Message:
    return things.card(str(value))


def _place(value: object, names: Names) -> str | Message:
    return things.place(str(value), names)


def _award(value: object, names: Names) -> str | Message:
    """What Judge awards: a base, a number of cards, or all of them."""
    return Message("event-award-cards", count=value) if isinstance(value, int) else Message(_AWARDS[str(value)])


def _destiny(value: object, names: Names) -> str | Message:
    """A destiny card by what it shows."""
    colour = cards.destiny_colour(str(value))
    return Message("event-destiny-wild") if colour is None else things.colour(colour)


_AIMED: Final[Mapping[str, _Aimed]] = {
    **dict.fromkeys(("target", "player", "host", "taker", "allies", "foretold", "marked"), _player),
    **dict.fromkeys(("offense_players", "defense_players", "repel_players"), _player),
    **dict.fromkeys(("asteroid", "asteroids", "split", "destroy", "one", "other", "system"), _player),
    **dict.fromkeys(("stake", "spread", "number", "least", "each"), _number),
    **dict.fromkeys(("power", "graft", "copy", "gives"), _power),
    **dict.fromkeys(("card", "face", "claim", "edict"), _card),
    **dict.fromkeys(("planet", "base"), _place),
    **dict.fromkeys(("winner", "loser"), _award),
    "cover": lambda value, names: Message(_COVERS[str(value)]),
    "flares": lambda value, names: Message(_FLARES[str(value)]),
    "whine": lambda value, names: Message(_WHINES[str(value)]),
    "asks": lambda value, names: Message(_ASKED[str(value)]),
    "colour": lambda value, names: things.colour(str(value)),
    "destiny": _destiny,
    "way": lambda value, names: Message(_WAYS[str(value)]),
    "call": lambda value, names: Message(_CALLS[str(value)]),
    "term": lambda value, names: Message(_TERMS[str(value)]),
}
AIMS: Final = ids("event-aim-", _AIMED)
"""What is named with a use, besides numbers of tokens by colour; asteroids are named by their players."""


def _plain(kind: str) -> Line:
    return lambda data, names: Message(
        _PLAIN[kind],
        name=things.name_of(names, data.get("seat")),
        other=things.name_of(names, data.get("to")),
        names=[things.name_of(names, seat) for seat in data["to"]] if kind == "term_told" else [],
        power=things.power_named(data.get("power", "")),
        card=things.card(data["card"]) if "card" in data else "",
        term=Message(_TERMS[data["term"]]) if "term" in data else "",
    )


def _made(data: Data, names: Names) -> str | Message:
    """A use: what, and whose it is."""
    return maker({**data, "flare": data["source"] == "flare"}, names)


def _announced(data: Data, names: Names) -> Message:
    return Message(
        _ANNOUNCED[data["source"]],
        name=things.name_of(names, data["seat"]),
        thing=things.maker(f"flare.{data['name']}" if data["source"] == "flare" else data["name"]),
        aims=aims(data["aim"], names),
    )


def aims(aim: Data, names: Names) -> list[Message]:
    """What was named with a use."""
    return [_aim(key, value, names) for key, value in aim.items()]


def _aim(key: str, value: object, names: Names) -> Message:
    if key in cards.COLOURS and isinstance(value, int):
        return Message("event-aim-tokens", colour=things.colour(key), count=value)
    return Message(AIMS[key], value=_value(_AIMED[key], value, names))


def _value(aimed: _Aimed, value: object, names: Names) -> Fact:
    if value is None or value == []:
        return Message("event-aim-none")
    return [aimed(one, names) for one in value] if isinstance(value, list) else aimed(value, names)


def _noted(data: Data, names: Names) -> Message | None:
    """What a power notes for its own use only needs no line."""
    value, whose = data["value"], maker({**data, "name": data["power"], "flare": False}, names)
    match data["key"]:
        case "points":
            return Message("event-noted-points", maker=whose, count=value)
        case key if key in CURSES and value is not None:
            curse = Message(_CURSES[key])
            if value < 0:
                return Message("event-noted-uncursed", maker=whose, curse=curse)
            return Message("event-noted-cursed", maker=whose, curse=curse, name=things.name_of(names, value))
        case covers.COVERS.key if value:
            return Message("event-noted-covers", maker=whose, covers=[_covered(one, names) for one in value])
        case "rage":
            return Message("event-noted-rage", maker=whose, count=value)
        case "term" if value:
            return Message("event-noted-term", maker=whose, term=Message(_TERMS[value]))
        case "bombs":
            return Message("event-noted-bombs", maker=whose, places=[things.place(one, names) for one in value])
        case "hidden":
            return Message("event-noted-hidden", maker=whose, count=len(value))
    return None


def _covered(entry: str, names: Names) -> Message:
    """Something of a player that is covered."""
    seat, asset = covers.read(entry)
    return Message("event-covers", name=things.name_of(names, seat), asset=Message(_COVERS[asset]))


def _attributes_gone(data: Data, names: Names) -> Message:
    """What a power that leaves had stored."""
    tokens = [Message("event-tokens", count=data["tokens"])] if data["tokens"] else []
    return Message("event-attributes-gone", gone=[*things.hand(data["cards"]), *tokens])


def _whose(data: Data, names: Names) -> str | Message:
    """A power in play, by whose it is."""
    return maker({**data, "name": data["power"], "flare": False}, names)


def _guessed(data: Data, names: Names) -> Message:
    """In which hand a token was hidden, and which one was picked."""
    name, other = (things.name_of(names, data[key]) for key in ("seat", "other"))
    return Message("event-guessed", name=name, other=other, hidden=Message(_FISTS[data["hidden"]]), found=data["found"])


def _new_power(data: Data, names: Names) -> Message:
    name = things.name_of(names, data["seat"])
    return Message("event-power", name=name, old=things.power_named(data["old"]), new=things.power_named(data["new"]))


def _stages(data: Data, names: Names) -> Message:
    """The powers through which a power leads, in their order."""
    name, stages = things.name_of(names, data["seat"]), [things.power_named(one) for one in data["powers"]]
    return Message("event-stages", name=name, power=things.power_named(data["power"]), stages=stages)


def _stage(data: Data, names: Names) -> Message:
    name, stage = things.name_of(names, data["seat"]), things.power_named(data["stage"])
    return Message("event-stage", name=name, power=things.power_named(data["power"]), count=data["count"], stage=stage)


def _marker(data: Data, names: Names) -> Message:
    """What lay face down at a planet."""
    name, place = things.name_of(names, data["seat"]), things.place(data["planet"], names)
    return Message("event-marker", name=name, place=place, trap=data["trap"])


def _planets_traded(data: Data, names: Names) -> Message:
    return Message("event-planets-traded", places=[things.place(one, names) for one in data["planets"]])


def _powers_exchanged(data: Data, names: Names) -> Message:
    name, other = (things.name_of(names, seat) for seat in data["seats"])
    power, theirs = map(things.power, data["powers"])
    return Message("event-powers-exchanged", name=name, other=other, power=power, theirs=theirs)


def _colours_swapped(data: Data, names: Names) -> Message:
    name, other = (things.name_of(names, seat) for seat in data["seats"])
    return Message(
        "event-colours-swapped", name=name, other=other, colours=[things.colour(one) for one in data["colours"]]
    )


def _stacked(data: Data, names: Names) -> Message:
    """A played card comes to lie open on a power, or stored ones go back on top of the deck."""
    if "card" in data:
        return Message("event-stacked", maker=_whose(data, names), card=things.card(data["card"]))
    return Message("board-event-stacked", name=things.name_of(names, data["seat"]), count=data["count"])


KINDS: Final[Mapping[str, Line]] = {
    **{kind: _plain(kind) for kind in _PLAIN},
    "colours_swapped": _colours_swapped,
    "announced": _announced,
    "cancelled": lambda data, names: Message("event-cancelled", thing=_made(data, names)),
    "done": lambda data, names: Message("event-done", thing=_made(data, names)) if data["cancelled"] else None,
    "noted": _noted,
    "attributes_gone": _attributes_gone,
    "guessed": _guessed,
    "stored": lambda data, names: Message("event-stored", maker=_whose(data, names), count=data["size"]),
    "stacked": _stacked,
    "slipped": lambda data, names: Message(
        "event-slipped", name=things.name_of(names, data["seat"]), other=things.name_of(names, data["target"])
    ),
    "power": _new_power,
    "stages": _stages,
    "stage": _stage,
    "marker": _marker,
    "planets_traded": _planets_traded,
    "collected": lambda data, names: Message("event-collected", maker=_whose(data, names), count=data["count"]),
    "collection": lambda data, names: Message("event-collection", maker=_whose(data, names), count=len(data["cards"])),
    "annexed": lambda data, names: Message(
        "event-annexed", name=things.name_of(names, data["seat"]), colour=things.colour(data["colour"])
    ),
    "burned": lambda data, names: Message("event-burned", place=things.place(data["planet"], names)),
    "powers_exchanged": _powers_exchanged,
}
"""How these kinds of events are worded."""
