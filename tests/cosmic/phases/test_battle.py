"""Totals, losses, landing, consolation, rewards, the reverse cone (5.1, 5.3, 5.4, 5.6, 5.7)."""

from __future__ import annotations

from typing import Any

from tests.cosmic.table import Table

EMPTY_BLUE_1 = {1: {"blue-2": 5, "blue-3": 5, "blue-4": 5, "blue-5": 5}}


def attack(offense: str, defense: str, *, sent: int = 4, **more: Any) -> Table:
    """Seat 0 attacks blue-1 with ``sent`` tokens from red-1."""
    hands = {0: [offense, "A5", "A7", "A9"], 1: [defense, "A15"], 2: ["A6"], 3: ["A8"]}
    table = Table(hands=hands, flares="off", **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": sent}).wish(0, "card", offense).wish(1, "card", defense)


def ally(table: Table, seat: int, side: str, tokens: int) -> Table:
    """``seat`` will be invited by ``side`` and join with so many tokens from its first planet."""
    main = 0 if side == "offense" else 1
    planet = {2: "yellow-1", 3: "purple-1"}[seat]
    return table.wish(main, f"invite.{side}", [seat]).wish(seat, "join", side).wish(seat, "commit", {planet: tokens})


def test_tie_is_a_defense_win_5_1_2_ex1() -> None:
    tokens = {1: {"blue-1": 3, "blue-2": 4, "blue-3": 4, "blue-4": 4}}
    table = ally(attack("A12", "A14", sent=3, tokens=tokens), 2, "offense", 2).run()
    assert table.events("totals")[-1] == {"offense": 17, "defense": 17}
    assert table.at("warp", 0) == 3
    assert table.at("warp", 2) == 2
    table.check()


def test_a_winning_offense_and_its_allies_land_5_3_1_ex2() -> None:
    table = ally(ally(attack("A20", "A12"), 2, "offense", 2), 3, "defense", 1).run()
    assert (table.at("blue-1", 0), table.at("blue-1", 2)) == (4, 2)
    assert (table.at("warp", 1), table.at("warp", 3)) == (4, 1)
    assert table.at("blue-1", 1) == 0
    table.check()


def test_uninvolved_bases_on_the_planet_stay_and_count_for_nobody_1_2_5_1_1() -> None:
    tokens = {3: {"blue-1": 5, "purple-1": 4, "purple-2": 4, "purple-3": 4, "purple-4": 3}}
    table = attack("A15", "A12", tokens=tokens).run()
    assert table.events("totals")[-1] == {"offense": 19, "defense": 16}
    assert table.at("blue-1", 3) == 5
    table.check()


def test_a_winning_defense_stays_and_its_allies_go_home_with_rewards_5_3_2_5_6() -> None:
    table = ally(attack("A10", "A20"), 3, "defense", 3)
    before = len(table.state.players[3].hand)
    table.run()
    assert table.at("blue-1", 1) == 4
    assert table.at("warp", 0) == 4
    assert table.at("cone.defense", 3) == 0
    assert table.at("purple-1", 3) == 4, "the default puts tokens where fewest are"
    assert len(table.state.players[3].hand) == before + 3
    table.check()


def test_rewards_may_be_tokens_from_the_warp_or_cards_in_any_mix_5_6_1_ex7() -> None:
    tokens = {3: {"purple-1": 4, "purple-2": 4, "purple-3": 4, "purple-4": 4, "purple-5": 2}}
    table = ally(attack("A10", "A20", tokens=tokens), 3, "defense", 3).run(until="reward")
    ask = table.open("reward")[0]
    splits = [{"tokens": 0, "cards": 3}, {"tokens": 1, "cards": 2}, {"tokens": 2, "cards": 1}]
    assert all(ask.form.accepts(split) for split in splits)
    assert not ask.form.accepts({"tokens": 3, "cards": 0})
    assert ask.default == {"tokens": 2, "cards": 1}
    table.wish(3, "reward", splits[1]).run()
    assert table.at("warp", 3) == 1
    table.check()


def test_consolation_one_card_per_lost_token_until_the_hand_is_empty_5_4_2_ex3() -> None:
    table = ally(attack("A6", "C", sent=1), 2, "defense", 3).run()
    assert table.state.players[0].hand == []
    assert len(table.events("gave", why="consolation")) == 1
    assert table.events("gave", why="consolation")[0]["count"] == 3
    assert table.at("warp", 2) == 3
    table.check()


def test_a_compromise_loses_to_any_attack_whatever_the_totals_5_4_1() -> None:
    table = attack("C", "A4").run()
    assert table.at("warp", 0) == 4
    assert table.events("totals")[-1] == {"offense": None, "defense": None}
    table.check()


def test_an_empty_planet_is_won_without_consolation_4_3_3_ex4() -> None:
    table = attack("A8", "C", sent=2, tokens=EMPTY_BLUE_1).run()
    assert table.at("blue-1", 0) == 2
    assert table.events("gave", why="consolation") == []
    table.check()


def test_defense_with_no_tokens_may_win_and_its_allies_are_rewarded_8_5() -> None:
    table = ally(attack("A4", "A20", sent=2, tokens=EMPTY_BLUE_1), 3, "defense", 2).run()
    assert table.at("blue-1", 0) + table.at("blue-1", 1) + table.at("blue-1", 3) == 0
    assert table.events("drew", seat=3, why="reward")[0]["count"] == 2
    table.check()


def test_a_win_where_one_has_a_base_already_adds_none_ex22() -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4, "red-4": 4, "blue-1": 4}}
    table = Table(hands={0: ["A20"], 1: ["A4"]}, tokens=tokens, flares="off").wish(0, "target", "blue-1")
    table.wish(0, "commit", {"blue-1": 2, "red-1": 2}).run()
    assert table.at("blue-1", 0) == 6
    assert table.at("blue-1", 1) == 0
    table.check()


def test_reverse_cone_rewards_the_winning_offenses_allies_5_7_1() -> None:
    table = ally(attack("A20", "A4", destiny=("blue.reverse",)), 2, "offense", 2).run()
    assert table.at("blue-1", 0) == 4
    assert table.at("blue-1", 2) == 0
    assert table.events("drew", seat=2, why="reward")[0]["count"] == 2
    table.check()


def test_reverse_cone_lands_the_winning_defenses_allies_5_7_1() -> None:
    table = ally(attack("A4", "A20", destiny=("blue.reverse",)), 3, "defense", 2).run()
    assert table.at("blue-1", 3) == 2
    assert table.events("drew", seat=3, why="reward") == []
    table.check()


def test_the_mark_counts_only_where_the_reverse_cone_is_played_2_2_2() -> None:
    table = ally(attack("A4", "A20", destiny=("blue.reverse",), reverse_cone=False), 3, "defense", 2).run()
    assert table.at("blue-1", 3) == 0
    table.check()


def test_the_played_cards_are_discarded_offense_first_4_9_7() -> None:
    table = attack("A20", "A4").run()
    assert [card.split(".")[0] for card in table.state.discard[-2:]] == ["A20", "A4"]
    table.check()
