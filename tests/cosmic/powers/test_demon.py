"""Demon (P3): possesses the hand of a player outside, and plays from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.cosmic.seen.project import see_seat
from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: Sequence[str] = ("demon", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with two tokens from red-1, A10 against A8; seat 2 has an A30 and two edicts."""
    hands = {0: ["A10"], 1: ["A8"], 2: ["A30", "edict.plague", "edict.quash"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": 2})


def possessed(**more: Any) -> Table:
    """Seat 0 has taken the hand of seat 2."""
    return fight(**more).wish(0, "checkpoint.attack", "power.0").wish(0, "demon.target", 2)


def test_it_plays_from_the_hand_of_another_and_the_rest_goes_back() -> None:
    table = possessed().wish(0, "card", "A30").run()
    assert table.events("totals")[-1] == {"offense": 32, "defense": 12}
    assert table.hand(0) == ["A10"]
    assert table.hand(2) == ["edict.plague", "edict.quash"]
    assert table.state.powers[0].data["hoard"] == []
    table.check()


def test_the_two_alone_see_which_cards_they_are() -> None:
    table = possessed().run(until="card")
    assert table.hand(2) == []
    assert len(see_seat(table.state, 0).secrets[0].notes) > 0
    assert dict(see_seat(table.state, 3).table.players[0].powers[0].notes)["hoard"] == 3
    told = [event.audience for event in table.seen if event.kind == "given" and event.data["why"] == "hoard"]
    assert told == [(2, 0)]
    table.run().check()


def test_the_lender_cannot_play_meanwhile() -> None:
    table = possessed(hands={2: ["A30", "edict.card_zap"]}).run(until="card")
    table.run()
    assert table.hand(2) == ["A30", "edict.card_zap"]
    assert not table.events("announced", name="card_zap")
    table.check()


def test_the_opponent_cannot_be_possessed() -> None:
    table = fight().wish(0, "checkpoint.attack", "power.0").run(until="demon.target")
    (ask,) = table.open("demon.target")
    assert options_of(ask) == (2, 3)
    assert ask.default == 2, "the largest hand"
    table.run().check()


def test_a_bystander_possesses_nobody() -> None:
    table = fight(("", "", "demon", "")).run(until="checkpoint.attack")
    offered = [option for ask in table.open("checkpoint.attack") for option in options_of(ask)]
    assert "power.0" not in offered
    table.run().check()


def test_a_zap_leaves_the_hand_where_it_is() -> None:
    table = possessed(hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run()
    assert table.hand(2) == ["A30", "edict.plague", "edict.quash"]
    assert not table.events("gave")
    table.check()


def test_zapped_as_it_plays_from_the_sheet_it_plays_from_hand_and_all_goes_back() -> None:
    table = possessed(hands={3: ["A7", "edict.cosmic_zap"]}).run(until="card")
    table.wish(0, "card", "A30").wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("totals")[-1]["offense"] == 12
    assert table.hand(2) == ["A30", "edict.plague", "edict.quash"]
    table.check()


def test_a_flare_that_comes_back_goes_to_the_lender() -> None:
    table = possessed(hands={2: ["A6", "flare.amoeba"]}).wish(0, "checkpoint.sides", "flare.amoeba")
    table.wish(0, "amoeba.wild.in", {"red-2": 1}).run()
    assert table.hand(2) == ["A6", "flare.amoeba"]
    assert table.hand(0) == []
    table.check()


def test_everything_goes_back_after_a_deal_too() -> None:
    table = possessed(hands={0: ["C"], 1: ["C"]}).run()
    assert table.hand(2) == ["A30", "edict.plague", "edict.quash"]
    table.check()


def test_the_sheet_is_no_hand_for_consolation() -> None:
    table = possessed(hands={1: ["C"]}).wish(0, "card", "A10").run()
    assert table.hand(2) == ["A30", "edict.plague", "edict.quash"], "the loser took from an empty hand"
    table.check()


def test_trader_trades_the_hand_alone() -> None:
    table = possessed(powers=("demon", "trader", "", ""), hands={1: ["A8", "A4"]})
    table.wish(1, "checkpoint.sides", "power.1").run(until="card")
    assert table.hand(0) == ["A4", "A8"] or table.hand(1) == ["A10"]
    table.run()
    assert table.hand(2) == ["A30", "edict.plague", "edict.quash"]
    table.check()


def test_what_is_left_of_a_departed_lender_is_discarded() -> None:
    table = possessed().run(until="card").interrupt("concede", 2).run()
    assert "A30.1" in table.state.discard or "A30" in [card.split(".")[0] for card in table.state.discard]
    assert table.state.powers[0].data["hoard"] == []
    table.check()


def test_super_demon_draws_six_and_puts_the_rest_back_on_top() -> None:
    deck = ["A40", "A1", "A4", "C", "edict.sanity", "A5"]
    table = fight(hands={0: ["A10", "flare.demon"]}, deck=deck)
    table.wish(0, "checkpoint.attack", "flare.demon").wish(0, "card", "A40").run()
    assert table.events("totals")[-1]["offense"] == 42
    assert [card.split(".")[0] for card in table.state.deck[-5:]] == ["A5", "edict", "C", "A4", "A1"]
    assert table.hand(2) == ["A30", "edict.plague", "edict.quash"]
    table.check()


def test_super_demon_comes_instead_of_a_hand() -> None:
    table = possessed(hands={0: ["A10", "flare.demon"]}).run(until="checkpoint.sides")
    mine = next(ask for ask in table.open("checkpoint.sides") if ask.seat == 0)
    assert "flare.demon" not in options_of(mine)
    table.run().check()


@pytest.mark.parametrize(("committed", "sent"), [(1, 1), (2, 2)])
def test_wild_demon_makes_an_ally_with_as_many_tokens(committed: int, sent: int) -> None:
    table = fight(("", "", "", ""), hands={0: ["A10", "flare.demon"]})
    table.wishes.pop()
    table.wish(0, "commit", {"red-1": committed}).wish(0, "checkpoint.attack", "flare.demon")
    table.wish(0, "demon.wild.target", 2).run()
    assert table.events("totals")[-1]["offense"] == 10 + committed + sent
    table.check()


def test_wild_demon_empties_no_base_and_asks_the_ally_no_more() -> None:
    tokens = {2: {"yellow-1": 2, "yellow-2": 1, "yellow-3": 1}}
    table = fight(("", "", "", ""), hands={0: ["A10", "flare.demon"]}, tokens=tokens)
    table.wish(0, "checkpoint.attack", "flare.demon").wish(0, "demon.wild.target", 2).run(until="invite.offense")
    (ask,) = table.open("invite.offense")
    assert options_of(ask) == (3,)
    table.run()
    assert table.events("joined", seat=2) == [{"seat": 2, "side": "offense"}]
    assert [table.at(f"yellow-{planet}", 2) for planet in (1, 2, 3)] == [1, 1, 1]
    table.check()
