"""Sums and outcomes of a reveal (5.1-5.5, W8b). Pure: what would come out as things stand."""

from __future__ import annotations

from bot.cosmic import board, cards, consult
from bot.cosmic.consult import Lens
from bot.cosmic.hooks import CARD_VALUES, OUTCOME, TOKEN_VALUE, TOTALS
from bot.cosmic.state import Cosmic, Outcome, Side, SideName
from bot.cosmic.subjects import SideTotal, Totals

__all__ = ["HOOKS", "expected", "forecast", "is_attack", "totals"]

HOOKS = (CARD_VALUES, TOKEN_VALUE, TOTALS, OUTCOME)
"""What decides about totals and outcome."""
_PLAIN = Lens()


def is_attack(side: Side) -> bool:
    """Whether the side's card is an attack and still counts as one (5.2.3)."""
    return side.card is not None and side.card[0] == "A" and not side.turned


def totals(game: Cosmic, lens: Lens = _PLAIN) -> Totals | None:
    """Both sums; None unless both cards are attacks (5.1)."""
    challenge = game.state.challenge
    one, other = challenge.offense, challenge.defense
    if one.card is None or other.card is None or not (is_attack(one) and is_attack(other)):
        return None
    values = consult.modify(game, CARD_VALUES, (cards.value(one.card), cards.value(other.card)), None, lens)
    plain = Totals(
        SideTotal(values[0], _tokens(game, "offense", lens)), SideTotal(values[1], _tokens(game, "defense", lens))
    )
    return consult.modify(game, TOTALS, plain, None, lens)


def forecast(game: Cosmic, lens: Lens = _PLAIN) -> tuple[Totals | None, Outcome]:
    """The totals and how the challenge comes out by the cards as they lie (5.1.2, 5.4.1, 5.5)."""
    challenge = game.state.challenge
    sums = totals(game, lens)
    outcome: Outcome
    if sums is not None:
        first, second = sums.offense.total, sums.defense.total
        won = first < second if sums.lower_wins else first > second
        outcome = "offense" if won else "defense"
    elif is_attack(challenge.offense):
        outcome = "offense"
    else:
        outcome = "defense" if is_attack(challenge.defense) else "deal"
    return sums, consult.modify(game, OUTCOME, outcome, None, lens)


def _tokens(game: Cosmic, name: SideName, lens: Lens) -> int:
    state = game.state
    tokens = board.tokens_on_side(state, name)
    if not consult.listeners(game, TOKEN_VALUE, lens):
        return len(tokens)
    return sum(consult.modify(game, TOKEN_VALUE, 1, state.tokens[number], lens) for number in tokens)


def expected(game: Cosmic) -> Outcome:
    """How the challenge came out, or would come out as the revealed cards lie; empty before the reveal."""
    challenge = game.state.challenge
    if challenge.outcome:
        return challenge.outcome
    return forecast(game)[1] if challenge.revealed else ""
