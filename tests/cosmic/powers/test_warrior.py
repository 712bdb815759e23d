"""Warrior (P1): grows with every fight."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.ask import Choice
from tests.cosmic.table import Table


def fight(powers: tuple[str, ...] = ("warrior", "", "", ""), points: int = 0, **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens, A10 against A8; seats 2 and 3 may be asked to join."""
    hands = {0: ["A10", "A9"], 1: ["A8", "A7"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, data={"warrior": {"points": points}}, **more)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    for seat, card in ((0, "A10"), (1, "A8")):
        if card in hands[seat]:
            table.wish(seat, "card", card)
    return table


def points(table: Table) -> object:
    return table.state.powers[0].data["points"]


def test_points_are_added_to_the_total_of_a_main_player_and_not_spent() -> None:
    table = fight(points=5).run()
    assert table.events("totals")[-1] == {"offense": 10 + 4 + 5, "defense": 12}
    assert points(table) == 6, "one for the win"
    table.check()


def test_a_loss_earns_two_points() -> None:
    table = fight(hands={0: ["A4"]}).run()
    assert points(table) == 2
    table.check()


def test_a_failed_deal_earns_two_and_a_made_one_earns_one() -> None:
    failed = fight(hands={0: ["C"], 1: ["C"]}).run()
    assert points(failed) == 2
    failed.check()
    made = fight(hands={0: ["C", "A9"], 1: ["C", "A7"]}).wish(0, "card", "C").wish(1, "card", "C").run(until="deal")
    gift: dict[str, Choice] = {"goods": ["A9.1"], "grant": None}
    nothing: dict[str, Choice] = {"goods": [], "grant": None}
    made.act("deal.offer.offense", 0, {"give": gift, "take": nothing})
    made.act("deal.accept.defense", 1, 1).run()
    assert points(made) == 1
    made.check()


def test_defending_earns_and_adds_as_well() -> None:
    table = fight(("", "warrior", "", ""), points=3).run()
    assert table.events("totals")[-1] == {"offense": 14, "defense": 15}
    assert points(table) == 4
    table.check()


def test_an_ally_or_bystander_neither_adds_nor_earns() -> None:
    table = fight(("", "", "warrior", ""), points=7).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.wish(2, "commit", {"yellow-1": 1}).run()
    assert table.events("totals")[-1] == {"offense": 15, "defense": 12}
    assert points(table) == 7
    table.check()


def test_no_points_yet_are_not_announced() -> None:
    table = fight().run()
    assert table.events("announced", name="warrior") == []
    table.check()


def test_a_zap_stops_the_adding_but_not_the_earning_6_9() -> None:
    table = fight(points=5, hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("totals")[-1] == {"offense": 14, "defense": 12}
    assert points(table) == 6
    table.check()


def test_both_sides_losing_is_a_loss() -> None:
    table = fight(hands={1: ["A8", "flare.loser"]})
    table.wishes = [wish for wish in table.wishes if wish[1] != "card"]
    table.wish(1, "checkpoint.sides", "flare.loser").run()
    assert points(table) == 2
    table.check()


def test_a_challenge_without_a_result_earns_nothing() -> None:
    table = fight(hands={0: ["edict.finder"]}, ordinal=2)
    table.wishes = [wish for wish in table.wishes if wish[1] != "card"]
    table.run()
    assert table.events("abandoned")
    assert points(table) == 0
    table.check()


def test_super_warrior_adds_the_points_as_an_ally() -> None:
    table = fight(("", "", "warrior", ""), points=7, hands={2: ["A6", "flare.warrior"]})
    table.wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 1})
    table.wish(2, "checkpoint.reveal", "flare.warrior").run()
    assert table.events("totals")[-1] == {"offense": 10 + 5 + 7, "defense": 12}
    assert points(table) == 7, "an ally earns none"
    table.check()


def strike(**more: Any) -> Table:
    """The defense plays Wild Warrior after the first challenge, which it has lost."""
    hands = {1: ["A8", "A20", "flare.warrior"], **more.pop("hands", {})}
    table = fight(("", "", "", ""), hands=hands, **more)
    return table.wish(1, "checkpoint.between", "flare.warrior").run().next_challenge()


