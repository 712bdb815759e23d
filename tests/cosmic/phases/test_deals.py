"""Two compromises: offers, what can be traded, success and failure (5.5)."""

from __future__ import annotations

import pytest

from bot.kernel.ask import Choice
from bot.kernel.saved import NotAnOption, NotOffered
from tests.cosmic.table import Table

NOTHING: dict[str, Choice] = {"goods": [], "grant": None}


def talks(hands: dict[int, list[str]] | None = None, tokens: dict[int, dict[str, int]] | None = None) -> Table:
    """Seat 0 with four tokens from red-1 on the cone deals with seat 1 at blue-1; seat 2 is an ally with two."""
    held = {0: ["C", "A5", "A9"], 1: ["C", "A8"], 2: ["A6"], 3: ["A7"], **(hands or {})}
    table = Table(hands=held, tokens=tokens, flares="off")
    table.wish(0, "commit", {"red-1": 4}).wish(0, "card", "C").wish(1, "card", "C")
    if 2 not in (tokens or {}):
        table.wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 2})
    return table.run(until="deal")


def offer(table: Table, give: dict[str, Choice], take: dict[str, Choice], name: str = "offense") -> Table:
    seat = 0 if name == "offense" else 1
    return table.act(f"deal.offer.{name}", seat, {"give": give, "take": take})


def test_allies_go_home_before_the_talks_5_5_1_ex5() -> None:
    table = talks()
    assert table.at("cone.offense", 2) == 0
    assert table.at("cone.offense", 0) == 4
    table.run().check()


def test_a_deal_gives_cards_for_a_base_and_is_successful_5_5_3_5_5_6_ex5() -> None:
    table = talks()
    cards = [card for card in table.state.players[0].hand if card.startswith("A")]
    offer(table, {"goods": cards, "grant": None}, {"goods": [], "grant": "blue-2"})
    table.act("deal.accept.defense", 1, 1).wish(0, "found", {"cone.offense": 3}).run()
    assert table.at("blue-2", 0) == 3
    assert table.hand(1) == ["A5", "A8", "A9"]
    assert table.at("cone.offense", 0) == 0
    table.check()


def test_a_second_challenge_follows_a_deal_if_a_card_is_left_4_10_2() -> None:
    table = talks()
    offer(table, NOTHING, {"goods": [], "grant": "blue-2"}).act("deal.accept.defense", 1, 1).run()
    assert (table.state.challenge.offense.seat, table.state.challenge.ordinal) == (0, 2)
    table.check()


def test_a_base_is_only_given_where_the_giver_has_one_and_the_taker_none_5_5_3() -> None:
    table = talks(tokens={0: {"red-1": 4, "red-2": 4, "red-3": 4, "yellow-3": 4}})
    with pytest.raises(NotAnOption):
        offer(table, NOTHING, {"goods": [], "grant": "yellow-3"})
    with pytest.raises(NotAnOption):
        offer(table, {"goods": [], "grant": "blue-2"}, NOTHING)
    offer(table, {"goods": [], "grant": "yellow-3"}, {"goods": [], "grant": "blue-1"})
    table.run().check()


def test_an_empty_offer_is_refused_5_5_4() -> None:
    table = talks()
    with pytest.raises(NotAnOption):
        offer(table, NOTHING, NOTHING)
    table.run().check()


def test_a_new_offer_replaces_the_old_one_which_cannot_be_accepted_any_more_5_5_2() -> None:
    table = talks()
    offer(table, NOTHING, {"goods": [], "grant": "blue-2"})
    offer(table, NOTHING, {"goods": [], "grant": "blue-3"})
    with pytest.raises(NotAnOption):
        table.act("deal.accept.defense", 1, 1)
    table.act("deal.accept.defense", 1, 2).run()
    assert table.at("blue-3", 0) == 1
    table.check()


def test_an_offer_may_be_withdrawn_5_5_2() -> None:
    table = offer(talks(), NOTHING, {"goods": [], "grant": "blue-2"}).act("deal.withdraw.offense", 0)
    with pytest.raises(NotOffered):
        table.act("deal.accept.defense", 1, 1)
    table.run().check()


def test_a_counter_offer_may_be_accepted_5_5_2() -> None:
    table = offer(talks(), NOTHING, {"goods": [], "grant": "blue-2"})
    offer(table, NOTHING, {"goods": [], "grant": "red-2"}, "defense")
    table.act("deal.accept.offense", 0, 2).run()
    assert table.at("red-2", 1) == 1
    assert table.at("blue-2", 0) == 0
    table.check()


def test_a_failed_deal_costs_three_tokens_each_of_their_own_choice_5_5_8() -> None:
    table = talks().wish(0, "lose", {"cone.offense": 2, "red-2": 1}).wish(1, "lose", {"blue-5": 3})
    table.act("deal.fail.offense", 0).act("deal.fail.defense", 1).run()
    assert (table.at("warp", 0), table.at("warp", 1)) == (3, 3)
    assert table.at("blue-5", 1) == 1
    assert table.state.challenge.offense.seat == 1, "the turn ends"
    assert table.events("gave", why="consolation") == []
    table.check()


def test_whoever_has_fewer_than_three_tokens_loses_all_5_5_8_ex6() -> None:
    table = talks(tokens={1: {"blue-1": 2}}).act("deal.timeout").run()
    assert [event["count"] for event in table.events("moved", seat=1, why="failed_deal")] == [2]
    assert table.at("warp", 0) == 3
    table.check()


def test_one_side_alone_cannot_end_the_talks_5_5_8() -> None:
    table = talks().act("deal.fail.offense", 0)
    assert table.open("deal")
    offer(table, NOTHING, {"goods": [], "grant": "blue-2"})
    table.act("deal.fail.defense", 1)
    assert table.open("deal"), "a new offer takes the refusal back"
    table.run().check()


def test_quash_voids_a_deal_and_both_pay_2_4_3_ex23() -> None:
    table = talks(hands={3: ["A7", "edict.quash"]}).wish(3, "checkpoint.reveal", "edict.quash")
    offer(table, NOTHING, {"goods": [], "grant": "blue-2"}).act("deal.accept.defense", 1, 1).run()
    assert table.at("blue-2", 0) == 0
    assert (table.at("warp", 0), table.at("warp", 1)) == (3, 3)
    assert table.state.challenge.offense.seat == 1
    table.check()


def test_a_promised_card_that_was_taken_meanwhile_falls_away() -> None:
    table = talks(hands={3: ["A7", "edict.finder"]}).wish(3, "checkpoint.reveal", "edict.finder")
    table.wish(3, "finder.target", 0).wish(3, "finder.face", "A5")
    mine = [card for card in table.state.players[0].hand if card.startswith("A")]
    offer(table, {"goods": mine, "grant": None}, {"goods": [], "grant": "blue-2"})
    table.act("deal.accept.defense", 1, 1).run()
    assert table.hand(1) == ["A8", "A9"]
    assert table.at("blue-2", 0) == 1
    table.check()
