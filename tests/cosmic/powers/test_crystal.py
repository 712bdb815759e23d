"""Crystal (P1): fixes how many tokens the allies send."""

from __future__ import annotations

from typing import Unpack

from bot.cosmic.model.options import Options
from bot.cosmic.phases.setup import pool
from tests.cosmic.table import Position, Table

FOUR = ("crystal", "", "", "")


def allied(powers: tuple[str, ...] = FOUR, **more: Unpack[Position]) -> Table:
    """Seat 0 attacks seat 1 at blue-1 with two tokens; seat 2 joins it with one, seat 3 the defense with three."""
    table = Table(powers, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2})
    table.wish(0, "invite.offense", [2]).wish(1, "invite.defense", [3])
    table.wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 1})
    return table.wish(3, "join", "defense").wish(3, "commit", {"purple-1": 3})


def test_crystal_sets_the_numbers_of_all_allies_and_owners_choose_which() -> None:
    table = allied().wish(0, "checkpoint.sides", "power.0").wish(0, "crystal.numbers", {"yellow": 4, "purple": 1})
    table.wish(2, "crystal.add", {"yellow-2": 3}).wish(3, "crystal", {"purple-5": 2}).run(until="card")
    assert (table.at("cone.offense", 2), table.at("cone.defense", 3)) == (4, 1)
    assert (table.at("yellow-2", 2), table.at("purple-5", 3)) == (1, 6)
    assert (table.at("cone.offense", 0), table.at("blue-1", 1)) == (2, 4), "never the main players"
    assert table.events("announced", name="crystal")[0]["aim"] == {"yellow": 4, "purple": 1}
    table.check()


def test_the_number_is_one_to_four_and_at_most_what_there_is() -> None:
    tokens = {2: {"yellow-1": 2}}
    table = allied(tokens=tokens).wish(0, "checkpoint.sides", "power.0").run(until="crystal.numbers")
    (ask,) = table.open("crystal.numbers")
    assert ask.form.accepts({"yellow": 2, "purple": 4})
    assert not ask.form.accepts({"yellow": 3, "purple": 4})
    assert not ask.form.accepts({"yellow": 0, "purple": 4})
    assert not ask.form.accepts({"yellow": 1, "purple": 5})


def test_a_silent_ally_sends_from_the_largest_bases_8_12() -> None:
    tokens = {2: {"yellow-1": 2, "yellow-2": 1, "yellow-3": 3}}
    table = allied(tokens=tokens).wish(0, "checkpoint.sides", "power.0")
    table.wish(0, "crystal.numbers", {"yellow": 4, "purple": 3}).run(until="card")
    assert [table.at(f"yellow-{planet}", 2) for planet in (1, 2, 3)] == [0, 1, 1]
    assert table.at("cone.offense", 2) == 4
    table.check()


def test_silence_leaves_the_numbers_alone() -> None:
    table = allied().wish(0, "checkpoint.sides", "power.0").run(until="card")
    assert (table.at("cone.offense", 2), table.at("cone.defense", 3)) == (1, 3)
    table.check()


def test_an_allied_crystal_sets_the_others_not_itself() -> None:
    table = allied(("", "", "crystal", "")).wish(2, "checkpoint.sides", "power.0")
    table.wish(2, "crystal.numbers", {"purple": 2}).run(until="card")
    assert (table.at("cone.offense", 2), table.at("cone.defense", 3)) == (1, 2)
    table.check()


def test_crystal_outside_the_challenge_does_nothing() -> None:
    table = allied(("", "", "", "crystal"))
    table.wishes = [wish for wish in table.wishes if wish[0] != 3]
    table.wish(3, "checkpoint.sides", "power.0").run(until="card")
    assert [wish[1] for wish in table.wishes] == ["checkpoint.sides"]


def test_without_other_allies_there_is_nothing_to_set() -> None:
    table = Table(FOUR).wish(0, "checkpoint.sides", "power.0").run(until="card")
    assert len(table.wishes) == 1


