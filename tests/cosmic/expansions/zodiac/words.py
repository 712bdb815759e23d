"""Words of the Zodiac: ``a.sign:leo``, ``karma:a2``, ``leader:c``, ``a.to.b:yin``, the option ``leo>b``."""

from __future__ import annotations

from functools import partial

from bot.cosmic.expansions.zodiac.state import KARMA, NAME, highest, karma, nemesis, standing, zodiac
from bot.cosmic.expansions.zodiac.views import CUSP, NEMESIS, SIGNS, pack, related, relation, what
from bot.cosmic.model import cards
from bot.cosmic.model.state import NOBODY, CosmicState
from tests.cosmic.notation import PLAYERS
from tests.cosmic.notation_expansions import ExpansionNotation
from tests.cosmic.notation_table import Pack


def _sign(state: CosmicState, drawn: Pack, seat: int, value: str) -> None:
    zodiac(state).cards[seat] = drawn.take(value)


def _complete(state: CosmicState, drawn: Pack) -> None:
    """Everybody without a card has the first sign that is left; who leads is plain from the tokens."""
    mine = zodiac(state)
    for seat, player in enumerate(state.players):
        if not mine.cards[seat] and player.active:
            mine.cards[seat] = drawn.take(next(sign for sign in SIGNS if drawn.has(sign)))
    mine.leader = highest(state)


def _to(state: CosmicState, seat: int, other: int) -> str:
    return relation(standing(state, seat), standing(state, other)) if other < len(state.players) else ""


def _between(state: CosmicState, one: str, other: str) -> str:
    return related(one, other)


def _spell(value: str) -> str | None:
    card, colon, target = value.partition(":")
    if not card.startswith("zodiac."):
        return None
    return f"{what(card)}>{PLAYERS[int(target)]}" if colon else what(card)


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


WORDS = ExpansionNotation(
    NAME,
    places={KARMA: KARMA},
    cards={name: cards.face(f"zodiac.{name}.1") for name in (*SIGNS, CUSP, NEMESIS)},
    give={"sign": _sign},
    complete=_complete,
    own={
        "sign": lambda state, seat: what(zodiac(state).cards[seat]) or None,
        "karma": karma,
        **{f"to.{letter}": partial(_to, other=other) for other, letter in enumerate(PLAYERS)},
    },
    facts={
        "leader": lambda state: _seat(zodiac(state).leader),
        "nemesis": lambda state: _seat(nemesis(state)),
        "pack.zodiac": lambda state: len(pack()),
        **{f"chart.{one}.{other}": partial(_between, one=one, other=other) for one in SIGNS for other in SIGNS},
    },
    spell=_spell,
)
