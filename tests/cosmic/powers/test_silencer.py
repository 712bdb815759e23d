"""Silencer (P3): silences players."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table
from tests.plain import options_of


def silencing(powers: tuple[Any, ...] = ("silencer", "", "", ""), whom: int | None = 1, **more: Any) -> Table:
    """Seat 0 attacks blue-1 and marks a player."""
    hands = {0: ["A8", "A9"], 1: ["A7", "A6"], 2: ["A6", "A10"], 3: ["A5"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
    if whom is not None:
        table.wish(0, "checkpoint.attack", "power.0").wish(0, "silencer.whom", whom)
    return table


def marks(table: Table) -> tuple[Any, Any]:
    data = table.state.powers[0].data
    return data["full"], data["partial"]


def test_a_marked_player_pays_for_an_invitation_with_a_token_outside_the_challenge() -> None:
    table = silencing().wish(1, "invite.defense", [2]).wish(0, "silencer.use", True).run(until="silencer.penalty")
    options = options_of(table.open("silencer.penalty")[0])
    assert options == ("blue-2", "blue-3", "blue-4", "blue-5", "card")
    table.wish(0, "silencer.penalty", "blue-4").run()
    assert table.at("blue-4", 1) == 3
    table.check()


def test_or_with_a_random_card() -> None:
    table = silencing().wish(1, "invite.defense", [2]).wish(0, "silencer.use", True)
    table.wish(0, "silencer.penalty", "card").run(until="card")
    assert len(table.events("discarded", seat=1, why="silencer")) == 1
    table.run().check()


def test_for_joining_a_side_and_not_for_declining() -> None:
    for answer, fined in (("offense", 1), ("decline", 0)):
        table = silencing(whom=2).wish(0, "invite.offense", [2]).wish(2, "join", answer)
        table.wish(0, "silencer.use", True).wish(0, "silencer.penalty", "yellow-5").run()
        assert table.at("yellow-5", 2) == 4 - fined
        assert bool(table.wishes) is not fined


def test_whoever_joins_has_committed_tokens_before_it_pays_4_6_2() -> None:
    table = silencing(whom=2, tokens={2: {"yellow-1": 1}}, hands={2: []}).wish(0, "invite.offense", [2])
    table.wish(2, "join", "offense").wish(0, "silencer.use", True).run(until="card")
    assert table.at("cone.offense", 2) == 1
    assert table.wishes == [(0, "silencer.use", True)], "there is nothing else to lose"


def test_for_an_optional_power_and_not_for_a_mandatory_one() -> None:
    table = silencing(("silencer", "amoeba", "", "")).wish(1, "checkpoint.cards_down", "power.1")
    table.wish(0, "silencer.use", True).wish(0, "silencer.penalty", "blue-2").run()
    assert table.at("blue-2", 1) == 3
    table.check()
    table = silencing(("silencer", "macron", "", "")).wish(0, "silencer.use", True).run()
    assert table.events("announced", name="macron")
    assert table.wishes == [(0, "silencer.use", True)]


def test_a_player_without_a_mark_and_silence_cost_nothing() -> None:
    table = silencing(whom=3).wish(1, "invite.defense", [2]).wish(0, "silencer.use", True).run()
    assert table.wishes == [(0, "silencer.use", True)]
    table = silencing().wish(1, "invite.defense", [2]).run()
    assert not table.events("moved", why="silencer")
    table.check()


def test_a_full_mark_is_a_partial_one_after_the_challenge_whatever_was_paid() -> None:
    table = silencing().wish(1, "invite.defense", [2]).wish(0, "silencer.use", True).run(until="card")
    assert marks(table) == ([1], [])
    table.run()
    assert marks(table) == ([], [1])
    table.check()


def test_a_partial_mark_is_gone_after_one_penalty() -> None:
    table = silencing(whom=None, data={"silencer": {"partial": [1, 2]}}).wish(1, "invite.defense", [2])
    table.wish(0, "silencer.use", True).run(until="card")
    assert marks(table) == ([], [2])
    table.run().check()


def test_nobody_gets_a_second_mark_and_only_a_main_player_marks() -> None:
    table = silencing(data={"silencer": {"full": [2], "partial": [3]}}, whom=None)
    table.wish(0, "checkpoint.attack", "power.0").run()
    assert marks(table) == ([], [3, 2, 1])
    table.check()
    table = silencing(("", "", "silencer", ""), whom=None).wish(2, "checkpoint.attack", "power.0").run()
    assert table.wishes == [(2, "checkpoint.attack", "power.0")]


def test_one_penalty_in_each_window() -> None:
    table = silencing().wish(1, "invite.defense", [2]).wish(0, "silencer.use", True).run(until="card")
    assert table.state.powers[0].data["fined"] == ["1 invited"]
    table.run()
    assert table.state.powers[0].data["fined"] == []
    table.check()


@pytest.mark.parametrize("when", ["marking", "fining"])
def test_a_zap_stops_the_mark_or_the_penalty(when: str) -> None:
    table = silencing(hands={3: ["A5", "edict.cosmic_zap"]}).wish(1, "invite.defense", [2])
    table.wish(0, "silencer.use", True)
    if when == "fining":
        table.run(until="silencer.use")
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert not table.events("moved", why="silencer")
    assert (marks(table) == ([], [1])) is (when == "fining")


def test_super_silencer_makes_partial_marks_full_again() -> None:
    table = silencing(whom=None, data={"silencer": {"partial": [2, 3]}}, hands={0: ["A8", "flare.silencer"]})
    table.wish(0, "checkpoint.attack", "power.0").wish(0, "checkpoint.between", "flare.silencer").wish(
        0, "silencer.super", [2, 3]
    ).run(until="card")
    assert marks(table) == ([2, 3, 1], [])
    table.run().check()


def test_wild_silencer_switches_off_the_opponents_power_without_a_zap_and_moves_on() -> None:
    table = Table(("", "macron", "silencer", ""), hands={0: ["A8", "flare.silencer"], 1: ["A7"]})
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3}).wish(0, "checkpoint.attack", "flare.silencer")
    table.run(until="end")
    assert table.events("totals")[-1]["defense"] == 7 + 4
    assert not table.state.players[1].zapped
    assert table.state.powers[0].holder == 1, "it is back after the challenge"
    assert "flare.silencer" in table.hand(2)
    table.check()


def test_wild_silencer_needs_an_opponent_with_a_power() -> None:
    table = Table(("", "", "macron", ""), hands={0: ["A8", "flare.silencer"]})
    table.wish(0, "checkpoint.attack", "flare.silencer").run()
    assert table.wishes == [(0, "checkpoint.attack", "flare.silencer")]
