"""Loser (P2 2A): the loser wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: tuple[str, ...] = ("loser", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens, A6 against A10."""
    hands = {0: ["A6"], 1: ["A10"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})


def options(table: Table, seat: int) -> list[str]:
    """The faces that a seat may play."""
    (ask,) = [ask for ask in table.open("card") if ask.seat == seat]
    return [str(option).partition(".")[0] for option in options_of(ask)]


def test_an_upset_makes_the_losing_side_win() -> None:
    table = fight().wish(0, "checkpoint.sides", "power.0").run()
    assert table.events("totals")[-1] == {"offense": 10, "defense": 14}
    assert table.events("outcome")[-1]["outcome"] == "offense"
    assert table.at("blue-1", 0) == 4
    table.check()


def test_undeclared_everything_stays_as_it_is() -> None:
    table = fight().run()
    assert table.events("outcome")[-1]["outcome"] == "defense"
    table.check()


def test_both_have_to_play_an_attack_if_they_hold_one() -> None:
    table = fight(hands={0: ["A6", "C"], 1: ["A10", "C", "A4"]}).wish(0, "checkpoint.sides", "power.0")
    table.run(until="card")
    assert options(table, 0) == ["A6", "by_chance"]
    assert options(table, 1) == ["A10", "A4", "by_chance"]
    table.run()
    assert all(not card.startswith("C") for event in table.events("revealed") for card in event.values())
    table.check()


def test_whoever_holds_no_attack_plays_a_compromise_and_wins_without_consolation() -> None:
    table = fight(hands={0: ["C"], 1: ["A10", "A20"]}).wish(0, "checkpoint.sides", "power.0").run(until="card")
    assert options(table, 0) == ["C", "by_chance"]
    table.run()
    assert table.events("outcome")[-1]["outcome"] == "offense"
    assert len(table.hand(1)) == 1
    assert table.hand(0) == []
    table.check()


def test_two_compromises_are_a_deal_all_the_same() -> None:
    table = fight(hands={0: ["C"], 1: ["C"]}).wish(0, "checkpoint.sides", "power.0").run(until="deal")
    table.run().check()


def test_a_tie_which_the_defense_would_win_is_the_offenses() -> None:
    table = fight(hands={1: ["A6"]}).wish(0, "checkpoint.sides", "power.0").run()
    assert table.events("outcome")[-1]["outcome"] == "offense"
    table.check()


def test_two_upsets_cancel_each_other() -> None:
    table = fight(("loser", "loser", "", "")).wish(0, "checkpoint.sides", "power.0")
    table.wish(1, "checkpoint.sides", "power.1").run()
    assert table.events("outcome")[-1]["outcome"] == "defense"
    table.check()


def test_anti_matter_first_then_the_upset_p2_6() -> None:
    table = fight(("loser", "anti_matter", "", "")).wish(0, "checkpoint.sides", "power.0").run()
    assert table.events("totals")[-1] == {"offense": 2, "defense": 6}
    assert table.events("outcome")[-1]["outcome"] == "defense", "the high total wins, tokens still subtract"
    table.check()


def test_a_zapped_upset_neither_inverts_nor_forces_attacks() -> None:
    table = fight(hands={0: ["A6", "C"], 3: ["A7", "edict.cosmic_zap"]}).wish(0, "checkpoint.sides", "power.0")
    table.wish(3, "response", "edict.cosmic_zap").run(until="card")
    assert "C" in options(table, 0)
    table.wish(0, "card", "A6").run()
    assert table.events("outcome")[-1]["outcome"] == "defense"
    table.check()


def test_an_ally_is_not_offered_the_upset() -> None:
    table = fight(("", "", "loser", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.run(until="checkpoint.sides")
    offers = [option for ask in table.open("checkpoint.sides") for option in options_of(ask)]
    assert "power.0" not in offers
    table.run().check()


def test_wild_loser_sends_every_token_in_the_challenge_to_the_warp_and_no_card_is_played() -> None:
    table = fight(("", "", "", ""), hands={0: ["A6", "flare.loser"]}).wish(1, "invite.defense", [2])
    table.wish(2, "join", "defense").wish(2, "commit", {"yellow-1": 2}).wish(0, "checkpoint.sides", "flare.loser").run()
    assert table.events("outcome") == [{"outcome": "both_lost"}]
    assert [table.at("warp", seat) for seat in range(4)] == [4, 4, 2, 0]
    assert table.hand(0) == ["A6", "flare.loser"]
    assert table.events("laid") == []
    assert table.events("revealed") == []
    assert table.state.challenge.offense.seat == 1, "no success: the turn has passed"
    table.check()


def test_a_zapped_wild_loser_lets_the_challenge_go_on() -> None:
    hands = {0: ["A6", "flare.loser"], 2: ["A6", "edict.flare_zap"]}
    table = fight(("", "", "", ""), hands=hands).wish(0, "checkpoint.sides", "flare.loser")
    table.wish(2, "response", "edict.flare_zap").run()
    assert table.events("outcome")[-1]["outcome"] == "defense"
    table.check()


def test_super_loser_waits_until_the_cards_are_down_and_forces_no_attacks() -> None:
    table = fight(hands={0: ["A6", "C", "flare.loser"]}).wish(0, "card", "C").run(until="card")
    assert "C" in options(table, 0)
    table.wish(0, "checkpoint.cards_down", "flare.loser").run()
    assert table.events("outcome")[-1]["outcome"] == "offense", "the compromise wins by the upset"
    table.check()


@pytest.mark.parametrize("declared", [True, False])
def test_super_loser_declares_no_second_upset(declared: bool) -> None:
    table = fight(hands={0: ["A6", "flare.loser"]})
    if declared:
        table.wish(0, "checkpoint.sides", "power.0")
    table.run(until="card")
    (ask,) = [ask for ask in table.open("checkpoint.cards_down") if ask.seat == 0]
    assert ("flare.loser" in options_of(ask)) is not declared
    table.run().check()
