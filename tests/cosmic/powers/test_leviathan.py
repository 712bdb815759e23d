"""Leviathan (P3): attacks with a planet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.cosmic.table import Table
from tests.plain import bounds_of, options_of, parts_of

SIX = {0: {"red-1": 6, "red-2": 4, "red-3": 4, "red-4": 4, "red-5": 2}}


def fight(powers: Sequence[str | Sequence[str]] = ("leviathan", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1, A8 against A8, and may send red-1 with six tokens."""
    hands = {0: ["A8"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    more.setdefault("tokens", SIX)
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1")


def sailing(**more: Any) -> Table:
    return fight(**more).wish(0, "leviathan.planet", "red-1")


def test_a_planet_fights_with_all_its_tokens_and_twenty_more() -> None:
    table = sailing().run(until="card")
    assert table.at("red-1", 0) == 0, "while away it is no home base"
    table.run()
    assert table.events("totals")[-1] == {"offense": 8 + 6 + 20, "defense": 12}
    table.check()


def test_up_to_four_tokens_stay_at_the_target_and_the_planet_returns() -> None:
    table = sailing().wish(0, "leviathan.stay", 3).run()
    assert table.at("blue-1", 0) == 3
    assert table.at("red-1", 0) == 3
    table.check()


def test_silence_leaves_four() -> None:
    table = sailing().run()
    assert table.at("blue-1", 0) == 4
    assert table.at("red-1", 0) == 2
    table.check()


def test_without_a_fight_no_more_than_four_stay_either() -> None:
    """Leave up to four tokens on the target; the planet returns either way (P3, Leviathan)."""
    tokens = {0: {"red-1": 6, "red-2": 4, "red-3": 4, "red-4": 4}}
    table = Table(("leviathan", "", "", ""), tokens=tokens, destiny=("red",)).wish(0, "own_colour", "red-5")
    table.wish(0, "leviathan.planet", "red-1").wish(0, "leviathan.stay", 1).run()
    assert (table.at("red-5", 0), table.at("red-1", 0)) == (1, 5)
    table.check()


def test_it_comes_back_when_the_defense_has_left() -> None:
    """The offense side lands at once as if it had won (8.8)."""
    table = sailing().run(until="checkpoint.sides").interrupt("concede", 1).run()
    assert (table.at("blue-1", 0), table.at("red-1", 0)) == (4, 2)
    table.check()


def test_a_clumsy_player_sends_no_planet_with_more_than_two_tokens() -> None:
    """Sends two tokens at most (P3, Witch); "may not" beats "may" (0.4)."""
    table = fight(("leviathan", "witch", "", ""), data={"witch": {"clumsy": 0}}).run(until="leviathan.planet")
    (ask,) = table.open("leviathan.planet")
    assert options_of(ask) == ("none", "red-5")
    table.run().check()


def test_tokens_may_be_taken_off_the_planet_but_not_added() -> None:
    """Amoeba may take tokens off it to bases, not add (P3, interactions)."""
    table = fight((("leviathan", "amoeba"), "", "", ""), powers_per_player=2).wish(0, "leviathan.planet", "red-1")
    table.wish(0, "checkpoint.cards_down", "power.1").run(until="amoeba.out")
    assert table.answer(0, "amoeba.out", {"tokens": 2}).run().events("totals")[-1]["offense"] == 8 + 4 + 20
    table.check()
    table = sailing(hands={0: ["A8", "flare.amoeba"]}).wish(0, "checkpoint.sides", "flare.amoeba")
    table.wish(0, "amoeba.wild.out", {"tokens": 1}).run()
    assert table.events("totals")[-1]["offense"] == 8 + 5 + 20
    table.check()


def test_beaten_it_loses_all_of_them() -> None:
    table = sailing(hands={1: ["A40"]}).run()
    assert table.at("warp", 0) == 6
    assert table.at("red-1", 0) == 0
    table.check()


def test_it_comes_back_with_its_tokens_after_a_deal() -> None:
    table = sailing(hands={0: ["C"], 1: ["C"]}).run(until="deal")
    assert table.at("cone.offense", 0) == 6
    table.run()
    assert table.at("warp", 0) == 3, "the deal failed"
    assert table.at("red-1", 0) + table.at("red-2", 0) + table.at("red-3", 0) + table.at("red-4", 0) >= 12
    table.check()


def test_it_comes_back_when_the_challenge_breaks_off() -> None:
    table = sailing(hands={0: ["A8", "edict.plague"]}).run(until="invite.offense")
    table.state.players[0].hand.remove("A8.1")
    table.state.deck.insert(0, "A8.1")
    table.run()
    assert table.at("red-1", 0) == 6
    table.check()


def test_by_silence_tokens_are_committed_as_always() -> None:
    table = fight().wish(0, "commit", {"red-2": 2}).run()
    assert table.events("totals")[-1] == {"offense": 10, "defense": 12}
    table.check()


def test_no_planet_with_foreign_tokens_and_none_that_is_empty() -> None:
    tokens = {0: {"red-1": 6, "red-2": 4, "red-3": 4, "red-4": 4}, 2: {"yellow-1": 4, "yellow-2": 4, "red-2": 1}}
    table = fight(tokens=tokens).run(until="leviathan.planet")
    (ask,) = table.open("leviathan.planet")
    assert options_of(ask) == ("none", "red-1", "red-3", "red-4")
    table.run().check()


def test_a_zap_lets_tokens_be_committed_as_always() -> None:
    table = sailing(hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap")
    table.wish(0, "commit", {"red-2": 2}).run()
    assert table.events("totals")[-1]["offense"] == 10
    table.check()


def test_a_zap_at_the_reveal_takes_the_twenty_alone() -> None:
    table = (
        sailing(hands={3: ["A7", "edict.cosmic_zap"]}).run(until="card").wish(3, "response", "edict.cosmic_zap").run()
    )
    assert table.events("totals")[-1]["offense"] == 14
    table.check()


def test_the_defense_sends_no_planet() -> None:
    table = fight(("", "leviathan", "", "")).run()
    assert not table.events("announced", name="leviathan")
    table.check()


def test_super_leviathan_takes_others_along_who_send_no_more_and_win_no_base() -> None:
    tokens = {**SIX, 2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "red-1": 2}}
    table = sailing(tokens=tokens, hands={0: ["A8", "flare.leviathan"]})
    table.wish(0, "checkpoint.between", "flare.leviathan").run(until="invite.offense")
    (ask,) = table.open("invite.offense")
    assert options_of(ask) == (3,)
    table.run()
    assert table.events("totals")[-1]["offense"] == 8 + 6 + 2 + 20
    assert table.at("blue-1", 2) == 0
    assert table.at("red-1", 2) == 2
    table.check()


def test_super_leviathan_takes_nobody_of_the_defense() -> None:
    tokens = {**SIX, 1: {"blue-1": 4, "blue-2": 4, "blue-3": 4, "red-1": 2}}
    table = fight(tokens=tokens, hands={0: ["A8", "flare.leviathan"]})
    table.wish(0, "checkpoint.between", "flare.leviathan").run(until="leviathan.planet")
    (ask,) = table.open("leviathan.planet")
    assert "red-1" not in options_of(ask)
    table.run().check()


def traded(**more: Any) -> Table:
    table = fight(("", "", "", ""), hands={0: ["A8", "flare.leviathan"]}, **more)
    table.wish(0, "commit", {"red-2": 2}).wish(0, "checkpoint.attack", "flare.leviathan")
    return table.wish(0, "leviathan.wild.give", "red-5").wish(0, "leviathan.wild.take", "blue-3")


def test_wild_leviathan_trades_planets_with_their_tokens() -> None:
    table = traded().run()
    assert table.at("blue-3", 0) == 2
    assert table.at("red-5", 1) == 4
    assert table.at("blue-3", 1) == 0
    assert table.at("red-2", 0) == 4, "what was committed goes back"
    assert "flare.leviathan" in table.state.discard
    table.check()


def test_wild_leviathan_counts_as_a_success() -> None:
    table = traded().wish(0, "second_challenge", True).run()
    assert table.state.challenge.offense.seat == 0
    assert table.state.challenge.ordinal == 2
    table.check()


def test_wild_leviathan_leaves_no_regrouped_token_on_the_cone_4_10_1() -> None:
    table = fight(("", "", "", ""), tokens={0: {}}, hands={0: ["A8", "flare.leviathan"]})
    table.wish(0, "checkpoint.attack", "flare.leviathan").wish(0, "second_challenge", False).run()
    assert table.at("cone.offense", 0) == 0
    assert table.at("warp", 0) == 20, "who has no base loses it to the warp (5.8.2)"
    table.check()


def ridden(powers: Sequence[str], hands: dict[int, list[str]]) -> Table:
    """Seat 0 sends red-1 to blue-1; two tokens of seat 2 ride on it."""
    tokens = {**SIX, 2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "red-1": 2}}
    table = sailing(powers=powers, tokens=tokens, hands={0: ["A8", "flare.leviathan"], **hands})
    return table.wish(0, "checkpoint.between", "flare.leviathan")


def test_crystal_brings_no_tokens_to_those_who_ride_p3_leviathan() -> None:
    table = ridden(("leviathan", "crystal", "", ""), {}).wish(1, "checkpoint.sides", "power.1")
    table.run(until="crystal.numbers")
    (ask,) = table.open("crystal.numbers")
    assert [(part.low, part.high) for part in parts_of(ask)] == [(1, 2)]
    table.wish(1, "crystal.numbers", {"yellow": 1}).run()
    assert table.events("totals")[-1]["offense"] == 8 + 6 + 1 + 20
    table.check()


def test_super_crystal_brings_no_tokens_to_the_planet_p3_leviathan() -> None:
    table = sailing(
        powers=("leviathan", "crystal", "", ""),
        tokens={0: {"red-1": 2, "red-2": 4, "red-3": 4}},
        hands={1: ["A8", "flare.crystal"]},
    )
    table.wish(1, "checkpoint.sides", "flare.crystal").run(until="crystal.super.number")
    (ask,) = table.open("crystal.super.number")
    assert bounds_of(ask) == (1, 3), "one was regrouped"
    table.run().check()


def test_whom_magnet_turns_from_the_planet_to_the_defense_may_bring_more_p3_leviathan() -> None:
    table = ridden(("leviathan", "magnet", "amoeba", ""), {2: ["A6", "flare.amoeba"]})
    table.wish(1, "checkpoint.sides", "power.1").wish(1, "magnet.way", "defense").wish(1, "magnet.player", 2)
    table.wish(2, "magnet.commit", {"yellow-1": 1}).wish(2, "checkpoint.cards_down", "flare.amoeba")
    table.wish(2, "amoeba.way", "in").wish(2, "amoeba.in", {"yellow-2": 3}).run()
    assert table.events("totals")[-1]["defense"] == 8 + 4 + 1 + 3
    table.check()
