"""Filch (P2): takes the opponent's used card."""

from __future__ import annotations

import pytest

from tests.cosmic.table import Table

FILCH = ("filch", "", "", "")


def fought(
    powers: tuple[str, ...] = FILCH, mine: str = "A20", theirs: str = "A4", hands: dict[int, list[str]] | None = None
) -> Table:
    """Seat 0 attacks blue-1 with three tokens."""
    held = {0: [mine, "A5"], 1: [theirs], 2: ["A6", "edict.cosmic_zap"], 3: ["A7"], **(hands or {})}
    table = Table(powers, hands=held).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
    return table.wish(0, "card", mine).wish(1, "card", theirs)


@pytest.mark.parametrize(("mine", "theirs"), [("A20", "A4"), ("A4", "A20"), ("A20", "C")])
def test_filch_takes_the_opponents_card_won_or_lost_and_silence_does_it(mine: str, theirs: str) -> None:
    table = fought(mine=mine, theirs=theirs).run()
    assert theirs in table.hand(0)
    assert mine not in table.hand(0)
    table.check()


def test_a_defending_filch_takes_the_offenses_card() -> None:
    table = fought(("", "filch", "", "")).run()
    assert table.hand(1) == ["A20"]
    table.check()


def test_filch_may_leave_the_card() -> None:
    table = fought().wish(0, "filch.use", False).run()
    assert table.hand(0) == ["A5"]
    table.check()


def test_a_filch_that_looks_on_takes_nothing() -> None:
    table = fought(("", "", "filch", "")).run()
    assert not table.events("fetched")
    table.check()


def test_the_owner_may_have_it_back_by_keeper_first_p2_6() -> None:
    hands = {1: ["A4", "edict.keeper"]}
    table = fought(hands=hands).wish(1, "checkpoint.between", "edict.keeper").run()
    assert "A4" in table.hand(1)
    assert table.hand(0) == ["A5"]
    table.check()


def test_zap_leaves_the_card_in_the_pile() -> None:
    table = fought().wish(2, "response", "edict.cosmic_zap").run()
    assert table.hand(0) == ["A5"]
    table.check()


# --- flares -----------------------------------------------------------------------------------------------------------


def plagued(thief: list[str], thieves_seat: int = 3) -> Table:
    """Seat 0 plays The Plague on seat 2; seat 3 holds ``thief``."""
    table = fought(("", "", "", ""), hands={0: ["A20", "edict.plague"], 2: ["A6"], 3: thief})
    table.wish(0, "checkpoint.between", "edict.plague").wish(0, "plague.target", 2)
    return table.wish(thieves_seat, "response", "flare.filch")


def test_wild_filch_steals_an_edict_as_it_is_played_for_a_compromise() -> None:
    table = plagued(["C", "A7", "flare.filch"]).run(until="target")
    assert table.hand(3) == ["A7", "edict.plague", "flare.filch"]
    assert table.at("warp", 2) == 0, "it has no effect"
    assert table.events("discarded", why="filch")
    table.run().check()


def test_wild_filch_without_a_compromise_steals_nothing() -> None:
    table = plagued(["A7", "flare.filch"]).run(until="target")
    assert table.at("warp", 2) == 3
    assert len([wish for wish in table.wishes if wish[1] == "response"]) == 1


def test_a_stolen_card_is_not_played_again_in_this_challenge() -> None:
    table = plagued(["C", "A7", "flare.filch"]).wish(3, "checkpoint.between", "edict.plague").run(until="target")
    assert len([wish for wish in table.wishes if wish[0] == 3]) == 1


def test_wild_filch_steals_a_retained_flare_too() -> None:
    tokens = {2: {"yellow-1": 4, "yellow-2": 4}}
    hands = {0: ["A20"], 1: ["A8"], 2: ["A6", "flare.vacuum"], 3: ["C", "flare.filch"]}
    table = Table(("", "", "", ""), hands=hands, tokens=tokens).wish(0, "card", "A20").wish(1, "card", "A8")
    table.wish(2, "checkpoint.reveal", "flare.vacuum").wish(3, "response", "flare.filch").run()
    assert table.hand(3) == ["flare.filch", "flare.vacuum"]
    assert table.at("warp", 2) == 12
    table.check()


@pytest.mark.parametrize("card", ["A20", "A4"])
def test_super_filch_takes_either_card_in_any_role(card: str) -> None:
    table = fought(("", "", "filch", ""), hands={2: ["A6", "flare.filch"]})
    table.wish(2, "checkpoint.between", "flare.filch").wish(2, "filch.card", card).run()
    assert card in table.hand(2)
    table.check()


def test_super_filch_and_the_power_take_one_card_together() -> None:
    table = fought(hands={0: ["A20", "A5", "flare.filch"]})
    table.wish(0, "checkpoint.between", "flare.filch").wish(0, "filch.card", "A20").wish(0, "filch.use", True).run()
    assert "A20" in table.hand(0)
    assert "A4" not in table.hand(0)
    assert len(table.wishes) == 1


@pytest.mark.parametrize("zap", ["edict.card_zap", "edict.flare_zap"])
def test_a_super_filch_that_was_cancelled_has_no_effect_and_leaves_the_power_its_card_2_4_3(zap: str) -> None:
    table = fought(hands={0: ["A20", "A5", "flare.filch"], 2: ["A6", zap]})
    table.wish(0, "checkpoint.between", "flare.filch").wish(2, "response", zap).run()
    assert table.hand(0) == ["A4", "A5"]
    assert "flare.filch" in table.state.discard
    table.check()
