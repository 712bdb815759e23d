"""Sniveler (P3): whines when behind."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.expansions.zodiac.state import ZodiacState
from tests.cosmic.table import Table
from tests.plain import bounds_of, options_of

HOMES = {f"red-{number}": 3 for number in range(1, 6)}


def whining(about: str, powers: tuple[str, ...] = ("sniveler", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 and whines."""
    hands = {0: ["A8", "A9"], 1: ["A7", "A20"], 2: ["A6", "A20"], 3: ["A5", "C"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1})
    table.wish(0, "checkpoint.attack", "power.0")
    return table if about == "a_card" else table.wish(0, "sniveler.whine", about)


def voted(table: Table, *willing: int) -> Table:
    for seat in willing:
        table.wish(seat, "sniveler.vote", True)
    return table


WARP: dict[str, Any] = {"tokens": {0: HOMES, 1: {f"blue-{number}": 4 for number in range(2, 6)} | {"blue-1": 2}}}


def test_all_tokens_come_back_if_all_grant_it() -> None:
    table = voted(whining("lost_tokens", **WARP), 1, 2, 3).run(until="invite.offense")
    assert table.at("warp", 0) == 0
    assert [table.at("warp", seat) for seat in (1, 2, 3)] == [2, 0, 0]
    table.run().check()


def test_one_refusal_makes_all_others_lose_as_many() -> None:
    table = voted(whining("lost_tokens", **WARP), 1, 2).run(until="invite.offense")
    assert [table.at("warp", seat) for seat in range(4)] == [4, 4, 4, 4], "one was retrieved by regrouping"
    table.run().check()


@pytest.mark.parametrize("other", [4, 5])
def test_only_whoever_has_strictly_the_most_may_whine_about_tokens(other: int) -> None:
    yellow = {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "yellow-4": 20 - 12 - other}
    table = whining("lost_tokens", tokens={0: HOMES, 2: yellow}).run()
    assert (0, "sniveler.whine", "lost_tokens") in table.wishes, "four are left after regrouping"


BASES: dict[str, Any] = {
    "tokens": {
        1: {"blue-1": 4, "blue-2": 4, "blue-3": 4, "red-2": 1},
        2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "red-3": 2, "blue-4": 1},
        3: {"purple-1": 4, "purple-2": 4, "purple-3": 4, "red-4": 1},
    }
}


def test_a_base_of_its_choice_is_granted() -> None:
    table = voted(whining("foreign_bases", **BASES), 1, 2, 3).wish(0, "sniveler.planet", "purple-5")
    table.wish(0, "sniveler.from", {"red-5": 4}).run(until="invite.offense")
    assert table.at("purple-5", 0) == 4
    table.run().check()


def test_or_each_of_the_others_gives_up_a_foreign_base_of_theirs() -> None:
    table = whining("foreign_bases", **BASES).wish(2, "sniveler.give_up", "red-3").run(until="invite.offense")
    assert [table.at("red-2", 1), table.at("red-3", 2), table.at("blue-4", 2), table.at("red-4", 3)] == [0, 0, 1, 0]
    table.run().check()


def test_who_has_as_few_foreign_bases_as_another_may_not_whine_about_them() -> None:
    table = whining("foreign_bases").run()
    assert (0, "sniveler.whine", "foreign_bases") in table.wishes


def test_the_first_who_is_willing_and_has_the_card_hands_it_over() -> None:
    table = voted(whining("a_card"), 2, 3).wish(0, "sniveler.wish", "A20").run(until="invite.offense")
    assert table.hand(0) == ["A20", "A8", "A9"]
    assert table.hand(1) == ["A20", "A7"]
    assert table.hand(2) == ["A6"]
    assert table.events("announced", name="sniveler")[0]["aim"] == {"whine": "a_card", "card": "A20"}
    table.run().check()


def test_else_all_discard_every_such_card() -> None:
    table = voted(whining("a_card"), 3).wish(0, "sniveler.wish", "A20").run(until="invite.offense")
    assert [table.hand(seat) for seat in (1, 2, 3)] == [["A7"], ["A6"], ["A5", "C"]]
    table.run().check()


def test_whoever_takes_discards_does_so_when_all_have_discarded() -> None:
    hands = {1: ["A4", "A20"], 2: ["A4", "flare.reserve"], 3: ["A5", "C"]}
    table = whining("a_card", hands=hands).wish(0, "sniveler.wish", "A4").wish(2, "checkpoint.attack", "flare.reserve")
    table.run(until="invite.offense")
    assert table.hand(1) == ["A20"]
    assert table.hand(2) == ["A4"], "that of seat 1"
    table.run().check()


def test_it_may_wish_for_an_attack_of_at_least_a_number_that_it_lacks() -> None:
    table = whining("a_card").wish(0, "sniveler.wish", "at_least").run(until="sniveler.least")
    assert bounds_of(table.open("sniveler.least")[0]) == (10, 40)
    table.wish(0, "sniveler.least", 10).run(until="invite.offense")
    assert [table.hand(seat) for seat in (1, 2, 3)] == [["A7"], ["A6"], ["A5", "C"]]
    table.run().check()


