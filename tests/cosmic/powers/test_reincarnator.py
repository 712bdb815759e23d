"""Reincarnator (P3): becomes a new power after each loss."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic import moves
from bot.cosmic.model.state import Call
from tests.cosmic.table import Table


def losing(powers: tuple[Any, ...] = ("reincarnator", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 and loses, unless hands say otherwise."""
    hands = {0: ["A4", "A5"], 1: ["A30"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **{"unused": ["macron"], **more})
    return table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})


def held(table: Table, seat: int) -> list[str]:
    return [card.power for card in table.state.powers if card.holder == seat]


def test_a_beaten_main_player_gets_an_unused_power_besides_its_own() -> None:
    table = losing().run()
    assert held(table, 0) == ["reincarnator", "macron"]
    assert table.state.unused == []
    table.check()


def test_the_next_loss_replaces_it_and_its_state_is_gone() -> None:
    table = losing(unused=["macron"]).run().next_challenge()
    table.state.unused.append("tripler")
    again = losing(("", "reincarnator", "", ""), unused=["macron", "tripler"], hands={0: ["A30"], 1: ["A4", "A5"]})
    again.wish(1, "target", "yellow-1").run()
    first = held(again, 1)[1]
    again.next_challenge().run()
    assert held(again, 1)[1] in ("macron", "tripler")
    assert len(held(again, 1)) == 2
    assert first in (*again.state.unused, *held(again, 1))
    table.state.unused.remove("tripler")


@pytest.mark.parametrize(("hands", "changes"), [({0: ["A40"], 1: ["A4"]}, False), ({0: ["C"], 1: ["C"]}, True)])
def test_a_win_changes_nothing_and_a_failed_deal_does(hands: dict[int, list[str]], changes: bool) -> None:
    table = losing(hands=hands).run()
    assert len(held(table, 0)) == 1 + changes
    table.check()


@pytest.mark.parametrize(("owner", "changes"), [(0, False), (3, True)])
def test_who_stands_in_for_a_dealer_fails_to_deal_and_who_is_replaced_does_not(owner: int, changes: bool) -> None:
    powers = tuple("reincarnator" if seat == owner else "" for seat in range(4))
    table = losing(powers, hands={0: ["C", "A4"], 1: ["C", "A7"], 3: ["C", "flare.diplomat"]}).wish(0, "card", "C")
    table.wish(1, "card", "C").wish(3, "checkpoint.reveal", "flare.diplomat").wish(3, "diplomat.wild.whom", 0).run()
    assert bool(table.events("announced", name="reincarnator")) == changes
    table.check()


def test_an_ally_of_a_beaten_side_changes_and_a_bystander_does_not() -> None:
    table = losing(("", "", "reincarnator", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense").run()
    assert held(table, 2) == ["reincarnator", "macron"]
    table.check()
    table = losing(("", "", "reincarnator", "")).run()
    assert held(table, 2) == ["reincarnator"]
    table.check()


def test_without_a_fitting_power_it_keeps_what_it_has() -> None:
    for unused in ([], ["symbiote", "phantom"]):
        table = losing(unused=unused).run()
        assert held(table, 0) == ["reincarnator"]
        table.check()


def test_what_clashes_with_a_power_in_play_is_not_drawn() -> None:
    table = losing(("reincarnator", "healer", "", ""), unused=["masochist", "tripler"]).run()
    assert held(table, 0) == ["reincarnator", "tripler"]
    table.check()


def test_a_zap_stops_the_change() -> None:
    table = losing(hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run()
    assert held(table, 0) == ["reincarnator"]
    table.check()


def test_a_zap_of_the_present_form_does_not_hold_up_the_change() -> None:
    table = losing(("", "reincarnator", "", ""), hands={0: ["A40"], 1: ["A4", "A5"], 3: ["A7", "edict.cosmic_zap"]})
    table.wish(1, "target", "yellow-1").run().next_challenge()
    table.state.unused.append("tripler")
    number = len(table.state.powers) - 1
    assert table.state.powers[number].power == "macron"
    table.wish(1, "commit", {"blue-2": 1}).wish(3, "response", "edict.cosmic_zap").run()
    assert held(table, 1) == ["reincarnator", "tripler"]


def test_power_and_form_move_together() -> None:
    table = losing(("reincarnator", "", "changeling", "")).run()
    moves.exchange_powers(table.game, 0, 1)
    assert held(table, 2) == ["reincarnator", "macron"]
    assert held(table, 0) == ["changeling"]


def test_super_reincarnator_need_not_change() -> None:
    table = losing(hands={0: ["A4", "flare.reincarnator"]}).wish(0, "checkpoint.sides", "flare.reincarnator")
    table.wish(0, "reincarnator.on", False).run()
    assert held(table, 0) == ["reincarnator"]
    table.check()


def test_wild_reincarnator_changes_the_power_of_a_loser_who_gets_the_flare() -> None:
    table = losing(("zombie", "", "", ""), hands={2: ["A6", "flare.reincarnator"]})
    table.wish(2, "checkpoint.between", "flare.reincarnator").run()
    assert held(table, 0) == ["macron"]
    assert "flare.reincarnator" in table.hand(0)
    table.check()


def test_wild_reincarnator_needs_another_player_who_has_lost() -> None:
    table = losing(("zombie", "", "", ""), hands={0: ["A4", "flare.reincarnator"]})
    table.wish(0, "checkpoint.between", "flare.reincarnator").run()
    assert table.wishes == [(0, "checkpoint.between", "flare.reincarnator")]


def test_what_a_form_has_called_is_no_call_of_the_next_one() -> None:
    table = losing().run()
    (number,) = (at for at, card in enumerate(table.state.powers) if card.power == "macron")
    for made in (Call(0, f"power.{number}", "", "W7c"), Call(1, "flare.force", "wild", "W4")):
        moves.call(table.game, made)
    table.state.unused.append("force")
    moves.take_form(table.game, 0, "force")
    assert [made.card for made in table.state.challenge.calls] == ["flare.force"]
    assert table.state.powers[number].power == "force"


def test_a_form_that_has_copied_a_power_takes_the_copy_along_p3_interactions() -> None:
    hands = {0: ["A4"], 1: ["A20"], 2: ["A6"], 3: ["A7"]}
    table = Table(("reincarnator", "virus", "", ""), roaming=["insect"], unused=["macron"], hands=hands)
    insect = table.state.powers[2]
    insect.holder, insect.copied = 0, True
    table.state.powers[0].data["form"] = 2
    table.wish(0, "target", "blue-1").wish(0, "checkpoint.attack", "power.2").run(until="card")
    assert [card.power for card in table.state.powers if card.holder == 0] == ["reincarnator", "virus"]
    table.run()
    assert [card.power for card in table.state.powers if card.holder == 0] == ["reincarnator", "macron"]
    assert table.state.unused == ["insect"]
    table.check()
