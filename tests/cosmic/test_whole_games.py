"""Whole games by chance over flags, seats and powers: all end, nothing is lost, and saved games go on alike."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from random import Random

import pytest

from bot.cosmic import registry
from bot.cosmic.options import MIN_PLAYERS, Options
from bot.cosmic.problems import problems
from tests.cosmic.walk import Walk

GAMES = 200
BATCH = 10
EACH = 20
"""How often every power takes part in these games at least."""
MOST = 200_000
"""Decisions; no game of the walks comes near."""

registry.load()
NAMES = sorted(name for name, power in registry.POWERS.items() if not power.expansion)
"""Powers of expansions take part in the games of their expansions."""


def fits(name: str, row: list[str], table: list[str], players: int, per: int) -> bool:
    """Whether setup could have dealt the power to a seat that has ``row`` at such a table (3.3, 8.6)."""
    power = registry.POWERS[name]
    if name in table or (power.needs_allies and players == MIN_PLAYERS) or power.powers_per_player > per:
        return False
    return not any(name in registry.POWERS[other].not_with or other in power.not_with for other in table)


@cache
def deals() -> list[tuple[Options, list[list[str]]]]:
    """Flags and powers of all games; the powers that were dealt least come first."""
    parts = Counter(dict.fromkeys(NAMES, 0))
    dealt = []
    for seed in range(GAMES):
        dice = Random(seed)
        hopeful = sorted(dice.sample(NAMES, len(NAMES)), key=parts.__getitem__)
        flags, rows = deal(dice, hopeful)
        parts.update(name for row in rows for name in row)
        dealt.append((flags, rows))
    return dealt


def deal(dice: Random, hopeful: list[str]) -> tuple[Options, list[list[str]]]:
    """Flags and powers of one game; the first powers of ``hopeful`` that fit."""
    per = dice.choice((1, 2, 2))
    players = dice.choice((2, 3, 4, 4, 5, 6))
    flags = Options(
        powers_per_player=per,
        flares=dice.choice(("off", "one_shot", "retained")),
        reverse_cone=dice.random() < 0.7,
    )
    table: list[str] = []
    rows: list[list[str]] = []
    for _ in range(players):
        row: list[str] = []
        for name in hopeful:
            if len(row) < per and fits(name, row, table, players, per):
                row.append(name)
                table.append(name)
        rows.append(row)
    return flags, rows


def finish(walk: Walk, *, resume_every: int) -> None:
    """Play to the end, looking after every challenge and resuming now and then."""
    challenges = 0
    for number in range(MOST):
        if walk.game.over:
            break
        walk.step()
        if walk.game.state.challenges != challenges:
            challenges = walk.game.state.challenges
            assert problems(walk.game.state) == []
        if number % resume_every == resume_every - 1:
            walk.check()
    assert walk.game.over
    assert problems(walk.game.state) == []


def test_every_power_takes_part_in_the_walked_games_often_enough() -> None:
    parts = Counter(name for _, rows in deals() for row in rows for name in row)
    assert min(parts[name] for name in NAMES) >= EACH


@pytest.mark.parametrize("batch", range(GAMES // BATCH))
def test_every_game_ends_and_conserves_tokens_and_cards(batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        flags, rows = deals()[seed]
        finish(Walk(seed, len(rows), flags, powers=rows), resume_every=151)


@pytest.mark.soak
@pytest.mark.parametrize(("one", "other"), list(combinations(NAMES, 2)))
def test_every_pair_of_powers_finishes_games(one: str, other: str) -> None:
    for seed, rows in enumerate(([[one], [other], [], []], [[one, other], [], [], []])):
        table = [name for row in rows for name in row]
        if not fits(other, rows[0], table[:1], 4, 2):
            continue
        finish(Walk(seed, 4, Options(powers_per_player=2), powers=rows), resume_every=997)
