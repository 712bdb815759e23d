"""Skeptic (P3): doubts, and raises what is at stake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.cosmic.table import Table


def doubting(powers: Sequence[str | Sequence[str]] = ("", "skeptic", "", ""), seat: int = 1, **more: Any) -> Table:
    """Seat 0 attacks blue-1 with three tokens and loses, unless hands say otherwise; ``seat`` doubts."""
    hands = {0: ["A4"], 1: ["A30"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
    return table.wish(seat, "checkpoint.sides", "power.0")


def test_an_offense_that_gives_way_goes_home_and_its_turn_ends_without_an_outcome() -> None:
    table = doubting().wish(0, "skeptic.agree", True).wish(0, "return", {"red-1": 3}).run(until="end")
    assert not table.events("outcome")
    assert table.events("abandoned")[-1]["outcome"] == "aborted"
    assert table.at("red-1", 0) == 4
    assert table.hand(0) == ["A4"]
    assert not table.events("revealed")
    assert table.state.challenge.offense.seat == 1, "the turn has passed"
    table.check()


def test_a_defense_that_gives_way_stays_beside_the_offense_and_its_allies_go_home() -> None:
    table = doubting(("skeptic", "", "", ""), 0).wish(1, "skeptic.agree", True)
    table.wish(0, "invite.offense", [2]).wish(1, "invite.defense", [3])
    table.wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 2})
    table.wish(3, "join", "defense").wish(3, "commit", {"purple-1": 1}).run()
    assert [table.at("blue-1", seat) for seat in range(4)] == [3, 4, 2, 0]
    assert [table.at("warp", seat) for seat in range(4)] == [0, 0, 0, 0]
    assert table.events("outcome")[-1]["outcome"] == "offense"
    assert table.hand(1) == ["A30"]
    table.check()


def conceded(power: str, **more: Any) -> Table:
    """Seat 1 defends with a power and two invited allies, and gives way; seat 2 alone has joined it."""
    table = doubting(("skeptic", power, "", ""), 0, **more).wish(1, "skeptic.agree", True)
    return table.wish(1, "invite.defense", [2, 3]).wish(2, "join", "defense").run()


def test_a_defense_that_gives_way_has_not_lost_p3_skeptic() -> None:
    table = conceded("reincarnator", unused=["macron"])
    assert not table.events("announced", name="reincarnator")
    table.check()
    table = conceded("warrior")
    assert table.state.powers[1].data["points"] == 0
    table.check()
    table = conceded("witch")
    assert not table.events("announced", name="witch")
    table.check()


def test_marks_of_a_grudge_that_gives_way_are_worth_nothing_p3_skeptic() -> None:
    table = conceded("grudge")
    assert table.events("announced", name="grudge")[0]["aim"] == {"marked": [3]}
    assert table.at("warp", 3) == 0
    table.check()


def test_with_the_reverse_cone_allies_of_an_offense_that_may_land_are_rewarded_instead_5_7_1() -> None:
    table = doubting(("skeptic", "", "", ""), 0, destiny=["blue.reverse"]).wish(1, "skeptic.agree", True)
    table.wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 2}).run()
    assert table.at("blue-1", 0) == 3
    assert table.at("blue-1", 2) == 0
    assert len(table.hand(2)) == 3
    table.check()


def test_whoever_insists_and_loses_pays_double_from_bases() -> None:
    table = doubting().wish(0, "lose", {"red-2": 2, "red-3": 1}).run()
    assert table.at("warp", 0) == 6
    assert table.at("red-2", 0) == 2
    assert table.at("warp", 1) == 0
    table.check()


def test_the_doubter_pays_double_as_well() -> None:
    table = doubting(hands={0: ["A40"]}).wish(1, "lose", {"blue-2": 4}).run()
    assert table.at("warp", 1) == 8
    table.check()


def test_allies_of_either_side_lose_what_they_would_anyway() -> None:
    table = doubting().wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 2})
    table.run()
    assert table.at("warp", 2) == 2
    assert table.at("warp", 0) == 6
    table.check()


def test_a_doubting_ally_pays_double_and_the_main_player_of_its_own_side_does_not() -> None:
    table = doubting(("", "", "skeptic", ""), 2).wish(0, "invite.offense", [2])
    table.wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 2}).run()
    assert table.events("announced", name="skeptic")[0]["aim"] == {"target": 1}
    assert table.at("warp", 2) == 4
    assert table.at("warp", 0) == 3
    table.check()


def test_a_failed_deal_costs_both_double() -> None:
    table = doubting(hands={0: ["C"], 1: ["C"]}).run()
    assert table.at("warp", 0) == 6
    assert table.at("warp", 1) == 6
    table.check()


def test_of_both_players_who_lose_by_wild_loser_both_pay_double() -> None:
    table = doubting(("skeptic", "", "", ""), 0, hands={1: ["A4", "flare.loser"]})
    table.wish(1, "checkpoint.sides", "flare.loser").run()
    assert table.events("outcome")[-1]["outcome"] == "both_lost"
    assert table.at("warp", 0) == 6
    assert table.at("warp", 1) == 8
    table.check()


def test_only_the_base_number_is_doubled_and_cudgel_adds_to_it() -> None:
    table = doubting(("", ("skeptic", "cudgel"), "", "")).run()
    assert table.at("warp", 0) == 3 + 3 + 4
    table.check()


def test_who_has_fewer_loses_all() -> None:
    table = doubting(tokens={0: {"red-1": 4}}).run()
    assert table.at("warp", 0) == 20
    table.check()


def test_a_bystander_cannot_doubt_and_nobody_doubts_by_silence() -> None:
    table = doubting(("", "", "skeptic", ""), 2).run()
    assert table.wishes == [(2, "checkpoint.sides", "power.0")]
    assert not table.events("announced", name="skeptic")
    assert table.at("warp", 0) == 3


def test_a_zap_stops_the_doubt() -> None:
    table = doubting(hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run()
    assert table.at("warp", 0) == 3
    table.check()


def test_super_skeptic_names_a_stake_instead() -> None:
    table = doubting(hands={1: ["A30", "flare.skeptic"]}).wish(1, "checkpoint.between", "flare.skeptic")
    table.wish(1, "skeptic.stake", 5).run()
    assert {"target": 0, "stake": 5} in [use["aim"] for use in table.events("announced", name="skeptic")]
    assert table.at("warp", 0) == 3 + 5
    table.check()


def test_super_skeptics_stake_comes_on_top_of_a_failed_deal() -> None:
    table = doubting(hands={0: ["C"], 1: ["C", "flare.skeptic"]}).wish(1, "checkpoint.between", "flare.skeptic")
    table.wish(1, "skeptic.stake", 2).run()
    assert [table.at("warp", seat) for seat in (0, 1)] == [5, 5]
    table.check()


@pytest.mark.parametrize("waits", [True, False])
def test_wild_skeptic_answers_after_all_others_who_are_invited(waits: bool) -> None:
    table = Table(("", "", "", "", ""), hands={2: ["A6", "flare.skeptic"]}).wish(0, "invite.offense", [2, 3, 4])
    if waits:
        table.wish(2, "checkpoint.between", "flare.skeptic")
    table.run()
    assert [one["seat"] for one in table.events("joined")] == ([3, 4, 2] if waits else [2, 3, 4])
    assert bool(table.events("announced", name="skeptic")) is waits
    table.check()


def test_wild_skeptic_does_not_show_where_nobody_else_answers_later() -> None:
    table = Table(("", "", "", ""), hands={3: ["A6", "flare.skeptic"]}).wish(0, "invite.offense", [2, 3])
    table.wish(3, "checkpoint.between", "flare.skeptic").run()
    assert not table.events("announced", name="skeptic")
    table.check()