def test_what_it_holds_it_cannot_wish_for_and_nobody_else_sees_that() -> None:
    table = whining("a_card", hands={0: ["A40", "C"]}).run(until="sniveler.wish")
    (ask,) = table.open("sniveler.wish")
    assert not {"A40", "C", "at_least"} & set(options_of(ask))
    assert ask.secret
    table.run().check()


def test_a_bystander_cannot_whine_and_a_zap_stops_it() -> None:
    table = Table(("", "", "sniveler", "")).wish(2, "checkpoint.attack", "power.0").run()
    assert table.wishes == [(2, "checkpoint.attack", "power.0")]
    table = whining("a_card", hands={3: ["A5", "edict.cosmic_zap"]}).wish(0, "sniveler.wish", "A20")
    table.wish(3, "response", "edict.cosmic_zap").run(until="invite.offense")
    assert table.hand(1) == ["A20", "A7"]
    table.run().check()


@pytest.mark.parametrize("gives_in", [True, False])
def test_wild_sniveler_is_invited_after_all_or_that_player_has_no_allies(gives_in: bool) -> None:
    table = Table(("", "", "", ""), hands={2: ["A6", "flare.sniveler"]}).wish(0, "invite.offense", [3])
    table.wish(2, "checkpoint.attack", "flare.sniveler").wish(2, "sniveler.wild.to", 0)
    table.wish(0, "sniveler.wild.invite", gives_in).wish(3, "join", "offense").run(until="card")
    assert table.state.challenge.offense.invited == ([3, 2] if gives_in else [])
    assert bool(table.wishes) is not gives_in
    table.wishes.clear()
    table.run().check()


def condemned(powers: tuple[str, ...]) -> Table:
    """Seat 0 does not give in to the wild flare of seat 2, whom nobody has invited."""
    table = Table(powers, hands={2: ["A6", "flare.sniveler"]}).wish(2, "checkpoint.attack", "flare.sniveler")
    return table.wish(2, "sniveler.wild.to", 0).wish(0, "sniveler.wild.invite", False)


def test_whoever_does_not_give_in_to_wild_sniveler_has_no_ally_by_parasite_or_magnet_either_p2_parasite() -> None:
    table = condemned(("", "", "", "parasite")).run(until="join")
    (ask,) = table.open("join")
    assert options_of(ask) == ("decline", "defense")
    table.run().check()
    table = condemned(("magnet", "", "", "")).wish(0, "checkpoint.sides", "power.0").run()
    assert list(table.events("announced", name="magnet")[0]["aim"]) == ["defense_players"]
    table.check()


def test_wild_sniveler_has_nothing_to_complain_about_if_somebody_invites_it() -> None:
    table = Table(("", "", "", ""), hands={2: ["A6", "flare.sniveler"]}).wish(1, "invite.defense", [2])
    table.wish(2, "checkpoint.attack", "flare.sniveler").run()
    assert not table.events("announced", name="sniveler")
    table.check()


def winning(short: int, **more: Any) -> Table:
    """Seat 0 is about to win by its fifth foreign base; seat 2 has so many bases fewer than are needed."""
    homes = ["yellow-1", "yellow-2", "yellow-3"]
    foreign = ["red-1", "red-2", "red-3", "red-4", "purple-5"][: 5 - short]
    tokens = {
        0: {"red-5": 4, "blue-2": 1, "blue-3": 1, "blue-4": 1, "blue-5": 1},
        2: dict.fromkeys([*homes, *foreign], 2),
    }
    hands = {0: ["A30"], 1: ["A4"], 2: ["A6", "flare.sniveler"]}
    table = Table(("", "", "sniveler", ""), hands=hands, tokens=tokens, **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-5": 2}).wish(2, "checkpoint.reveal", "flare.sniveler")


@pytest.mark.parametrize("agrees", [True, False])
def test_super_sniveler_shares_a_win_if_the_winners_agree(agrees: bool) -> None:
    table = winning(1).wish(0, "sniveler.super.share", agrees).run()
    assert table.state.winners == ([0, 2] if agrees else [0])
    table.check()


def test_super_sniveler_has_to_be_one_base_short() -> None:
    table = winning(2).run()
    assert table.state.winners == [0]
    assert not table.events("announced", name="sniveler")
    table.check()


def test_a_spiritual_leader_without_a_base_may_whine_about_lost_tokens_z33() -> None:
    zodiac = ZodiacState([f"zodiac.{one}" for one in ("taurus.1", "cusp.1", "cusp.2", "leo.1")], leader=0)
    powers, tokens = ("sniveler", "", "", ""), {0: {"karma": 6}}
    table = Table(powers, hands={0: ["A8"]}, tokens=tokens, extras={"zodiac": True}, expansions={"zodiac": zodiac})
    table.wish(0, "target", "blue-1")
    table.wish(0, "checkpoint.attack", "power.0").wish(0, "sniveler.whine", "lost_tokens")
    voted(table, 1, 2, 3).run(until="invite.offense")
    assert table.at("karma", 0) == 19
    assert table.at("warp", 0) == 0
    table.run().check()
