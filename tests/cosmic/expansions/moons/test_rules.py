"""Set-up, targets, landing, fights for moons, and what a moon base counts for (2.6)."""

from __future__ import annotations

import pytest

from bot.cosmic.engine import force
from bot.cosmic.expansions.moons.moon import MOONS, NAME, Kind, moons, occupant
from bot.cosmic.expansions.moons.views import KnownMoons, MoonsView
from bot.cosmic.model import board
from bot.cosmic.model.options import FLAGS, Options, from_strings
from bot.cosmic.seen.project import see_seat, see_table
from bot.kernel.ask import OneOf, Split
from proving.cosmic.walk import Walk
from tests.cosmic.expansions.moons import moon_table
from tests.cosmic.table import Table

ON = Options(extras={NAME: True})


def targets(table: Table) -> list[str]:
    form = table.open("target")[0].form
    assert isinstance(form, OneOf)
    return [str(option) for option in form.options]


def test_the_flag_is_off_unless_it_is_set_0_7() -> None:
    assert FLAGS[NAME].default is False
    assert from_strings({"moons": "on"}) == ON
    assert not Walk(1, 3, Options()).game.state.expansions


def test_the_list_has_24_moons_of_their_types_2_6_7() -> None:
    by_kind = {kind: [moon for moon in MOONS.values() if moon.kind is kind] for kind in Kind}
    assert len(by_kind[Kind.SECRET]) == 3
    assert len(by_kind[Kind.INSTANT]) == 6
    assert len(by_kind[Kind.CONTINUOUS]) == 15
    assert all(MOONS[moon.cancels].cancels == name for name, moon in MOONS.items() if moon.cancels)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_two_moons_lie_face_down_in_each_system_and_their_owner_alone_knows_them_2_6_1(players: int) -> None:
    walk = Walk(players, players, ON)
    while not walk.game.state.challenges:
        walk.step()
    state = walk.game.state
    assert len(set(moons(state).names.values())) == 2 * players
    seen = see_table(state).part(NAME, MoonsView).moons
    assert [one.moon for one in seen] == [""] * (2 * players)
    for seat, player in enumerate(state.players):
        known = see_seat(state, seat).part(NAME, KnownMoons).names
        assert set(known) == {f"{player.colour}-moon1", f"{player.colour}-moon2"}
        assert set(known.values()) <= set(MOONS)


def test_the_offense_may_aim_at_moons_of_the_destiny_system_alone_2_6_2() -> None:
    table = moon_table({}).run(until="target")
    assert targets(table) == [*board.planets(table.state, "blue"), "blue-moon1", "blue-moon2"]


def test_a_challenge_at_home_has_its_target_already_2_6_2() -> None:
    table = moon_table({}, tokens={1: {"red-1": 4, "blue-1": 4}}, destiny=("red",))
    table.wish(0, "own_colour", "red-1:1").run(until="commit")
    assert table.state.challenge.target == "red-1"


def test_nobody_aims_at_a_moon_that_it_occupies_2_6_4() -> None:
    table = moon_table({"blue-moon1": "peace_moon"}, {0: {"blue-moon1": 1}}).run(until="target")
    assert targets(table) == [*board.planets(table.state, "blue"), "blue-moon2"]


def test_tokens_land_at_once_on_a_vacant_moon_without_cards_or_allies_2_6_3() -> None:
    table = moon_table({"blue-moon1": "peace_moon"}, hands={0: ["A10"]})
    table.wish(0, "target", "blue-moon1").wish(0, "commit", {"red-1": 2}).run(until="second_challenge")
    assert table.at("blue-moon1", 0) == 2
    assert table.events("outcome") == [{"outcome": "landed"}]
    assert not table.events("invited")
    assert not table.events("revealed")
    assert table.hand(0) == ["A10"], "no card is played, and a second challenge may follow (4.10.2)"
    assert board.foreign_bases(table.state, 0) == 0
    table.check()


def test_whoever_is_on_a_moon_defends_it_whatever_destiny_said_and_without_allies_2_6_4() -> None:
    table = moon_table({"blue-moon1": "peace_moon"}, {2: {"blue-moon1": 2}}, hands={0: ["A30"], 2: ["A4"]})
    table.wish(0, "target", "blue-moon1").wish(0, "commit", {"red-1": 1}).run()
    assert not table.events("invited")
    assert table.events("defense")[-1]["seat"] == 2
    assert table.events("totals") == [{"offense": 31, "defense": 6}]
    assert (table.at("blue-moon1", 0), table.at("blue-moon1", 2), table.at("warp", 2)) == (1, 0, 2)
    table.check()


def test_a_lost_fight_for_a_moon_leaves_it_to_its_occupant_2_6_4() -> None:
    table = moon_table({"blue-moon1": "peace_moon"}, {1: {"blue-moon1": 1}}, hands={0: ["A4"], 1: ["A30"]})
    table.wish(0, "target", "blue-moon1").wish(0, "commit", {"red-1": 3}).run()
    assert (table.at("blue-moon1", 1), table.at("warp", 0)) == (1, 3)
    table.check()


