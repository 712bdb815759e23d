"""Force (P3, Force): meddles with a main player's card."""

from __future__ import annotations

from typing import Any

from bot.cosmic.kinds import registry
from bot.cosmic.seen.project import see_table
from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: tuple[str, ...] = ("", "", "force", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens, A10 against A12."""
    hands = {0: ["A10"], 1: ["A12"], 2: ["A20", "A4", "edict.quash"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    return table.wish(0, "card", "A10").wish(1, "card", "A12")


def meddled(table: Table, target: int, card: str) -> Table:
    """The bystander puts a card in the place of one."""
    table.wish(2, "checkpoint.cards_down", "power.0").wish(2, "force.target", target)
    return table.wish(2, "force.card", card)


def drawn(table: Table, seat: int) -> int:
    return sum(event["count"] for event in table.events("drew", seat=seat, why="reward"))


def test_a_card_is_exchanged_and_a_victory_pays_three_rewards() -> None:
    table = meddled(fight(), 0, "A20").run()
    assert table.events("totals")[0]["offense"] == 24
    assert drawn(table, 2) == 3
    assert "A10" in table.hand(2)
    table.check()


def test_a_defeat_costs_two_tokens_and_pays_the_loser() -> None:
    table = meddled(fight(), 0, "A4").run()
    assert table.at("warp", 2) == 2
    assert drawn(table, 0) + len(table.events("moved", why="reward")) == 1
    table.check()


def test_only_the_two_see_the_cards() -> None:
    table = meddled(fight(), 1, "A4").run(until="checkpoint.reveal")
    looks = [event for event in table.seen if event.kind == "shown" and event.data["why"] == "force"]
    assert [event.audience for event in looks] == [(2,)]
    assert table.events("slipped") == [{"seat": 2, "target": 1}]
    table.run().check()


def test_it_may_look_and_leave_the_card() -> None:
    table = fight().wish(2, "checkpoint.cards_down", "power.0").wish(2, "force.target", 1).run()
    assert not table.events("slipped")
    assert table.at("warp", 2) == 0
    assert drawn(table, 2) == 0
    table.check()


def test_only_challenge_cards_are_offered() -> None:
    table = fight().wish(2, "checkpoint.cards_down", "power.0").run(until="force.card")
    (ask,) = table.open("force.card")
    assert not [one for one in options_of(ask) if str(one).startswith("edict")]
    assert ask.secret
    table.run().check()


def test_neither_main_players_nor_allies_are_offered_it() -> None:
    for powers in (("force", "", "", ""), ("", "force", "", "")):
        table = fight(powers).run(until="card")
        offers = [one for ask in table.open("checkpoint.cards_down") for one in options_of(ask)]
        assert "power.0" not in offers
    table = fight().wish(0, "invite.offense", [2]).wish(2, "join", "offense").run(until="card")
    offers = [one for ask in table.open("checkpoint.cards_down") for one in options_of(ask)]
    assert "power.0" not in offers


def test_before_sorcerer_exchanges_the_cards() -> None:
    table = meddled(fight(("", "sorcerer", "force", "")), 0, "A20").wish(1, "checkpoint.cards_down", "power.0")
    table.wishes = [
        (seat, key, "power.1" if (seat, choice) == (2, "power.0") else choice) for seat, key, choice in table.wishes
    ]
    table.run()
    assert table.events("totals")[0]["defense"] == 20 + 4
    assert table.at("warp", 2) == 2, "it was put in the place of the offense's card, and the offense lost"
    table.check()


def test_chronos_hands_both_cards_back() -> None:
    table = meddled(fight(("", "chronos", "force", ""), hands={1: ["A12", "A6"]}), 1, "A4")
    table.wishes = [
        (seat, key, "power.1" if (seat, choice) == (2, "power.0") else choice) for seat, key, choice in table.wishes
    ]
    table.wish(1, "checkpoint.reveal", "power.0").run(until="checkpoint.reveal").run(until="card")
    assert table.hand(2) == ["A20", "A4", "edict.quash"]
    table.run().check()


def test_a_zap_stops_it() -> None:
    table = meddled(fight(hands={3: ["A7", "edict.cosmic_zap"]}), 0, "A20").wish(3, "response", "edict.cosmic_zap")
    table.wishes.remove((2, "force.card", "A20"))
    table.run()
    assert table.events("totals")[0]["offense"] == 14
    table.check()


def test_two_players_never_get_it() -> None:

    assert registry.POWERS["force"].needs_allies


def test_the_super_flare_is_for_an_ally() -> None:
    table = fight(hands={2: ["A20", "A4", "flare.force"]}).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.wish(2, "commit", {"yellow-1": 1}).wish(2, "checkpoint.cards_down", "flare.force").wish(
        2, "force.target", 0
    ).wish(2, "force.card", "A20").run()
    assert table.events("totals")[0]["offense"] == 20 + 4 + 1
    assert drawn(table, 2) == 3
    table.check()


def test_the_wild_flare_pays_both_if_the_card_is_played() -> None:
    table = fight(("", "", "", ""), hands={2: ["A30", "flare.force"]}).wish(2, "checkpoint.attack", "flare.force")
    table.wishes.remove((0, "card", "A10"))
    table.wish(2, "force.wild.taker", 0).wish(2, "force.wild.card", "A30").wish(0, "card", "A30").run()
    assert drawn(table, 2) == 2
    assert drawn(table, 0) == 2
    table.check()


def test_the_wild_flare_costs_a_token_if_it_is_not() -> None:
    table = fight(("", "", "", ""), hands={2: ["A30", "flare.force"]}).wish(2, "checkpoint.attack", "flare.force")
    table.wish(2, "force.wild.taker", 0).wish(2, "force.wild.card", "A30").run()
    assert table.at("warp", 2) == 1
    assert drawn(table, 0) == 0
    table.check()


def test_the_gift_is_no_part_of_what_everybody_sees() -> None:

    table = fight(("", "", "", ""), hands={2: ["A30", "flare.force"]}).wish(2, "checkpoint.attack", "flare.force")
    table.wish(2, "force.wild.taker", 0).wish(2, "force.wild.card", "A30").run(until="card")
    view = see_table(table.state).challenge
    assert view is not None
    assert [key for call in view.calls for key, _ in call.aim] == ["taker"]
    table.run().check()


def test_the_wild_flare_waits_where_nobody_is_there_to_give_to() -> None:
    tokens = {0: {"red-1": 5, "red-2": 5, "red-4": 5, "red-5": 5}}
    table = Table(hands={0: ["A10", "A4", "flare.force"]}, tokens=tokens, destiny=["red"])
    table.wish(0, "own_colour", "red-3").wish(0, "commit", {"red-1": 2}).wish(0, "checkpoint", "flare.force").run()
    assert table.wishes == [(0, "checkpoint", "flare.force")]
    assert not table.events("gave")
