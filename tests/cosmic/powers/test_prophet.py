"""Prophet (P3): foretells the winner for a base."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.kinds import registry
from bot.cosmic.model.options import Options
from bot.cosmic.phases.setup import pool
from tests.cosmic.table import Table
from tests.plain import options_of


def foretold(who: int, mine: str, theirs: str, seat: int = 2, **more: Any) -> Table:
    """Seat 0 attacks blue-1 with three tokens against four; ``seat`` has said who wins."""
    powers = more.pop("powers", None) or ["prophet" if one == seat else "" for one in range(4)]
    hands = {0: [mine, "A9"], 1: [theirs, "A9"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
    table.wish(0, "card", mine).wish(1, "card", theirs)
    return table.wish(seat, "checkpoint.sides", "power.0").wish(seat, "prophet.who", who)


def test_whoever_is_right_founds_a_base_anywhere_with_tokens_from_bases() -> None:
    table = foretold(0, "A20", "A4").wish(2, "prophet.planet", "red-3").wish(2, "prophet.from", {"yellow-1": 3}).run()
    assert table.events("announced", name="prophet")[0]["aim"] == {"foretold": 0}
    assert table.at("red-3", 2) == 3
    assert table.at("warp", 2) == 0
    table.check()


def test_a_base_can_be_founded_on_the_planet_that_was_just_won() -> None:
    table = foretold(0, "A20", "A4").wish(2, "prophet.planet", "blue-1").wish(2, "prophet.from", {"yellow-1": 1}).run()
    assert table.at("blue-1", 2) == 1
    assert table.at("blue-1", 0) == 3
    table.check()


def test_an_own_planet_is_a_planet_too_and_comes_last_p3_prophet() -> None:
    tokens = {2: {"yellow-1": 8, "yellow-2": 6, "yellow-3": 6}}
    table = foretold(0, "A20", "A4", tokens=tokens).wish(2, "prophet.planet", "yellow-4").run(until="prophet.planet")
    (ask,) = table.open("prophet.planet")
    assert options_of(ask)[-3:] == ("blue-5", "yellow-4", "yellow-5")
    table.run()
    assert table.at("yellow-4", 2) > 0
    table.check()


def test_the_winner_sends_two_tokens_of_whoever_is_wrong_to_the_warp() -> None:
    table = foretold(1, "A20", "A4").wish(0, "prophet.lost", {"yellow-2": 1, "yellow-5": 1}).run()
    assert table.at("warp", 2) == 2
    assert table.at("yellow-2", 2) == table.at("yellow-5", 2) == 3
    table.check()


def test_a_deal_makes_it_right_and_a_deal_that_fails_is_nothing() -> None:
    table = foretold(1, "C", "C").run(until="deal")
    offer = {"give": {"goods": [], "grant": "red-2"}, "take": {"goods": [], "grant": None}}
    table.act("deal.offer.offense", 0, offer).act("deal.accept.defense", 1, 1).run()
    assert table.at("purple-1", 2) == 1, "silence founds the base on the first planet"
    table.check()
    table = foretold(1, "C", "C").run()
    assert table.at("warp", 2) == 0
    assert sum(table.at(f"yellow-{number}", 2) for number in range(1, 6)) == 20
    table.check()


def test_nobody_in_the_challenge_foretells_and_silence_says_nothing() -> None:
    for seat in (0, 1):
        table = Table(["prophet" if one == seat else "" for one in range(4)])
        table.wish(seat, "checkpoint.sides", "power.0").run()
        assert table.wishes == [(seat, "checkpoint.sides", "power.0")]
    ally = Table(("", "", "prophet", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    ally.wish(2, "checkpoint.sides", "power.0").run()
    assert ally.wishes == [(2, "checkpoint.sides", "power.0")]
    assert not Table(("", "", "prophet", "")).run().events("announced", name="prophet")


def test_a_zap_stops_it_either_way() -> None:
    for who in (0, 1):
        table = foretold(who, "A20", "A4", hands={3: ["A6", "edict.cosmic_zap"]})
        table.wish(3, "response", "edict.cosmic_zap").run()
        assert sum(table.at(f"yellow-{number}", 2) for number in range(1, 6)) == 20
        table.check()


def test_the_base_can_win_the_game() -> None:
    bases = {"blue-2": 2, "blue-3": 2, "red-2": 2, "red-3": 2, "yellow-1": 4, "yellow-2": 4, "yellow-3": 4}
    table = foretold(0, "A20", "A4", tokens={2: bases}).wish(2, "prophet.planet", "red-4").run()
    assert table.game.over
    assert table.state.winners == [2]
    table.check()


def wild(number: int, mine: str, theirs: str, **options: Any) -> Table:
    """Seat 3 foretells so many compromises."""
    hands = {0: [mine, "A9"], 1: [theirs, "A9"], 3: ["A6", "flare.prophet"]}
    table = Table(("", "", "", ""), hands=hands, **options).wish(0, "card", mine).wish(1, "card", theirs)
    return table.wish(3, "checkpoint.sides", "flare.prophet").wish(3, "prophet.wild.number", number)


def test_wild_prophet_costs_everybody_else_a_token_if_the_number_is_right() -> None:
    table = wild(1, "A20", "C").run()
    assert [table.at("warp", seat) for seat in (0, 2, 3)] == [1, 1, 0]
    table.check()


@pytest.mark.parametrize(("mine", "theirs"), [("A20", "A4"), ("C", "C")])
def test_wild_prophet_goes_to_the_left_if_the_number_is_wrong(mine: str, theirs: str) -> None:
    table = wild(1, mine, theirs, flares="retained").run()
    assert "flare.prophet" in table.hand(0)
    assert "flare.prophet" not in table.hand(3)
    table.check()


def test_nobody_else_learns_the_number_before_the_reveal() -> None:
    table = wild(2, "C", "C").run(until="card")
    told = [event.data for event in table.seen if event.audience is None and event.kind == "announced"]
    assert [use["aim"] for use in told if use["name"] == "prophet"] == [{}]
    assert not any("sealed" in str(event.data) for event in table.seen if event.audience is None)
    table.run().check()


def test_super_prophet_foretells_when_the_cards_lie() -> None:
    hands = {0: ["A20"], 1: ["A4"], 2: ["A6", "flare.prophet"]}
    table = Table(("", "", "prophet", ""), hands=hands).wish(2, "checkpoint.cards_down", "flare.prophet")
    table.wish(2, "prophet.super.who", 0).wish(2, "prophet.planet", "red-3").run()
    assert table.at("red-3", 2) == 1
    table.check()


def test_super_prophet_is_not_for_whoever_has_said_it_already() -> None:
    table = foretold(0, "A20", "A4", hands={2: ["A6", "flare.prophet"]})
    table.wish(2, "checkpoint.cards_down", "flare.prophet").run()
    assert table.wishes == [(2, "checkpoint.cards_down", "flare.prophet")]


def test_prophet_is_barred_with_two_players_p2_6() -> None:
    options = Options(pool=tuple(registry.POWERS))
    assert "prophet" in pool(3, options)
    assert "prophet" not in pool(2, options)
