"""The course of a challenge up to the cards, and what follows it (4.1, 4.2, 4.3, 4.4, 4.10)."""

from __future__ import annotations

from typing import Unpack

import pytest

from bot.cosmic.model import board
from bot.cosmic.moves.tokens import put
from bot.kernel.saved import NotAnOption
from tests.cosmic.table import Position, Table
from tests.plain import options_of


def asked(table: Table, key: str) -> list[int]:
    return [ask.seat for ask in table.open(key)]


# --- Phase 1 ----------------------------------------------------------------------------------------------------------


def test_regroup_takes_one_token_to_a_base_of_choice_4_1_5() -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4, "blue-2": 4}}
    table = Table(tokens=tokens, flares="off").wish(0, "regroup", {"blue-2": 1}).run(until="target")
    assert table.at("warp", 0) == 3
    assert table.at("blue-2", 0) == 5
    table.check()


def test_regroup_without_a_base_goes_onto_the_cone_4_1_5_ex9() -> None:
    table = Table(tokens={0: {}}, flares="off").run(until="card")
    assert table.at("cone.offense", 0) == 1
    assert table.at("warp", 0) == 19
    table.run().check()


def test_regroup_happens_in_the_second_challenge_too_4_1_5() -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4, "red-4": 4}}
    table = Table(tokens=tokens, ordinal=2, flares="off").run(until="target")
    assert table.at("warp", 0) == 3
    table.check()


def test_an_offense_without_challenge_cards_gets_a_new_hand_4_1_2_ex10() -> None:
    hands = {0: ["edict.plague", "flare.zombie"], 1: ["C", "A8"]}
    table = Table(hands=hands, deck=["A4", "A5", "A6", "A7", "A8", "A9", "A10"])
    table.wish(0, "checkpoint.between", "edict.plague").wish(0, "plague.target", 1).run(until="target")
    assert table.hand(0) == ["A10", "A4", "A5", "A6", "A7", "A8", "A9"]
    assert table.events("discarded", seat=0, why="new_hand")[0]["cards"] == ["flare.zombie"]
    assert sum(table.at(f"blue-{planet}", 1) for planet in range(1, 6)) == 17
    table.check()


def test_a_new_hand_without_challenge_cards_is_drawn_again_4_1_2() -> None:
    blanks = ["edict.plague", "edict.sanity", "edict.finder", "edict.keeper", "edict.quash", "edict.hand_zap"]
    table = Table(hands={0: []}, deck=[*blanks, "edict.time_gash", "A4"], flares="off").run(until="target")
    assert len(table.events("drew", seat=0, why="new_hand")) == 2
    assert "A4" in table.hand(0)
    table.check()


def test_no_new_hand_in_the_second_challenge_4_1_2() -> None:
    table = Table(hands={0: ["edict.plague"]}, ordinal=2, flares="off").run(until="target")
    assert table.hand(0) == ["edict.plague"]
    table.check()


def test_a_player_with_nothing_at_all_skips_the_turn_4_1_6() -> None:
    table = Table(tokens={0: {"removed": 20}}, flares="off")
    assert table.state.challenge.offense.seat == 1
    table.check()


# --- Phase 2 ----------------------------------------------------------------------------------------------------------


def test_another_players_colour_is_the_defense_4_2_2() -> None:
    table = Table(destiny=["yellow"], flares="off").run(until="target")
    assert table.state.challenge.defense.seat == 2
    assert options_of(table.open("target")[0]) == tuple(f"yellow-{number}" for number in range(1, 6))
    table.check()


def test_wild_lets_the_offense_name_any_other_player_4_2_3() -> None:
    table = Table(destiny=["wild"], flares="off").run(until="wild")
    assert options_of(table.open("wild")[0]) == (1, 2, 3)
    table.wish(0, "wild", 3).run(until="target")
    assert table.state.challenge.defense.seat == 3
    table.check()


def test_the_default_of_wild_is_the_player_with_most_foreign_bases_8_12() -> None:
    tokens = {2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "red-1": 1, "blue-1": 1}}
    table = Table(destiny=["wild"], tokens=tokens, flares="off").run(until="target")
    assert table.state.challenge.defense.seat == 2
    table.check()


def test_own_colour_without_guests_or_empty_planets_is_drawn_again_4_2_4_ex14() -> None:
    table = Table(destiny=["red", "blue"], flares="off").run(until="target")
    assert table.events("own_colour") == []
    assert [event["card"] for event in table.events("destiny")] == ["red", "blue"]
    table.check()


