"""Grudge (P3): punishes those who refuse to help."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table


def snubbed(mine: str, theirs: str, seat: int = 0, **more: Any) -> Table:
    """Seat 0 attacks blue-1; the owner invites seats 2 and 3, and seat 2 alone joins."""
    powers = more.pop("powers", None) or ["grudge" if one == seat else "" for one in range(4)]
    hands = {0: [mine], 1: [theirs], **more.pop("hands", {})}
    side = "offense" if seat == 0 else "defense"
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
    table.wish(seat, f"invite.{side}", [2, 3]).wish(2, "join", side).wish(2, "commit", {"yellow-1": 1})
    return table


@pytest.mark.parametrize(("mine", "theirs", "lost"), [("A20", "A4", 1), ("A4", "A20", 4), ("C", "C", 4)])
def test_whoever_did_not_help_loses_little_or_much(mine: str, theirs: str, lost: int) -> None:
    table = snubbed(mine, theirs).run()
    assert table.events("announced", name="grudge")[0]["aim"] == {"marked": [3]}
    assert table.at("warp", 3) == lost
    table.check()


def test_a_deal_costs_one_token() -> None:
    table = snubbed("C", "C").run(until="deal")
    offer = {"give": {"goods": [], "grant": "red-2"}, "take": {"goods": [], "grant": None}}
    table.act("deal.offer.offense", 0, offer).act("deal.accept.defense", 1, 1).run()
    assert table.at("warp", 3) == 1
    table.check()


def test_which_tokens_is_the_choice_of_whoever_loses_them() -> None:
    table = snubbed("A4", "A20").wish(3, "lose", {"purple-1": 4}).run()
    assert table.at("purple-1", 3) == 0
    table.check()


def test_it_works_for_the_defense_and_not_for_an_ally() -> None:
    table = snubbed("A4", "A20", seat=1).run()
    assert table.at("warp", 3) == 1
    table.check()
    table = snubbed("A20", "A4", powers=("", "", "grudge", "")).run()
    assert not table.events("announced", name="grudge")
    assert table.at("warp", 3) == 0


def test_whoever_was_not_invited_or_has_nothing_to_send_is_not_marked() -> None:
    table = Table(("grudge", "", "", ""), hands={0: ["A4"], 1: ["A20"]}, tokens={3: {}})
    table.wish(0, "invite.offense", [3]).run()
    assert not table.events("announced", name="grudge")
    table.check()
    assert not Table(("grudge", "", "", ""), hands={0: ["A4"], 1: ["A20"]}).run().events("announced", name="grudge")


def test_whoever_joined_the_other_side_pays_with_tokens_that_did_not_fight() -> None:
    table = Table(("grudge", "", "", ""), hands={0: ["A20"], 1: ["A4"]}, tokens={2: {"yellow-1": 4, "yellow-2": 1}})
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3}).wish(0, "invite.offense", [2])
    table.wish(1, "invite.defense", [2]).wish(2, "join", "defense").wish(2, "commit", {"yellow-1": 4}).run()
    assert table.at("yellow-2", 2) == 0
    table.check()


def test_whom_magnet_pulls_onto_its_side_is_not_marked_and_whom_it_repels_is_p2_1() -> None:
    table = snubbed("A4", "A40", powers=("grudge", "magnet", "", "")).wish(1, "checkpoint.sides", "power.1")
    table.wish(1, "magnet.way", "offense").wish(3, "magnet.commit", {"purple-1": 1}).run()
    assert not table.events("announced", name="grudge")
    assert table.at("warp", 3) == 1, "what fought alone"
    table.check()
    table = snubbed("A4", "A40", powers=("grudge", "magnet", "", "")).wish(1, "checkpoint.sides", "power.1")
    table.wish(1, "magnet.way", "repel").run()
    assert table.events("announced", name="grudge")[0]["aim"] == {"marked": [2, 3]}
    table.check()


def test_a_zap_forgives() -> None:
    table = snubbed("A4", "A20", hands={2: ["A6", "edict.cosmic_zap"]}).wish(2, "response", "edict.cosmic_zap").run()
    assert table.at("warp", 3) == 0
    table.check()


def test_a_challenge_that_is_broken_off_costs_nothing() -> None:
    table = snubbed("A4", "A20", powers=("grudge", "skeptic", "", "")).wish(1, "checkpoint.sides", "power.1")
    table.wish(0, "skeptic.agree", True).run()
    assert table.events("announced", name="grudge")
    assert table.at("warp", 3) == 0
    table.check()


def test_super_grudge_costs_four_whatever_the_outcome() -> None:
    table = snubbed("A20", "A4", hands={0: ["A20", "flare.grudge"]}).wish(0, "checkpoint", "flare.grudge").run()
    assert table.events("announced", name="grudge")[-1]["aim"] == {"marked": [3], "each": 4}
    assert table.at("warp", 3) == 4
    table.check()


def test_wild_grudge_sends_the_winners_allies_home_with_nothing() -> None:
    table = Table(("", "", "", ""), hands={0: ["A20"], 1: ["A4", "flare.grudge"]})
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3}).wish(0, "invite.offense", [2])
    table.wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 2}).wish(1, "checkpoint", "flare.grudge").run()
    assert table.at("blue-1", 0) == 3
    assert table.at("blue-1", 2) == 0
    assert sum(table.at(f"yellow-{number}", 2) for number in range(1, 6)) == 20
    table.check()


def test_wild_grudge_takes_the_rewards_of_a_defenses_allies() -> None:
    table = Table(("", "", "", ""), hands={0: ["A4", "flare.grudge"], 1: ["A20"], 2: ["A6"]})
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3}).wish(1, "invite.defense", [2])
    table.wish(2, "join", "defense").wish(2, "commit", {"yellow-1": 2}).wish(0, "checkpoint", "flare.grudge").run()
    assert len(table.hand(2)) == 1
    assert sum(table.at(f"yellow-{number}", 2) for number in range(1, 6)) == 20
    table.check()


def test_wild_grudge_needs_an_opponent_who_has_won_with_allies() -> None:
    table = Table(("", "", "", ""), hands={0: ["A20", "flare.grudge"], 1: ["A4"]})
    table.wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(0, "checkpoint.reveal", "flare.grudge").run()
    assert table.wishes == [(0, "checkpoint.reveal", "flare.grudge")]
