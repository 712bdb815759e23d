"""Saboteur (P3): booby-traps planets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.cosmic.seen.project import see_seat, see_table
from bot.kernel.codec import encode
from tests.cosmic.table import Table
from tests.plain import listed, options_of


def fight(traps: Sequence[str] = ("blue-1",), decoys: Sequence[str] = (), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with two tokens from red-1, A20 against A8; seat 3 has the power."""
    hands = {0: ["A20"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    markers = {"saboteur": {"traps": [*traps], "decoys": [*decoys]}}
    table = Table(more.pop("powers", ("", "", "", "saboteur")), hands=hands, data=markers, **more)
    return table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2})


def markers(table: Table) -> tuple[list[str], list[str]]:
    data = table.state.powers[0].data
    return listed(data["traps"]), listed(data["decoys"])


def test_setup_lays_one_trap_and_two_decoys_for_each_player() -> None:
    table = Table(("", "saboteur", "", ""), from_setup=True)
    table.answer(1, "saboteur.traps", ["red-1", "red-2", "yellow-1", "blue-1"])
    table.answer(1, "saboteur.decoys", ["red-3"])
    traps, decoys = markers(table)
    assert traps == ["red-1", "red-2", "yellow-1", "blue-1"]
    assert len(decoys) == 8
    assert decoys[0] == "red-3"
    assert not set(traps) & set(decoys)
    table.next_challenge().run().check()


def test_silence_lays_them_by_chance_at_others_planets_first() -> None:
    table = Table(("", "saboteur", "", ""), from_setup=True)
    for key in ("saboteur.traps", "saboteur.decoys"):
        (ask,) = table.open(key)
        table.answer(1, key, ask.default)
    traps, decoys = markers(table)
    assert (len(traps), len(decoys)) == (4, 8)
    assert not any(planet.startswith("blue") for planet in traps + decoys)


def test_nobody_else_sees_where_they_lie() -> None:
    table = fight(["green-1"], ["red-5"]).run(until="target")
    secret = encode(see_table(table.state)) + encode(see_seat(table.state, 0))
    assert b'"traps"' not in secret
    assert b"green-1" in encode(see_seat(table.state, 3).secrets)
    table.run().check()


def test_a_trap_sends_everybody_on_the_planet_to_the_warp_and_comes_back() -> None:
    tokens = {2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "blue-1": 1, "red-2": 1}}
    table = fight(tokens=tokens).run()
    assert table.at("blue-1", 0) == 0
    assert table.at("blue-1", 2) == 0
    assert table.at("red-2", 2) == 1
    assert markers(table) == ([], [])
    assert table.events("marker") == [{"seat": 3, "power": "saboteur", "planet": "blue-1", "trap": True}]
    table.check()


def test_a_decoy_only_comes_back() -> None:
    table = fight([], ["blue-1"]).run()
    assert table.at("blue-1", 0) == 2
    assert markers(table) == ([], [])
    table.check()


def test_being_there_is_no_landing() -> None:
    table = fight(["red-2", "blue-1"], hands={0: ["A1"], 1: ["A20"]}).run()
    assert not table.events("marker")
    assert table.at("blue-1", 1) == 4
    table.check()


def test_coming_back_to_a_base_is_a_landing_too() -> None:
    table = fight(["yellow-2"], hands={0: ["A1"], 1: ["A20"]}).wish(0, "invite.offense", [2])
    table.wish(1, "invite.defense", [2]).wish(2, "join", "defense").wish(2, "commit", {"yellow-1": 1})
    table.wish(2, "return", {"yellow-2": 1}).run()
    assert table.at("yellow-2", 2) == 0
    assert table.at("warp", 2) == 4, "all five before anybody is rewarded, and one is the reward"
    table.check()


def test_a_win_by_bases_is_decided_after_the_trap() -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "yellow-1": 1, "yellow-2": 1, "yellow-3": 1, "yellow-4": 1}}
    table = fight(tokens=tokens).run()
    assert not table.state.finished
    table.check()


def test_a_zap_leaves_the_marker_for_the_next_landing() -> None:
    table = fight(hands={2: ["A6", "edict.cosmic_zap"]}).wish(2, "response", "edict.cosmic_zap").run()
    assert table.at("blue-1", 0) == 2
    assert markers(table) == (["blue-1"], [])
    table.check()


def test_who_came_while_it_was_dormant_is_not_caught_later() -> None:
    tokens = {3: {"purple-1": 4, "purple-2": 4}}
    table = fight(tokens=tokens).run()
    assert table.at("blue-1", 0) == 2
    assert markers(table) == (["blue-1"], [])
    table.check()


def test_at_the_start_of_a_challenge_two_markers_are_swapped() -> None:
    table = fight(["green-1"], ["blue-1"]).wish(3, "saboteur.way", "swap")
    table.wish(3, "saboteur.swap", ["green-1", "blue-1"]).run()
    assert table.at("blue-1", 0) == 0
    table.check()


def test_at_the_start_of_a_challenge_a_marker_comes_from_the_sheet() -> None:
    table = fight([], []).wish(3, "saboteur.way", "trap").wish(3, "saboteur.place", "blue-1").run()
    assert table.at("blue-1", 0) == 0
    table.check()


def test_with_all_markers_out_none_can_be_placed() -> None:
    traps = [f"yellow-{planet}" for planet in range(1, 5)]
    decoys = [f"red-{planet}" for planet in range(1, 6)] + ["purple-1", "purple-2", "purple-3"]
    table = fight(traps, decoys).run(until="saboteur.way")
    (ask,) = table.open("saboteur.way")
    assert options_of(ask) == ("none", "swap")
    table.run()


def test_super_saboteur_turns_a_decoy_into_a_trap_for_a_compromise() -> None:
    table = fight([], ["blue-1"], hands={3: ["C", "A7", "flare.saboteur"]})
    table.wish(3, "checkpoint", "flare.saboteur").run()
    assert table.at("blue-1", 0) == 0
    assert "C" not in table.hand(3)
    table.check()


def test_super_saboteur_needs_a_compromise() -> None:
    table = fight([], ["blue-1"], hands={3: ["A7", "flare.saboteur"]}).wish(3, "checkpoint", "flare.saboteur").run()
    assert table.at("blue-1", 0) == 2
    table.check()


def hostages(card: str) -> Table:
    """Seat 0 shares blue-2 with seat 1 and takes hostages there."""
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4, "blue-2": 1}}
    table = Table(hands={0: [card, "flare.saboteur"], 1: ["A8"]}, tokens=tokens).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": 1}).wish(0, "checkpoint.sides", "flare.saboteur")


def test_wild_saboteur_shoots_its_hostages_after_a_defeat() -> None:
    table = hostages("A1").run()
    assert table.at("blue-2", 1) == 0
    assert table.at("blue-2", 0) == 1
    table.check()


def test_wild_saboteur_lets_them_go_after_a_win() -> None:
    table = hostages("A20").run()
    assert table.at("blue-2", 1) == 4
    table.check()


def test_wild_saboteur_shoots_its_hostages_after_a_failed_deal() -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4, "blue-2": 1}}
    table = Table(hands={0: ["C", "flare.saboteur"], 1: ["C"]}, tokens=tokens).wish(0, "target", "blue-1")
    table.wish(0, "commit", {"red-1": 1}).wish(0, "checkpoint.sides", "flare.saboteur").run()
    assert table.at("blue-2", 1) == 0
    table.check()