def test_own_colour_may_challenge_a_guest_at_home_4_2_4_a() -> None:
    tokens = {2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "red-3": 2}}
    table = Table(destiny=["red"], tokens=tokens, hands={0: ["A20"], 2: ["A4"]}, flares="off")
    table.wish(0, "own_colour", "red-3:2").wish(0, "commit", {"red-1": 3}).run()
    assert table.at("red-3", 2) == 0
    assert table.at("red-3", 0) == 7
    table.check()


def test_re_establishing_lands_without_a_fight_and_is_successful_4_2_4_b_ex13() -> None:
    tokens = {0: {"red-1": 5, "red-2": 5, "red-4": 5, "red-5": 5}}
    table = Table(destiny=["red"], tokens=tokens, flares="off")
    table.wish(0, "own_colour", "red-3").wish(0, "commit", {"red-1": 2}).run(until="second_challenge")
    assert table.at("red-3", 0) == 2
    assert table.events("revealed") == []
    assert asked(table, "second_challenge") == [0]
    table.run().check()


def test_destiny_is_shuffled_anew_when_it_is_used_up_2_2_4() -> None:
    table = Table(destiny=["red"], used_destiny=True, flares="off").run(until="target")
    assert table.events("destiny_shuffled") == [{"cards": 18}], "seventeen used ones and the red card"
    table.check()


# --- Phases 3 and 4 ---------------------------------------------------------------------------------------------------


def test_all_five_planets_may_be_the_target_4_3_3() -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4, "blue-2": 4}, 1: {"blue-2": 4, "blue-3": 4}}
    table = Table(tokens=tokens, flares="off").run(until="target")
    assert len(options_of(table.open("target")[0])) == 5
    assert table.open("target")[0].default == "blue-1"
    table.check()


def test_one_to_four_tokens_from_any_bases_4_4_1() -> None:
    table = Table(flares="off").run(until="commit")
    table.answer(0, "commit", {"red-1": 1, "red-2": 3})
    assert table.at("cone.offense", 0) == 4
    table.check()


@pytest.mark.parametrize("shares", [{}, {"red-1": 5}, {"red-1": 4, "red-2": 1}, {"blue-1": 1}])
def test_other_numbers_are_refused_4_4_1_8_15(shares: dict[str, int]) -> None:
    table = Table(flares="off").run(until="commit")
    with pytest.raises(NotAnOption):
        table.answer(0, "commit", shares)
    assert asked(table, "commit") == [0]
    table.check()


def test_the_last_token_may_leave_a_base_which_ends_it_4_4_1_5_9_2() -> None:
    tokens = {0: {"red-1": 1, "red-2": 4, "red-3": 4, "red-4": 4}}
    table = Table(tokens=tokens, flares="off").wish(0, "regroup", {"red-2": 1})
    table.wish(0, "commit", {"red-1": 1}).run(until="card")
    assert table.at("red-1", 0) == 0
    table.run().check()


def test_the_default_commitment_leaves_one_on_the_largest_base_8_12() -> None:
    tokens = {0: {"red-1": 3, "red-2": 3, "red-3": 3, "red-4": 4}}
    table = Table(tokens=tokens, flares="off", destiny=["blue"]).wish(0, "regroup", {"red-1": 1}).run(until="commit")
    assert table.open("commit")[0].default == {"red-1": 3}
    table.check()


# --- Phases 5 and 6 ---------------------------------------------------------------------------------------------------


def test_both_main_players_invite_and_a_guest_of_both_chooses_4_5_4_6_1() -> None:
    table = Table(flares="off").wish(0, "invite.offense", [2, 3]).wish(1, "invite.defense", [2]).run(until="join")
    assert table.open("join")[0].seat == 2
    assert options_of(table.open("join")[0]) == ("decline", "offense", "defense")
    table.wish(2, "join", "defense").wish(2, "commit", {"yellow-1": 3}).run(until="card")
    assert table.state.challenge.defense.allies == [2]
    assert table.at("cone.defense", 2) == 3
    table.run().check()


def test_the_invited_answer_clockwise_from_the_offenses_left_4_6_1() -> None:
    table = Table(("",) * 5, offense=3, destiny=["blue"], hands={3: ["A8"], 1: ["A9"]}, flares="off")
    table.wish(3, "invite.offense", [0, 2, 4]).run()
    assert [event["seat"] for event in table.events("joined")] == [4, 0, 2]
    table.check()


