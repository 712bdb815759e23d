"""Filth (P3): shares no planet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table

HOMES = {f"purple-{number}": 3 for number in range(1, 6)}


def attack(powers: tuple[Any, ...], **more: Any) -> Table:
    """Seat 0 attacks blue-1 with two tokens and wins, unless hands say otherwise."""
    hands = {0: ["A30"], 1: ["A4"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2})


def test_others_who_live_with_it_move_to_their_other_bases_at_once() -> None:
    table = attack(("", "", "filth", ""), tokens={3: {**HOMES, "yellow-2": 3}})
    table.wish(3, "filth", {"purple-4": 3}).run(until="target")
    assert table.at("yellow-2", 3) == 0
    assert table.at("purple-4", 3) == 6
    assert table.at("warp", 3) == 2, "that is no loss"
    table.run().check()


def test_by_silence_they_go_to_the_largest_base_and_without_another_one_to_the_warp() -> None:
    table = attack(("", "", "filth", ""), tokens={3: {"purple-1": 2, "purple-2": 5, "yellow-2": 3}}).run(until="target")
    assert table.at("purple-2", 3) == 8
    table.run().check()
    table = attack(("", "", "filth", ""), tokens={3: {"yellow-2": 3}}).run(until="target")
    assert table.at("warp", 3) == 20
    table.run().check()


def test_those_who_live_elsewhere_stay_and_a_zap_lets_all_live_together() -> None:
    tokens = {3: {**HOMES, "yellow-2": 2, "red-5": 1}}
    table = attack(("", "", "filth", ""), tokens=tokens).run(until="target")
    assert table.at("red-5", 3) == 1
    table = attack(("", "", "filth", ""), tokens=tokens, hands={1: ["A4", "edict.cosmic_zap"]})
    table.wish(1, "response", "edict.cosmic_zap").run(until="card")
    assert table.at("yellow-2", 3) == 2
    table.run().check()


def test_an_ally_who_wins_with_it_takes_a_base_on_another_planet_of_the_defenses_system() -> None:
    table = attack(("filth", "", "", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.wish(2, "commit", {"yellow-1": 2}).wish(2, "filth.planet", "blue-4").run()
    assert table.at("blue-1", 0) == 2
    assert (table.at("blue-1", 2), table.at("blue-4", 2)) == (0, 2)
    table.check()


def test_as_an_offensive_ally_it_alone_lands_on_the_target() -> None:
    table = attack(("", "", "filth", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.wish(2, "commit", {"yellow-1": 2}).wish(0, "filth.planet", "blue-5").run()
    assert table.at("blue-1", 2) == 2
    assert table.at("blue-5", 0) == 2
    table.check()


def test_with_the_reverse_cone_allies_go_home_anyway() -> None:
    table = attack(("", "", "filth", ""), destiny=["blue.reverse"]).wish(0, "invite.offense", [2])
    table.wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 2}).run()
    assert table.at("blue-1", 0) == 2
    assert table.at("blue-1", 2) == 0
    table.check()


def test_of_a_planet_that_it_loses_as_the_defense_nobody_gets_anything() -> None:
    table = attack(("", "filth", "", "")).wish(0, "filth", {"red-2": 2}).run()
    assert table.at("blue-1", 0) == 0
    assert table.at("blue-1", 1) == 0
    assert table.at("warp", 1) == 4
    assert table.at("red-2", 0) == 6
    assert table.events("outcome")[-1]["outcome"] == "offense", "it has won all the same"
    table.check()


def test_of_a_planet_where_it_had_no_token_the_winner_gets_a_base() -> None:
    tokens = {1: {"blue-2": 4, "blue-3": 4, "blue-4": 4}}
    table = attack(("", "filth", "", ""), tokens=tokens).run()
    assert table.at("blue-1", 0) == 2
    table.check()


def test_nobody_lands_where_it_lives_as_a_bystander() -> None:
    table = attack(("", "", "filth", ""), tokens={2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "blue-1": 1}})
    table.run()
    assert table.at("blue-1", 0) == 0
    assert table.at("blue-1", 2) == 1
    assert table.at("warp", 0) == 0
    table.check()


def test_of_two_filths_who_win_together_the_later_one_leaves() -> None:
    table = attack(("filth", "", "filth", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.wish(2, "commit", {"yellow-1": 2}).run()
    assert table.at("blue-1", 0) == 2
    assert table.at("blue-2", 2) == 2
    table.check()


def test_a_filth_that_comes_to_another_one_leaves() -> None:
    tokens = {2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "blue-1": 1}}
    table = attack(("filth", "", "filth", ""), tokens=tokens).run()
    assert table.at("blue-1", 0) == 0
    assert table.at("blue-1", 2) == 1
    table.check()


def test_an_attacker_does_not_crash_land_beside_it() -> None:
    table = attack(("spiff", "filth", "", ""), hands={0: ["A4"], 1: ["A30"]}).run()
    assert table.at("blue-1", 0) == 0
    assert table.at("warp", 0) == 2
    table.check()


def test_a_base_in_a_deal_with_it_needs_a_planet_that_is_vacated() -> None:
    table = attack(("", "filth", "", ""), hands={0: ["C"], 1: ["C"]}).run(until="deal")
    offer = {"give": {"goods": [], "grant": "red-2"}, "take": {"goods": [], "grant": "blue-3"}}
    table.act("deal.offer.offense", 0, offer).act("deal.accept.defense", 1, 1).run()
    assert (table.at("blue-3", 0), table.at("blue-3", 1)) == (1, 0)
    assert (table.at("red-2", 0), table.at("red-2", 1)) == (0, 1)
    table.check()


def test_no_base_is_awarded_beside_it() -> None:
    table = attack(("judge", "filth", "", "")).wish(0, "checkpoint.sides", "power.0")
    table.wish(0, "judge.winner", "one_base").run()
    assert all(table.at(f"blue-{number}", 0) == 0 for number in range(1, 6))
    table.check()


@pytest.mark.parametrize("planet", ["blue-1", "blue-2"])
def test_wild_filth_clears_a_planet_where_nobody_lands_in_this_challenge(planet: str) -> None:
    table = attack(("", "", "", "filth"), hands={2: ["A6", "flare.filth"]})
    table.wish(2, "checkpoint.sides", "flare.filth").wish(2, "filth.wild", planet).wish(
        1, "filth.wild.back", {"blue-3": 4}
    )
    table.run()
    assert table.at(planet, 1) == 0
    assert table.at("blue-1", 0) == (0 if planet == "blue-1" else 2)
    assert table.at("warp", 1) == (0 if planet == "blue-1" else 4)
    assert "flare.filth" in table.hand(3), "it goes to the owner of the power"
    table.check()


def test_wild_filth_closes_an_empty_planet_too_p3_filth() -> None:
    table = attack(("", "", "", "filth"), hands={2: ["A6", "flare.filth"]}, tokens={1: {"blue-2": 10, "blue-3": 10}})
    table.wish(2, "checkpoint.sides", "flare.filth").wish(2, "filth.wild", "blue-1").run()
    assert table.events("outcome")[-1]["outcome"] == "offense"
    assert table.at("blue-1", 0) == 0
    table.check()


def test_super_filth_empties_the_planet_at_which_it_aims() -> None:
    table = attack(("filth", "", "", ""), hands={0: ["A30", "flare.filth"]}, tokens={3: {**HOMES, "blue-1": 2}})
    table.wish(0, "checkpoint.attack", "flare.filth").wish(1, "filth.super.back", {"blue-2": 4}).run()
    assert table.at("blue-2", 1) == 8
    assert table.events("totals")[-1]["defense"] == 4
    assert table.at("blue-1", 0) == 2
    assert table.at("blue-1", 3) == 0
    table.check()
