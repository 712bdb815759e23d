"""Cards and tokens on the move, as messages: draws, discards, reveals, commitments, losses, landings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.cosmic.model.holdings import COLOUR_OF, PLANETS
from bot.cosmic.words import things
from bot.cosmic.words.lines import Data, Line, Names
from bot.words.message import Message, ids

_PLAIN: Final = ids(
    "board-event-",
    (
        *("bonded", "bound", "buried", "cards_exchanged", "claimed", "discarded", "drew", "fetched", "gave", "given"),
        *("given_back", "got_back", "hand", "hand_now", "hands_exchanged", "hidden", "hoard", "hoarded", "laid_card"),
        *("looked", "mingled", "put_away", "put_away_cards", "restored", "returned", "answered", "unbound"),
        *("searched_deck", "drew_flares", "removed_card", "dug_up", "deck_shown"),
        *("searched", "set_aside", "shown", "took_back", "turned_up", "unbonded", "watches"),
    ),
)
"""Kinds of events whose sentences take what the event carries."""


def _plain(kind: str) -> Line:
    return lambda data, names: Message(
        _PLAIN[kind],
        name=things.name_of(names, data.get("seat")),
        people=_people(data, names),
        cards=_cards(data),
        count=data.get("count", 0),
        left=data.get("left", 0),
        size=data.get("size", 0),
        found=data.get("found", False),
        owned=data.get("seat") is not None,
        until=data.get("until", ""),
        why=data.get("why", ""),
        answer=data.get("answer", ""),
    )


def _people(data: Data, names: Names) -> list[str | Message]:
    """Whom an event concerns besides its seat."""
    several = data.get("by") or data.get("seats")
    one = next((data[key] for key in ("to", "former", "drawer") if key in data), None)
    return [things.name_of(names, seat) for seat in several or [one]]


def _cards(data: Data) -> list[str | Message]:
    many = data.get("cards", data.get("gained"))
    one = data.get("card") or data.get("face")
    return things.hand(many if many is not None else [one] if one else [])


def _discarded(data: Data, names: Names) -> Message | None:
    if data["seat"] is None:
        return Message("board-event-discarded-alone", cards=_cards(data))
    return _plain("discarded")(data, names)


def _laid(data: Data, names: Names) -> Message:
    name = things.name_of(names, data["seat"])
    if "card" in data:
        return Message("board-event-laid-open", name=name, cards=_cards(data))
    return Message("board-event-laid", name=name)


def _revealed(data: Data, names: Names) -> Message:
    offense, defense = (
        things.card(data[side]) if data[side] else Message("board-event-no-card") for side in ("offense", "defense")
    )
    return Message("board-event-revealed", offense=offense, defense=defense)


def _substituted(data: Data, names: Names) -> Message:
    name = things.name_of(names, data["seat"])
    return Message("board-event-substituted", name=name, old=things.card(data["old"]), new=things.card(data["new"]))


def _second_set(data: Data, names: Names) -> Message:
    name = things.name_of(names, data["seat"])
    return Message("board-event-second-set", name=name, count=data["count"], colour=things.colour(data["colour"]))


def _ends(data: Data, names: Names, found: Mapping[str, int] | str) -> list[str | Message]:
    """Places that tokens leave or reach; the sheet of a power by the power and whose it is."""

    if isinstance(found, str):
        found = {found: 1}
    system = COLOUR_OF.get(next(iter(found), ""))
    if system and {*found} == {*PLANETS[system]} and len({*found.values()}) == 1:
        return [things.every_planet(system, next(iter(found.values())), names)]
    sheets = {
        where: Message("board-event-sheet", power=things.power_named(power), holder=things.name_of(names, holder))
        for where, (power, holder) in data.get("sheets", {}).items()
    }
    return things.places(found, names, sheets)


_MOVES: Final = ids(
    "board-event-",
    (
        *("lost", "freed", "committed", "landed", "moved", "came_home", "came_home_held", "removed", "removed_held"),
        *("went_back", "went_back_held", "captured", "captured_from", "recaptured", "piled"),
    ),
)
"""Ways of tokens, told with whose they are, who moves them, and from where to where."""
_HELD: Final = ("came_home", "removed", "went_back")
"""Those that are told otherwise if somebody else held the tokens."""
_REASONS: Final = {"commit": "committed", "land": "landed", "return": "came_home"}


def _tokens(way: str, data: Data, names: Names) -> Message:
    seat = data["seat"]
    owner = data.get("owner", seat)
    whose = things.name_of(names, owner)
    tokens = Message("board-event-tokens", count=data["count"])
    if owner != seat:
        tokens = Message("board-event-tokens-of", count=data["count"], owner=whose)
        way = f"{way}_held" if way in _HELD else way
    return Message(
        _MOVES[way],
        name=things.name_of(names, seat),
        owner=whose,
        former=things.name_of(names, data.get("former")),
        tokens=tokens,
        count=data["count"],
        why=data.get("why", ""),
        origin=_ends(data, names, data["from"]),
        to=_ends(data, names, data["to"]),
    )


def _moved(data: Data, names: Names) -> Message:
    if data["to"] in ("removed", "warp"):
        return _tokens("removed" if data["to"] == "removed" else "lost", data, names)
    if list(data["from"]) == ["warp"]:
        return _tokens("freed", data, names)
    return _tokens(_REASONS.get(data["why"], "moved"), data, names)


def _captured(data: Data, names: Names) -> Message:
    if data["owner"] == data["seat"]:
        return _tokens("recaptured", data, names)
    return _tokens("captured" if data["former"] == data["owner"] else "captured_from", data, names)


KINDS: Final[Mapping[str, Line]] = {
    **{kind: _plain(kind) for kind in _PLAIN},
    "discarded": _discarded,
    "laid": _laid,
    "revealed": _revealed,
    "substituted": _substituted,
    "second_set": _second_set,
    "moved": _moved,
    "captured": _captured,
    "went_back": lambda data, names: _tokens("went_back", data, names),
    "piled": lambda data, names: _tokens("piled", data, names),
    "redealt": lambda data, names: Message("board-event-redealt"),
    "reshuffled": lambda data, names: Message("board-event-reshuffled"),
}
"""How these kinds of events are worded."""
