"""Computer players bluff with cards that would lose (``bot.cosmic.ai.dealing``)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from bot.cosmic.ai.choosing import TEMPERS, Level
from bot.cosmic.ai.player import EASY, NORMAL, Computer
from bot.cosmic.model import cards
from bot.cosmic.seen.project import see_seat
from bot.cosmic.seen.views import KnownView
from bot.kernel.ask import Choice
from tests.cosmic.table import Table


def held_back(card: str) -> Table:
    """Seat 0 attacks with four tokens against four; its card lies face down before an attack 10."""
    table = Table(("gambler", "", "", ""), hands={0: [card], 1: ["A10"]})
    return table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4}).run(until="gambler.use")


def heuristics(table: Table, key: str, level: Level = EASY, known: tuple[KnownView, ...] = ()) -> set[Choice]:
    """Collect the answers of computer players of all tempers to the open question, whatever the dice say."""
    (ask,) = table.open(key)
    view = structs.replace(see_seat(table.state, ask.seat), known=known)
    players = [Computer(temper, Random(n).randrange, level) for temper in TEMPERS.values() for n in range(20)]
    found = [player.answer(view, ask) for player in players]
    assert all(map(ask.form.accepts, found))
    return set(found)


def test_a_winning_card_is_shown() -> None:
    assert heuristics(held_back("A20"), "gambler.use") == {False}


def test_a_losing_card_is_sometimes_held_back_and_claimed_to_win_by_little() -> None:
    table = held_back("A6")
    assert any(heuristics(table, "gambler.use"))
    table.answer(0, "gambler.use", True)
    assert {cards.value(str(claim)) for claim in heuristics(table, "gambler.claim")} == {11, 12, 13}


def test_normal_claims_no_card_of_which_every_copy_lies_open() -> None:
    table = held_back("A6").answer(0, "gambler.use", True)
    table.state.discard += [card for card in cards.challenge_cards() if cards.face(card) in ("A11", "A12")]
    assert {cards.value(str(claim)) for claim in heuristics(table, "gambler.claim", NORMAL)} == {13, 14, 15}


@pytest.mark.parametrize("claim", ["A11", "A40"])
def test_claims_are_sometimes_called_whatever_the_hidden_card_is(claim: str) -> None:
    table = held_back("A6").answer(0, "gambler.use", True).answer(0, "gambler.claim", claim).run(until="gambler.call")
    assert heuristics(table, "gambler.call") == {True, False}


SEEN = KnownView(card="A6", seat=0, ago=0, odds=100)


@pytest.mark.parametrize(
    ("claim", "known", "answers"),
    [
        ("A18", (), {True}),
        ("A19", (), {True, False}),
        ("A19", (SEEN,), {True}),
    ],
)
def test_normal_calls_a_claim_that_cannot_be_true(claim: str, known: tuple[KnownView, ...], answers: set[bool]) -> None:
    """It holds the only attack 18, or has seen the whole hand that the card comes from."""
    table = Table(("gambler", "", "", ""), hands={0: ["A6"], 1: ["A10", "A18"]})
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4}).wish(1, "card", "A10").run(until="gambler.use")
    table.answer(0, "gambler.use", True).answer(0, "gambler.claim", claim).run(until="gambler.call")
    assert heuristics(table, "gambler.call", NORMAL, known) == answers