def test_nobody_joins_uninvited_and_the_default_is_to_decline_8_12_ex30() -> None:
    table = Table(flares="off").wish(0, "invite.offense", [2]).run(until="join")
    assert asked(table, "join") == [2]
    assert table.open("join")[0].default == "decline"
    table.run().check()


def test_a_player_without_tokens_on_bases_cannot_join_4_6_2_8_2() -> None:
    table = Table(tokens={2: {}}, flares="off").wish(0, "invite.offense", [2]).run()
    assert table.events("joined") == []
    table.check()


def test_two_players_have_no_allies_8_6() -> None:
    table = Table(("", ""), flares="off").run()
    assert table.events("invited") == []
    table.check()


# --- Phase 7 ----------------------------------------------------------------------------------------------------------


def test_an_offense_that_loses_its_last_challenge_card_ends_its_turn_4_7_1_ex11() -> None:
    hands = {0: ["A8"], 1: ["edict.finder", "C"]}
    table = Table(hands=hands, flares="off").wish(1, "checkpoint.sides", "edict.finder")
    table.wish(1, "finder.target", 0).wish(1, "finder.face", "A8").run()
    assert table.events("abandoned", outcome="aborted")
    assert table.at("cone.offense", 0) == 0
    assert table.at("warp", 0) == 0
    assert table.state.challenge.offense.seat == 1
    assert "A8" in table.hand(1)
    table.check()


def test_a_defense_without_challenge_cards_gets_a_new_hand_4_7_2_ex12() -> None:
    hands = {0: ["A8", "A9"], 1: ["edict.finder"]}
    table = Table(hands=hands, deck=["A4"], flares="off").run(until="card")
    assert table.events("discarded", seat=1, why="new_hand")[0]["cards"] == ["edict.finder.1"]
    assert "A4" in table.hand(1)
    table.run().check()


def test_cards_are_chosen_under_seal_and_may_be_changed_until_both_are_in_4_7_4_8_16() -> None:
    table = Table(hands={0: ["A8", "A9"], 1: ["A10"]}, flares="off").run(until="card")
    assert sorted(asked(table, "card")) == [0, 1]
    table.answer(0, "card", "A8").answer(0, "card", "A9")
    assert table.events("laid") == []
    table.run()
    assert table.events("revealed")[0]["offense"] == "A9.1"
    table.check()


def test_the_default_card_is_one_by_chance_8_12() -> None:
    played = set()
    for seed in range(12):
        table = Table(hands={0: ["A4", "A10"], 1: ["A10"]}, seed=seed, flares="off").run()
        played.add(table.events("revealed")[0]["offense"].split(".")[0])
        table.check()
    assert played == {"A4", "A10"}


# --- end step ---------------------------------------------------------------------------------------------------------


def won(**more: Unpack[Position]) -> Table:
    more["hands"] = {0: ["A20", "A9"], 1: ["A4"]}
    more["flares"] = "off"
    table = Table(**more)
    return table.wish(0, "card", "A20")


def test_a_first_success_allows_a_second_challenge_by_default_4_10_2() -> None:
    table = won().run()
    assert (table.state.challenge.offense.seat, table.state.challenge.ordinal) == (0, 2)
    table.check()


def test_the_offense_may_decline_the_second_challenge_4_10_3() -> None:
    table = won().wish(0, "second_challenge", False).run()
    assert (table.state.challenge.offense.seat, table.state.challenge.ordinal) == (1, 1)
    table.check()


def test_a_second_success_passes_the_turn_4_10_3_ex24() -> None:
    table = won(ordinal=2).run()
    assert table.state.challenge.offense.seat == 1
    table.check()


def test_without_a_challenge_card_there_is_no_second_challenge_4_10_2_ex24() -> None:
    table = Table(hands={0: ["A20"], 1: ["A4"]}, flares="off").run()
    assert table.state.challenge.offense.seat == 1
    table.check()


def test_whatever_is_still_on_the_cone_goes_home_4_10_1() -> None:
    table = won().run(until="card")
    foreign_token = board.tokens_at(table.state, "yellow-1", 2)[0]
    put(table.state, foreign_token, "cone.defense")
    table.run()
    assert table.state.tokens[foreign_token].place.startswith("yellow-")
    assert board.on_cone(table.state) == []
    table.check()


def test_a_loss_ends_the_turn_4_10_4() -> None:
    table = Table(hands={0: ["A4", "A20"], 1: ["A15"]}, flares="off").wish(0, "card", "A4").run()
    assert table.state.challenge.offense.seat == 1
    table.check()
