"""Leaving, missed deadlines, standing orders, answers that need nobody (8.7, 8.11, 8.12, 8.13)."""

from __future__ import annotations

from typing import Unpack

import pytest

from bot.cosmic.interrupts import NotPlaying
from bot.cosmic.timing.automation import automatic
from bot.kernel.saved import NotAnOption
from tests.cosmic.table import Position, Table


def fight(**more: Unpack[Position]) -> Table:
    more["hands"] = {0: ["A10", "A9"], 1: ["A8"], 2: ["A6"], 3: ["A7"]}
    more["flares"] = "off"
    return Table(**more).wish(0, "commit", {"red-1": 3})


def with_allies() -> Table:
    table = fight().wish(0, "invite.offense", [2]).wish(1, "invite.defense", [3])
    table.wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 2})
    return table.wish(3, "join", "defense").wish(3, "commit", {"purple-1": 1})


def test_a_leaving_offense_aborts_the_challenge_and_the_turn_passes_8_8() -> None:
    table = with_allies().run(until="card").interrupt("concede", 0)
    table.run()
    assert not table.state.players[0].active
    assert all(token.place == "removed" for token in table.state.tokens[:20])
    assert sum(table.at(f"yellow-{planet}", 2) for planet in range(1, 6)) == 20
    assert table.state.challenge.offense.seat == 1
    table.check()


def test_a_leaving_defense_lets_the_offense_side_land_which_is_successful_8_8() -> None:
    table = with_allies().run(until="card").interrupt("concede", 1).run()
    assert (table.at("blue-1", 0), table.at("blue-1", 2)) == (3, 2)
    assert sum(table.at(f"purple-{planet}", 3) for planet in range(1, 6)) == 20
    assert (table.state.challenge.offense.seat, table.state.challenge.ordinal) == (0, 2)
    table.check()


def test_a_leaving_allys_tokens_vanish_and_the_challenge_goes_on_8_8() -> None:
    table = with_allies().wish(0, "target", "blue-1").run(until="card").interrupt("concede", 2)
    assert table.at("cone.offense", 2) == 0
    table.wish(0, "card", "A10").run()
    assert table.events("totals")[-1] == {"offense": 10 + 3, "defense": 8 + 4 + 1}
    assert not table.state.players[2].active
    table.check()


def test_a_leavers_hand_is_discarded_powers_go_and_the_colour_leaves_destiny_8_7() -> None:
    table = Table(("", "", "zombie", ""), hands={0: ["A10"], 1: ["A8"], 2: ["A6", "A9"]}, flares="off")
    table.interrupt("concede", 2).run(until="target")
    assert table.state.players[2].hand == []
    assert table.state.powers[0].holder == -1
    assert not any(card.startswith("yellow") for card in table.state.destiny + table.state.destiny_discard)
    table.check()


def test_bases_of_others_in_a_leavers_system_stay_8_7_7_2() -> None:
    table = fight(tokens={3: {"yellow-2": 4, "purple-1": 4}}).interrupt("concede", 2).run()
    assert table.at("yellow-2", 3) == 4
    table.check()


def test_one_player_left_wins_8_9() -> None:
    table = Table(("", ""), flares="off").interrupt("concede", 1).run()
    assert table.game.over
    assert (table.state.winners, table.state.how) == ([0], "last")
    table.check()


def test_nobody_acts_twice_for_a_seat_that_has_left() -> None:
    table = fight().run(until="card").interrupt("concede", 0)
    with pytest.raises(NotPlaying):
        table.interrupt("concede", 0)
    table.run().check()


def test_a_forced_loss_comes_before_leaving_8_7() -> None:
    hands = {0: ["C", "A9"], 1: ["C"], 2: ["A6"], 3: ["A7"]}
    table = Table(hands=hands, flares="off").wish(0, "card", "C").run(until="lose")
    table.interrupt("concede", 0)
    assert table.state.players[0].active
    ask = next(ask for ask in table.open("lose") if ask.seat == 0)
    assert automatic(table.state, ask) == ask.default
    table.run()
    assert not table.state.players[0].active
    assert table.events("moved", seat=0, why="failed_deal")
    table.check()


def test_three_missed_deadlines_in_a_row_put_a_seat_on_autopilot_8_11_ex30() -> None:
    table = fight().run(until="card")
    for strikes in (1, 2, 3):
        table.interrupt("strike", 0)
        assert table.state.players[0].strikes == strikes
        assert table.state.players[0].autopilot is (strikes == 3)
    ask = next(ask for ask in table.open("card") if ask.seat == 0)
    assert automatic(table.state, ask) == "by_chance"
    table.interrupt("back", 0)
    assert automatic(table.state, ask) is None
    assert table.state.players[0].strikes == 0
    table.run().check()


