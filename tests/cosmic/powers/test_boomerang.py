"""Boomerang (P3): sends tokens from its sheet, and wins once the sheet is empty and its home stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.cosmic.table import Table
from tests.plain import bounds_of, parts_of

COLOURS = ("red", "blue", "yellow", "purple")


def stocked(seat: int, stock: int = 5, home: int = 3, sheet: str = "power.0") -> dict[int, dict[str, int]]:
    """Tokens on each home planet, and the rest on the sheet."""
    return {seat: {f"{COLOURS[seat]}-{planet}": home for planet in range(1, 6)} | {sheet: stock}}


def fight(powers: Sequence[str] = ("boomerang", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with two tokens from red-1, A10 against A8."""
    hands = {0: ["A10"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    more.setdefault("tokens", stocked(0))
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": 2})


def test_setup_leaves_one_token_on_each_home_planet() -> None:
    table = Table(("", "boomerang", "", ""), from_setup=True)
    assert [table.at(f"blue-{planet}", 1) for planet in range(1, 6)] == [1] * 5
    assert table.at("power.0", 1) == 15
    assert table.at("red-1", 0) == 4
    table.run().check()


def test_the_offense_adds_three_beyond_the_limit() -> None:
    tokens = {0: {"red-1": 5, "red-2": 3, "red-3": 3, "power.0": 9}}
    table = fight(tokens=tokens)
    table.wishes.pop()
    table.wish(0, "commit", {"red-1": 4}).wish(0, "boomerang.extra", 3).run()
    assert table.events("totals")[-1] == {"offense": 10 + 7, "defense": 12}
    assert table.at("blue-1", 0) == 7
    assert table.at("power.0", 0) == 6
    table.check()


def test_an_ally_adds_tokens_as_it_sends_some() -> None:
    table = fight(("", "", "boomerang", ""), tokens=stocked(2)).wish(0, "invite.offense", [2])
    table.wish(2, "join", "offense").wish(2, "boomerang.extra", 2).wish(2, "commit", {"yellow-1": 1}).run()
    assert table.events("totals")[-1] == {"offense": 10 + 2 + 3, "defense": 12}
    assert table.at("blue-1", 2) == 3
    table.check()


def test_an_ally_is_not_asked_again_as_others_join() -> None:
    """As an ally sending a token (P3, Boomerang): when its own tokens are sent."""
    table = fight(("", "", "boomerang", ""), tokens=stocked(2)).wish(0, "invite.offense", [2, 3])
    table.wish(2, "join", "offense").wish(3, "join", "offense").wish(2, "boomerang.extra", 0)
    table.wish(2, "boomerang.extra", 3).run(until="checkpoint.sides")
    assert table.wishes.pop() == (2, "boomerang.extra", 3)
    assert table.at("power.0", 2) == 5
    table.run().check()


def test_a_clumsy_offense_adds_what_is_left_of_two() -> None:
    """Sends two tokens at most (P3, Witch); "may not" beats "may" (0.4)."""
    clumsy = {"witch": {"clumsy": 0}}
    table = fight(("boomerang", "witch", "", ""), data=clumsy).run(until="checkpoint.sides")
    assert table.at("cone.offense", 0) == 2
    table.run().check()
    table = fight(("boomerang", "witch", "", ""), data=clumsy)
    table.wishes.pop()
    table.wish(0, "commit", {"red-1": 1}).run(until="boomerang.extra")
    (ask,) = table.open("boomerang.extra")
    assert bounds_of(ask)[1] == 1
    table.answer(0, "boomerang.extra", 1).run(until="checkpoint.sides")
    assert table.at("cone.offense", 0) == 2
    table.run().check()


def test_a_clumsy_ally_sends_two_in_all() -> None:
    """Sends two tokens at most (P3, Witch), one of them from a base."""
    table = fight(("", "witch", "boomerang", ""), tokens=stocked(2, sheet="power.1"), data={"witch": {"clumsy": 2}})
    table.wish(0, "invite.offense", [2]).wish(2, "join", "offense").run(until="boomerang.extra")
    table.answer(2, "boomerang.extra", 1).run(until="commit")
    (ask,) = table.open("commit")
    assert bounds_of(ask) == (1, 1)
    table.run().check()


def test_no_more_than_three_and_none_by_silence() -> None:
    table = fight().run(until="boomerang.extra")
    (ask,) = table.open("boomerang.extra")
    assert (*bounds_of(ask), ask.default) == (0, 3, 0)
    table.run()
    assert table.at("power.0", 0) == 5
    table.check()


def test_the_defense_adds_nothing() -> None:
    table = fight(("", "boomerang", "", ""), tokens=stocked(1)).run()
    assert not table.events("announced", name="boomerang")
    assert table.at("power.0", 1) == 5
    table.check()


def test_a_zap_keeps_the_tokens_on_the_sheet() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(0, "boomerang.extra", 3)
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("totals")[-1]["offense"] == 12
    assert table.at("power.0", 0) == 5
    table.check()


def test_dormant_it_cannot_use_its_sheet() -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "power.0": 5}}
    table = fight(tokens=tokens).run()
    assert not table.events("announced", name="boomerang")
    assert table.at("power.0", 0) == 5
    table.check()


