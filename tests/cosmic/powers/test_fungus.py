"""Fungus (P1): piles losers under its tokens and fights with the piles."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.expansions.zodiac.state import NAME as ZODIAC, ZodiacState
from bot.cosmic.model import board
from bot.cosmic.model.state import UNDER, Bond
from bot.cosmic.moves.tokens import put
from tests.cosmic.table import Table

FEW = {1: {"blue-1": 4, "blue-2": 4, "blue-3": 4}}
"""Eight tokens of seat 1 are in the warp, from where piles come in these tests."""


def fought(
    powers: tuple[Any, ...] = ("fungus", "", "", ""),
    cards: tuple[str, str] = ("A20", "A4"),
    count: int = 2,
    **more: Any,
) -> Table:
    """Seat 0 attacks blue-1 with so many tokens from red-1."""
    hands = {0: [cards[0]], 1: [cards[1]], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": count})


def allied(table: Table, side: str, seat: int = 2, count: int = 2) -> Table:
    table.wish(0 if side == "offense" else 1, f"invite.{side}", [seat]).wish(seat, "join", side)
    return table.wish(seat, "commit", {("red", "blue", "yellow", "purple")[seat] + "-1": count})


def heights(table: Table, seat: int) -> list[int]:
    piles = board.piles(table.state)
    return sorted((len(row) for top, row in piles.items() if table.state.tokens[top].seat == seat), reverse=True)


def test_the_whole_losing_side_is_piled_up_as_its_owner_likes() -> None:
    table = allied(fought(), "defense").wish(0, "fungus.piles", {"1": 5, "2": 1}).run()
    assert heights(table, 0) == [5, 1]
    assert (table.at("warp", 1), table.at("warp", 2)) == (0, 0)
    assert table.at("blue-1", 0) == 2, "a pile lands as one token"
    table.check()


def test_silence_spreads_evenly() -> None:
    table = fought(count=3).run()
    assert heights(table, 0) == [2, 1, 1]
    table.check()


def test_it_captures_as_defense_and_as_ally_of_the_winner() -> None:
    table = fought(("", "fungus", "", ""), ("A4", "A20")).run()
    assert heights(table, 1) == [1, 1]
    table = allied(fought(("", "", "fungus", "")), "offense").run()
    assert heights(table, 2) == [2, 2]
    table.check()


def test_a_loser_and_a_bystander_capture_nobody() -> None:
    for seat in (1, 3):
        powers = ["", "", "", ""]
        powers[seat] = "fungus"
        table = fought(tuple(powers)).run()
        assert board.piles(table.state) == {}
        assert table.at("warp", 1) == 4
        table.check()


def test_a_pile_is_one_token_for_the_limit_and_adds_its_height_to_the_total() -> None:
    table = fought(tokens=FEW, piles={(0, 1): {"red-1": 3}}, cards=("A4", "A8"), count=4).run()
    assert table.events("totals")[-1] == {"offense": 4 + 4 + 3, "defense": 12}
    table.check()


def test_a_pile_that_is_lost_falls_apart_in_the_warp() -> None:
    table = fought(tokens=FEW, piles={(0, 1): {"red-1": 3}}, cards=("A4", "A20")).run()
    assert board.piles(table.state) == {}
    assert (table.at("warp", 0), table.at("warp", 1)) == (2, 8)
    table.check()


def test_a_pile_counts_as_one_token_for_consolation() -> None:
    hands = {0: ["C"], 1: ["A20", "A5", "A6", "A7"]}
    table = fought(tokens=FEW, piles={(0, 1): {"red-1": 3}}, hands=hands, cards=("C", "A20"), count=1).run()
    assert len(table.hand(0)) == 1
    table.check()


def test_losers_are_consoled_for_captured_tokens() -> None:
    hands = {0: ["A20", "A5", "A6", "A7", "A8", "A9"], 1: ["C"]}
    table = fought(hands=hands, cards=("A20", "C")).run()
    assert len(table.hand(1)) == 4
    table.check()


def test_zombie_cannot_escape_but_void_takes_them_first_0_5() -> None:
    table = fought(("fungus", "zombie", "", "")).run()
    assert sum(heights(table, 0)) == 4
    table = fought((("fungus", "void"), "", "", ""), powers_per_player=2).run()
    assert board.piles(table.state) == {}
    assert table.at("removed", 1) == 4
    table.check()


def test_a_zombie_that_falls_out_of_a_pile_goes_to_its_bases() -> None:
    table = fought(("fungus", "zombie", "", ""), ("A4", "A20"), tokens=FEW, piles={(0, 1): {"red-1": 3}})
    table.wish(1, "zombie", {"blue-2": 3}).run()
    assert table.at("blue-2", 1) == 7
    table.check()


def test_a_captured_pile_is_flattened() -> None:
    tokens = {2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4}}
    table = fought(tokens=tokens, piles={(1, 2): {"blue-1": 3}}).run()
    assert sum(heights(table, 0)) == 4 + 3
    assert heights(table, 1) == []
    table.check()


def test_a_zap_stops_capturing_and_the_value_but_frees_nobody() -> None:
    hands = {3: ["A7", "edict.cosmic_zap"]}
    table = fought(tokens=FEW, piles={(0, 1): {"red-1": 3}}, hands=hands, count=1)
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("totals")[-1] == {"offense": 20 + 1, "defense": 8}
    assert heights(table, 0) == [3]
    table.check()


def leading(**more: Any) -> Table:
    """Fungus is the Spiritual Leader: it may put tokens on its Zodiac card as on a base (Z33)."""
    karma = {seat: {"karma": 1, f"{colour}-1": 4} for seat, colour in ((1, "blue"), (2, "yellow"), (3, "purple"))}
    signs = ZodiacState([f"zodiac.{name}.1" for name in ("aries", "taurus", "gemini", "cancer")], leader=0)
    tokens = karma | more.pop("tokens")
    return fought(tokens=tokens, extras={ZODIAC: True}, expansions={ZODIAC: signs}, **more)


def test_a_pile_put_on_its_zodiac_card_leaves_only_the_top_there_z33_z43() -> None:
    tokens = {0: {"karma": 3, "red-1": 1, "red-2": 4, "red-3": 4, "red-4": 4}}
    table = leading(tokens=tokens, piles={(0, 1): {"red-1": 2}}, hands={1: ["C"]}, cards=("C", "C"), count=1)
    table.wish(0, "lose", {"red-2": 3}).wish(0, "return", {"karma": 1}).run(until="deal")
    table.act("deal.fail.offense", 0).act("deal.fail.defense", 1).run()
    assert table.at("karma", 0) == 4
    assert heights(table, 0) == []
    assert table.events("moved", to="warp", why="karma", seat=1)[0]["count"] == 2
    table.check()


def test_a_pile_that_is_regrouped_onto_the_zodiac_card_falls_apart_too_4_1_5_z43() -> None:
    table = leading(tokens={0: {"karma": 3}}).wish(0, "regroup", {"karma": 1})
    top, *below = [*board.warp_tokens(table.state, 0)[:1], *board.warp_tokens(table.state, 1)[:2]]
    for number in below:
        put(table.state, number, f"{UNDER}{top}")
    table.run(until="target")
    assert table.at("karma", 0) == 4
    assert heights(table, 0) == []


# --- flares -----------------------------------------------------------------------------------------------------------


def besieged(**more: Any) -> Table:
    """Seat 1 holds the flare, readies it and wins at home."""
    hands = {1: ["A20", "A19", "flare.fungus"], 0: ["A4", "A1"], **more.pop("hands", {})}
    table = fought(("", "", "", ""), ("A4", "A20"), hands=hands, **more)
    return table.wish(1, "checkpoint", "flare.fungus").wish(1, "card", "A20")


def test_wild_fungus_puts_the_losers_in_a_ring() -> None:
    table = besieged().run()
    assert len(board.tokens_at(table.state, "ring.1")) == 2
    assert table.at("warp", 0) == 0
    assert table.state.bonds[0].card == "flare.fungus"
    table.check()


HOMES = {f"red-{planet}": 3 for planet in range(1, 6)}


def test_wild_fungus_adds_the_ring_to_a_defense_at_home() -> None:
    table = besieged(tokens={0: HOMES | {"ring.1": 2}}).run()
    assert table.events("totals")[-1] == {"offense": 6, "defense": 24 + 2}
    table.check()


def test_the_ring_is_not_lost_with_the_planet() -> None:
    table = fought(
        ("", "", "", ""), tokens={0: HOMES, 2: {"yellow-1": 4, "ring.1": 2}}, hands={1: ["A4", "flare.fungus"]}
    )
    table.wish(1, "checkpoint", "flare.fungus").run()
    assert table.events("totals")[-1] == {"offense": 22, "defense": 8 + 2}
    assert table.at("ring.1", 2) == 2
    table.check()


@pytest.mark.parametrize("kept", [True, False])
def test_the_ring_goes_home_when_the_flare_leaves_the_hand(kept: bool) -> None:
    hands = {1: ["A20", "flare.fungus"] if kept else ["A20"]}
    table = fought(("", "", "", ""), tokens={0: HOMES | {"ring.1": 2}}, hands=hands)
    table.state.bonds.append(Bond(1, "flare.fungus", board.tokens_at(table.state, "ring.1")))
    table.run(until="card")
    assert bool(table.state.bonds) is kept
    assert table.at("ring.1", 0) == (2 if kept else 0)


def test_wild_fungus_does_nothing_away_from_home() -> None:
    table = fought(("", "", "", ""), hands={0: ["A20", "flare.fungus"]}).wish(0, "checkpoint", "flare.fungus").run()
    assert table.at("warp", 1) == 4
    assert "flare.fungus" in table.hand(0)
    table.check()


def test_super_fungus_keeps_piles_together_in_the_warp_and_they_leave_it_as_one() -> None:
    table = fought(
        tokens=FEW | {0: {"red-1": 4, "red-2": 4, "red-3": 4, "red-4": 4, "red-5": 4}},
        piles={(0, 1): {"red-1": 3}},
        cards=("A4", "A20"),
        count=1,
        hands={0: ["A4", "flare.fungus"], 1: ["A20", "A9"]},
    )
    table.wish(0, "checkpoint", "flare.fungus").run()
    assert (table.at("warp", 0), table.at("warp", 1)) == (1, 5)
    assert heights(table, 0) == [3]
    table.check()
