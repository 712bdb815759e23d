"""Pacifist (P2 2A): wins with a compromise against an attack."""

from __future__ import annotations

from typing import Any

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: tuple[str, ...] = ("pacifist", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens, a compromise against A10."""
    hands = {0: ["C"], 1: ["A10", "A20", "A30"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    return table.wish(1, "card", "A10") if "A10" in hands[1] else table


def test_a_compromise_wins_against_an_attack_without_consolation() -> None:
    table = fight().run()
    assert table.events("outcome")[-1]["outcome"] == "offense"
    assert table.at("blue-1", 0) == 4
    assert table.at("warp", 1) == 4
    assert table.hand(1) == ["A20", "A30"]
    assert table.hand(0) == []
    table.check()


def test_a_defending_pacifist_wins_as_well() -> None:
    table = fight(("", "pacifist", "", ""), hands={0: ["A10"], 1: ["C"]}).run()
    assert table.events("outcome")[-1]["outcome"] == "defense"
    assert table.at("warp", 0) == 4
    table.check()


def test_two_compromises_are_a_deal() -> None:
    table = fight(hands={1: ["C"]}).run(until="deal")
    assert table.events("announced", name="pacifist") == []
    table.run().check()


def test_with_an_attack_it_fights_like_anybody() -> None:
    table = fight(hands={0: ["A4"]}).run()
    assert table.events("outcome")[-1]["outcome"] == "defense"
    table.check()


def test_a_bystander_or_the_opponent_gains_nothing_from_it() -> None:
    table = fight(("", "pacifist", "", "")).run()
    assert table.events("outcome")[-1]["outcome"] == "defense"
    assert len(table.hand(0)) == 2, "consolation"
    table.check()


def test_a_zapped_pacifist_loses_and_takes_consolation() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("outcome")[-1]["outcome"] == "defense"
    assert len(table.hand(0)) == 2
    table.check()


def test_emotion_control_leaves_it_a_deal_because_the_final_cards_count() -> None:
    table = fight(hands={2: ["A6", "edict.emotion_control"]})
    table.wish(2, "checkpoint.reveal", "edict.emotion_control").run(until="deal")
    assert table.events("announced", name="pacifist") == []
    table.run().check()


def test_an_upset_inverts_its_win_and_there_is_no_consolation_p2_6() -> None:
    table = fight(("pacifist", "loser", "", "")).wish(1, "checkpoint.sides", "power.1").run()
    assert table.events("outcome")[-1]["outcome"] == "defense"
    assert table.hand(0) == []
    assert table.at("warp", 0) == 4
    table.check()


def test_wild_pacifist_makes_the_compromise_an_attack_15() -> None:
    table = fight(("", "", "", ""), hands={0: ["C", "flare.pacifist"]})
    table.wish(0, "checkpoint.reveal", "flare.pacifist").run()
    assert table.events("totals")[-1] == {"offense": 19, "defense": 14}
    assert table.events("outcome")[-1]["outcome"] == "offense"
    assert table.hand(0) == ["flare.pacifist"]
    table.check()


def test_wild_pacifist_is_not_for_two_compromises() -> None:
    table = fight(("", "", "", ""), hands={0: ["C", "flare.pacifist", "edict.time_gash"], 1: ["C"]})
    table.run(until="checkpoint.reveal")
    (ask,) = [ask for ask in table.open("checkpoint.reveal") if ask.seat == 0]
    assert "flare.pacifist" not in options_of(ask)
    table.run().check()


def test_super_pacifist_loses_two_tokens_fewer_by_a_failed_deal_and_the_other_two_more() -> None:
    table = fight(hands={0: ["C", "flare.pacifist"], 1: ["C"]}).wish(0, "checkpoint.reveal", "flare.pacifist").run()
    assert table.events("outcome")[-1]["outcome"] == "no_deal"
    assert table.at("warp", 0) == 1
    assert table.at("warp", 1) == 5
    table.check()


def test_a_failed_deal_costs_three_each_without_the_flare() -> None:
    table = fight(hands={1: ["C"]}).run()
    assert (table.at("warp", 0), table.at("warp", 1)) == (3, 3)
    table.check()
