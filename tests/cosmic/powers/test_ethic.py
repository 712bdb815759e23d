"""Ethic (P2): gets consolation even for attacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

import pytest

from tests.cosmic.table import Position, Table

ETHIC = ("ethic", "", "", "")
RICH = ["A20", "A5", "A6", "A7", "A8", "A9"]


def beaten(powers: Sequence[str | Sequence[str]] = ETHIC, mine: str = "A4", **more: Unpack[Position]) -> Table:
    """Seat 0 attacks blue-1 with three tokens and loses to the 20 of seat 1."""
    more["hands"] = {0: [mine], 1: RICH, 2: ["A6", "edict.cosmic_zap"], 3: ["A7"], **more.get("hands", {})}
    more["deck"] = ["A30", "A40", "A12", "A13", "A14", "A15", "A16", "A17"]
    table = Table(powers, **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": 3}).wish(0, "card", mine).wish(1, "card", "A20")


def test_ethic_collects_for_two_attacks_from_the_winners_hand() -> None:
    table = beaten().run()
    assert len(table.hand(0)) == 3
    assert set(table.hand(0)) <= set(RICH)
    assert len(table.hand(1)) == 2
    table.check()


@pytest.mark.parametrize("mine", ["A4", "C"])
def test_any_part_may_come_from_the_deck(mine: str) -> None:
    table = beaten(mine=mine).wish(0, "ethic.deck", 2).run()
    assert {"A30", "A40"} <= set(table.hand(0))
    assert len(table.hand(0)) == 3
    assert len(table.hand(1)) == 4
    table.check()


def test_by_default_the_deck_supplies_what_the_hand_has_not() -> None:
    table = beaten(hands={1: ["A20", "A5"]}).run()
    assert table.hand(0) == ["A30", "A40", "A5"]
    table.check()


def test_others_are_not_consoled_for_attacks() -> None:
    table = beaten(("", "ethic", "", "")).run()
    assert table.hand(0) == []
    table.check()


def test_a_winning_ethic_collects_nothing() -> None:
    table = beaten(("", "ethic", "ethic", "")).run()
    assert not table.events("announced", name="ethic")
    table.check()


def test_saved_tokens_were_not_lost_5_4_3() -> None:
    table = beaten((["ethic", "zombie"], "", "", ""), powers_per_player=2).run()
    assert table.hand(0) == []
    table.check()


def test_ionic_gas_leaves_nothing_to_collect() -> None:
    table = beaten(hands={3: ["edict.ionic_gas"]}).wish(3, "checkpoint.reveal", "edict.ionic_gas").run()
    assert table.hand(0) == []
    assert not table.events("announced", name="ethic")
    table.check()


def test_stellar_gas_doubles_hand_and_deck() -> None:
    table = beaten(hands={3: ["edict.stellar_gas"]}).wish(3, "checkpoint.reveal", "edict.stellar_gas")
    table.wish(0, "ethic.deck", 1).run()
    assert len(table.hand(0)) == 6
    assert len(table.hand(1)) == 1
    table.check()


def test_zap_leaves_no_consolation_for_an_attack() -> None:
    table = beaten().wish(2, "response", "edict.cosmic_zap").run()
    assert table.hand(0) == []
    table.check()


# --- flares -----------------------------------------------------------------------------------------------------------


def drawing(to: tuple[int, ...]) -> Table:
    """Seat 2 as a defensive ally is rewarded with two cards and holds the flare."""
    table = beaten(("", "", "", ""), hands={2: ["A6", "flare.ethic"]})
    table.wish(1, "invite.defense", [2]).wish(2, "join", "defense").wish(2, "commit", {"yellow-1": 2})
    table.wish(2, "checkpoint", "flare.ethic")
    for seat in to:
        table.wish(2, "ethic.to", seat)
    return table


def test_wild_ethic_hands_drawn_cards_on() -> None:
    table = drawing((3, 0)).wish(2, "ethic.cards", ["A30.1"]).wish(2, "ethic.cards", ["A40.1"]).run()
    assert table.hand(3) == ["A30", "A7"]
    assert table.hand(0) == ["A40"]
    assert table.hand(2) == ["A6", "flare.ethic"]
    table.check()


def test_wild_ethic_may_keep_all() -> None:
    table = drawing(()).run()
    assert table.hand(2) == ["A30", "A40", "A6", "flare.ethic"]
    table.check()


def test_wild_ethic_gives_nothing_of_the_old_hand() -> None:
    table = drawing((3,)).run(until="ethic.cards")
    assert not table.open("ethic.cards")[0].form.accepts(["A6.1"])


@pytest.mark.parametrize("named", [0, 8])
def test_super_ethic_names_how_many(named: int) -> None:
    table = beaten(hands={0: ["A4", "flare.ethic"]}).wish(0, "checkpoint", "flare.ethic")
    table.wish(0, "ethic.super", named).run()
    assert len(table.hand(0)) == 1 + named
    table.check()


def test_super_ethic_names_nothing_without_consolation() -> None:
    table = beaten(("", "ethic", "", ""), hands={1: ["A20", "flare.ethic"]}).wish(1, "checkpoint", "flare.ethic").run()
    assert not table.events("acts")
    table.check()
