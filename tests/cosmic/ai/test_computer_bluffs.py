"""Computer players bluff with cards that would lose (``bot.cosmic.ai.dealing``)."""

from __future__ import annotations

from random import Random

import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.model import cards
from bot.cosmic.seen.project import see_seat
from bot.kernel.ask import Choice
from tests.cosmic.table import Table


def held_back(card: str) -> Table:
    """Seat 0 attacks with four tokens against four; its card lies face down before an attack 10."""
    table = Table(("gambler", "", "", ""), hands={0: [card], 1: ["A10"]})
    return table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4}).run(until="gambler.use")


def heuristics(table: Table, key: str) -> set[Choice]:
    """Collect the answers of computer players of all tempers to the open question, whatever the dice say."""
    (ask,) = table.open(key)
    view = see_seat(table.state, ask.seat)
    found = [Computer(temper, Random(n).randrange).answer(view, ask) for temper in TEMPERS.values() for n in range(20)]
    assert all(map(ask.form.accepts, found))
    return set(found)


def test_a_winning_card_is_shown() -> None:
    assert heuristics(held_back("A20"), "gambler.use") == {False}


def test_a_losing_card_is_sometimes_held_back_and_claimed_to_win_by_little() -> None:
    table = held_back("A6")
    assert any(heuristics(table, "gambler.use"))
    table.answer(0, "gambler.use", True)
    assert {cards.value(str(claim)) for claim in heuristics(table, "gambler.claim")} == {11, 12, 13}


@pytest.mark.parametrize("claim", ["A11", "A40"])
def test_claims_are_sometimes_called_whatever_the_hidden_card_is(claim: str) -> None:
    table = held_back("A6").answer(0, "gambler.use", True).answer(0, "gambler.claim", claim).run(until="gambler.call")
    assert heuristics(table, "gambler.call") == {True, False}
