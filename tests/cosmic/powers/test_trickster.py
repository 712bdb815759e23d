"""Trickster (P3, Trickster): wins half its challenges."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: tuple[str, ...] = ("trickster", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens against four, A10 against A20."""
    hands = {0: ["A10"], 1: ["A20"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})


def tricked(table: Table, hidden: str, picked: str, window: str = "checkpoint.sides") -> Table:
    """Seat 0 hides a token, seat 1 picks a hand."""
    table.wish(0, window, "power.0").wish(0, "trickster.hide", hidden).wish(1, "trickster.pick", picked)
    return table


@pytest.mark.parametrize(("picked", "winner"), [("left", "defense"), ("right", "offense")])
def test_the_hand_with_the_token_loses_and_no_cards_are_played(picked: str, winner: str) -> None:
    table = tricked(fight(), "left", picked).run()
    assert table.events("outcome")[-1]["outcome"] == winner
    assert not table.events("laid")
    assert (table.hand(0), table.hand(1)) == (["A10"], ["A20"])
    assert table.at("warp", 0 if winner == "defense" else 1) == 4
    table.check()


def test_as_the_defense_it_wins_for_the_defense() -> None:
    table = fight(("", "trickster", "", "")).wish(1, "checkpoint.sides", "power.0").wish(1, "trickster.hide", "left")
    table.wish(0, "trickster.pick", "right").run()
    assert table.events("outcome")[-1]["outcome"] == "defense"
    table.check()


def test_nobody_sees_the_hand_before_it_is_picked() -> None:
    table = fight().wish(0, "checkpoint.sides", "power.0").wish(0, "trickster.hide", "left").run(until="trickster.pick")
    assert not table.events("guessed")
    (ask,) = table.open("trickster.pick")
    assert (ask.seat, ask.secret) == (1, False)
    table.run()
    (guess,) = table.events("guessed")
    assert guess["hidden"] == "left"
    table.check()


def test_silence_leaves_both_choices_to_chance() -> None:
    found = {
        fight(seed=seed).wish(0, "checkpoint.sides", "power.0").run().events("guessed")[0]["found"] for seed in range(9)
    }
    assert found == {True, False}


def test_nobody_is_consoled_and_defensive_allies_are_rewarded() -> None:
    table = tricked(fight(hands={0: ["C", "A10"]}), "left", "left").wish(1, "invite.defense", [2])
    table.wish(2, "join", "defense").run()
    assert table.hand(1) == ["A20"]
    assert len(table.events("drew", why="reward")) == 1
    table.check()


def test_an_ally_is_not_offered_it_and_unused_it_changes_nothing() -> None:
    table = fight(("", "", "trickster", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.run(until="checkpoint.sides")
    offers = [one for ask in table.open("checkpoint.sides") for one in options_of(ask)]
    assert "power.0" not in offers
    table = fight().run()
    assert table.events("totals")
    table.check()


def test_a_zap_stops_it() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(0, "checkpoint.sides", "power.0")
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("totals")
    assert not table.events("guessed")
    table.check()


def test_before_the_hands_are_changed_by_trader() -> None:
    table = tricked(fight(("trickster", "trader", "", "")), "left", "right").wish(1, "checkpoint.sides", "power.1")
    table.run()
    assert not table.events("hands_exchanged"), "the challenge has come out already"


def test_before_the_cards_that_doppelganger_would_discard_p2_1() -> None:
    table = fight(("trickster", "doppelganger", "", "")).wish(0, "checkpoint.sides", "power.0").run()
    assert [event["name"] for event in table.events("announced")] == ["trickster"]
    assert table.hand(1) == ["A20"]
    table.check()


def test_chronos_has_nothing_to_go_back_to() -> None:
    table = tricked(fight(("trickster", "chronos", "", "")), "left", "left").run()
    assert not table.events("announced", name="chronos")
    table.check()


def test_the_wild_flare_tosses_a_coin() -> None:
    found = set()
    for seed in range(8):
        table = fight(("", "", "", ""), hands={0: ["A10", "flare.trickster"]}, seed=seed)
        table.wish(0, "checkpoint.reveal", "flare.trickster").run()
        found.add(table.events("totals")[0]["offense"])
        table.check()
    assert found == {14 + 10, 14 - 10}


@pytest.mark.parametrize(("picked", "winner"), [("left", "defense"), ("right", "offense")])
def test_the_super_flare_plays_after_a_defeat(picked: str, winner: str) -> None:
    table = fight(hands={0: ["A10", "flare.trickster"]}).wish(0, "checkpoint.reveal", "flare.trickster")
    table.wish(0, "trickster.hide", "left").wish(1, "trickster.pick", picked).run()
    assert table.events("outcome")[-1]["outcome"] == winner
    table.check()


def test_the_super_flare_leaves_no_consolation() -> None:
    table = (
        fight(hands={0: ["C", "flare.trickster", "A10"]})
        .wish(0, "card", "C")
        .wish(0, "checkpoint.reveal", "flare.trickster")
    )
    table.wish(0, "trickster.hide", "left").wish(1, "trickster.pick", "left").run()
    assert table.at("warp", 0) == 4
    assert not table.events("gave", why="consolation")
    table.check()


def test_the_super_flare_is_no_second_use_of_the_power() -> None:
    table = tricked(fight(hands={0: ["A10", "flare.trickster"]}), "left", "left").run(until="checkpoint.reveal")
    offers = [one for ask in table.open("checkpoint.reveal") if ask.seat == 0 for one in options_of(ask)]
    assert offers == ["pass"]
    table.run().check()
