"""Reveals worked out from public events alone are what the engine worked out, challenge by challenge."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from bot.cosmic.model import board, cards
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import DEFENSE_CONE, OFFENSE_CONE, CosmicState
from bot.cosmic.seen.picture_views import RevealPicture, RevealSide
from bot.cosmic.seen.project import see_table
from bot.cosmic.seen.reveal import Course, begin, follow, picture
from bot.kernel.event import Event
from tests.cosmic.walk import Walk

NAMES = tuple("ABCDEF")


def added_up(side: RevealSide) -> int:
    values = {kind: [line.value for line in side.lines if line.kind == kind] for kind in ("card", "becomes")}
    card = (values["becomes"] or values["card"])[0]
    return card + sum(line.value for line in side.lines if line.kind in ("tokens", "changes"))


def by_place(state: CosmicState) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for token in state.tokens:
        if token.place in (OFFENSE_CONE, DEFENSE_CONE) or "-" in token.place:
            there = found.setdefault(token.place, {})
            there[str(token.seat)] = there.get(str(token.seat), 0) + 1
    return found


def walked(
    seed: int, players: int, options: Options, most: int, concede: int = 0, powers: Sequence[Sequence[str]] = ()
) -> list[tuple[RevealPicture, Event]]:
    """Every reveal of a game with the engine's own totals, the course checked against the board at every decision."""
    walk = Walk(seed, players, options, concede=concede, powers=powers)
    while not walk.game.state.challenges:
        walk.step()
    course = begin(see_table(walk.game.state))
    found: list[tuple[RevealPicture, Event]] = []
    totals: Event | None = None
    for _ in range(most):
        if walk.game.over:
            break
        events = walk.step()
        done = follow(course, events)
        for event in events:
            totals = event if event.kind == "totals" and totals is not event else totals
            if event.kind == "released" and done is not None and totals is not None:
                shown = picture(done, NAMES[:players])
                assert shown is not None
                found.append((shown, totals))
                totals = None
                break
        assert {place: there for place, there in course.places.items() if there} == by_place(walk.game.state)
        course = msgspec.json.decode(msgspec.json.encode(course), type=Course)
    return found


@pytest.mark.parametrize(
    ("seed", "players", "per_player"), [(1, 4, 1), (2, 6, 2), (3, 3, 2), (4, 5, 1), (5, 6, 2), (6, 2, 1)]
)
def test_every_reveal_of_a_game_adds_up_to_the_totals_of_the_engine(seed: int, players: int, per_player: int) -> None:
    reveals = walked(seed, players, Options(powers_per_player=per_player), 900)
    assert len(reveals) > 2
    for shown, totals in reveals:
        for name in ("offense", "defense"):
            side = shown.side(name)
            assert side.total == totals.data[name]
            if side.total is not None:
                assert added_up(side) == side.total
            assert all(len(line.powers) == 1 for line in side.lines if line.kind == "changes"), "each change is told"


def test_reveals_with_powers_that_change_values_add_up_too() -> None:
    values = ["gambler", "loser", "anti_matter", "virus", "mirror", "pacifist", "calculator", "tripler"]
    powers = [values[seat::4] for seat in range(4)]
    reveals = [one for seed in (1, 2) for one in walked(seed, 4, Options(powers_per_player=2), 600, powers=powers)]
    assert len(reveals) > 5
    for shown, _ in reveals:
        assert all(side.total is None or added_up(side) == side.total for side in (shown.offense, shown.defense))
    assert any(line.kind == "changes" for shown, _ in reveals for line in shown.offense.lines)


@pytest.mark.parametrize("seed", range(30, 34))
def test_the_course_keeps_up_with_people_who_leave_8_7(seed: int) -> None:
    assert walked(seed, 5, Options(), 700, concede=150)


def test_without_powers_in_use_a_sum_is_card_and_tokens_and_the_higher_total_wins_5_1() -> None:
    plain = [shown for seed in range(3) for shown, _ in walked(seed, 4, Options(flares="off"), 700)]
    sums = [shown for shown in plain if shown.offense.total is not None and shown.defense.total is not None]
    quiet = [one for one in sums if not any(line.powers for s in (one.offense, one.defense) for line in s.lines)]
    assert quiet
    for shown in quiet:
        assert shown.offense.total is not None
        assert shown.defense.total is not None
        higher = "offense" if shown.offense.total > shown.defense.total else "defense"
        assert shown.outcome == higher or shown.decided_by
        for side in (shown.offense, shown.defense):
            assert side.lines[0].value == cards.value(side.card)
            assert all(line.kind != "changes" for line in side.lines)


def test_a_changed_sum_names_who_changed_it_and_a_changed_outcome_who_did_that() -> None:
    reveals = [
        shown for seed in range(8) for shown, _ in walked(seed, 6, Options(powers_per_player=2, flares="off"), 500)
    ]
    changes = [
        line for one in reveals for side in (one.offense, one.defense) for line in side.lines if line.kind == "changes"
    ]
    assert changes
    assert all(line.powers for line in changes)


def test_a_course_that_begins_after_the_reveal_adds_up_as_well() -> None:
    told = 0
    walk = Walk(
        3, 4, Options(powers_per_player=2), powers=[["mirror", "pacifist"], ["gambler"], ["tripler"], ["empath"]]
    )
    for _ in range(500):
        started = begin(see_table(walk.game.state)) if walk.game.state.challenge.revealed else None
        events = walk.step()
        sums = next((event for event in events if event.kind == "totals"), None)
        if started is None or sums is None or any(event.kind == "hidden" for event in events):
            continue
        follow(started, events[: events.index(sums) + 1])
        assert started.sides is not None
        assert [side.total for side in started.sides] == [sums.data["offense"], sums.data["defense"]]
        assert all(side.total is None or added_up(side) == side.total for side in started.sides)
        told += sums.data["offense"] is not None
    assert told > 2


def test_a_course_may_begin_in_the_middle_of_a_challenge() -> None:
    walk = Walk(9, 4, Options())
    walk.run(40)
    for _ in range(120):
        course = begin(see_table(walk.game.state))
        there = {place: found for place, found in course.places.items() if found}
        assert there == by_place(walk.game.state) or walk.game.state.challenge.outcome
        walk.step()
    assert board.active_seats(walk.game.state)
