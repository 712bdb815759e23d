"""Words of the Skill Tokens: letters behind tokens (``a1:a4.EELS``), ``a.order:LEWS``, ``a.leaders``, ``weapons``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.cosmic.expansions.skill_tokens.state import EACH, NAME, fighting, in_order, leaders, letter, skills
from bot.cosmic.expansions.skill_tokens.views import LETTERS
from bot.cosmic.model.state import CosmicState
from tests.cosmic.notation_expansions import ExpansionNotation
from tests.cosmic.notation_table import BadScenario, Pack


def spelled(state: CosmicState, tokens: Iterable[int]) -> str:
    return in_order("".join(letter(state, number) for number in tokens))


def _lay(state: CosmicState, given: Mapping[str, Mapping[int, str]]) -> None:
    """Give the named tokens their letters; the other tokens take those that are left, one of each in turn."""
    for seat in range(len(state.players)):
        first = seat * EACH * len(LETTERS)
        row = [""] * EACH * len(LETTERS)
        left = dict.fromkeys(LETTERS, EACH)
        for place, letters in given.items():
            here = [number - first for number in _at(state, place, seat)]
            for number, one in zip(here, letters.get(seat, ""), strict=False):
                if one not in left or not left[one]:
                    raise BadScenario(f"{letters[seat]}: there are five of each of {LETTERS}")
                row[number] = one
                left[one] -= 1
        for number, one in enumerate(row):
            if not one:
                row[number] = max(LETTERS, key=left.__getitem__)
                left[row[number]] -= 1
        skills(state).letters[seat] = "".join(row)


def _at(state: CosmicState, place: str, seat: int) -> list[int]:
    return [number for number, token in enumerate(state.tokens) if token.place == place and token.owner == seat]


def _order(state: CosmicState, drawn: Pack, seat: int, value: str) -> None:
    skills(state).orders[seat] = value


def _spell(value: str) -> str | None:
    return value.split(".")[1] if value.startswith("skill.") else None


WORDS = ExpansionNotation(
    NAME,
    give={"order": _order},
    own={
        "leaders": leaders,
        "order": lambda state, seat: skills(state).orders[seat],
    },
    facts={
        "weapons": lambda state: fighting(state)[0],
        "shields": lambda state: fighting(state)[1],
    },
    lay=_lay,
    letters=lambda state, place, seat: spelled(state, _at(state, place, seat)),
    spell=_spell,
)
