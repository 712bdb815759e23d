"""Ghoul (P3, Ghoul): feeds on beaten tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.cosmic.table import Table


def fight(powers: Sequence[str | Sequence[str]] = ("ghoul", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens, A30 against A20; seat 2 helps the defense with two tokens."""
    hands = {0: ["A30"], 1: ["A20"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    table.wish(0, "card", "A30").wish(1, "invite.defense", [2])
    return table.wish(2, "join", "defense").wish(2, "commit", {"yellow-1": 2})


def drawn(table: Table, seat: int) -> int:
    return sum(event["count"] for event in table.events("drew", seat=seat, why="reward"))


def test_each_beaten_token_in_the_warp_is_a_reward() -> None:
    table = fight().run()
    assert drawn(table, 0) == 4 + 2
    table.check()


def test_own_tokens_may_come_back_instead() -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4}}
    table = fight(tokens=tokens).wish(0, "reward", {"tokens": 5, "cards": 1}).run()
    assert drawn(table, 0) == 1
    assert table.at("warp", 0) == 8 - 1 - 5, "one came back as it regrouped"
    table.check()


def test_whoever_loses_or_only_helps_gets_nothing() -> None:
    table = fight(hands={0: ["A4"]}).wish(0, "card", "A4")
    table.wishes.remove((0, "card", "A30"))
    table.run()
    assert drawn(table, 0) == 0
    table.check()
    table = fight(("", "", "", "ghoul")).wish(0, "invite.offense", [3]).wish(3, "join", "offense").run()
    assert drawn(table, 3) == 0
    table.check()


def test_tokens_that_were_saved_do_not_count_and_healed_ones_do() -> None:
    table = fight(("ghoul", "zombie", "", "")).run()
    assert drawn(table, 0) == 2, "Zombie's tokens did not reach the warp"
    table.check()
    table = fight(("ghoul", "", "", "healer"), hands={3: ["A7"]}).wish(3, "healer.use", True).run()
    assert drawn(table, 0) == 6
    table.check()


def test_tokens_out_of_the_game_do_not_count() -> None:
    table = fight((("ghoul", "void"), "", "", "")).run()
    assert table.at("removed", 1) == 4
    assert drawn(table, 0) == 0
    table.check()


def test_a_zap_stops_it_and_ionic_gas_too() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run()
    assert drawn(table, 0) == 0
    table.check()
    table = fight(hands={3: ["A7", "edict.ionic_gas"]}).wish(3, "checkpoint.reveal", "edict.ionic_gas").run()
    assert drawn(table, 0) == 0
    table.check()


def test_a_victory_over_nobody_feeds_nobody_even_after_another_one() -> None:
    tokens = {1: {"blue-2": 4, "blue-3": 4, "blue-4": 4}}
    data = {"ghoul": {"eaten": [0, 5]}}
    table = Table(("ghoul", "", "", ""), hands={0: ["A30"], 1: ["A20"]}, tokens=tokens, data=data)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4}).run()
    assert drawn(table, 0) == 0
    table.check()


def test_the_wild_flare_counts_players() -> None:
    table = fight(("", "", "", ""), hands={0: ["A30", "flare.ghoul"]}).wish(0, "checkpoint.reveal", "flare.ghoul").run()
    assert drawn(table, 0) == 2
    table.check()


def test_the_super_flare_is_for_an_ally_of_the_offense() -> None:
    table = fight(("", "", "", "ghoul"), hands={3: ["A7", "flare.ghoul"]}).wish(0, "invite.offense", [3])
    table.wish(3, "join", "offense").wish(3, "checkpoint.reveal", "flare.ghoul").run()
    assert drawn(table, 3) == 6
    table.check()
