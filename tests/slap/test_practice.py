"""Practice opponents slap from a stream of their own and are judged like everybody else (T11)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median

import pytest

from bot.play.games.kinds import SlapKind
from bot.play.rosters import Seated
from bot.slap import practice
from bot.slap.options import Options
from bot.slap.practice import Level
from bot.tables.contract.table import Post, Reacted, Stamp, Started, Tick
from bot.tables.slap.controller import SlapController
from tests.slap.sitting import Sitting, only

COMPUTER = frozenset({2})


PACE = 3_000


def sharp(hits: bool) -> Sitting:
    """A table whose computer seat hits, or misses, a pattern on the first card."""
    seed = next(seed for seed in range(100) if (practice.delay(seed, 1, 2, "easy", PACE) is not None) == hits)
    table = Sitting(practice=COMPUTER, seed=seed)
    table.card("pattern")
    return table


def drawn(level: Level, pace_ms: int, slaps: Callable[[int, int, int, Level, int], int | None]) -> list[int | None]:
    seats = [(seed, state, seat) for seed in range(20) for state in range(1, 101) for seat in range(3)]
    return [slaps(*one, level, pace_ms) for one in seats]


@pytest.mark.parametrize(
    ("level", "percent", "median_ms", "errs"),
    [("easy", 60, 1_400, 120), ("normal", 80, 700, 200), ("strong", 95, 450, 400)],
)
def test_three_levels_see_and_slap_like_people(level: Level, percent: int, median_ms: int, errs: int) -> None:  # T11
    delays = drawn(level, PACE, practice.delay)
    hits = sorted(one for one in delays if one is not None)
    assert abs(len(hits) / len(delays) - percent / 100) < 0.03
    assert abs(median(hits) / median_ms - 1) < 0.05
    assert hits[0] * 100 >= median_ms * practice.SPREAD[0]
    assert hits[-1] * 100 <= median_ms * practice.SPREAD[-1]
    assert hits[-len(hits) // 10] > 1.5 * median_ms
    false = [one for one in drawn(level, PACE, partial(practice.delay, pattern=False)) if one is not None]
    assert 0.5 < len(false) * errs / len(delays) < 1.6


@pytest.mark.parametrize("level", practice.LEVELS)
def test_the_median_is_at_most_half_of_the_pace(level: Level) -> None:  # T11
    quick = [one for one in drawn(level, 1_500, practice.delay) if one is not None]
    assert median(quick) <= 750 * 1.05


def test_the_same_seed_gives_the_same_slaps_and_seats_differ() -> None:  # T11
    first, again, other = ([practice.delay(9, n, seat, "easy", PACE) for n in range(50)] for seat in (1, 1, 2))
    assert first == again != other


def test_a_table_plays_the_level_that_its_lobby_has_chosen() -> None:  # T11
    kind = SlapKind()
    roster = [Seated("Ana", 1), Seated("Ada")]
    strong = kind.begin(1, roster, {"computers": "strong"}, 42)
    assert strong._record.level == "strong"
    assert kind.begin(1, roster, {}, 42)._record.level == "easy"
    assert SlapController.load(strong.game, strong.dump())._record.level == "strong"


def test_the_cards_are_the_same_with_and_without_practice_opponents() -> None:  # T11, R5
    plain = SlapController.new(1, ["a", "b", "c"], frozenset(), 42, Options())
    computer = SlapController.new(1, ["a", "b", "c"], frozenset({0, 1}), 42, Options())
    assert plain.game.state == computer.game.state


def test_a_practice_opponent_takes_a_pattern() -> None:  # T11
    table = sharp(hits=True)
    wait = table.left("hit")
    assert wait is not None
    assert wait == practice.delay(table.controller.game.seed, 1, 2, "easy", PACE)
    table.wait("hit")
    assert table.verdicts == ["cy=wins"]
    assert table.controller.game.log[-1:] == () or table.controller.game.log[-1].by == "computer"
    assert "**Cy takes" in only(table.effects, Post)[-1].body.text


def test_a_faster_person_wins_and_the_practice_opponent_is_behind() -> None:  # T11, A5
    table = sharp(hits=True)
    table.slap(0, 300)
    table.wait("hit")
    assert table.verdicts[0] == "ana=wins"
    assert table.verdicts[1].startswith("cy=beaten+")


def test_a_practice_opponent_misses_some() -> None:  # T11
    assert sharp(hits=False).timer("hit") is None


def test_a_computer_player_errs_now_and_then_and_pays_for_it() -> None:  # T11, R33
    seed = next(seed for seed in range(1_000) if practice.delay(seed, 1, 2, "easy", PACE, pattern=False) is not None)
    table = Sitting(practice=COMPUTER, seed=seed)
    table.card("plain")
    table.wait("hit")
    assert table.verdicts == ["cy=pays"]


def test_a_covered_pattern_is_left_alone() -> None:  # T11, A7
    table = sharp(hits=True)
    assert practice.delay(table.controller.game.seed, 2, 2, "easy", PACE, pattern=False) is None
    table.card("plain")
    assert table.timer("hit") is None


def test_nobody_slaps_while_the_connection_is_down() -> None:  # T11, A17
    table = sharp(hits=True)
    hit = table.timer("hit")
    assert hit is not None
    table.link("down")
    assert table.timer("hit") is None
    assert table.handle(Tick(table.at(), hit)) == []
    table.link("resumed")
    table.wait("hit")
    assert table.verdicts == ["cy=wins"]


def test_computer_players_are_marked_and_follow_the_player_to_the_drawn_seat() -> None:  # T11, R1
    for seed in range(5):
        controller = SlapController.new(1, ["Ana", "Ben", "Cy"], frozenset({0}), seed, Options())
        assert sorted(controller.seating) == [0, 1, 2]
        (deal,) = only(controller.handle(Started(Stamp(0), True)), Post)
        shown = [("Ana", "Ben", "Cy")[player] for player in controller.seating]
        shown[controller.seating.index(0)] = "Ana \\(computer\\)"
        assert " · ".join(f"{name} 23" for name in shown) in deal.body.text


def test_a_reaction_of_a_person_is_never_taken_for_a_practice_slap() -> None:  # T11, A9
    table = sharp(hits=False)
    table.handle(Reacted(table.at(), None, table.key, "✋"))
    assert table.verdicts[-1].endswith("=ignored:spectator")
