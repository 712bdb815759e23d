"""Spell engine values in the notation and read them back: options of a question, data of an event, answers.

A planet reads ``b2``, a seat ``b``, a card by its face (``A8``, ``plague``, ``flare.zombie``), a power card in an offer
by the power's name. An option may have several spellings; whoever writes a scenario uses any of them.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.cosmic.model import cards
from bot.cosmic.model.state import DEFENSE_CONE, OFFENSE_CONE, CosmicState
from bot.kernel.ask import Choice, Deal, Form, Gift, Number, OneOf, Order, Split, UpTo, YesNo
from tests.cosmic import notation_expansions
from tests.cosmic.notation import PLAYERS, items, shares
from tests.cosmic.notation_table import BadScenario, planet_word

_ENDS = {OFFENSE_CONE: "off", DEFENSE_CONE: "def"}
_CAPTIVE, _HELD = "captive.", "^"
"""A captive token among the goods of an offer, and how it is written: by where it is."""
_YES_NO = {"yes": True, "no": False}


def spellings(value: object, state: CosmicState) -> set[str]:
    """All ways to write a plain value."""
    if value is None or value == "":
        return {"-", "none"}
    if isinstance(value, bool):
        return {"yes" if value else "no"}
    if isinstance(value, int):
        return {str(value), *(PLAYERS[value] for _ in [0] if 0 <= value < len(PLAYERS))}
    if isinstance(value, str):
        return _of_text(value, state)
    if isinstance(value, dict):
        return _joined(value.values(), state)
    return _joined(value, state) if isinstance(value, list | tuple) else {str(value)}


def _joined(values: Iterable[object], state: CosmicState) -> set[str]:
    found: set[str] = set()
    for value in values:
        found = {f"{head}+{tail}" if head else tail for head in found or {""} for tail in spellings(value, state)}
    return found or {"-"}


def _of_text(value: str, state: CosmicState) -> set[str]:
    found = {value, _ENDS.get(value, value)}
    found |= {told for words in notation_expansions.all_words() if (told := words.spell(value)) is not None}
    if known := planet_word(value):
        found.add(known)
    if value in cards.COLOURS:
        found.add(PLAYERS[cards.COLOURS.index(value)])
    if value.startswith(_CAPTIVE):
        where = value.removeprefix(_CAPTIVE).rpartition(".")[0]
        found |= {f"{_HELD}{word}" for word in spellings(where, state)}
    planet, colon, guest = value.partition(":")
    if colon and guest.isdecimal() and planet_word(planet):
        found.add(f"{planet_word(planet)}+{PLAYERS[int(guest)]}")
    stem, _, rest = value.partition(".")
    if stem == "power" and rest.isdecimal():
        found.add(state.powers[int(rest)].power)
    elif stem == "edict" and "@" in rest:
        posed, _, power = rest.partition("@")
        found |= {posed, f"{posed}@{state.powers[int(power)].power}"}
    elif stem == "edict" and rest:
        found |= {rest.split(".")[0], cards.face(value)}
    elif value and cards.is_challenge(value) and value[1:].partition(".")[0].isdecimal() and value[0] == "A":
        found.add(cards.face(value))
    elif stem == cards.COMPROMISE:
        found.add(cards.COMPROMISE)
    return found


def find(word: str, options: Iterable[Choice], state: CosmicState) -> Choice:
    """The first option that may be written so; the word itself if none may, which the question will then refuse."""
    return next((option for option in options if word in spellings(option, state)), word)


def answer(value: str, form: Form, state: CosmicState) -> Choice:
    """The choice that a scenario's value means for a question of this form, fitting or not.

    Raises ``BadScenario`` if it cannot be read as any answer of this form.
    """
    match form:
        case YesNo():
            if value not in _YES_NO:
                raise BadScenario(f"{value}: answer yes or no")
            return _YES_NO[value]
        case Number():
            if not value.lstrip("-").isdecimal():
                raise BadScenario(f"{value}: answer with a number")
            return int(value)
        case OneOf(options):
            return find(value, options, state)
        case UpTo(_, options) | Order(options):
            return _several(value, options, state)
        case Split():
            names = {
                find(word, [part.name for part in form.parts], state): count for word, count in shares(value).items()
            }
            return {str(name): count for name, count in names.items()}
        case Deal():
            give, slash, take = value.partition("/")
            if not slash:
                raise BadScenario(f"{value}: write what is given, a stroke, what is taken: A8,@a2/-")
            return {"give": _gift(give, form.give, state), "take": _gift(take, form.take, state)}


def _several(value: str, options: Iterable[Choice], state: CosmicState) -> list[Choice]:
    left = list(options)
    chosen: list[Choice] = []
    for word in items(value):
        option = find(word, left, state)
        if option in left:
            left.remove(option)
        chosen.append(option)
    return chosen


def _gift(value: str, gift: Gift, state: CosmicState) -> Choice:
    goods = [word for word in items(value) if not word.startswith("@")]
    grants = [word.removeprefix("@") for word in items(value) if word.startswith("@")]
    if len(grants) > 1:
        raise BadScenario(f"{value}: at most one base each way (5.5.3)")
    grant = find(grants[0], gift.grants, state) if grants else None
    return {"goods": _several(",".join(goods), gift.goods, state), "grant": grant}
