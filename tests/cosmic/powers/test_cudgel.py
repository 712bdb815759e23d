"""Cudgel (P2): winners hurt more."""

from __future__ import annotations

from typing import Unpack

import pytest

from bot.kernel.ask import Choice
from tests.cosmic.table import Position, Table

CUDGEL = ("cudgel", "", "", "")


def fought(powers: tuple[str, ...] = CUDGEL, mine: str = "A20", theirs: str = "A4", **more: Unpack[Position]) -> Table:
    """Seat 0 attacks blue-1 with three tokens."""
    more["hands"] = {0: [mine, "A5"], 1: [theirs], 2: ["A6", "edict.cosmic_zap"], 3: ["A7"], **more.get("hands", {})}
    table = Table(powers, **more)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
    return table.wish(0, "card", mine).wish(1, "card", theirs)


def test_the_beaten_opponent_loses_as_many_further_tokens_of_its_choice() -> None:
    table = fought().wish(1, "lose", {"blue-3": 2, "blue-4": 1}).run()
    assert (table.at("blue-3", 1), table.at("blue-4", 1)) == (2, 3)
    assert table.at("warp", 1) == 4 + 3
    assert table.events("announced", name="cudgel")
    table.check()


def test_a_defending_cudgel_counts_its_tokens_on_the_planet() -> None:
    table = fought(("", "cudgel", "", ""), "A4", "A20").run()
    assert table.at("warp", 0) == 3 + 4
    table.check()


def test_an_opponent_with_less_loses_all() -> None:
    table = fought(tokens={1: {"blue-1": 4, "blue-2": 1}}).run()
    assert table.at("warp", 1) == 20
    table.check()


def test_a_cudgel_that_loses_hurts_nobody() -> None:
    table = fought(mine="A4", theirs="A20").run()
    assert (table.at("warp", 0), table.at("warp", 1)) == (3, 0)
    table.check()


def test_allies_of_the_opponent_lose_nothing_further() -> None:
    table = fought().wish(1, "invite.defense", [3]).wish(3, "join", "defense").wish(3, "commit", {"purple-1": 1}).run()
    assert table.at("warp", 3) == 1
    table.check()


def test_an_ally_with_cudgel_adds_nothing() -> None:
    table = fought(("", "", "cudgel", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense").run()
    assert table.at("warp", 1) == 4
    table.check()


def test_further_tokens_are_consoled_they_are_part_of_the_same_loss_p2() -> None:
    table = fought(theirs="C", hands={0: ["A20", *[f"A{number}" for number in (5, 6, 7, 8, 9, 10, 11, 12)]]}).run()
    assert len(table.hand(1)) == 4 + 3
    table.check()


def test_zap_saves_the_further_tokens() -> None:
    table = fought().wish(2, "response", "edict.cosmic_zap").run()
    assert table.at("warp", 1) == 4
    table.check()


# --- flares -----------------------------------------------------------------------------------------------------------


def crowded(held: int = 0, mine: str = "A20", theirs: str = "A4") -> Table:
    """On blue-1 stand seat 1 with two, seat 2 with three, and seat 0 with ``held`` tokens; seat 0 has the flare."""
    tokens = {
        0: {"red-1": 4, "red-2": 4, "red-3": 4, "blue-1": held},
        1: {"blue-1": 2, "blue-2": 8, "blue-3": 8},
        2: {"blue-1": 3, "yellow-1": 8, "yellow-2": 8},
    }
    hands = {0: [mine, "flare.cudgel"], 1: [theirs], 3: ["A7"]}
    table = fought(("", "", "", ""), mine, theirs, tokens=tokens, hands=hands)
    return table.wish(0, "checkpoint.reveal", "flare.cudgel")


def test_wild_cudgel_clears_the_planet_it_gains() -> None:
    table = crowded().run()
    assert (table.at("blue-1", 0), table.at("blue-1", 1), table.at("blue-1", 2)) == (3, 0, 0)
    assert table.at("warp", 2) == 4
    table.check()


def test_wild_cudgel_spares_the_allies_of_the_challenge() -> None:
    table = crowded().wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 1}).run()
    assert table.at("blue-1", 2) == 4
    table.check()


def test_wild_cudgel_gains_nothing_where_a_base_was_before() -> None:
    table = crowded(held=1).run()
    assert table.at("blue-1", 2) == 3
    assert len(table.wishes) == 1


def test_wild_cudgel_clears_a_planet_gained_by_deal() -> None:
    table = crowded(mine="C", theirs="C").run(until="deal")
    nothing: dict[str, Choice] = {"goods": [], "grant": None}
    table.act("deal.offer.offense", 0, {"give": nothing, "take": {"goods": [], "grant": "blue-1"}})
    table.act("deal.accept.defense", 1, 1).run()
    assert table.at("blue-1", 0) >= 1
    assert (table.at("blue-1", 1), table.at("blue-1", 2)) == (0, 0)
    table.check()


def test_wild_cudgel_gains_nothing_by_a_deal_for_cards() -> None:
    table = crowded(mine="C", theirs="C").run(until="deal")
    nothing: dict[str, Choice] = {"goods": [], "grant": None}
    table.act("deal.offer.offense", 0, {"give": {"goods": [], "grant": "red-2"}, "take": nothing})
    table.act("deal.accept.defense", 1, 1).run()
    assert table.at("blue-1", 2) == 3
    assert len(table.wishes) == 1


@pytest.mark.parametrize("invited", [True, False])
def test_super_cudgel_hits_the_opponent_s_allies_too(invited: bool) -> None:
    table = fought(hands={0: ["A20", "flare.cudgel"]}).wish(0, "checkpoint", "flare.cudgel")
    if invited:
        table.wish(1, "invite.defense", [3]).wish(3, "join", "defense").wish(3, "commit", {"purple-1": 1})
    table.run()
    assert table.at("warp", 1) == 4 + 3
    assert table.at("warp", 3) == (1 + 3 if invited else 0)
    table.check()
