"""Virus (P2 2A): multiplies its card by its tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.cosmic.table import Table


def fight(powers: Sequence[str | Sequence[str]] = ("virus", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with three tokens, A6 against A15; seat 2 joins with two, seat 3 the defense with one."""
    hands = {0: ["A6"], 1: ["A15"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
    table.wish(0, "invite.offense", [2]).wish(1, "invite.defense", [3])
    table.wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 2})
    return table.wish(3, "join", "defense").wish(3, "commit", {"purple-1": 1})


def sums(table: Table) -> tuple[int, int]:
    """The totals of the challenge."""
    (event,) = table.events("totals")
    return event["offense"], event["defense"]


def test_the_card_is_multiplied_by_its_tokens_and_allies_are_added() -> None:
    table = fight().run()
    assert sums(table) == (6 * 3 + 2, 15 + 5)
    assert table.events("outcome")[-1]["outcome"] == "defense", "a tie"
    table.check()


def test_a_defending_virus_multiplies_by_its_garrison() -> None:
    table = fight(("", "virus", "", "")).run()
    assert sums(table) == (11, 15 * 4 + 1)
    table.check()


def test_an_ally_multiplies_nothing() -> None:
    table = fight(("", "", "virus", "")).run()
    assert sums(table) == (11, 20)
    assert table.events("announced", name="virus") == []
    table.check()


def test_no_tokens_give_nothing() -> None:
    tokens = {1: {"blue-2": 5, "blue-3": 5, "blue-4": 5, "blue-5": 5}}
    table = fight(("", "virus", "", ""), tokens=tokens).run()
    assert sums(table) == (11, 0 + 1)
    table.check()


def test_tokens_are_counted_after_amoeba_w8b() -> None:
    table = fight((("virus", "amoeba"), "", "", ""), powers_per_player=2)
    table.wish(0, "checkpoint.cards_down", "power.1").wish(0, "amoeba.way", "in")
    table.wish(0, "amoeba.in", {"red-2": 2}).run()
    assert sums(table) == (6 * 5 + 2, 20)
    table.check()


def test_tokens_of_special_value_multiply_with_it() -> None:
    table = fight((("virus", "macron"), "", "", ""), powers_per_player=2)
    table.wishes.remove((0, "commit", {"red-1": 3}))
    table.run()
    assert sums(table) == (6 * 4 + 2, 20)
    table.check()


def test_a_zapped_virus_adds_its_tokens() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run()
    assert sums(table) == (11, 20)
    table.check()


def test_wild_virus_adds_the_product_of_own_and_allied_tokens() -> None:
    table = fight(("", "", "", ""), hands={0: ["A6", "flare.virus"]})
    table.wish(0, "checkpoint.reveal", "flare.virus").run()
    assert sums(table) == (6 + 3 * 2, 20)
    table.check()


def test_super_virus_multiplies_by_all_tokens_of_its_side() -> None:
    table = fight(hands={0: ["A6", "flare.virus"]}).wish(0, "checkpoint.reveal", "flare.virus").run()
    assert sums(table) == (6 * 5, 20)
    table.check()


def test_a_zapped_virus_multiplies_nothing_whatever_its_flare_says() -> None:
    table = fight(hands={0: ["A6", "flare.virus"], 3: ["A7", "edict.cosmic_zap"]})
    table.wish(0, "checkpoint.reveal", "flare.virus").wish(3, "response", "edict.cosmic_zap").run()
    assert sums(table) == (11, 20)
    table.check()
