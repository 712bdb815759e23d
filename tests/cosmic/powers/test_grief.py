"""Grief (P3, Grief): draws cards for lost tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.cosmic.table import Table
from tests.plain import number_of, options_of, words_of

FEW = {0: {"red-1": 4, "red-2": 4, "red-3": 4, "red-4": 4}}
"""Four tokens of seat 0 wait in the warp."""


def fight(powers: Sequence[str | Sequence[str]] = ("grief", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with three tokens against four, A10 against A20."""
    hands = {0: ["A10"], 1: ["A20"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})


def drawn(table: Table, seat: int = 0) -> int:
    return sum(event["count"] for event in table.events("drew", seat=seat, why="grief"))


def test_silence_draws_a_card_for_each_lost_token() -> None:
    table = fight().run()
    assert drawn(table) == 3
    assert table.events("announced", name="grief")
    table.check()


def test_whoever_does_not_want_to_draws_nothing() -> None:
    table = fight().wish(0, "grief.use", False).run()
    assert drawn(table) == 0
    table.check()


def test_tokens_of_others_are_no_grief() -> None:
    table = fight(("", "", "grief", "")).run()
    assert not table.events("announced", name="grief")
    assert len(table.state.players[2].hand) == 1
    table.check()


def test_tokens_that_are_healed_later_still_count() -> None:
    table = fight(("grief", "healer", "", "")).wish(1, "healer.use", True).run()
    assert drawn(table) == 3
    assert table.at("warp", 0) == 0
    table.check()


def test_tokens_that_zombie_saves_do_not_count() -> None:
    table = fight((("grief", "zombie"), "", "", "")).run()
    assert drawn(table) == 0
    table.check()


def test_a_zap_stops_it() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run()
    assert drawn(table) == 0
    table.check()


def test_a_token_that_is_back_may_cost_a_card() -> None:
    table = fight(hands={0: ["A10", "A4", "A5"]}, tokens=FEW).run(until="grief.discard")
    (ask,) = table.open("grief.discard")
    assert number_of(ask) == 1
    table.answer(0, "grief.discard", ["A4.1"] if "A4.1" in options_of(ask) else [options_of(ask)[1]])
    table.run(until="target")
    assert len(table.state.players[0].hand) == 2
    assert table.events("discarded", seat=0, why="grief")
    table.run().check()


def test_zapped_nothing_is_discarded_and_silence_keeps_all() -> None:
    table = fight(hands={0: ["A10", "A4", "A5"]}, tokens=FEW).run(until="target")
    assert table.hand(0) == ["A10", "A4", "A5"]
    table.run().check()
    table = fight(("", "grief", "", ""), tokens=FEW).run(until="target")
    assert not table.events("discarded", why="grief")
    table.run().check()


@pytest.mark.parametrize(("tokens", "cards"), [(FEW, 1), ({}, 0)])
def test_the_wild_flare_draws_as_the_offense_regains_a_token(tokens: dict[int, dict[str, int]], cards: int) -> None:
    table = fight(("", "", "", ""), hands={2: ["A6", "flare.grief"]}, tokens=tokens)
    table.wish(2, "checkpoint.between", "flare.grief").run(until="target")
    assert drawn(table, 2) == cards
    table.run().check()


def test_the_super_flare_pays_cards_for_tokens() -> None:
    table = fight(hands={0: ["A10", "A4", "A5", "flare.grief"]}, tokens=FEW)
    table.wish(0, "checkpoint.between", "flare.grief").run(until="grief.super")
    (ask,) = table.open("grief.super")
    low = [card for card in words_of(ask) if card[:2] in ("A4", "A5")]
    table.answer(0, "grief.super", low).run(until="target")
    assert table.at("warp", 0) == 4 - 2 - 1, "and one by regrouping"
    assert [face for face in table.hand(0) if face in ("A4", "A5")] == []
    table.run().check()
