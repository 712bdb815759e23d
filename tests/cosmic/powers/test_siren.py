"""Siren (P3): lures challenges home."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table
from tests.plain import options_of, parts_of

HOMES = {f"yellow-{number}": 3 for number in range(1, 6)}


def luring(powers: tuple[str, ...] = ("", "", "siren", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1; seat 2, which has a base on blue-2, lures the cone to yellow-3."""
    hands = {0: ["A8"], 1: ["A7"], 2: ["A20"], 3: ["A6"], **more.pop("hands", {})}
    tokens = {2: {**HOMES, "blue-2": 1}, **more.pop("tokens", {})}
    return Table(powers, hands=hands, tokens=tokens, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})


def lured(**more: Any) -> Table:
    return luring(**more).wish(2, "checkpoint.attack", "power.0").wish(2, "siren.lure", "yellow-3")


def test_it_turns_the_cone_to_a_home_planet_and_is_the_defense() -> None:
    table = lured().run(until="card")
    challenge = table.state.challenge
    assert (challenge.defense.seat, challenge.system, challenge.target) == (2, "yellow", "yellow-3")
    assert table.at("cone.offense", 0) > 0, "the offense has committed anew"
    assert len(table.events("destiny")) == 1
    table.run()
    assert table.events("totals")[-1]["defense"] == 20 + 3
    table.check()


def test_without_a_base_there_or_as_the_offense_it_cannot_lure() -> None:
    table = luring(tokens={2: HOMES}).wish(2, "checkpoint.attack", "power.0").run()
    assert table.wishes == [(2, "checkpoint.attack", "power.0")]
    table = luring(tokens={0: {"red-1": 4, "red-2": 4, "red-3": 4, "blue-2": 1}}, powers=("siren", "", "", ""))
    table.wish(0, "checkpoint.attack", "power.0").run()
    assert table.wishes == [(0, "checkpoint.attack", "power.0")]


def test_not_onto_a_planet_where_the_offense_has_a_base() -> None:
    table = luring(tokens={0: {"red-1": 4, "red-2": 4, "red-3": 4, "yellow-3": 1}})
    table.wish(2, "checkpoint.attack", "power.0").run(until="siren.lure")
    assert options_of(table.open("siren.lure")[0]) == ("yellow-1", "yellow-2", "yellow-4", "yellow-5")
    table.run().check()


def test_silence_lures_nobody_and_a_zap_stops_it() -> None:
    assert luring().run().events("outcome")[-1]["outcome"] == "defense"
    table = lured(hands={3: ["A6", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("defense")[-1]["seat"] == 1
    assert (2, "siren.lure", "yellow-3") not in table.wishes
    table.check()


def test_one_lure_in_a_challenge() -> None:
    tokens = {3: {"purple-1": 4, "purple-2": 4, "purple-3": 4, "yellow-1": 1, "blue-3": 1}}
    table = lured(powers=("", "", "siren", "siren"), tokens=tokens).wish(3, "checkpoint.attack", "power.1").run()
    assert len(table.events("decreed", flag="lured")) == 1
    assert not table.events("announced", seat=3)
    table.check()


def test_powers_of_the_new_defense_act_when_it_is_fixed() -> None:
    table = lured(powers=("", "", ("siren", "silencer"), "")).wish(2, "checkpoint.attack", "power.1")
    table.wish(2, "silencer.whom", 3).run()
    assert table.state.powers[1].data["partial"] == [3]
    table.check()


def test_a_win_as_the_defense_founds_a_base_in_the_system_of_the_offense() -> None:
    table = lured().wish(2, "siren.use", True).wish(2, "siren.planet", "red-4").wish(2, "siren.from", {"yellow-1": 3})
    table.run()
    assert table.at("red-4", 2) == 3
    assert table.at("red-4", 0) == 4
    table.check()


def test_also_after_a_challenge_that_was_not_lured_and_not_by_silence() -> None:
    table = luring(("", "siren", "", ""), hands={1: ["A30"]}).wish(1, "siren.use", True).run(until="siren.from")
    parts = {part.name for part in parts_of(table.open("siren.from")[0])}
    assert "blue-1" not in parts, "never from the challenge"
    table.run()
    assert table.at("red-1", 1) == 1
    table.check()
    table = luring(("", "siren", "", ""), hands={1: ["A30"]}).run()
    assert table.at("red-1", 1) == 0
    table.check()


def test_a_lost_defense_founds_nothing() -> None:
    table = luring(("", "siren", "", ""), hands={0: ["A30"]}).run()
    assert not table.open("siren.use")
    assert not table.events("announced", name="siren")
    table.check()


def test_the_free_base_can_be_zapped_by_itself() -> None:
    table = lured(hands={3: ["A6", "edict.cosmic_zap"]}).wish(2, "siren.use", True).run(until="siren.use")
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("totals")[-1]["defense"] == 23
    assert all(table.at(f"red-{number}", 2) == 0 for number in range(1, 6))
    table.check()


def test_wild_siren_names_a_card_at_a_new_hand() -> None:
    hands = {0: ["A30"], 1: ["edict.quash"], 3: ["A6", "flare.siren"]}
    deck = ["A12", "C", "C", "A8", "A10", "A9", "A7"]
    table = Table(("", "", "", ""), hands=hands, deck=deck).wish(0, "target", "blue-1")
    table.wish(3, "checkpoint", "flare.siren").wish(3, "siren.face", "C").run(until="card")
    assert table.events("searched")[-1] == {"seat": 1, "face": "C", "found": True}
    assert table.hand(3) == ["A6", "C", "C", "flare.siren"]
    assert table.hand(1) == ["A10", "A12", "A7", "A8", "A9"]
    table.run().check()


def test_wild_siren_names_nothing_without_being_played() -> None:
    table = Table(("", "", "", ""), hands={0: ["A30"], 1: ["edict.quash"], 3: ["A6", "flare.siren"]}).run()
    assert not table.events("searched")
    table.check()


@pytest.mark.parametrize("wants", [True, False])
def test_super_siren_lets_an_ally_share_the_free_base_instead_of_rewards(wants: bool) -> None:
    table = luring(("", "siren", "", ""), hands={1: ["A30", "flare.siren"]}).wish(1, "checkpoint.attack", "flare.siren")
    table.wish(1, "invite.defense", [3]).wish(3, "join", "defense").wish(3, "commit", {"purple-1": 2})
    table.wish(1, "siren.use", True).wish(1, "siren.planet", "red-5").wish(3, "siren.super.base", wants).run()
    assert table.at("red-5", 1) == 1
    assert table.at("red-5", 3) == int(wants)
    assert len(table.hand(3)) == (1 if wants else 3)
    table.check()


def test_an_ally_who_waits_in_vain_for_super_sirens_base_is_rewarded_after_all() -> None:
    table = luring(("", "siren", "", ""), hands={1: ["A30", "flare.siren"]}).wish(1, "checkpoint.attack", "flare.siren")
    table.wish(1, "invite.defense", [3]).wish(3, "join", "defense").wish(3, "commit", {"purple-1": 2})
    table.wish(3, "siren.super.base", True).run()
    assert table.at("red-1", 3) == 0
    assert len(table.hand(3)) == 3
    assert table.state.powers[0].data["promised"] == []
    table.check()
