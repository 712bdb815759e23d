"""Pygmy (P3, Pygmy): ten small planets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bot.cosmic import moves
from bot.cosmic.challenge import winning
from bot.cosmic.engine import force
from bot.cosmic.engine.problems import problems
from bot.cosmic.expansions.zodiac.state import ZodiacState
from bot.cosmic.kinds import registry
from bot.cosmic.model import board, cards
from bot.cosmic.model.options import Options
from bot.cosmic.phases import setup
from bot.cosmic.tokens import picking, placing
from bot.kernel.ask import Split
from proving.cosmic.walk import Walk
from tests.cosmic.table import Table

DEFENSE = ("", "pygmy", "", "")


def small(
    powers: Sequence[str | Sequence[str]] = DEFENSE, *, at: Mapping[int, Mapping[str, int]] | None = None, **more: Any
) -> Table:
    """Seat 1 has ten small planets, blue and orange; other tokens stand as they are given."""
    table = Table(powers, **more)
    moves.annex_planets(table.game, 1, "orange", 4)
    for seat, places in (at or {}).items():
        mine = list(board.tokens_of(table.state, seat))
        row = [place for place, count in places.items() for _ in range(count)]
        moves.move_tokens(table.game, mine[len(row) :], "warp", "test")
        for number, place in zip(mine, row, strict=False):
            moves.move_tokens(table.game, [number], place, "test")
    table.game.take_events()
    return table


def test_pygmy_begins_with_ten_planets_of_two_colours_and_two_tokens_on_each() -> None:
    table = Table(DEFENSE, from_setup=True).run(until="target")
    state = table.state
    homes = board.homes(state, 1)
    assert [*homes] == [f"{colour}-{number}" for colour in ("blue", "orange") for number in range(1, 6)]
    assert [len(board.tokens_at(state, planet, 1)) for planet in homes] == [2] * 10
    assert board.home_bases(state, 1) == 10
    assert [len(board.homes(state, seat)) for seat in (0, 2, 3)] == [5] * 3
    table.check()


def test_all_ten_can_be_attacked() -> None:
    table = small().wish(0, "target", "orange-4").run(until="card")
    assert table.state.challenge.defense.seat == 1
    assert table.state.challenge.system == "blue"
    table.check()


def test_two_of_its_planets_count_as_one_foreign_base_rounded_down() -> None:
    for count, worth in ((1, 0), (2, 1), (3, 1), (4, 2)):
        planets = {"red-1": 8, "red-2": 4, "yellow-1": 1, **{f"blue-{number}": 1 for number in range(1, count + 1)}}
        state = small(at={0: planets}).state
        assert board.foreign_bases(state, 0) == 1 + worth
        assert board.planets_abroad(state, 0) == 1 + count
        assert winning.discount(state, 0) == 0


def test_no_fifth_token_lands_the_offense_first_then_clockwise() -> None:
    hands = {0: ["A40"], 1: ["A4"]}
    table = small(hands=hands).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
    table.wish(0, "invite.offense", [2, 3]).wish(2, "join", "offense").wish(3, "join", "offense")
    table.run(until="card")
    assert board.tokens_at(table.state, "cone.offense", 2)
    table.run()
    assert [table.at("blue-1", seat) for seat in range(4)] == [3, 0, 1, 0]
    assert table.at("warp", 3) == 0, "the others go home"
    table.check()


@pytest.mark.parametrize(("guests", "most"), [(2, 0), (1, 1)])
def test_the_defense_calls_no_more_escorts_than_there_is_room_for_s12(guests: int, most: int) -> None:
    full = dict.fromkeys(("blue-2", "blue-3", "orange-1", "orange-2"), 4)
    at = {1: {"blue-1": 2, **full}, 2: {"yellow-1": 10, "yellow-2": 6, "blue-1": guests}}
    table = small(hands={0: ["A4"], 1: ["A30"]}, extras={"skill_tokens": True}, at=at)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1}).run(until="skill_tokens.escorts")
    forms = [ask.form for ask in table.open("skill_tokens.escorts") if ask.seat == 1]
    assert [count for count in range(1, 6) for form in forms if form.accepts(count)] == [*range(1, most + 1)]
    table.run()
    assert table.at("blue-1", 2) == guests
    table.check()


def test_a_defeated_defense_makes_room() -> None:
    table = small(hands={0: ["A40"], 1: ["A4"]}, at={1: {"blue-1": 4, "blue-2": 2, "blue-3": 2, "blue-4": 2}})
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4}).run()
    assert table.at("blue-1", 0) == 4
    assert table.at("blue-1", 1) == 0
    table.check()


def test_tokens_that_come_home_find_room_for_four_and_the_rest_is_lost() -> None:
    hands = {0: ["A40"], 1: ["A4"], 2: ["A8"]}
    at = {1: {"blue-1": 2, "blue-2": 4, "orange-1": 3}, 2: {"blue-3": 4}}
    table = small(hands=hands, at=at, offense=0).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1})
    table.wish(0, "invite.offense", [2]).wish(2, "join", "offense").run(until="card")
    assert [board.room(table.state, planet) for planet in ("blue-2", "orange-1", "red-1")] == [0, 1, 80]


def test_a_question_where_tokens_go_offers_no_more_than_there_is_room_for() -> None:
    state = small(at={1: {"blue-1": 3, "blue-2": 4, "orange-1": 1}}).state
    counts = board.bases(state, 1)
    ask = placing._placement(state, 1, placing.RETURN, counts, 6, {})
    assert isinstance(ask.form, Split)
    assert {part.name: part.high for part in ask.form.parts} == {"blue-1": 1, "orange-1": 3, "warp": 2}
    assert ask.form.accepts(ask.default)


def test_a_small_planet_that_is_full_takes_no_new_base() -> None:
    table = small(at={1: {"blue-1": 4, "blue-2": 3}})
    assert not placing.admits(table.game, 2, "blue-1")
    assert placing.admits(table.game, 2, "blue-2")


def test_the_garrison_brings_no_fifth_token() -> None:
    table = small(("", ("pygmy", "kamikaze"), "", ""), hands={0: ["A8"], 1: ["A8"]}, powers_per_player=2)
    table.wish(0, "target", "blue-1").run()
    assert len(board.tokens_at(table.state, "blue-1")) <= 4
    table.check()


def test_whoever_is_crowded_out_goes_home() -> None:
    table = small(at={2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "blue-1": 4}})
    table.run(until="target")
    assert table.at("blue-1", 1) + table.at("blue-1", 2) == 4
    assert table.at("warp", 1) == 0
    table.check()


def test_it_needs_a_colour_that_nobody_plays() -> None:
    every = Options(pool=tuple(sorted(registry.POWERS)))
    assert "pygmy" in setup.pool(5, every)
    assert "pygmy" not in setup.pool(len(cards.COLOURS), every)


def test_nothing_about_it_can_be_zapped_and_it_is_never_exchanged_lent_or_copied() -> None:
    table = Table(DEFENSE, from_setup=True, hands={0: ["edict.cosmic_zap", "A8"]}).run()
    assert not table.events("announced", name="pygmy")
    power = registry.POWERS["pygmy"]
    assert power.bound
    assert power.stays_home
    assert not power.roams


def test_its_powers_need_three_home_bases_as_others_do() -> None:
    table = small(at={1: {"blue-1": 4, "orange-1": 4}}).run(until="target")
    assert board.home_bases(table.state, 1) == 2
    assert force.is_dormant(table.state, 1)
    assert not force.is_dormant(small(at={1: {"blue-1": 4, "orange-1": 4, "orange-2": 1}}).state, 1)


def test_will_attacks_an_annexed_planet_in_the_system_of_its_owner() -> None:
    table = small(("will", "pygmy", "", "")).wish(0, "will.defense", 1).wish(0, "will.planet", "orange-2")
    table.run(until="commit")
    challenge = table.state.challenge
    assert (challenge.defense.seat, challenge.system, challenge.target) == (1, "blue", "orange-2")
    table.check()


def test_symbiote_takes_another_colour_than_that_of_the_planets() -> None:
    table = Table(("symbiote", "pygmy", "", "", ""), from_setup=True).run(until="target")
    assert table.state.players[0].second == cards.SPARE_COLOUR
    assert board.homes(table.state, 1)[-1] == "orange-5"


def test_a_small_planet_that_burns_makes_the_others_no_larger() -> None:
    table = small()
    moves.move_tokens(table.game, board.tokens_at(table.state, "orange-3"), "warp", "test")
    moves.burn_planet(table.game, "orange-3", 0)
    assert "orange-3" not in board.homes(table.state, 1)
    assert len(board.homes(table.state, 1)) == 9
    assert board.room(table.state, "orange-4") == 2


def test_wild_pygmy_halves_the_rewards_of_somebody_else() -> None:
    hands = {0: ["A4"], 1: ["A40"], 3: ["A8", "flare.pygmy"]}
    table = Table(("", "", "", ""), hands=hands).wish(0, "target", "blue-1").wish(1, "invite.defense", [2])
    table.wish(2, "join", "defense").wish(2, "commit", {"yellow-1": 3}).wish(3, "checkpoint", "flare.pygmy").run()
    assert len(table.state.players[2].hand) == 2 + 1, "three rewards, halved"
    table.check()


def test_wild_pygmy_halves_once() -> None:
    """Each physical flare at most once per challenge (2.5.5)."""
    hands = {0: ["A4", "flare.pygmy"], 1: ["A40"]}
    table = Table(("", "", "", ""), hands=hands).wish(0, "target", "blue-1").wish(1, "invite.defense", [2, 3])
    for seat, base in ((2, "yellow-1"), (3, "purple-1")):
        table.wish(seat, "join", "defense").wish(seat, "commit", {base: 4})
    table.wish(0, "checkpoint.reveal", "flare.pygmy").run()
    assert [(event["seat"], event["count"]) for event in table.events("drew", why="reward")] == [(2, 2), (3, 4)]
    table.check()


def test_super_pygmy_halves_the_attack_of_whoever_attacks_it_at_home() -> None:
    hands = {0: ["A9"], 1: ["A4", "flare.pygmy"]}
    table = small(hands=hands).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1})
    table.wish(1, "checkpoint.reveal", "flare.pygmy").run()
    assert table.events("totals") == [{"offense": 4 + 1, "defense": 4 + 2}]
    table.check()


def test_super_pygmy_is_for_its_home_alone() -> None:
    hands = {0: ["A9"], 1: ["A4", "flare.pygmy"]}
    table = small(hands=hands, destiny=["red"], at={1: {"blue-1": 4, "blue-2": 4, "blue-3": 4, "red-1": 2}})
    table.wish(0, "own_colour", "red-1:1").wish(1, "checkpoint.reveal", "flare.pygmy").run()
    assert table.events("totals")[0]["offense"] >= 9


@pytest.mark.parametrize("seed", [1, 2])
def test_no_small_planet_is_ever_crowded_when_a_challenge_begins(seed: int) -> None:
    walk = Walk(seed, 4, Options(), powers=[["pygmy"], ["disease"], ["parasite"], ["siren"]])
    for _ in range(700):
        if walk.game.over:
            break
        begun = any(event.kind == "destiny" for event in walk.step())
        state = walk.game.state
        assert problems(state) == []
        if begun and state.rooms and walk.game.asks:
            assert max(len(board.tokens_at(state, planet)) for planet in state.rooms) <= 4
    walk.check()


# --- WARP Zodiac ------------------------------------------------------------------------------------------------------


def signed(*cards: str, **more: Any) -> Table:
    """The face-up cards of the seats."""
    zodiac = ZodiacState([f"zodiac.{one}" for one in cards])
    return small(extras={"zodiac": True}, expansions={"zodiac": zodiac}, **more)


def test_karma_is_not_released_onto_a_full_small_planet_z24() -> None:
    homes = {"red-1": 8, "red-2": 4, "red-3": 4}
    at = {0: {**homes, "blue-1": 1, "karma": 2}, 1: {"blue-1": 2, "blue-2": 2}, 2: {"yellow-1": 8, "blue-1": 1}}
    table = signed("taurus.1", "cusp.1", "cusp.2", "leo.1", at=at, hands={0: ["A40"], 1: ["A1"]})
    table.wish(0, "target", "blue-2").wish(0, "commit", {"red-1": 1}).run(until="zodiac.release")
    form = table.open("zodiac.release")[0].form
    assert isinstance(form, Split)
    assert {part.name for part in form.parts} == {*homes, "blue-2"}
    table.run()
    assert [table.at("blue-1", seat) for seat in range(4)] == [1, 2, 1, 0]
    assert table.at("karma", 0) == 1
    table.check()


def test_karma_stays_where_it_is_if_no_base_has_room_for_it_z25() -> None:
    full = {f"blue-{number}": 4 for number in range(1, 5)}
    at = {0: {"red-1": 18, "karma": 2}, 1: {**full, "karma": 2}}
    table = signed("cusp.1", "leo.1", "cusp.2", "taurus.1", at=at, hands={0: ["A1"], 1: ["A40"]})
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1}).run()
    assert table.events("karma_step")[0]["deltas"][1] == -1
    assert table.at("karma", 1) == 2
    assert board.bases(table.state, 1) == full
    table.check()


def test_by_default_the_first_of_ten_planets_comes_before_the_annexed_ones_8_12() -> None:
    table = Table(("", "", "pygmy", ""))
    moves.annex_planets(table.game, 2, "light_blue", 4)
    table.game.take_events()
    table.state.challenge.offense.seat, table.state.challenge.defense.seat = 0, 2
    table.state.challenge.system = "yellow"
    assert board.usual_target(table.state) == "yellow-1"
    homes = dict.fromkeys(reversed(board.homes(table.state, 2)), 2)
    assert picking.spread(table.state, 2, 1, homes) == {"yellow-1": 1}