def test_a_standing_order_answers_a_window_until_the_challenge_ends_8_13() -> None:
    table = fight()
    table.interrupt("orders", 3, [{"key": "checkpoint.*", "answer": '"pass"'}]).run(until="checkpoint.reveal")
    ask = next(ask for ask in table.open("checkpoint.reveal") if ask.seat == 3)
    assert automatic(table.state, ask) == "pass"
    table.run()
    assert table.state.orders[3] == []
    table.check()


def test_an_early_answer_rests_if_somebody_it_names_has_joined() -> None:
    order = {"key": "join", "answer": '"defense"', "unless": [2]}
    table = with_allies().interrupt("orders", 3, [order]).run(until="join")
    table.wishes = [wish for wish in table.wishes if wish[0] != 3]
    third = next(ask for ask in table.open("join"))
    assert third.seat == 2
    table.answer(2, "join", "offense").wishes.remove((2, "join", "offense"))
    table.run(until="join")
    assert table.open("join")[0].seat == 3
    assert automatic(table.state, table.open("join")[0]) is None
    table.run().check()


@pytest.mark.parametrize(("count", "sent"), [(2, {"purple-1": 2}), (4, {"purple-1": 3, "purple-2": 1})])
def test_an_early_answer_sends_so_many_tokens_from_the_largest_bases(count: int, sent: dict[str, int]) -> None:
    orders = [{"key": "commit", "answer": str(count)}]
    table = fight(tokens={3: {"purple-1": 4, "purple-2": 2}}).interrupt("orders", 3, orders)
    table.wish(1, "invite.defense", [3]).wish(3, "join", "defense").run(until="join").answer(3, "join", "defense")
    table.wishes = [wish for wish in table.wishes if wish[0] != 3]
    (ask,) = table.open("commit")
    assert (ask.seat, automatic(table.state, ask)) == (3, sent)
    table.run().check()


def test_the_number_of_an_early_answer_is_not_for_ones_own_attack() -> None:
    table = fight().interrupt("orders", 0, [{"key": "commit", "answer": "1"}]).run(until="commit")
    assert automatic(table.state, table.open("commit")[0]) is None
    table.run().check()


def test_an_order_until_one_is_a_main_player_ends_there() -> None:
    table = fight().interrupt("orders", 1, [{"key": "checkpoint.*", "answer": "default", "until": "main"}])
    table.run(until="target")
    assert table.state.orders[1] == []
    table.run().check()


def test_orders_are_secret_and_senseless_ones_are_refused() -> None:
    table = fight()
    table.interrupt("orders", 3, [{"key": "join"}])
    assert [event.audience for event in table.seen if event.kind == "orders"] == [(3,)]
    with pytest.raises(NotAnOption):
        table.interrupt("orders", 3, [{"key": "join", "answer": "not json"}])
    with pytest.raises(NotAnOption):
        table.interrupt("orders", 3, "join")
    table.run().check()


def test_a_zap_of_ones_power_is_zapped_back_by_order() -> None:
    hands = {0: ["A4", "edict.un_zap"], 1: ["A20", "edict.cosmic_zap"], 2: ["A6"], 3: ["A7"]}
    table = Table(("zombie", "", "", ""), hands=hands, flares="off").wish(1, "response", "edict.cosmic_zap")
    table.interrupt("orders", 0, [{"key": "zap_back"}]).run(until="response")
    first = next(ask for ask in table.open("response") if ask.seat == 0)
    assert automatic(table.state, first) is None, "nothing was zapped yet"
    table.answer(1, "response", "edict.cosmic_zap").close()
    table.wishes.clear()
    again = next(ask for ask in table.open("response") if ask.seat == 0)
    assert automatic(table.state, again) == "edict.un_zap.1"
    table.answer(0, "response", "edict.un_zap").run()
    assert table.at("warp", 0) == 0
    table.check()


def test_a_substitute_takes_over_the_seat_but_not_the_orders_8_10() -> None:
    table = fight().interrupt("orders", 3, [{"key": "join"}]).interrupt("strike", 3).interrupt("substitute", 3)
    assert (table.state.orders[3], table.state.players[3].strikes) == ([], 0)
    assert table.events("taken_over") == [{"seat": 3}]
    table.run().check()


def test_both_main_players_may_leave_one_after_the_other_8_8() -> None:
    table = with_allies().run(until="card").interrupt("concede", 0)
    assert table.open("return"), "the allies choose where their tokens go"
    table.interrupt("concede", 1).run()
    assert table.at("blue-1", 2) == 0, "nobody has won anything"
    assert table.state.challenge.offense.seat == 2
    table.check()


def test_stopping_ends_the_game_without_winner() -> None:
    table = fight().run(until="card").interrupt("stop")
    assert table.game.over
    assert table.state.how == "stopped"
    table.check()