def test_a_zapped_crystal_sets_nothing() -> None:
    table = allied(hands={1: ["edict.cosmic_zap", "A8"]}).wish(0, "checkpoint.sides", "power.0")
    table.wish(0, "crystal.numbers", {"yellow": 4, "purple": 1}).wish(1, "response", "edict.cosmic_zap")
    table.run(until="card")
    assert (table.at("cone.offense", 2), table.at("cone.defense", 3)) == (1, 3)
    table.check()


def test_attracted_tokens_pass_crystal_as_usual_p1_magnet() -> None:
    table = Table(("crystal", "", "magnet", "")).wish(1, "invite.defense", [2])
    table.wish(2, "join", "defense").wish(2, "commit", {"yellow-1": 1})
    table.wish(2, "checkpoint.sides", "power.1").wish(2, "magnet.way", "defense")
    table.wish(3, "magnet.commit", {"purple-1": 4}).wish(0, "checkpoint.sides", "pass")
    table.wish(0, "checkpoint.sides", "power.0").wish(0, "crystal.numbers", {"yellow": 1, "purple": 1})
    table.run(until="card")
    assert table.at("cone.defense", 3) == 1
    table.check()


def test_crystal_is_barred_with_two_players_8_6() -> None:
    assert "crystal" in pool(3, Options())
    assert "crystal" not in pool(2, Options())


# --- wild -------------------------------------------------------------------------------------------------------------


def test_wild_rearranges_tokens_at_the_start_of_any_challenge() -> None:
    tokens = {2: {"yellow-1": 4, "yellow-2": 4, "blue-1": 2}}
    table = Table(tokens=tokens, hands={2: ["A8", "flare.crystal"]}).wish(2, "checkpoint.between", "flare.crystal")
    table.wish(2, "crystal.wild.rearrange", {"yellow-1": 1, "yellow-2": 1, "blue-1": 8}).run(until="target")
    assert [table.at(planet, 2) for planet in ("yellow-1", "yellow-2", "blue-1")] == [1, 1, 8]
    table.check()


def test_wild_leaves_one_token_on_every_base_and_founds_none() -> None:
    tokens = {2: {"yellow-1": 4, "yellow-2": 4}}
    table = Table(tokens=tokens, hands={2: ["A8", "flare.crystal"]}).wish(2, "checkpoint.between", "flare.crystal")
    table.run(until="crystal.wild.rearrange")
    (ask,) = table.open("crystal.wild.rearrange")
    assert ask.form.accepts({"yellow-1": 7, "yellow-2": 1})
    assert not ask.form.accepts({"yellow-1": 8, "yellow-2": 0})
    assert not ask.form.accepts({"yellow-1": 3, "yellow-2": 4, "yellow-3": 1})


def test_wild_needs_something_to_rearrange() -> None:
    table = Table(tokens={2: {"yellow-1": 4}}, hands={2: ["A8", "flare.crystal"]})
    table.wish(2, "checkpoint.between", "flare.crystal").run(until="target")
    assert len(table.wishes) == 1


# --- super ------------------------------------------------------------------------------------------------------------


def test_super_sets_the_offense_too() -> None:
    table = allied(("", "crystal", "", ""), hands={1: ["A8", "flare.crystal"]})
    table.wish(1, "checkpoint.sides", "flare.crystal").wish(1, "crystal.super.number", 1).wish(
        0, "crystal", {"red-5": 1}
    )
    table.run(until="card")
    assert table.at("cone.offense", 0) == 1
    assert table.at("red-5", 0) == 5
    assert (table.at("cone.offense", 2), table.at("cone.defense", 3)) == (1, 3)
    table.check()


def test_super_makes_the_offense_send_more() -> None:
    table = allied(("", "crystal", "", ""), hands={1: ["A8", "flare.crystal"]})
    table.wish(1, "checkpoint.sides", "flare.crystal").wish(1, "crystal.super.number", 4).run(until="card")
    assert table.at("cone.offense", 0) == 4
    table.check()


def test_super_does_not_touch_a_defenses_garrison() -> None:
    table = allied(hands={0: ["A8", "flare.crystal"]}).wish(0, "checkpoint.sides", "flare.crystal").run(until="card")
    assert table.at("blue-1", 1) == 4
    assert len(table.wishes) == 1
