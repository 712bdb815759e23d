"""Powers, flares and edicts in use, in English: what is announced, cancelled, remembered, exchanged."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic.model import cards, ids
from bot.cosmic.words.lines import Data, Line, Names
from bot.cosmic.words.phrases import capital, count, hand, listed, place, rule, who

__all__ = ["KINDS", "NUMBERS"]

NUMBERS = frozenset({"power", "number", "count", "tokens", "value"})
"""Names under which a number that was announced is none of a seat; under a colour it is one of tokens."""


def _thing(data: Data) -> str:
    name = cards.words(data["name"])
    return f"the {name} flare" if data["source"] == "flare" else name


def _announced(data: Data, names: Names) -> str:
    verb = "uses the power" if data["source"] == "power" else "plays"
    aim = [f"{key.replace('_', ' ')}: {_aimed(key, value, names)}" for key, value in data["aim"].items()]
    return f"{who(names, data['seat'])} {verb} {_thing(data)}{' (' + '; '.join(aim) + ')' if aim else ''}."


def _aimed(key: str, value: object, names: Names) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value) if key in NUMBERS or key in cards.COLOURS else who(names, value)
    if isinstance(value, list):
        return listed([_aimed(key, item, names) for item in value])
    text = str(value)
    if key in ("copy", "power", "graft"):
        return cards.words(text)
    return cards.name(text) if ids.as_card(text) is not None else place(text)


def _noted(data: Data, names: Names) -> str:
    value = data["value"]
    told = f"{len(value)}" if isinstance(value, list) else "-" if value is None else f"{value}".replace("_", " ")
    return f"{cards.words(data['power'])} of {who(names, data['seat'])}: {data['key'].replace('_', ' ')} {told}."


def _attributes_gone(data: Data, names: Names) -> str:
    """What a power that leaves had stored."""
    gone = [hand(data["cards"])] if data["cards"] else []
    if data["tokens"]:
        gone.append(count(data["tokens"], "token"))
    return f"What the power had stored is gone: {listed(gone)} {rule('6.8')}."


_TERMS: Mapping[str, str] = {
    "five_bases": "five foreign bases",
    "every_system": "a foreign base in every other system",
    "three_in_one": "three foreign bases in one system",
    "two_and_two": "two foreign bases in each of two systems",
    "three_strong": "three foreign bases with four tokens or more",
    "four_and_home": "four foreign bases, with all home planets held",
}
"""What may win the game under Schizoid."""

KINDS: Mapping[str, Line] = {
    "term_told": lambda data, names: (
        f"{listed([who(names, seat) for seat in data['to']])} {'learns' if len(data['to']) == 1 else 'learn'} "
        f"what does not win under {who(names, data['seat'])}."
    ),
    "not_term": lambda data, names: (
        f"This is not what wins under {who(names, data['seat'])}: {_TERMS.get(data['term'], data['term'])}."
    ),
    "colours_swapped": lambda data, names: (
        f"{who(names, data['seats'][0])} and {who(names, data['seats'][1])} exchange home systems and tokens: "
        f"they play {listed([cards.words(colour).lower() for colour in data['colours']])} now."
    ),
    "announced": _announced,
    "cancelled": lambda data, names: f"{capital(_thing(data))} of {who(names, data['seat'])} is cancelled.",
    "done": lambda data, names: f"{capital(_thing(data))} has no effect." if data["cancelled"] else "",
    "zapped": lambda data, names: (
        f"{who(names, data['seat'])} may use no power until this challenge ends {rule('2.4.3')}."
    ),
    "unzapped": lambda data, names: f"{who(names, data['seat'])} may use powers again.",
    "zaps_over": lambda data, names: "The zaps have worn off.",
    "silenced": lambda data, names: "No power works until this challenge ends.",
    "noted": _noted,
    "attributes_gone": _attributes_gone,
    "power": lambda data, names: (
        f"{who(names, data['seat'])} has {cards.words(data['new'])} instead of {cards.words(data['old'])} now."
    ),
    "powers_exchanged": lambda data, names: (
        f"{who(names, data['seats'][0])} and {who(names, data['seats'][1])} exchange "
        f"{cards.words(data['powers'][0])} and {cards.words(data['powers'][1])}."
    ),
    "uncalled": lambda data, names: "What was called while the cards were chosen and shown is undone.",
    "lent": lambda data, names: (
        f"{who(names, data['seat'])} lends {who(names, data['to'])} {cards.words(data['power'])} for this challenge."
    ),
    "lent_back": lambda data, names: f"{who(names, data['seat'])} has {cards.words(data['power'])} again.",
    "void": lambda data, names: "What you had planned is not possible any more; nothing was played.",
    "armed": lambda data, names: f"{capital(cards.name(data['card']))} is ready and acts when its moment comes.",
    "acts": lambda data, names: f"{capital(cards.name(data['card']))} of {who(names, data['seat'])} acts.",
}
"""How these kinds of events are worded."""
