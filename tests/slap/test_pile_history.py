"""The history of a game keeps some piles of many, what stood out of all of them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.slap.project import result_view
from bot.slap.state import Outcome
from bot.slap.views import CLOSE, MOST, AwardLine, Finish, Longest, PileHistory, WonPile
from tests.slap.e_examples import set_up

NAMES = ["Ana", "Ben", "Cy"]


def pile(number: int, cards: int = 5, seat: int = 0, top: str = "9C") -> WonPile:
    return WonPile(number, seat, cards, True, 300 + number, ("9B", top), (10, 20, 30))


def played(count: int) -> PileHistory:
    pile_history = PileHistory()
    for number in range(1, count + 1):
        pile_history.add(pile(number))
    return pile_history


@pytest.mark.parametrize("count", [1, 2, MOST, MOST + 1, 97, 500, 5_000])
def test_of_many_piles_so_many_are_kept_evenly_the_first_and_last_among_them(count: int) -> None:
    numbers = [one.number for one in played(count).piles]
    assert len(numbers) == min(count, MOST)
    assert (numbers[0], numbers[-1]) == (1, count)
    strides = [after - before for before, after in pairwise(numbers)]
    assert all(1 <= stride <= 3 * count / MOST + 1 for stride in strides)


def test_the_longest_pile_is_remembered_when_it_is_no_longer_kept() -> None:
    pile_history = PileHistory()
    for number in range(1, 301):
        pile_history.add(pile(number, 40 if number == 150 else 5, seat=number % 3))
    assert pile_history.longest == Longest(0, 40)
    assert pile_history.whole(300)


def test_of_two_piles_of_one_size_the_first_is_the_longest() -> None:
    pile_history = PileHistory()
    for number, seat in ((1, 2), (2, 1)):
        pile_history.add(pile(number, 9, seat))
    assert pile_history.longest == Longest(2, 9)


def test_the_closest_two_slaps_are_the_finish() -> None:
    pile_history = played(3)
    for finish in (Finish(0, 1, 40), Finish(1, 2, 12), Finish(2, 0, 12)):
        pile_history.behind(finish)
    assert pile_history.finish == Finish(1, 2, 12)


def test_a_result_has_the_suit_of_the_last_pile_and_three_awards() -> None:
    state = set_up("a:7C,2S b:- c:- pile:- turn:a").state
    state.flips, state.piles, state.outcome = 36, 2, Outcome("cards", (0,))
    pile_history = PileHistory()
    pile_history.add(pile(1, 31, seat=2))
    pile_history.add(pile(2, 5, top="H6"))
    pile_history.behind(Finish(0, 1, CLOSE))
    view = result_view(state, NAMES, {2: 402, 1: 287}, pile_history)
    assert view.suit == "S"
    assert view.awards == (
        AwardLine("longest", "Cy", 31),
        AwardLine("quickest", "Ben", 287),
        AwardLine("photo", "Ana", CLOSE, "Ben"),
    )
    state.outcome = Outcome("stopped", ())
    assert result_view(state, NAMES, {}, pile_history).suit == "", "nobody has won"


def test_slaps_that_are_far_apart_are_no_photo_finish() -> None:
    state = set_up("a:7C,2S b:- c:- pile:- turn:a").state
    state.flips, state.piles, pile_history = 5, 1, played(1)
    pile_history.behind(Finish(0, 1, CLOSE + 1))
    assert [award.key for award in result_view(state, NAMES, {}, pile_history).awards] == ["longest"]


@pytest.mark.parametrize("pile_history", [None, PileHistory()])
def test_of_a_game_that_began_with_an_earlier_version_only_what_is_sure_is_told(
    pile_history: PileHistory | None,
) -> None:
    state = set_up("a:7C,2S b:- c:- pile:- turn:a").state
    state.flips, state.piles = 90, 12
    if pile_history is not None:
        pile_history.add(pile(12, 30))
    view = result_view(state, NAMES, {1: 287}, pile_history)
    assert view.suit == ""
    assert view.awards == (AwardLine("quickest", "Ben", 287),)
