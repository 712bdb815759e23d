"""Yin-Yang (P3, Yin-Yang): allies with both sides."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.model import board
from bot.cosmic.seen.project import see_table
from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: tuple[Any, ...] = ("", "", "yin_yang", ""), attack: str = "A20", **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens; seat 2 is invited by both sides, with two tokens and three."""
    hands = {0: [attack, "A4"], 1: ["A10", "A5"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    table.wish(0, "card", attack).wish(1, "card", "A10")
    return table.wish(0, "invite.offense", [2]).wish(1, "invite.defense", [2])


def split(table: Table, offense: int = 2, defense: int = 3) -> Table:
    """Seat 2 joins both sides."""
    table.wish(2, "join", "both").wish(2, "commit", {"yellow-1": offense})
    return table.wish(2, "commit", {"yellow-2": defense})


def drawn(table: Table, seat: int) -> int:
    return sum(event["count"] for event in table.events("drew", seat=seat, why="reward"))


def test_both_halves_count_on_their_sides() -> None:
    table = split(fight()).run()
    assert table.events("totals")[0] == {"offense": 20 + 4 + 2, "defense": 10 + 4 + 3}
    table.check()


def test_everybody_sees_both_halves() -> None:
    table = split(fight()).run(until="card")
    view = see_table(table.state).challenge
    assert view is not None
    assert [(ally.seat, ally.tokens) for ally in view.offense.allies] == [(2, 2)]
    assert [(ally.seat, ally.tokens) for ally in view.defense.allies] == [(2, 3)]
    table.run()
    (told,) = table.events("reckoned")
    for name in ("offense", "defense"):
        assert sum(line["value"] for line in told[name]["lines"]) == told[name]["total"]


def test_a_beaten_defense_keeps_a_token_for_each_on_the_offense() -> None:
    table = split(fight()).run()
    assert table.at("blue-1", 1) == 2
    assert table.at("warp", 1) == 2
    assert table.at("blue-1", 2) == 2, "the half on the offense lands"
    assert table.at("warp", 2) == 3, "the other one is lost"
    assert table.at("blue-1", 0) == 4
    table.check()


def test_a_beaten_offense_is_rewarded_for_each_token_on_the_defense() -> None:
    table = split(fight(attack="A4", hands={0: ["A4"]})).run()
    assert drawn(table, 0) + sum(event["count"] for event in table.events("moved", seat=0, why="reward")) == 3
    assert drawn(table, 2) + sum(event["count"] for event in table.events("moved", seat=2, why="reward")) == 3
    assert table.at("warp", 2) <= 2, "the half on the offense is lost"
    assert table.at("cone.defense", 2) == 0
    table.check()


def test_a_deal_sends_both_halves_home() -> None:
    table = fight(hands={0: ["C"], 1: ["C"]})
    table.wishes = [wish for wish in table.wishes if wish[1] != "card"]
    split(table).run(until="deal")
    assert (table.at("cone.offense", 2), table.at("cone.defense", 2)) == (0, 0)
    assert table.at("warp", 2) == 0
    table.run().check()


def test_without_both_invitations_there_is_one_side_to_join() -> None:
    table = fight()
    table.wishes = [wish for wish in table.wishes if wish[1] != "invite.defense"]
    table.run(until="join")
    (ask,) = table.open("join")
    assert options_of(ask) == ("decline", "offense")
    table.run().check()
    table = fight(("", "", "", "yin_yang")).run(until="join")
    (ask,) = table.open("join")
    assert options_of(ask) == ("decline", "offense", "defense")
    table.run().check()


def test_a_zap_at_the_second_half_leaves_it_on_the_offense() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(2, "join", "both").wish(2, "commit", {"yellow-1": 2})
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("totals")[0] == {"offense": 26, "defense": 14}
    assert table.at("warp", 1) == 4
    table.check()


@pytest.mark.parametrize(("marked", "gone"), [([1], 4), ([], 0)])
def test_a_marked_main_player_loses_what_the_opponent_loses(marked: list[int], gone: int) -> None:
    table = fight(attack="A4", hands={0: ["A4"]})
    table.wishes = [wish for wish in table.wishes if not wish[1].startswith("invite")]
    table.wish(2, "checkpoint.sides", "power.0")
    if marked:
        table.wish(2, "yin_yang.mark", marked)
    table.run()
    assert table.at("warp", 0) == 4
    assert table.at("warp", 1) == gone
    assert table.at("blue-1", 1) == 4
    table.check()


def test_who_has_invited_it_cannot_be_marked() -> None:
    table = fight()
    table.wishes = [wish for wish in table.wishes if wish[1] != "invite.defense"]
    table.wish(2, "checkpoint.sides", "power.0").run(until="yin_yang.mark")
    (ask,) = table.open("yin_yang.mark")
    assert options_of(ask) == (1,)
    table.run().check()


def test_chronos_leaves_both_halves_where_they_are() -> None:
    table = split(fight(("", "chronos", "yin_yang", ""))).wish(1, "checkpoint.reveal", "power.0")
    table.run(until="checkpoint.reveal").run(until="card")
    assert (table.at("cone.offense", 2), table.at("cone.defense", 2)) == (2, 3)
    table.run().check()


def test_the_super_flare_brings_lost_tokens_home() -> None:
    table = split(fight(hands={2: ["A6", "flare.yin_yang"]})).wish(2, "checkpoint.sides", "flare.yin_yang").run()
    assert table.at("warp", 2) == 0
    assert table.at("blue-1", 2) == 2
    table.check()


def test_the_super_flare_saves_no_petrified_tokens() -> None:
    """They are not saved from a loss by walking away (P1, Gorgon)."""
    tokens = {2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "blue-1": 1}}
    table = fight(("", "yin_yang", "gorgon", ""), hands={1: ["A10", "A5", "flare.yin_yang"]}, tokens=tokens)
    table.wish(1, "checkpoint.sides", "flare.yin_yang").run()
    assert table.at("warp", 1) == 4
    assert table.hand(1) == ["A5", "flare.yin_yang"]
    table.check()


def test_the_wild_flare_makes_somebody_lose_as_many() -> None:
    table = fight(("", "", "", ""), attack="A4", hands={0: ["A4", "flare.yin_yang"]})
    table.wish(0, "checkpoint.sides", "flare.yin_yang").wish(0, "yin_yang.blame", 3).run()
    assert table.at("warp", 0) == 4
    assert table.at("warp", 3) == 4
    table.check()


def test_force_field_sends_both_halves_home_2_4_3() -> None:
    table = split(fight(hands={1: ["A10", "edict.force_field"]})).wish(1, "checkpoint.sides", "edict.force_field")
    table.wish(1, "force_field.allies", [2]).run(until="card")
    assert (table.at("cone.offense", 2), table.at("cone.defense", 2)) == (0, 0)
    table.run()
    assert board.on_cone(table.state) == []
    table.check()


def test_magnet_repels_both_halves() -> None:
    table = split(fight(("", "magnet", "yin_yang", ""))).wish(1, "checkpoint.sides", "power.0")
    table.wish(1, "magnet.way", "repel").run(until="card")
    assert (table.at("cone.offense", 2), table.at("cone.defense", 2)) == (0, 0)
    table.run().check()


def test_wild_grudge_sends_both_halves_home() -> None:
    table = split(fight(hands={1: ["A10", "flare.grudge"]})).wish(1, "checkpoint", "flare.grudge").run()
    assert table.at("blue-1", 2) == 0
    assert table.at("warp", 2) == 0
    assert board.on_cone(table.state) == []
    table.check()


def test_wraith_who_has_shown_tokens_on_the_defense_alone_stays_an_ally() -> None:
    tokens = {2: {"yellow-1": 5, "yellow-2": 5, "yellow-3": 5, "power.0": 5}}
    powers = ("", "", ("wraith", "yin_yang"), "")
    table = fight(powers, hands={3: ["A7", "edict.cosmic_zap"]}, tokens=tokens, powers_per_player=2)
    table.wish(2, "join", "both").wish(2, "wraith.hide", 1).wish(2, "commit", {}).wish(2, "commit", {"yellow-2": 3})
    table.run(until="card").wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("cancelled", name="wraith")
    assert not table.events("unallied", seat=2)
    assert table.events("totals")[0] == {"offense": 20 + 4, "defense": 10 + 4 + 3}
    table.check()


def test_both_halves_vanish_with_an_ally_who_leaves_8_8() -> None:
    table = split(fight()).run(until="card").interrupt("concede", 2)
    assert (table.at("cone.offense", 2), table.at("cone.defense", 2)) == (0, 0)
    table.run()
    assert table.events("totals")[0] == {"offense": 20 + 4, "defense": 10 + 4}
    table.check()


def test_the_wild_flare_blames_once() -> None:
    """Each physical flare at most once per challenge (2.5.5)."""
    table = fight(("kamikaze", "", "", ""), attack="A4", hands={0: ["A4", "flare.yin_yang"]})
    table.wish(0, "checkpoint.attack", "flare.yin_yang").wish(0, "checkpoint.sides", "power.0")
    table.wish(0, "kamikaze.tokens", {"red-2": 2}).wish(0, "yin_yang.blame", 3).run()
    assert [table.at("warp", seat) for seat in range(4)] == [2 + 4, 0, 0, 2]
    table.check()
