"""Karma tokens: out of reach of everything else (Z7, Z44), original tokens only (Z42, Z43), the changes (Z19, Z20)."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from bot.cosmic.expansions.zodiac.karma import deltas
from bot.cosmic.expansions.zodiac.state import KARMA, NAME, ZodiacState, highest, zodiac
from bot.cosmic.expansions.zodiac.views import CUSP, NEMESIS, SIGNS
from bot.cosmic.model import board
from bot.cosmic.model.records import Outcome
from bot.cosmic.tokens import losses
from tests.cosmic.table import Table

HOME = {0: {"red-1": 4, "red-2": 4, "red-3": 4}, 1: {"blue-1": 4, "blue-2": 4, "blue-3": 4}}


def signed(*names: str) -> dict[str, ZodiacState]:
    """The face-up cards of the seats."""
    return {NAME: ZodiacState([f"zodiac.{name}.{names[: at + 1].count(name)}" for at, name in enumerate(names)])}


def test_karma_is_on_no_base_and_in_no_place_where_tokens_are_lost_or_taken_z7_z44() -> None:
    table = Table(
        tokens={0: {"red-1": 1, KARMA: 19}},
        extras={NAME: True},
        expansions=signed("aries", "taurus", "gemini", "cancer"),
    )
    state = table.state
    assert board.bases(state, 0) == {"red-1": 1}
    assert board.warp_tokens(state, 0) == []
    assert losses.places(state, 0, cone=True) == {"red-1": 1}
    assert board.home_bases(state, 0) == 1


def test_an_assassin_does_not_reach_karma_z44() -> None:
    table = Table(
        ("", "", "assassin", ""),
        tokens={1: {KARMA: 3, "blue-1": 1}},
        extras={NAME: True},
        expansions=signed("aries", "cusp", "gemini", "cancer"),
    )
    zodiac(table.state).leader = 1
    table.run(until="target")
    assert table.at(KARMA, 1) == 3
    assert table.at("blue-1", 1) == 0


def test_a_captive_cannot_be_karma_z42() -> None:
    table = Table(
        tokens={**HOME, 0: {}},
        captives={(0, 1): {"yellow-1": 3}},
        hands={0: ["A1"], 1: ["A40"]},
        extras={NAME: True},
        expansions=signed("aries", "libra", "cusp", "leo"),
    )
    table.wish(0, "target", "blue-1").wish(0, "commit", {"yellow-1": 1}).run()
    assert table.events("karma_step")[0]["deltas"][0] == 2
    assert table.at(KARMA, 0) == 0, "the one own token is lost, and captives stay where they are"
    assert table.at("yellow-1", 0) == 3
    table.check()


def test_of_a_pile_only_the_top_is_karma_and_what_lies_below_is_lost_z43() -> None:
    table = Table(
        tokens={**HOME, 0: {"red-1": 1, "red-2": 1}},
        piles={(0, 1): {"red-1": 2}},
        hands={0: ["A1"], 1: ["A40"]},
        extras={NAME: True},
        expansions=signed("aries", "cusp", "cusp", "leo"),
    )
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-2": 1}).run()
    assert table.at(KARMA, 0) == 1
    assert table.events("moved", to="warp", why=KARMA)[0]["count"] == 2
    table.check()


CARDS = st.lists(st.sampled_from(SIGNS), min_size=6, max_size=6, unique=True)


@given(CARDS, st.lists(st.integers(0, 5), min_size=6, max_size=6), st.sampled_from(("offense", "defense", "deal")))
def test_nobody_changes_by_more_than_two_and_the_exalted_not_at_all_z20_z21(
    cards: list[str], karma: list[int], outcome: Outcome
) -> None:
    cards[4:] = [CUSP, NEMESIS]
    colours = ("red", "blue", "yellow", "purple", "light_blue", "orange")
    tokens = {seat: {KARMA: count, f"{colours[seat]}-1": 1} for seat, count in enumerate(karma)}
    table = Table([""] * 6, tokens=tokens, extras={NAME: True}, expansions=signed(*cards))
    state = table.state
    zodiac(state).leader = highest(state)
    for defense in range(1, 6):
        state.challenge.defense.seat = defense
        state.challenge.outcome = outcome
        found = deltas(state)
        assert all(-2 <= delta <= 2 for delta in found)
        assert found[4] == found[5] == 0
        if highest(state) >= 0:
            assert found[highest(state)] == 0


@pytest.mark.parametrize(
    ("outcome", "offense", "defense"),
    [("offense", -1, 1), ("defense", 1, -1), ("both_lost", 1, 1), ("deal", 1, 1), ("no_deal", -1, -1)],
)
def test_losing_and_dealing_give_karma_winning_and_failing_take_it_z19(
    outcome: Outcome, offense: int, defense: int
) -> None:
    table = Table(tokens={0: {KARMA: 2}, 1: {KARMA: 2}}, extras={NAME: True}, expansions=signed("aries", "cancer"))
    state = table.state
    zodiac(state).cards += ["zodiac.libra.1", "zodiac.cusp.1"]
    state.challenge.defense.seat = 1
    state.challenge.outcome = outcome
    found = deltas(state)
    assert found[:2] == [offense, defense], "Aries and Cancer are nothing to each other"
    assert found[3] == 0
