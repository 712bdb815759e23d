"""Phantom (P1): keeps ghost tokens that add to its totals."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.engine.problems import problems
from bot.kernel.ask import Split
from tests.cosmic.table import Table

GHOSTLY = {0: {f"red-{planet}": 3 for planet in range(1, 6)} | {"power.0": 5}}


def haunted(powers: tuple[str, ...] = ("phantom", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with two tokens, A10 against A8; five ghosts lie on the sheet."""
    hands = {0: ["A10"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    more.setdefault("tokens", GHOSTLY)
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": 2})


def test_setup_makes_a_ghost_of_one_token_from_each_home_planet() -> None:
    table = Table(("", "phantom", "", ""), from_setup=True)
    assert table.at("power.0", 1) == 5
    assert [table.at(f"blue-{planet}", 1) for planet in range(1, 6)] == [3] * 5
    assert problems(table.state) == []


def test_each_ghost_adds_one_and_takes_no_part() -> None:
    table = haunted().run()
    assert table.events("totals")[-1] == {"offense": 12 + 5, "defense": 12}
    assert table.at("power.0", 0) == 5
    assert table.at("blue-1", 0) == 2
    table.check()


def test_ghosts_are_not_lost_with_the_challenge() -> None:
    table = haunted(hands={0: ["A1"], 1: ["A20"]}).run()
    assert table.at("power.0", 0) == 5
    assert table.at("warp", 0) == 2
    table.check()


@pytest.mark.parametrize("seat", [2, 3])
def test_an_ally_and_a_bystander_add_nothing(seat: int) -> None:
    powers = ["", "", "", ""]
    powers[seat] = "phantom"
    colour = ("red", "blue", "yellow", "purple")[seat]
    tokens = {seat: {f"{colour}-{planet}": 3 for planet in range(1, 6)} | {"power.0": 5}}
    table = haunted(tuple(powers), tokens=tokens).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.wish(2, "commit", {"yellow-1": 1}).run()
    assert table.events("totals")[-1] == {"offense": 13, "defense": 12}
    table.check()


def test_ghosts_may_be_committed_like_tokens_from_bases() -> None:
    table = Table(("phantom", "", "", ""), hands={0: ["A10"], 1: ["A8"]}, tokens=GHOSTLY).wish(0, "target", "blue-1")
    table.wish(0, "commit", {"power.0": 3, "red-2": 1}).run()
    assert table.events("totals")[-1] == {"offense": 10 + 4 + 2, "defense": 12}
    table.check()


def test_returning_tokens_may_become_ghosts() -> None:
    tokens = {2: {f"yellow-{planet}": 3 for planet in range(1, 6)} | {"power.0": 5}}
    table = haunted(("", "", "phantom", ""), tokens=tokens, hands={0: ["A4"], 1: ["A20"]})
    table.wish(1, "invite.defense", [2]).wish(2, "join", "defense").wish(2, "commit", {"yellow-1": 2})
    table.wish(2, "return", {"power.0": 2}).run()
    assert table.at("power.0", 2) == 7
    table.check()


def test_a_regrouped_token_may_become_a_ghost_and_silence_takes_a_base() -> None:
    tokens = {0: {f"red-{planet}": 3 for planet in range(1, 6)} | {"power.0": 4}}
    table = haunted(tokens=tokens).wish(0, "regroup", {"power.0": 1}).run(until="target")
    assert table.at("power.0", 0) == 5
    table = haunted(tokens=tokens).run(until="target")
    assert table.at("power.0", 0) == 4


def test_ghosts_of_a_dormant_phantom_stay_add_nothing_and_cannot_move_6_3() -> None:
    tokens = {0: {"red-1": 8, "red-2": 7, "power.0": 5}}
    table = Table(("phantom", "", "", ""), hands={0: ["A10"], 1: ["A8"]}, tokens=tokens).run(until="commit")
    form = table.open("commit")[0].form
    assert isinstance(form, Split)
    assert "power.0" not in [part.name for part in form.parts]
    table.run()
    assert table.events("totals")[-1]["defense"] == 12
    assert table.at("power.0", 0) == 5
    table.check()


def test_a_zap_stops_the_adding() -> None:
    table = haunted(hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 12}
    table.check()


def test_an_assassin_finds_no_ghosts() -> None:
    tokens = {1: {"blue-1": 4, "power.0": 5}}
    table = haunted(("", "phantom", "", "assassin"), tokens=tokens).run(until="target")
    assert table.at("power.0", 1) == 5
    assert table.at("blue-1", 1) == 3


def test_ghosts_of_an_exchanged_phantom_return_to_bases() -> None:
    table = haunted(
        ("changeling", "phantom", "", ""), tokens={1: {"blue-2": 8, "blue-3": 6, "blue-4": 1, "power.1": 5}}
    )
    table.wish(0, "changeling.way", "exchange").run(until="target")
    assert table.state.powers[1].holder == 0
    assert (table.at("power.1", 1), table.at("blue-4", 1)) == (0, 6)
    table.run()


# --- flares -----------------------------------------------------------------------------------------------------------


def test_wild_phantom_brings_up_to_four_tokens_beyond_the_limit() -> None:
    table = haunted(("", "", "", ""), tokens={}, hands={0: ["A10", "flare.phantom"]})
    table.wish(0, "checkpoint.reveal", "flare.phantom").run(until="phantom.wild.in")
    form = table.open("phantom.wild.in")[0].form
    assert form.accepts({"red-2": 4})
    assert not form.accepts({"red-2": 4, "red-3": 1})
    table.answer(0, "phantom.wild.in", {"red-2": 4}).run()
    assert table.events("totals")[-1] == {"offense": 10 + 6, "defense": 12}
    table.check()


def test_super_phantom_counts_ghosts_for_an_ally() -> None:
    tokens = {2: {f"yellow-{planet}": 3 for planet in range(1, 6)} | {"power.0": 5}}
    table = haunted(("", "", "phantom", ""), tokens=tokens, hands={2: ["A6", "flare.phantom"]})
    table.wish(1, "invite.defense", [2]).wish(2, "join", "defense").wish(2, "commit", {"yellow-1": 1})
    table.wish(2, "checkpoint.reveal", "flare.phantom").run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 13 + 5}
    table.check()
