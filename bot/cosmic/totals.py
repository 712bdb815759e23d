"""Sums and outcomes of a reveal (5.1-5.5, W8b). Pure: what would come out as things stand."""

from __future__ import annotations

from bot.cosmic import board, cards, consult
from bot.cosmic.consult import Lens
from bot.cosmic.hooks import ALLY_WORTH, CARD_VALUES, OUTCOME, TOKEN_VALUE, TOTALS
from bot.cosmic.state import Cosmic, Outcome, Side, SideName
from bot.cosmic.subjects import SideTotal, Totals

__all__ = ["HOOKS", "expected", "face_of", "forecast", "is_attack", "totals"]

HOOKS = (CARD_VALUES, TOKEN_VALUE, ALLY_WORTH, TOTALS, OUTCOME)
"""What decides about totals and outcome."""
_PLAIN = Lens()


def face_of(side: Side) -> str:
    """What the side's card counts as: a face such as ``A12`` or ``C``; empty if there is no card."""
    if side.turned:
        return cards.COMPROMISE
    return side.face or ("" if side.card is None else cards.face(side.card))


def is_attack(side: Side) -> bool:
    """Whether the side's card is an attack and still counts as one (5.2.3)."""
    return face_of(side)[:1] == "A"


def totals(game: Cosmic, lens: Lens = _PLAIN) -> Totals | None:
    """Both sums; None unless both cards are attacks (5.1)."""
    challenge = game.state.challenge
    one, other = challenge.offense, challenge.defense
    if not (is_attack(one) and is_attack(other)):
        return None
    values = consult.modify(game, CARD_VALUES, (cards.value(face_of(one)), cards.value(face_of(other))), None, lens)
    plain = Totals(_sum(game, "offense", values[0], lens), _sum(game, "defense", values[1], lens))
    return consult.modify(game, TOTALS, plain, None, lens)


def forecast(game: Cosmic, lens: Lens = _PLAIN) -> tuple[Totals | None, Outcome]:
    """The totals and how the challenge comes out by the cards as they lie (5.1.2, 5.4.1, 5.5)."""
    challenge = game.state.challenge
    sums = totals(game, lens)
    outcome: Outcome
    if sums is not None:
        first, second = sums.offense.total, sums.defense.total
        won = first < second if sums.lower_wins else first > second
        outcome = sums.tie if first == second else "offense" if won else "defense"
    elif is_attack(challenge.offense):
        outcome = "offense"
    else:
        outcome = "defense" if is_attack(challenge.defense) else "deal"
    return sums, consult.modify(game, OUTCOME, outcome, None, lens)


def _sum(game: Cosmic, name: SideName, value: int, lens: Lens) -> SideTotal:
    """A side's card, its main player's tokens, its allies' tokens."""
    state = game.state
    main, *allies = board.on_side(state, name)
    allied = 0
    for ally in allies:
        worth = _worth(game, board.in_challenge(state, ally), lens)
        allied += consult.modify(game, ALLY_WORTH, worth, ally, lens)
    return SideTotal(value, _worth(game, board.in_challenge(state, main), lens), allied)


def _worth(game: Cosmic, tokens: list[int], lens: Lens) -> int:
    """What tokens in the challenge count (5.1.1)."""
    counted = [game.state.tokens[number] for number in tokens]
    return sum(consult.modify_each(game, TOKEN_VALUE, 1, counted, lens))


def expected(game: Cosmic) -> Outcome:
    """How the challenge came out, or would come out as the revealed cards lie; empty before the reveal."""
    challenge = game.state.challenge
    if challenge.outcome:
        return challenge.outcome
    return forecast(game)[1] if challenge.revealed else ""
