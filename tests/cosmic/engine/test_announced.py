"""Announcements of uses (4.0.6), and flares that are readied for the challenge that comes (2.5.7, design: windows)."""

from __future__ import annotations

from bot.cosmic.engine import force
from tests.cosmic.table import Table


def test_the_target_of_a_power_is_public_before_anybody_answers_4_0_6() -> None:
    table = Table(("", "", "assassin", ""), hands={3: ["edict.cosmic_zap", "A8"]}).run(until="response")
    (use,) = table.state.stack
    assert use.aim == {"target": 1, "base": "blue-1"}
    assert table.at("warp", 1) == 0, "nothing has happened yet"


def test_a_flare_readied_after_the_outcome_acts_in_the_next_challenge() -> None:
    tokens = {2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "yellow-4": 4, "yellow-5": 2}}
    hands = {0: ["A8"], 1: ["A9", "A8"], 2: ["A10", "flare.assassin"]}
    table = Table(("", "", "assassin", ""), tokens=tokens, hands=hands, offense=1, destiny=["red", "blue"])
    table.wish(1, "target", "red-1").wish(1, "commit", {"blue-1": 1}).run(until="card")
    table.wish(2, "checkpoint.between", "flare.assassin").run().next_challenge()
    assert not table.events("acts")
    table.wish(2, "assassin.base", "blue-3").run(until="target")
    assert table.events("acts", seat=2)
    assert table.at("blue-3", 2) == 1
    table.check()


def test_a_readied_super_flare_that_has_become_wild_does_not_play_itself() -> None:
    tokens = {0: {"red-1": 10, "red-2": 9, "red-3": 1}}
    destiny = ["red", "blue"]
    table = Table(
        ("magnet", "", "assassin", "loser"), tokens=tokens, hands={0: ["A8", "flare.magnet"]}, destiny=destiny
    )
    table.wish(0, "checkpoint.between", "flare.magnet").wish(2, "assassin.base", "red-3")
    table.run(until="card")
    assert force.text_of(table.state, 0, "magnet") == "wild"
    assert len(table.state.armed) == 1
    assert table.state.challenge.calls == []
    table.check()


def test_a_flare_readied_in_a_challenge_ends_with_it() -> None:
    table = Table(hands={2: ["A10", "flare.zombie"]}).wish(2, "checkpoint.attack", "flare.zombie").run(until="card")
    assert len(table.state.armed) == 1
    table.run()
    assert table.state.armed == []
    table.check()
