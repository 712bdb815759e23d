"""Witch (P3, Witch): curses those who beat it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.engine import force
from tests.cosmic.table import Table
from tests.plain import bounds_of, options_of

FRESH = {"clumsy": -1, "mute": -1, "barren": -1, "stuck": -1, "frail": -1, "glass": -1}

_SPENT = {**dict.fromkeys(FRESH, -2), "glass": 1}


def lost(powers: tuple[str, ...] = ("witch", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens and loses; seat 2 helps the defense."""
    hands = {0: ["A4"], 1: ["A20", "A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    return table.wish(1, "card", "A20").wish(1, "invite.defense", [2]).wish(2, "join", "defense")


def cursed(curse: str, seat: int, **more: Any) -> Table:
    """Seat 3 has Witch, and a curse lies on somebody; seat 0 attacks."""
    hands = {0: ["A10"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    data = {"witch": {**FRESH, curse: seat}}
    return Table(("", "", "", "witch"), hands=hands, data=data, **more)


def notes(table: Table) -> dict[str, Any]:
    return dict(next(card.data for card in table.state.powers if card.power == "witch"))


def test_a_loser_curses_players_of_the_other_side() -> None:
    table = lost().wish(0, "witch.victim", 2).wish(0, "witch.curse", "glass").wish(0, "witch.victim", 1)
    table.wish(0, "witch.curse", "frail").run()
    assert notes(table) == {**FRESH, "glass": 2, "frail": 1}
    table.check()


def test_one_is_enough_and_one_it_has_to_be() -> None:
    table = lost().run(until="witch.victim")
    (ask,) = table.open("witch.victim")
    assert set(options_of(ask)) == {1, 2}
    table.wish(0, "witch.victim", 1).wish(0, "witch.victim", "stop").run()
    assert notes(table) == {**FRESH, "clumsy": 1}
    table.check()


def test_an_ally_on_the_losing_side_curses_and_a_winner_does_not() -> None:
    table = lost(("", "", "", "witch")).wish(0, "invite.offense", [3]).wish(3, "join", "offense").run()
    assert notes(table)["clumsy"] in (1, 2)
    table.check()
    table = lost(("", "witch", "", "")).run()
    assert notes(table) == FRESH
    table.check()


def test_nobody_gets_a_second_curse_and_none_comes_twice() -> None:
    data = {"witch": {**FRESH, "glass": 1, "clumsy": -2}}
    table = lost(data=data).wish(0, "witch.curse", "mute").run()
    assert notes(table) == {**FRESH, "glass": 1, "clumsy": -2, "mute": 2}
    table.check()
    table = lost(data={"witch": dict.fromkeys(FRESH, -2)}).run()
    assert not table.events("announced", name="witch")
    table.check()


def test_a_zap_stops_the_curse() -> None:
    table = lost(hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run()
    assert notes(table) == FRESH
    table.check()


def test_clumsy_sends_two_tokens_at_most() -> None:
    table = cursed("clumsy", 0).run(until="commit")
    (ask,) = table.open("commit")
    assert bounds_of(ask)[1] == 2
    table.run().check()


def test_mute_invites_nobody_and_is_not_asked() -> None:
    table = cursed("mute", 0).wish(1, "invite.defense", [2]).run()
    assert not [event for event in table.events("invited", side="offense") if event["seats"]]
    assert table.events("joined", seat=2)
    table.check()


def test_barren_gets_no_rewards() -> None:
    table = cursed("barren", 2, hands={1: ["A40"]}).wish(1, "invite.defense", [2]).wish(2, "join", "defense").run()
    assert not table.events("drew", seat=2, why="reward")
    table.check()


@pytest.mark.parametrize(("seat", "waiting"), [(0, 8), (1, 7)])
def test_stuck_regains_nothing_in_phase_1(seat: int, waiting: int) -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4}}
    table = cursed("stuck", seat, tokens=tokens).run(until="target")
    assert table.at("warp", 0) == waiting
    table.run().check()


def test_stuck_is_not_told_where_no_token_would_come_back() -> None:
    """None is announced for nothing (4.0.7)."""
    assert not cursed("stuck", 0).run(until="target").events("announced", name="witch")


def test_frail_counts_three_less_as_a_main_player() -> None:
    table = cursed("frail", 0).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4}).run()
    assert table.events("totals")[0] == {"offense": 10 + 4 - 3, "defense": 8 + 4}
    table.check()


def test_glass_shows_the_hand_and_what_is_drawn_to_the_witch_alone() -> None:
    table = cursed("glass", 0).run(until="target")
    shown = [event for event in table.seen if event.kind == "shown" and event.data["why"] == "witch"]
    assert [event.audience for event in shown] == [(3,)]
    assert table.state.challenge.watched == [(3, 0)]
    table.run().check()


def test_zapped_the_curses_rest() -> None:
    table = cursed("clumsy", 0, hands={1: ["A8", "edict.cosmic_zap"]}).wish(1, "response", "edict.cosmic_zap")
    table.wish(0, "commit", {"red-1": 4}).run()
    assert table.events("announced", name="witch")
    assert table.events("moved", why="commit")[0]["count"] == 4
    table.check()


def test_enough_tokens_lift_a_curse_for_good() -> None:
    table = cursed("mute", 0).wish(0, "witch.lift", "red-2").run(until="target")
    assert table.at("power.0", 0) == 1
    table.run().next_challenge().wish(0, "witch.lift", "red-2").run(until="target")
    assert table.at("power.0", 0) == 0
    assert notes(table)["mute"] == -2
    assert table.at("warp", 0) >= 2
    table.check()


def test_silence_puts_no_token_there() -> None:
    table = cursed("mute", 1).run()
    assert notes(table)["mute"] == 1
    assert table.at("power.0", 1) == 0
    table.check()


def test_the_super_flare_replaces_a_curse_and_the_tokens_go_to_the_warp() -> None:
    data = {"witch": {**FRESH, "glass": 1}}
    table = lost(data=data, hands={0: ["A4", "flare.witch"]}).wish(1, "witch.lift", "blue-3")
    table.wish(0, "witch.curse", "mute").run(until="witch.curse").wish(0, "checkpoint.between", "flare.witch")
    table.wish(0, "witch.victim", 1).wish(0, "witch.curse", "frail").wish(0, "witch.victim", "stop").run()
    assert notes(table) == {**FRESH, "glass": -2, "mute": 2, "frail": 1}
    assert table.at("warp", 1) == 1
    table.check()


def test_the_super_flare_replaces_a_curse_where_everybody_has_one() -> None:
    """Replace an existing curse (P3, Witch): the power alone has nobody to curse then."""
    data = {"witch": {**FRESH, "glass": 1, "mute": 2}}
    table = lost(data=data, hands={0: ["A4", "flare.witch"]}).run(until="checkpoint.reveal")
    table.wish(0, "checkpoint.between", "flare.witch").wish(0, "witch.victim", 1).wish(0, "witch.curse", "frail")
    table.wish(0, "witch.victim", "stop").run()
    assert notes(table) == {**FRESH, "glass": -2, "mute": 2, "frail": 1}
    assert not table.events("announced", name="witch", source="power")
    table.check()


def test_the_super_flare_is_nothing_to_a_winner_or_without_a_curse_left() -> None:
    for hand, data in ((["A40", "flare.witch"], {**FRESH, "glass": 1}), (["A4", "flare.witch"], _SPENT)):
        table = lost(data={"witch": data}, hands={0: hand}).run(until="checkpoint.reveal")
        table.wish(0, "checkpoint.between", "flare.witch").run()
        assert table.wishes.pop() == (0, "checkpoint.between", "flare.witch")
        table.check()


def test_the_wild_flare_wakes_powers_for_one_challenge() -> None:
    tokens = {0: {"red-1": 10, "red-2": 10}}
    table = Table(("virus", "", "", ""), hands={0: ["A10", "flare.witch"], 1: ["A8"]}, tokens=tokens)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4}).wish(0, "checkpoint.between", "flare.witch").run()
    assert table.events("totals")[0]["offense"] == 40
    assert force.is_dormant(table.state, 0), "the challenge is over"
    table.check()


@pytest.mark.parametrize(
    ("checkpoint", "card"), [("checkpoint.attack", "flare.dictator"), ("checkpoint.reveal", "edict.time_gash")]
)
def test_woken_powers_stay_awake_where_the_challenge_begins_anew_with_destiny(checkpoint: str, card: str) -> None:
    tokens = {0: {"red-1": 10, "red-2": 10}}
    hands = {0: ["A10", "flare.witch"], 1: ["A8"], 2: ["C", card]}
    table = Table(("virus", "", "", ""), hands=hands, tokens=tokens, destiny=["blue", "blue"])
    table.wish(0, "checkpoint.between", "flare.witch").wish(2, checkpoint, card)
    table.run(until=checkpoint).run(until="target").wish(0, "commit", {"red-1": 4}).run()
    assert table.events("rewound")
    assert table.events("totals")[-1]["offense"] == 40
    table.check()


def test_the_wild_flare_is_not_offered_to_whoever_has_the_bases() -> None:
    table = Table(("virus", "", "", ""), hands={0: ["A10", "flare.witch"]}).run(until="checkpoint.between")
    offers = [one for ask in table.open("checkpoint.between") if ask.seat == 0 for one in options_of(ask)]
    assert offers == ["pass"]