def test_wild_warrior_lets_the_defense_challenge_the_offense_at_home_without_destiny() -> None:
    table = strike()
    assert table.events("strikes_back") == [{"seat": 1, "against": 0}]
    destiny = len(table.events("destiny"))
    table.run(until="target")
    challenge = table.state.challenge
    assert (challenge.offense.seat, challenge.defense.seat, challenge.system) == (1, 0, "red")
    assert len(table.events("destiny")) == destiny, "no card is turned up"
    table.wish(1, "target", "red-2").wish(1, "commit", {"blue-2": 4}).wish(1, "card", "A20").run()
    assert table.at("red-2", 1) == 4
    assert "flare.warrior" in table.hand(1)
    table.check()


def test_after_it_the_order_of_play_goes_on_with_the_second_challenge_that_was_earned() -> None:
    table = strike(hands={0: ["A10", "A9", "A12"]}).wish(0, "second_challenge", True).run()
    assert (table.state.challenge.offense.seat, table.state.challenge.ordinal) == (0, 2)
    assert table.state.detour is None
    table.check()


def test_after_it_the_turn_passes_to_the_left_of_the_first_offense() -> None:
    table = strike(hands={0: ["A4", "A9"]})
    table.wishes.clear()
    table.run()
    assert (table.state.challenge.offense.seat, table.state.challenge.ordinal) == (1, 1)
    table.check()


def test_a_challenge_outside_the_turns_keeps_its_defense_through_a_time_gash() -> None:
    table = strike(hands={0: ["A10", "A9", "edict.time_gash"]})
    table.wish(0, "checkpoint.reveal", "edict.time_gash").run(until="target").run()
    assert [event["seat"] for event in table.events("defense")][-2:] == [0, 0]
    table.check()


@pytest.mark.parametrize("holder", [0, 2])
def test_neither_the_offense_nor_a_bystander_strikes_back(holder: int) -> None:
    table = fight(("", "", "", ""), hands={holder: ["A10", "A9", "flare.warrior"]})
    table.wish(holder, "checkpoint.between", "flare.warrior").run()
    assert table.wishes == [(holder, "checkpoint.between", "flare.warrior")], "it was never offered"
    assert table.events("strikes_back") == []


def test_a_defense_without_a_challenge_card_does_not_strike_back() -> None:
    table = fight(("", "", "", ""), hands={1: ["A8", "flare.warrior"]})
    table.wish(1, "checkpoint.between", "flare.warrior").run()
    assert table.events("strikes_back") == []


def test_a_deuce_with_a_single_challenge_card_does_not_strike_back_p3_6() -> None:
    table = fight(("", "deuce", "", ""), hands={1: ["A8", "A4", "flare.warrior"]})
    table.wish(1, "checkpoint.between", "flare.warrior").run()
    assert "A4" in table.hand(1)
    assert table.events("strikes_back") == []


def test_wild_warrior_answers_the_challenge_of_a_deputy_and_the_turn_goes_on_where_it_was() -> None:
    hands = {0: ["A10", "A9", "flare.butler"], 1: ["A4", "A8", "flare.warrior"], 2: ["A20", "A6"], 3: ["A7"]}
    table = Table(("", "", "", ""), hands=hands).wish(0, "checkpoint.between", "flare.butler")
    table.wish(0, "butler.wild.target", 2).wish(2, "target", "blue-1").wish(2, "card", "A20")
    table.wish(1, "checkpoint.between", "flare.warrior").run().next_challenge()
    assert table.events("strikes_back") == [{"seat": 1, "against": 2}]
    challenge = table.state.challenge
    assert (challenge.offense.seat, challenge.against, challenge.ordinal) == (1, 2, 0)
    table.wish(0, "second_challenge", True).run()
    challenge = table.state.challenge
    assert (challenge.offense.seat, challenge.ordinal) == (0, 2), "the deputy's success is that of the turn"
    assert table.state.detour is None
    table.check()
