"""Powers, flares and edicts in use, in German; what each event is, is said in ``power_text``.

What was announced with a use is told by the names that the power gives it, as the cards print them.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic.model import cards, ids
from bot.cosmic.words.lines import Data, Line, Names
from bot.cosmic.words.phrases_de import capital, card, colour, hand, listed, place, rule, tokens, who
from bot.cosmic.words.power_text import NUMBERS

__all__ = ["KINDS"]

_AIMS = {
    "target": "Ziel",
    "planet": "Planet",
    "card": "Karte",
    "face": "Karte",
    "power": "Kraft",
    "copy": "Kopie von",
    "way": "Art",
    "number": "Zahl",
    "colour": "Farbe",
    "allies": "Verbündete",
    "taker": "an",
    "host": "bei",
    "player": "Spieler",
    "term": "Bedingung",
    "graft": "Kraft",
    "gives": "gibt",
    "offense players": "zum Angriff",
    "defense players": "zur Abwehr",
    "repel players": "zurück",
}
_TERMS: Mapping[str, str] = {
    "five_bases": "fünf fremde Basen",
    "every_system": "eine fremde Basis in jedem anderen System",
    "three_in_one": "drei fremde Basen in einem System",
    "two_and_two": "je zwei fremde Basen in zwei Systemen",
    "three_strong": "drei fremde Basen mit vier Steinen oder mehr",
    "four_and_home": "vier fremde Basen, und alle Heimatplaneten gehalten",
}
"""What may win the game under Schizoid."""


def _thing(data: Data) -> str:
    name = cards.words(data["name"])
    return f"{name}-Flare" if data["source"] == "flare" else name


def _announced(data: Data, names: Names) -> str:
    verb = "nutzt die Kraft" if data["source"] == "power" else "spielt"
    aim = [f"{_aim(key)}: {_aimed(key, value, names)}" for key, value in data["aim"].items()]
    return f"{who(names, data['seat'])} {verb} {_thing(data)}{' (' + '; '.join(aim) + ')' if aim else ''}."


def _aim(key: str) -> str:
    told = key.replace("_", " ")
    return _AIMS.get(told) or (colour(key) if key in cards.COLOURS else told)


def _aimed(key: str, value: object, names: Names) -> str:
    if value is None:
        return "keine"
    if isinstance(value, bool):
        return "ja" if value else "nein"
    if isinstance(value, int):
        return str(value) if key in NUMBERS or key in cards.COLOURS else who(names, value)
    if isinstance(value, list):
        return listed([_aimed(key, item, names) for item in value])
    text = str(value)
    if key in ("copy", "power", "graft"):
        return cards.words(text)
    if key == "term":
        return _TERMS.get(text, text)
    return card(text) if ids.as_card(text) is not None else place(text)


def _noted(data: Data, names: Names) -> str:
    value = data["value"]
    told = f"{len(value)}" if isinstance(value, list) else "-" if value is None else f"{value}".replace("_", " ")
    return f"{cards.words(data['power'])} ({who(names, data['seat'])}), {data['key'].replace('_', ' ')}: {told}."


def _attributes_gone(data: Data, names: Names) -> str:
    gone = [hand(data["cards"])] if data["cards"] else []
    if data["tokens"]:
        gone.append(tokens(data["tokens"]))
    return f"Was die Kraft verwahrt hatte, ist fort: {listed(gone)} {rule('6.8')}."


KINDS: Mapping[str, Line] = {
    "term_told": lambda data, names: (
        f"Was unter {who(names, data['seat'])} nicht siegt, erfährt: "
        f"{listed([who(names, seat) for seat in data['to']])}."
    ),
    "not_term": lambda data, names: (
        f"Das ist es nicht, was unter {who(names, data['seat'])} siegt: {_TERMS.get(data['term'], data['term'])}."
    ),
    "colours_swapped": lambda data, names: (
        f"{who(names, data['seats'][0])} und {who(names, data['seats'][1])} tauschen Heimatsysteme und Steine; sie "
        f"spielen jetzt {listed([colour(key) for key in data['colours']])}."
    ),
    "announced": _announced,
    "cancelled": lambda data, names: f"{_thing(data)} von {who(names, data['seat'])} wird verhindert.",
    "done": lambda data, names: f"{_thing(data)} hat keine Wirkung." if data["cancelled"] else "",
    "zapped": lambda data, names: (
        f"{who(names, data['seat'])} darf keine Kraft nutzen, bis diese Begegnung endet {rule('2.4.3')}."
    ),
    "unzapped": lambda data, names: f"{who(names, data['seat'])} darf die eigenen Kräfte wieder einsetzen.",
    "zaps_over": lambda data, names: "Die Zaps wirken nicht mehr.",
    "silenced": lambda data, names: "Keine Kraft wirkt, bis diese Begegnung endet.",
    "noted": _noted,
    "attributes_gone": _attributes_gone,
    "power": lambda data, names: (
        f"{who(names, data['seat'])} hat jetzt {cards.words(data['new'])} statt {cards.words(data['old'])}."
    ),
    "powers_exchanged": lambda data, names: (
        f"{who(names, data['seats'][0])} und {who(names, data['seats'][1])} tauschen "
        f"{cards.words(data['powers'][0])} und {cards.words(data['powers'][1])}."
    ),
    "uncalled": lambda data, names: "Was angesagt war, während Karten gewählt und gezeigt wurden, gilt nicht mehr.",
    "lent": lambda data, names: (
        f"{who(names, data['seat'])} leiht {who(names, data['to'])} für diese Begegnung {cards.words(data['power'])}."
    ),
    "lent_back": lambda data, names: f"{who(names, data['seat'])} hat {cards.words(data['power'])} wieder.",
    "void": lambda data, names: "Was du vorhattest, geht nicht mehr; es wurde nichts gespielt.",
    "armed": lambda data, names: f"{capital(card(data['card']))} ist bereit und wirkt, wenn der Augenblick kommt.",
    "acts": lambda data, names: f"{capital(card(data['card']))} von {who(names, data['seat'])} wirkt.",
}
"""How these kinds of events are worded."""
