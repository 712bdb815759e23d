"""Kamikaze (P3, Kamikaze): trades tokens for cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.cosmic.table import Table
from tests.plain import bounds_of, options_of


def fight(powers: Sequence[str | Sequence[str]] = ("kamikaze", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens against four, A10 against A20."""
    hands = {0: ["A10"], 1: ["A20"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})


def test_each_token_is_two_cards() -> None:
    table = fight().wish(0, "checkpoint.sides", "power.0").wish(0, "kamikaze.tokens", {"red-2": 2, "red-3": 1})
    table.run(until="card")
    assert table.at("warp", 0) == 3
    assert (table.at("red-2", 0), table.at("red-3", 0)) == (2, 3)
    assert len(table.state.players[0].hand) == 1 + 6
    table.run().check()


def test_four_tokens_are_the_most_and_silence_sends_none() -> None:
    table = fight().wish(0, "checkpoint.sides", "power.0").run(until="kamikaze.tokens")
    (ask,) = table.open("kamikaze.tokens")
    assert bounds_of(ask) == (0, 4)
    table.run(until="card")
    assert table.at("warp", 0) == 0
    assert len(table.state.players[0].hand) == 1
    table.run().check()


def test_the_defense_may_send_tokens_of_the_target_planet() -> None:
    table = (
        fight(("", "kamikaze", "", "")).wish(1, "checkpoint.sides", "power.0").wish(1, "kamikaze.tokens", {"blue-1": 4})
    )
    table.run(until="card")
    assert table.at("blue-1", 1) == 0
    assert len(table.state.players[1].hand) == 1 + 8
    table.run().check()


def test_an_ally_is_not_offered_it() -> None:
    table = fight(("", "", "kamikaze", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.run(until="checkpoint.sides")
    offers = [one for ask in table.open("checkpoint.sides") for one in options_of(ask)]
    assert "power.0" not in offers
    table.run().check()


def test_zapped_the_tokens_stay() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(0, "checkpoint.sides", "power.0")
    table.wish(3, "response", "edict.cosmic_zap").run(until="card")
    assert table.at("warp", 0) == 0
    assert len(table.state.players[0].hand) == 1
    table.run().check()


def test_it_is_a_loss_that_fury_counts_and_vacuum_answers() -> None:
    table = fight((("kamikaze", "fury"), "", "", "")).wish(0, "checkpoint.sides", "power.0")
    table.wish(0, "kamikaze.tokens", {"red-2": 4}).run(until="card")
    assert table.state.powers[1].data["rage"] == 4
    table.run().check()
    table = fight((("kamikaze", "vacuum"), "", "", "")).wish(0, "checkpoint.sides", "power.0")
    table.wish(0, "kamikaze.tokens", {"red-2": 2}).run(until="card")
    assert table.events("announced", name="vacuum")
    table.run().check()


def test_after_trader_has_taken_the_hand_it_draws_for_the_new_one() -> None:
    powers: Any = (("kamikaze", "trader"), "", "", "")
    table = fight(powers, hands={1: ["A20", "A15"]}).wish(0, "checkpoint.sides", "power.0")
    table.wish(0, "checkpoint.sides", "power.1").wish(0, "kamikaze.tokens", {"red-2": 1}).run(until="card")
    announced = [event["name"] for event in table.events("announced")]
    assert sorted(announced) == ["kamikaze", "trader"]
    table.run().check()


def test_the_wild_flare_adds_three_for_each_token() -> None:
    table = fight(("", "", "", ""), hands={0: ["A10", "flare.kamikaze"]})
    table.wish(0, "checkpoint.cards_down", "flare.kamikaze").wish(0, "kamikaze.wild.number", 3).run()
    (event,) = table.events("totals")
    assert event["offense"] == 10 + 4 + 9
    assert table.at("warp", 0) == 3 + 4
    table.check()


def test_the_wild_flare_does_not_touch_the_planet_that_is_attacked() -> None:
    tokens = {1: {"blue-1": 4, "blue-2": 1, "yellow-1": 1}}
    table = fight(("", "", "", ""), hands={1: ["A20", "flare.kamikaze"]}, tokens=tokens)
    table.wish(1, "checkpoint.cards_down", "flare.kamikaze").wish(1, "kamikaze.wild.number", 2).run()
    (event,) = table.events("totals")
    assert event["defense"] == 20 + 4 + 6
    assert table.at("blue-1", 1) == 4
    table.check()


def test_the_super_flare_regains_three_tokens() -> None:
    tokens = {0: dict.fromkeys(("red-1", "red-2", "red-3"), 5)}
    table = fight(hands={0: ["A10", "flare.kamikaze"]}, tokens=tokens).wish(0, "checkpoint.between", "flare.kamikaze")
    table.run(until="target")
    assert table.at("warp", 0) == 5 - 3 - 1, "three, and the one of regroup"
    table.run().check()
