"""Bully (P3): chooses which tokens the loser loses."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.expansions.zodiac.state import ZodiacState
from bot.kernel.ask import Split
from tests.cosmic.table import Table
from tests.plain import bounds_of


def beaten(mine: str, theirs: str, seat: int = 0, **more: Any) -> Table:
    """Seat 0 attacks blue-1 with three tokens; ``seat`` has the power and uses it."""
    powers = more.pop("powers", None) or ["bully" if one == seat else "" for one in range(4)]
    hands = {0: [mine], 1: [theirs], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
    return table.wish(seat, "bully.use", True)


def test_the_offense_takes_tokens_elsewhere_and_stands_beside_those_it_spares() -> None:
    table = beaten("A20", "A4").wish(0, "bully.pick", {"blue-2": 4}).run()
    assert table.at("blue-2", 1) == 0
    assert (table.at("blue-1", 0), table.at("blue-1", 1)) == (3, 4)
    assert table.at("warp", 1) == 4
    table.check()


def test_the_defense_takes_tokens_of_bases_and_the_attackers_go_home() -> None:
    table = beaten("A4", "A20", seat=1).wish(1, "bully.pick", {"red-2": 3}).run()
    assert table.at("warp", 0) == 3
    assert table.at("red-2", 0) == 1
    assert sum(table.at(f"red-{number}", 0) for number in range(1, 6)) == 17
    table.check()


def test_it_can_be_some_of_those_who_fought_and_is_never_more_than_they_were() -> None:
    table = beaten("A20", "A4").run(until="bully.pick")
    assert bounds_of(table.open("bully.pick")[0]) == (4, 4)
    table.wish(0, "bully.pick", {"blue-1": 3, "blue-5": 1}).run()
    assert (table.at("blue-1", 1), table.at("blue-5", 1)) == (1, 3)
    table.check()


def test_silence_loses_what_fought_and_no_use_changes_nothing() -> None:
    for use in (True, False):
        table = beaten("A20", "A4")
        if not use:
            table.wishes.clear()
            table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
        table.run()
        assert table.at("blue-1", 1) == 0
        assert table.at("warp", 1) == 4
        table.check()


@pytest.mark.parametrize(("mine", "theirs", "seat"), [("A20", "C", 0), ("A4", "A20", 0), ("A20", "A4", 2)])
def test_it_needs_two_attacks_and_a_main_player_who_has_won(mine: str, theirs: str, seat: int) -> None:
    table = beaten(mine, theirs, seat=seat).run()
    assert table.wishes == [(seat, "bully.use", True)]
    assert not table.events("announced", name="bully")


def test_a_zap_takes_the_usual_tokens() -> None:
    table = beaten("A20", "A4", hands={2: ["A6", "edict.cosmic_zap"]}).wish(2, "response", "edict.cosmic_zap").run()
    assert table.at("blue-1", 1) == 0
    table.check()


def test_it_picks_the_whole_doubled_number() -> None:
    table = beaten("A20", "A4", powers=("bully", "", "skeptic", "")).wish(0, "invite.offense", [2])
    table.wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 1}).wish(2, "checkpoint.sides", "power.1")
    table.wish(0, "bully.pick", {"blue-4": 4, "blue-5": 4}).run()
    assert table.at("blue-4", 1) == table.at("blue-5", 1) == 0
    assert table.at("blue-1", 1) == 4
    table.check()


def test_where_it_may_not_live_beside_them_it_goes_home() -> None:
    table = beaten("A20", "A4", powers=("bully", "filth", "", "")).wish(0, "bully.pick", {"blue-2": 4}).run()
    assert table.at("blue-1", 0) == 0
    assert table.at("blue-1", 1) == 4
    table.check()


def test_super_bully_picks_the_tokens_of_allies_too() -> None:
    table = beaten("A20", "A4", hands={0: ["A20", "flare.bully"]}).wish(1, "invite.defense", [2])
    table.wish(2, "join", "defense").wish(2, "commit", {"yellow-1": 2}).wish(0, "checkpoint", "flare.bully")
    table.wish(0, "bully.pick", {"blue-1": 4}).wish(0, "bully.pick", {"yellow-3": 2}).run()
    assert table.at("yellow-3", 2) == 2
    assert table.at("warp", 2) == 2
    assert sum(table.at(f"yellow-{number}", 2) for number in range(1, 6)) == 18
    table.check()


def wild(**more: Any) -> Table:
    hands = {0: ["A20", "flare.bully"], 1: ["C"]}
    table = Table(("", "", "", ""), hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
    return table.wish(0, "checkpoint.reveal", "flare.bully").wish(0, "bully.wild.planet", "blue-3")


def test_wild_bully_gets_a_base_on_the_named_planet() -> None:
    table = wild().wish(1, "bully.wild.grant", True).wish(0, "bully.wild.from", {"red-2": 2}).run()
    assert (table.at("blue-3", 0), table.at("blue-3", 1)) == (2, 4)
    table.check()


def test_wild_bully_founds_with_ghosts_as_with_tokens_of_bases_pow11() -> None:
    hands = {0: ["A20", "flare.bully"], 1: ["C"]}
    table = Table(("phantom", "", "", ""), hands=hands, tokens={0: {"red-1": 8, "red-2": 4, "red-3": 4, "power.0": 4}})
    table.wish(0, "target", "blue-1").wish(0, "checkpoint.reveal", "flare.bully").wish(0, "bully.wild.planet", "blue-3")
    table.wish(1, "bully.wild.grant", True).wish(0, "bully.wild.from", {"power.0": 3}).run()
    assert (table.at("blue-3", 0), table.at("power.0", 0)) == (3, 1)
    table.check()


def test_wild_bully_founds_with_karma_of_a_spiritual_leader_as_with_tokens_of_bases_z33() -> None:
    zodiac = ZodiacState([f"zodiac.{one}" for one in ("taurus.1", "cusp.1", "cusp.2", "leo.1")], leader=0)
    hands = {0: ["A20", "flare.bully"], 1: ["C"]}
    tokens = {0: {"red-1": 15, "karma": 5}, 1: {"blue-1": 4, "blue-3": 4, "karma": 2}}
    table = Table(hands=hands, tokens=tokens, extras={"zodiac": True}, expansions={"zodiac": zodiac})
    table.wish(0, "target", "blue-1").wish(0, "checkpoint.reveal", "flare.bully").wish(0, "bully.wild.planet", "blue-3")
    table.wish(1, "bully.wild.grant", True).run(until="bully.wild.from")
    form = table.open("bully.wild.from")[0].form
    assert isinstance(form, Split)
    parts = {part.name: part.high for part in form.parts}
    assert parts["karma"] == 2, "it stays strictly highest"
    table.answer(0, "bully.wild.from", {"karma": 2}).run()
    assert table.at("blue-3", 0) == 2
    table.check()


def test_wild_bully_costs_two_tokens_outside_the_challenge_otherwise() -> None:
    table = wild().wish(1, "lose", {"blue-4": 1, "blue-5": 1}).run()
    assert table.at("blue-3", 0) == 0
    assert table.at("blue-4", 1) == table.at("blue-5", 1) == 3
    assert table.at("warp", 1) == 6
    table.check()


def test_wild_bully_needs_a_compromise_of_the_opponent() -> None:
    table = Table(("", "", "", ""), hands={0: ["A20", "flare.bully"], 1: ["A4"]})
    table.wish(0, "checkpoint.reveal", "flare.bully").run()
    assert table.wishes == [(0, "checkpoint.reveal", "flare.bully")]
