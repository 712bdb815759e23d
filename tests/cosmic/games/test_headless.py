"""Whole games of computer players without a table: the same decisions of consequence, the same end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import LEVELS, Computer
from bot.cosmic.engine.dispatch import CLOSE
from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic
from bot.cosmic.selfplay import Views, step
from bot.kernel.event import Emitted
from bot.kernel.game import Game
from bot.kernel.headless import Headless
from bot.kernel.saved import Decision
from proving.tournament import SETTINGS


def played(game: Cosmic, level: str) -> Iterator[tuple[Decision, bool]]:
    """The decisions of computer players, each with whether it was a choice, of one seat or of the clock."""
    tempers = list(TEMPERS.values())
    dice = Random(5).randrange
    players = [Computer(tempers[seat % len(tempers)], dice, LEVELS[level]) for seat in range(len(game.state.players))]
    views = Views()
    while not game.over:
        free = {(ask.seat, ask.key) for ask in game.asks.values() if ask.form.count() > 1}
        step(game, players, views)
        for row in game.take_decisions():
            yield row, (row.seat, row.key) in free or (row.seat is None and row.key != CLOSE) or row.key == "orders"


def course(game: Cosmic, level: str) -> tuple[list[tuple[object, ...]], list[Emitted], int]:
    """The decisions of consequence, all events, and how many decisions there were at all."""
    rows = list(played(game, level))
    return [(row.seat, row.key, row.choice) for row, matters in rows if matters], game.take_events(), len(rows)


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize(
    ("seed", "level"), [(3, "easy"), (4, "normal"), pytest.param(5, "normal", marks=pytest.mark.soak)]
)
def test_a_game_takes_the_same_course_with_fewer_decisions(setting: str, seed: int, level: str) -> None:
    options = Options(extras=dict(SETTINGS[setting]))
    table = Game.new(COSMIC, seed, 4, options)
    headless = Headless.new(COSMIC, seed, 4, options)
    decisions, events, count = course(table, level)
    same, told, fewer = course(headless, level)
    assert same == decisions
    assert told == events
    assert headless.state == table.state
    assert headless.digest() == table.digest()
    assert 3 * fewer < 2 * count


def test_what_it_saves_on_the_way_is_what_a_table_would_have_saved() -> None:
    options = Options(extras=dict(SETTINGS["all"]))
    game = Headless.new(COSMIC, 8, 4, options)
    for number, _ in enumerate(played(game, "normal")):
        if number % 50 == 0:
            saved = game.save()
            again = Game.resume(COSMIC, saved)
            assert (again.dropped, again.strayed) == ((), None)
            assert again.game.state == game.state
