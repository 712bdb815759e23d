"""Spiff (P2): crash-lands when beaten badly."""

from __future__ import annotations

from typing import Unpack

import pytest

from tests.cosmic.powers.test_pygmy import small
from tests.cosmic.table import Position, Table

SPIFF = ("spiff", "", "", "")


def beaten(theirs: str, powers: tuple[str, ...] = SPIFF, mine: str = "A4", **more: Unpack[Position]) -> Table:
    """Seat 0 attacks blue-1, where four tokens stand, with four tokens and ``mine`` against ``theirs``."""
    more["hands"] = {0: [mine, "A5"], 1: [theirs], 2: ["A6", "edict.cosmic_zap"], 3: ["A7"], **more.get("hands", {})}
    table = Table(powers, **more)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    return table.wish(0, "card", mine).wish(1, "card", theirs)


def test_spiff_lands_one_doomed_token_beside_the_winners_and_silence_does_it() -> None:
    table = beaten("A20").run()
    assert (table.at("blue-1", 0), table.at("blue-1", 1)) == (1, 4)
    assert table.at("warp", 0) == 3
    table.check()


def test_spiff_may_decline() -> None:
    table = beaten("A20").wish(0, "spiff.use", False).run()
    assert (table.at("blue-1", 0), table.at("warp", 0)) == (0, 4)
    table.check()


@pytest.mark.parametrize(("theirs", "landed"), [("A14", 1), ("A13", 0)])
def test_ten_is_enough_and_nine_is_not(theirs: str, landed: int) -> None:
    table = beaten(theirs).run()
    assert table.at("blue-1", 0) == landed
    table.check()


def test_a_compromise_is_no_crash() -> None:
    table = beaten("A20", mine="C").run()
    assert table.at("blue-1", 0) == 0
    table.check()


@pytest.mark.parametrize("powers", [("", "spiff", "", ""), ("", "", "spiff", "")])
def test_others_have_no_part_in_it(powers: tuple[str, ...]) -> None:
    table = beaten("A20", powers).run()
    assert (table.at("blue-1", 0), table.at("warp", 0)) == (0, 4)
    table.check()


def test_the_landed_token_is_the_owner_s_alone_allies_lose_all() -> None:
    table = beaten("A20").wish(0, "invite.offense", [3]).wish(3, "join", "offense").wish(3, "commit", {"purple-1": 2})
    table.run()
    assert (table.at("blue-1", 0), table.at("warp", 3)) == (1, 2)
    table.check()


def test_zap_stops_the_landing() -> None:
    table = beaten("A20").wish(2, "response", "edict.cosmic_zap").run()
    assert table.at("warp", 0) == 4
    table.check()


# --- flares -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theirs", ["A4", "C"])
def test_wild_spiff_keeps_one_token_of_a_beaten_defense(theirs: str) -> None:
    table = beaten(theirs, ("", "", "", ""), mine="A20", hands={1: [theirs, "flare.spiff"]})
    table.wish(1, "checkpoint.reveal", "flare.spiff").run()
    assert (table.at("blue-1", 1), table.at("blue-1", 0), table.at("warp", 1)) == (1, 4, 3)
    table.check()


def test_wild_spiff_is_no_help_to_the_offense() -> None:
    table = beaten("A20", ("", "", "", ""), hands={0: ["A4", "flare.spiff"]})
    table.wish(0, "checkpoint.reveal", "flare.spiff").run()
    assert table.at("warp", 0) == 4
    table.check()


@pytest.mark.parametrize(("theirs", "landed"), [("A9", 1), ("A8", 0)])
def test_super_spiff_is_content_with_five(theirs: str, landed: int) -> None:
    table = beaten(theirs, hands={0: ["A4", "flare.spiff"]}).wish(0, "checkpoint.reveal", "flare.spiff").run()
    assert table.at("blue-1", 0) == landed
    assert table.at("warp", 0) == 4 - landed
    table.check()


def test_super_spiff_lands_no_second_token() -> None:
    table = beaten("A20", hands={0: ["A4", "flare.spiff"]}).wish(0, "checkpoint.reveal", "flare.spiff").run()
    assert table.at("blue-1", 0) == 1
    table.check()


def test_wild_spiff_keeps_one_token_also_where_both_sides_lose() -> None:
    hands = {0: ["A8", "flare.loser"], 1: ["A6", "flare.spiff"]}
    table = Table(("", "", "", ""), hands=hands).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    table.wish(0, "checkpoint.sides", "flare.loser").wish(1, "checkpoint.attack", "flare.spiff").run()
    assert table.events("outcome") == [{"outcome": "both_lost"}]
    assert (table.at("blue-1", 1), table.at("warp", 1), table.at("warp", 0)) == (1, 3, 4)
    table.check()


def test_wild_spiff_stays_on_a_full_small_planet_where_one_winner_fewer_lands() -> None:
    homes = {f"blue-{number}": 4 for number in range(1, 6)}
    table = small(at={1: homes}, hands={0: ["A20"], 1: ["A4", "flare.spiff"]}).wish(0, "target", "blue-1")
    table.wish(0, "commit", {"red-1": 4}).wish(1, "checkpoint.attack", "flare.spiff").run()
    assert not table.wishes
    assert (table.at("blue-1", 1), table.at("blue-1", 0), table.at("warp", 1)) == (1, 3, 3)
    assert table.at("warp", 0) == 0, "the fourth one has gone home"