def test_sheet_tokens_are_no_bases_and_cannot_be_committed_otherwise() -> None:
    table = fight().run(until="commit")
    (ask,) = table.open("commit")
    assert [part.name for part in parts_of(ask)] == [f"red-{planet}" for planet in range(1, 6)]
    table.run().check()


def test_an_empty_sheet_and_three_home_bases_win() -> None:
    table = fight(tokens={0: {"red-1": 4, "red-2": 4, "red-3": 4, "power.0": 2}}).wish(0, "boomerang.extra", 2).run()
    assert table.state.winners == [0]
    assert table.state.how == "alternate"
    table.check()


def test_a_token_left_on_the_sheet_does_not_win() -> None:
    table = fight(tokens={0: {"red-1": 4, "red-2": 4, "red-3": 4, "power.0": 3}}).wish(0, "boomerang.extra", 2).run()
    assert not table.state.finished
    table.check()


def test_an_empty_sheet_with_two_home_bases_does_not_win() -> None:
    table = fight(tokens={0: {"red-1": 11, "red-2": 9}}).run()
    assert not table.state.finished
    table.check()


def test_a_wild_destiny_lets_it_challenge_a_foreigner_at_home() -> None:
    tokens = {**stocked(0), 2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "red-4": 2}}
    table = fight(tokens=tokens, destiny=("wild",)).wish(0, "boomerang.home", "red-4:2")
    table.wishes.pop(0)
    table.run()
    assert table.events("defense")[-1] == {"seat": 2, "system": "red", "reverse": False}
    assert table.events("aimed")[-1] == {"planet": "red-4"}
    table.check()


def test_a_wild_destiny_decides_as_always_by_silence_or_without_foreigners() -> None:
    tokens = {**stocked(0), 2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "red-4": 2}}
    table = fight(tokens=tokens, destiny=("wild",)).wish(0, "wild", 1).run()
    assert table.events("defense")[-1]["seat"] == 1
    table.check()
    alone = fight(destiny=("wild",)).wish(0, "wild", 1).run(until="wild")
    assert not alone.open("boomerang.home")
    alone.run().check()


def test_wild_boomerang_brings_losses_back_to_bases() -> None:
    table = fight(("", "", "", ""), tokens={}, hands={0: ["A1", "flare.boomerang"]})
    table.wish(0, "checkpoint", "flare.boomerang").wish(0, "boomerang.wild", {"red-4": 2}).run()
    assert table.at("warp", 0) == 0
    assert table.at("red-4", 0) == 6
    table.check()


def test_wild_boomerang_saves_nobody_else() -> None:
    table = fight(("", "", "", ""), tokens={}, hands={0: ["A1", "flare.boomerang"]}).wish(0, "invite.offense", [2])
    table.wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 2})
    table.wish(0, "checkpoint", "flare.boomerang").run()
    assert table.at("warp", 2) == 2
    table.check()


def test_super_boomerang_brings_a_token_from_the_sheet_home() -> None:
    table = fight(hands={0: ["A10", "flare.boomerang"]}).wish(0, "checkpoint.between", "flare.boomerang")
    table.wish(0, "boomerang.super.base", "red-3").run(until="target")
    assert table.at("red-3", 0) == 4
    assert table.at("power.0", 0) == 4
    table.run().check()


def test_silence_brings_the_token_of_super_boomerang_to_the_smallest_base_of_the_home_system() -> None:
    tokens = {0: {"red-1": 5, "red-2": 4, "red-3": 2, "red-4": 3, "power.0": 6}}
    table = fight(tokens=tokens, hands={0: ["A10", "flare.boomerang"]})
    table.wish(0, "checkpoint.between", "flare.boomerang").run(until="target")
    assert [table.at(f"red-{planet}", 0) for planet in range(1, 6)] == [5, 4, 3, 3, 0]
    assert table.at("power.0", 0) == 5
    table.run().check()
