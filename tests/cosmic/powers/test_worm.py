"""Worm (P3): spreads its tokens as it likes, and turns the cone elsewhere once the cards are revealed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.cosmic.expansions.skill_tokens.state import NAME, SkillState
from tests.cosmic.table import Table
from tests.plain import options_of

UNEVEN = {1: {"blue-1": 4, "blue-2": 1, "blue-3": 7, "blue-4": 4, "blue-5": 4}}


def fight(powers: Sequence[str] = ("worm", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with two tokens from red-1, A10 against A8; blue-2 has one token, blue-3 seven."""
    hands = {0: ["A10"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    more.setdefault("tokens", UNEVEN)
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": 2})


def test_setup_spreads_its_tokens_over_its_home_planets() -> None:
    table = Table(("", "worm", "", ""), from_setup=True)
    table.answer(1, "worm.spread", {"blue-1": 1, "blue-2": 1, "blue-3": 9, "blue-4": 8, "blue-5": 1}).next_challenge()
    assert [table.at(f"blue-{planet}", 1) for planet in range(1, 6)] == [1, 1, 9, 8, 1]
    assert [table.at(f"red-{planet}", 0) for planet in range(1, 6)] == [4] * 5
    table.run().check()


def test_at_least_one_token_stays_on_each_home_planet() -> None:
    table = Table(("", "worm", "", ""), from_setup=True).run(until="worm.spread")
    (ask,) = table.open("worm.spread")
    assert not ask.form.accepts({"blue-1": 0, "blue-2": 5, "blue-3": 5, "blue-4": 5, "blue-5": 5})
    table.run()
    assert table.at("blue-1", 1) == 4, "silence leaves them where they are"
    table.check()


def test_with_skill_tokens_the_setup_part_is_idle() -> None:
    letters = SkillState(["ELSW" * 5] * 4, ["EWSL"] * 4)
    table = Table(("", "worm", "", ""), from_setup=True, extras={NAME: True}, expansions={NAME: letters})
    assert not table.open("worm.spread")


def test_the_offense_turns_the_cone_to_a_weaker_planet_and_totals_are_figured_there() -> None:
    table = fight().wish(0, "checkpoint.reveal", "power.0").wish(0, "worm.planet", "blue-2").run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 8 + 1}
    assert table.at("blue-2", 0) == 2
    assert table.at("blue-2", 1) == 0
    assert table.at("blue-1", 1) == 4, "the planet that was left is untouched"
    table.check()


def test_the_defense_turns_the_cone_to_a_stronger_planet_and_its_allies_follow() -> None:
    table = fight(("", "worm", "", "")).wish(1, "invite.defense", [2]).wish(2, "join", "defense")
    table.wish(2, "commit", {"yellow-1": 1}).wish(1, "checkpoint.reveal", "power.0").wish(1, "worm.planet", "blue-3")
    table.run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 8 + 7 + 1}
    assert table.at("warp", 0) == 2
    assert table.at("blue-3", 1) == 7
    table.check()


def test_without_the_use_the_cone_stays() -> None:
    table = fight().run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 12}
    table.check()


def test_no_planet_where_the_offense_has_a_base() -> None:
    tokens = {**UNEVEN, 0: {"red-1": 4, "red-2": 4, "red-3": 4, "blue-2": 1}}
    table = fight(tokens=tokens).wish(0, "checkpoint.reveal", "power.0").run(until="worm.planet")
    (ask,) = table.open("worm.planet")
    assert options_of(ask) == ("blue-3", "blue-4", "blue-5")
    table.run().check()


def test_in_the_own_system_only_where_the_same_defense_lives() -> None:
    tokens = {0: {"red-3": 4, "red-4": 4, "red-5": 4}, 1: {"blue-1": 4, "red-1": 2, "red-2": 1}}
    table = Table(("worm", "", "", ""), hands={0: ["A10"], 1: ["A8"]}, tokens=tokens, destiny=("red",))
    table.wish(0, "own_colour", "red-1:1").wish(0, "commit", {"red-3": 1}).wish(0, "checkpoint.reveal", "power.0")
    table.run()
    assert table.events("aimed")[-1] == {"planet": "red-2"}
    assert table.at("red-2", 0) == 1
    table.check()


def test_a_bystander_turns_nothing() -> None:
    table = fight(("", "", "worm", "")).run(until="checkpoint.reveal")
    offered = [option for ask in table.open("checkpoint.reveal") for option in options_of(ask)]
    assert "power.0" not in offered
    table.run().check()


def test_a_zap_leaves_the_cone_where_it_is() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(0, "checkpoint.reveal", "power.0")
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 12}
    table.check()


def test_silence_about_the_planet_takes_the_weakest_for_the_offense() -> None:
    table = fight().wish(0, "checkpoint.reveal", "power.0").run()
    assert table.events("aimed")[-1] == {"planet": "blue-2"}
    table.check()


def test_super_worm_works_for_an_ally() -> None:
    table = fight(("", "", "worm", ""), hands={2: ["A6", "flare.worm"]}).wish(0, "invite.offense", [2])
    table.wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 1}).wish(2, "checkpoint.reveal", "flare.worm")
    table.wish(2, "worm.planet", "blue-2").run()
    assert table.at("blue-2", 0) == 2
    assert table.at("blue-2", 2) == 1
    table.check()


def test_wild_worm_moves_tokens_to_an_empty_home_planet_as_the_turn_begins() -> None:
    tokens = {0: {"red-2": 10, "red-3": 8, "blue-5": 2}}
    table = fight(("", "", "", ""), tokens=tokens, hands={0: ["A10", "flare.worm"]})
    table.wishes.clear()
    table.wish(0, "checkpoint.between", "flare.worm").wish(0, "worm.wild.planet", "red-4")
    table.wish(0, "worm.wild.from", {"red-2": 2, "blue-5": 1}).run(until="target")
    assert table.at("red-4", 0) == 3
    assert table.at("red-2", 0) == 8
    table.run().check()


@pytest.mark.parametrize("ordinal", [1, 2])
def test_wild_worm_waits_for_the_beginning_of_a_turn(ordinal: int) -> None:
    tokens = {0: {"red-2": 5, "red-3": 5}}
    table = Table(hands={0: ["A10", "flare.worm"]}, tokens=tokens, ordinal=ordinal).run(until="checkpoint.between")
    mine = next(ask for ask in table.open("checkpoint.between") if ask.seat == 0)
    assert ("flare.worm" in options_of(mine)) == (ordinal == 1)
    table.run().check()
