"""Practice opponents slap from a stream of their own and are judged like everybody else (T11)."""

from __future__ import annotations

from bot.slap import practice
from bot.slap.options import Options
from bot.tables.contract.table import Post, Reacted, Stamp, Started, Tick
from bot.tables.slap.desk import SlapDesk
from tests.slap.sitting import Sitting, only

HOUSE = frozenset({2})


def sharp(hits: bool) -> Sitting:
    """A table whose house seat hits, or misses, a pattern on the first card."""
    seed = next(seed for seed in range(100) if (practice.delay(seed, 1, 2) is not None) == hits)
    table = Sitting(practice=HOUSE, seed=seed)
    table.card("pattern")
    return table


def test_six_patterns_out_of_ten_are_hit_between_900_and_2500_ms() -> None:  # T11
    delays = [practice.delay(seed, state, seat) for seed in range(20) for state in range(1, 101) for seat in range(3)]
    hits = [delay for delay in delays if delay is not None]
    assert 0.57 < len(hits) / len(delays) < 0.63
    assert min(hits) >= 900
    assert max(hits) <= 2_500
    assert max(hits) - min(hits) > 1_500


def test_the_same_seed_gives_the_same_slaps_and_seats_differ() -> None:  # T11
    assert [practice.delay(9, n, 1) for n in range(50)] == [practice.delay(9, n, 1) for n in range(50)]
    assert [practice.delay(9, n, 1) for n in range(50)] != [practice.delay(9, n, 2) for n in range(50)]


def test_the_cards_are_the_same_with_and_without_practice_opponents() -> None:  # T11, R5
    plain = SlapDesk.new(1, ["a", "b", "c"], frozenset(), 42, Options())
    house = SlapDesk.new(1, ["a", "b", "c"], frozenset({0, 1}), 42, Options())
    assert plain.game.state == house.game.state


def test_a_practice_opponent_takes_a_pattern() -> None:  # T11
    table = sharp(hits=True)
    wait = table.left("hit")
    assert wait is not None
    assert 900 <= wait <= 2_500
    table.wait("hit")
    assert table.verdicts == ["cy=wins"]
    assert table.desk.game.log[-1:] == () or table.desk.game.log[-1].by == "computer"
    assert "**Cy takes" in only(table.effects, Post)[-1].body.text


def test_a_faster_person_wins_and_the_practice_opponent_is_behind() -> None:  # T11, A5
    table = sharp(hits=True)
    table.slap(0, 300)
    table.wait("hit")
    assert table.verdicts[0] == "ana=wins"
    assert table.verdicts[1].startswith("cy=beaten+")


def test_a_practice_opponent_misses_some() -> None:  # T11
    assert sharp(hits=False).timer("hit") is None


def test_a_practice_opponent_never_slaps_falsely() -> None:  # T11
    table = Sitting(practice=HOUSE)
    for _ in range(15):
        table.card("plain")
        assert table.timer("hit") is None


def test_a_covered_pattern_is_left_alone() -> None:  # T11, A7
    table = sharp(hits=True)
    table.card("plain")
    assert table.timer("hit") is None


def test_nobody_slaps_while_the_connection_is_down() -> None:  # T11, A17
    table = sharp(hits=True)
    hit = table.timer("hit")
    assert hit is not None
    table.link("down")
    assert table.timer("hit") is None
    assert table.take(Tick(table.at(), hit)) == []
    table.link("resumed")
    table.wait("hit")
    assert table.verdicts == ["cy=wins"]


def test_computer_players_are_marked_and_follow_the_player_to_the_drawn_seat() -> None:  # T11, R1
    for seed in range(5):
        desk = SlapDesk.new(1, ["Ana", "Ben", "Cy"], frozenset({0}), seed, Options())
        assert sorted(desk.seating) == [0, 1, 2]
        (deal,) = only(desk.handle(Started(Stamp(0), True)), Post)
        shown = [("Ana", "Ben", "Cy")[player] for player in desk.seating]
        shown[desk.seating.index(0)] = "Ana \\(computer\\)"
        assert " · ".join(f"{name} 23" for name in shown) in deal.body.text


def test_a_reaction_of_a_person_is_never_taken_for_a_practice_slap() -> None:  # T11, A9
    table = sharp(hits=False)
    table.take(Reacted(table.at(), None, table.key, "✋"))
    assert table.verdicts[-1].endswith("=ignored:spectator")
