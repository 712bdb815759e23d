"""Clone (P2): keeps its own challenge card."""

from __future__ import annotations

import pytest

from tests.cosmic.table import Table

CLONE = ("clone", "", "", "")


def fought(
    powers: tuple[str, ...] = CLONE, mine: str = "A20", theirs: str = "A4", hands: dict[int, list[str]] | None = None
) -> Table:
    """Seat 0 attacks blue-1 with three tokens."""
    held = {0: [mine, "A5"], 1: [theirs], 2: ["A6", "edict.cosmic_zap"], 3: ["A7"], **(hands or {})}
    table = Table(powers, hands=held).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
    return table.wish(0, "card", mine).wish(1, "card", theirs)


@pytest.mark.parametrize(("mine", "theirs"), [("A20", "A4"), ("A4", "A20"), ("C", "A20")])
def test_clone_has_its_card_back_won_or_lost_and_silence_does_it(mine: str, theirs: str) -> None:
    table = fought(mine=mine, theirs=theirs).run()
    assert mine in table.hand(0)
    assert theirs not in table.hand(1)
    table.check()


def test_clone_has_its_card_back_after_a_failed_deal() -> None:
    table = fought(mine="C", theirs="C").run(until="deal").act("deal.timeout").run()
    assert "C" in table.hand(0)
    assert table.hand(1) == []
    table.check()


def test_clone_may_let_the_card_go() -> None:
    table = fought().wish(0, "clone.use", False).run()
    assert table.hand(0) == ["A5"]
    table.check()


def test_a_clone_that_is_no_main_player_keeps_nothing() -> None:
    table = fought(("", "", "clone", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense").run()
    assert table.hand(0) == ["A5"]
    assert not table.events("claimed")
    table.check()


def test_zap_lets_the_card_go() -> None:
    table = fought().wish(2, "response", "edict.cosmic_zap").run()
    assert table.hand(0) == ["A5"]
    table.check()


def test_what_clone_keeps_cannot_be_filched_p2_6() -> None:
    table = fought(("clone", "filch", "", "")).wish(1, "filch.use", True).run()
    assert "A20" in table.hand(0)
    assert len(table.wishes) == 1


# --- flares -----------------------------------------------------------------------------------------------------------


def gassed(card_zap: bool = False) -> Table:
    """Seat 0 readies the flare, loses by a compromise and plays Stellar Gas."""
    hands = {
        0: ["C", "edict.stellar_gas", "flare.clone"],
        1: ["A20", "A9", "A10", "A11", "A12", "A13", "A14", "A15"],
        2: ["A6", "edict.card_zap"],
    }
    table = fought(("", "", "", ""), mine="C", theirs="A20", hands=hands).wish(0, "checkpoint.between", "flare.clone")
    table.wish(0, "checkpoint.reveal", "edict.stellar_gas")
    return table.wish(2, "response", "edict.card_zap") if card_zap else table


def test_wild_clone_keeps_an_edict_that_took_effect() -> None:
    table = gassed().run()
    assert "edict.stellar_gas" in table.hand(0)
    assert len(table.hand(1)) == 7 - 6, "consolation was doubled"
    table.check()


def test_the_kept_edict_is_not_played_again_in_this_challenge_p2_6() -> None:
    table = gassed().wish(0, "checkpoint.reveal", "edict.stellar_gas").run()
    assert "edict.stellar_gas" in table.hand(0)
    assert len(table.wishes) == 1


def test_wild_clone_does_not_keep_what_was_cancelled() -> None:
    table = gassed(card_zap=True).run()
    assert "edict.stellar_gas" not in table.hand(0)
    assert len(table.hand(1)) == 7 - 3
    table.check()


def consoled(cards: int) -> Table:
    """Seat 0 loses three tokens by a compromise to seat 1, who holds so many cards besides."""
    hands = {0: ["C", "flare.clone"], 1: ["A20", *[f"A{value}" for value in (5, 6, 7, 8, 9, 10, 11, 12)][:cards]]}
    return fought(mine="C", theirs="A20", hands=hands).wish(0, "checkpoint", "flare.clone").wish(0, "clone.use", False)


@pytest.mark.parametrize(("cards", "taken"), [(8, 6), (4, 4), (3, 3), (2, 2)])
def test_super_clone_takes_up_to_twice_if_the_hand_has_that_many(cards: int, taken: int) -> None:
    table = consoled(cards).run()
    assert len(table.hand(0)) == 1 + taken
    assert len(table.hand(1)) == cards - taken
    table.check()


def test_super_clone_may_take_less() -> None:
    table = consoled(8).wish(0, "clone.super", 4).run()
    assert len(table.hand(1)) == 4
    table.check()