def test_a_moon_base_gives_and_takes_tokens_but_counts_for_nothing_2_6_5() -> None:
    table = moon_table({"red-moon1": "peace_moon", "blue-moon1": "tie_moon"}, {0: {"red-moon1": 1, "blue-moon1": 1}})
    assert board.home_bases(table.state, 0) == 5
    assert board.foreign_bases(table.state, 0) == 0
    table.run(until="commit")
    form = table.open("commit")[0].form
    assert isinstance(form, Split)
    assert {"red-moon1", "blue-moon1"} <= {part.name for part in form.parts}
    table.wish(0, "commit", {"blue-moon1": 1}).run()
    assert occupant(table.state, "blue-moon1") == -1
    table.check()


def test_tokens_come_home_to_a_moon_when_it_is_the_only_base_5_8_2_6_5() -> None:
    only = {0: {"blue-moon1": 2}}
    table = moon_table({"blue-moon1": "peace_moon"}, tokens=only)
    moons(table.state).shown.append("blue-moon1")
    table.run(until="target")
    assert table.at("blue-moon1", 0) == 3, "regroup puts a token on the moon (4.1.5)"
    assert force.is_dormant(table.state, 0)


def test_deals_give_no_moon_bases_2_6_5_5_5_3() -> None:
    table = moon_table({"blue-moon2": "peace_moon"}, {1: {"blue-moon2": 1}}, hands={0: ["C"], 1: ["C"]}).run(
        until="deal"
    )
    offer = next(action for action in table.game.actions if action.key == "deal.offer.offense")
    assert offer.form is not None
    assert offer.form.accepts({"give": {"goods": [], "grant": "red-1"}, "take": {"goods": [], "grant": "blue-1"}})
    refused = {"give": {"goods": [], "grant": "red-1"}, "take": {"goods": [], "grant": "blue-moon2"}}
    assert not offer.form.accepts(refused)


def test_a_failed_deal_may_be_paid_with_tokens_on_moons_5_5_8() -> None:
    table = moon_table({"red-moon1": "tie_moon"}, {0: {"red-moon1": 2}}, hands={0: ["C"], 1: ["C"]})
    table.wish(0, "lose", {"red-moon1": 2, "red-1": 1}).run()
    assert table.at("red-moon1", 0) == 0
    assert table.at("warp", 0) == 3
    table.check()


def test_a_continuous_moon_is_turned_up_when_it_is_occupied_2_6_6() -> None:
    table = moon_table({"blue-moon1": "peace_moon"})
    table.wish(0, "target", "blue-moon1").run()
    assert moons(table.state).shown == ["blue-moon1"]
    assert see_table(table.state).part(NAME, MoonsView).moons[2].moon == "peace_moon"
    table.check()


def test_an_instant_moon_acts_once_and_again_only_after_it_was_vacant_2_6_6() -> None:
    taken = moon_table({"blue-moon1": "confession_moon"}, {1: {"blue-moon1": 1}}, hands={0: ["A30"], 1: ["A4"]})
    taken.wish(0, "target", "blue-moon1").run()
    assert taken.at("blue-moon1", 0)
    assert not taken.events("shown", why="confession_moon"), "it was not vacant"
    vacant = moon_table({"blue-moon1": "confession_moon"}, hands={0: ["A30"], 1: ["A4"]})
    moons(vacant.state).shown.append("blue-moon1")
    vacant.wish(0, "target", "blue-moon1").run()
    assert vacant.events("shown", why="confession_moon")


def test_a_secret_moon_is_looked_at_and_works_once_it_is_turned_up_2_6_6() -> None:
    table = moon_table({"blue-moon1": "silent_moon"}, hands={0: ["A10"]})
    table.wish(0, "target", "blue-moon1").run()
    assert moons(table.state).shown == []
    assert see_seat(table.state, 0).part(NAME, KnownMoons).names["blue-moon1"] == "silent_moon"
    assert "blue-moon1" not in see_seat(table.state, 2).part(NAME, KnownMoons).names
    assert see_table(table.state).part(NAME, MoonsView).moons[2].moon == ""
    table.next_challenge().wish(0, "checkpoint", "moon.blue-moon1").run(until="card")
    assert moons(table.state).shown == ["blue-moon1"]
    assert table.events("moon_shown") == [{"seat": 0, "place": "blue-moon1", "moon": "silent_moon"}]
    table.check()


def test_a_moon_is_no_base_for_powers_that_take_planets_4_3_4() -> None:
    table = moon_table({}, powers=("", "", "dictator", "")).run(until="checkpoint.attack")
    assert table.state.challenge.target in board.planets(table.state, "blue")


def test_a_player_who_leaves_leaves_the_moon_vacant_8_7() -> None:
    table = moon_table({"blue-moon1": "peace_moon"}, {2: {"blue-moon1": 2}}).run(until="target")
    table.interrupt("concede", 2).run()
    assert occupant(table.state, "blue-moon1") == -1
    table.check()


def test_when_the_occupant_leaves_the_offense_lands_on_the_moon_8_8() -> None:
    table = moon_table({"blue-moon1": "peace_moon"}, {2: {"blue-moon1": 2}}, hands={0: ["A10"]})
    table.wish(0, "target", "blue-moon1").run(until="card")
    table.interrupt("concede", 2).run()
    assert occupant(table.state, "blue-moon1") == 0
    table.check()
