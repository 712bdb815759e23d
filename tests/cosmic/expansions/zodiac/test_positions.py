"""The Spiritual Leader and Nemesis take from their cards and put on them (Z28, Z33, Z37)."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given, strategies as st

from bot.cosmic.expansions.zodiac.karma import exalted, room_on_card, spare_on_card
from bot.cosmic.expansions.zodiac.state import KARMA, NAME, ZodiacState, highest, zodiac
from bot.cosmic.model import board
from bot.cosmic.model.state import NOBODY, CosmicState
from bot.cosmic.moves.tokens import put
from bot.cosmic.tokens import placing, sources
from tests.cosmic.table import Table

KARMAS = st.lists(st.integers(0, 6), min_size=4, max_size=4)


def table(karma: list[int], *cards: str) -> CosmicState:
    """A table of four with so much Karma; cards are Aries, Taurus, … unless given."""
    colours = ("red", "blue", "yellow", "purple")
    tokens = {
        seat: {KARMA: count, **{f"{colours[seat]}-{number}": 2 for number in range(1, 6)}}
        for seat, count in enumerate(karma)
    }
    names = [*cards, *("aries", "taurus", "gemini", "cancer")[len(cards) :]]
    state = Table(
        tokens=tokens,
        extras={NAME: True},
        expansions={NAME: ZodiacState([f"zodiac.{name}.1" for name in names])},
    ).state
    zodiac(state).leader = highest(state)
    return state


def shift(state: CosmicState, seat: int, count: int) -> None:
    """Move tokens onto the card, or off it if ``count`` is negative."""
    mine = range(seat * 20, seat * 20 + 20)
    came, to = ("warp", KARMA) if count > 0 else (KARMA, "warp")
    for number in [number for number in mine if state.tokens[number].place == came][: abs(count)]:
        put(state, number, to)


@given(KARMAS)
def test_the_spiritual_leader_has_strictly_the_most_and_in_a_tie_there_is_none_z28(karma: list[int]) -> None:
    state = table(karma)
    most = max(karma)
    assert highest(state) == (karma.index(most) if karma.count(most) == 1 else NOBODY)


@given(KARMAS)
def test_the_spiritual_leader_takes_from_the_card_as_long_as_it_leads_z33(karma: list[int]) -> None:
    state = table(karma)
    leader = highest(state)
    for seat in range(4):
        if seat != leader:
            assert sources.havens(state, seat) == {}
            assert KARMA not in sources.sources(state, seat)
    if leader != NOBODY:
        spare = spare_on_card(state, leader)
        assert sources.sources(state, leader).get(KARMA, 0) == spare
        shift(state, leader, -spare)
        assert highest(state) == leader
        shift(state, leader, -1)
        assert highest(state) != leader


@given(KARMAS)
def test_nemesis_puts_on_the_card_what_neither_makes_it_lead_nor_deposes_anybody_z37(karma: list[int]) -> None:
    state = table(karma, "nemesis")
    leader = highest(state)
    if leader == 0:
        return
    assert spare_on_card(state, 0) == karma[0]
    room = room_on_card(state, 0)
    shift(state, 0, room)
    assert highest(state) == leader
    shift(state, 0, 1)
    assert highest(state) != leader


def test_positions_are_two_and_end_with_card_and_karma_z40_z47() -> None:
    state = table([3, 1, 2, 2], "aries", "nemesis")
    assert [exalted(state, seat) for seat in range(4)] == [True, True, False, False]
    zodiac(state).cards[1] = "zodiac.leo.1"
    zodiac(state).leader = NOBODY
    assert not any(exalted(state, seat) for seat in range(4))


def test_a_token_of_a_second_set_never_becomes_karma_z42() -> None:
    game = Table(
        ("symbiote", "", "", ""),
        tokens={0: {KARMA: 3, "warp": 1, **{f"red-{number}": 3 for number in range(1, 6)}}},
        seconds={0: {"warp": 1}},
        extras={NAME: True},
        expansions={NAME: ZodiacState([f"zodiac.{name}.1" for name in ("aries", "taurus", "gemini", "cancer")])},
    ).game
    state = game.state
    zodiac(state).leader = highest(state)
    lost = board.warp_tokens(state, 0)
    own = next(token for token in lost if board.is_original(state, token))
    second = next(token for token in lost if not board.is_original(state, token))
    assert sources.havens(state, 0, [second]) == {}
    assert sources.havens(state, 0, [second, own]) == {KARMA: 1}
    flow = placing.retrieve(game, {0: [second, own]}, placing.RETURN)
    next(flow)
    with suppress(StopIteration):
        flow.send(({"red-1": 1, KARMA: 1},))
    assert state.tokens[own].place == KARMA
    assert state.tokens[second].place == "red-1"


def test_a_token_of_a_second_set_that_is_regrouped_without_a_base_does_not_become_karma_z42() -> None:
    made = Table(
        ("symbiote", "", ""),
        tokens={0: {KARMA: 20}},
        seconds={0: {"warp": 1}},
        hands={0: ["A8"]},
        extras={NAME: True},
        expansions={NAME: ZodiacState(["zodiac.aries.1", "zodiac.taurus.1", "zodiac.gemini.1"], leader=0)},
        flares="off",
    )
    made.wish(0, "regroup", {KARMA: 1}).run(until="target")
    assert made.at(KARMA, 0) == 20
    assert made.at("cone.offense", 0) == 1
