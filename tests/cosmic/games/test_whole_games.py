"""Whole games by chance over all flags, seats and powers: all end, nothing is lost, and saved games go on alike."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from random import Random

import msgspec
import pytest

from bot.cosmic.kinds import registry
from bot.cosmic.model.options import FLAGS, FlagValue, Options
from bot.cosmic.phases.setup import pool, setup
from bot.words.options import BadOption
from proving.cosmic.walk import Walk

EACH = 20
"""How often every power takes part in these games at least, and every value of every flag."""
MOST = 200_000
"""Decisions; no game of the walks comes near."""

registry.load()
NAMES = sorted(registry.POWERS)
BATCH = 10
GAMES = BATCH * -(-len(NAMES) // 3)
"""Ten for every three powers, so that there are enough for new ones as well."""
APART = 6
"""Of ten games those at 0 and 6 are walked in every run of the tests: every power is in one; the others are a soak."""
EXTRAS = [dict(zip(FLAGS, values, strict=True)) for values in product(*(flag.values for flag in FLAGS.values()))]
"""All combinations of the flags of expansions."""
ALL_ON = {name: flag.values[-1] for name, flag in FLAGS.items()}


def fits(name: str, row: list[str], table: list[str], able: list[str]) -> bool:
    """True if setup could have dealt the power to a seat that has ``row`` at a table that is ``able`` to (3.3, 8.6)."""
    power = registry.POWERS[name]
    if name in table or name not in able or any(_clash(name, other) for other in row):
        return False
    return not any(name in registry.POWERS[other].not_with or other in power.not_with for other in table)


def _clash(one: str, other: str) -> bool:
    return other in registry.POWERS[one].not_beside or one in registry.POWERS[other].not_beside


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


def deal(
    dice: Random, hopeful: list[str], extras: dict[str, FlagValue] | None = None
) -> tuple[Options, list[list[str]]]:
    """Flags and powers of one game; the first powers of ``hopeful`` that fit."""
    per = dice.choice((1, 2, 2, 2))
    while True:
        players = dice.choice((2, 3, 4, 4, 5, 6))
        flags = Options(
            powers_per_player=per,
            bases_to_win=dice.choice((None, 3, 3, 3, 4)),
            flares=dice.choice(("off", "one_shot", "retained")),
            reverse_cone=dice.random() < 0.7,
            extras={name: dice.choice(flag.values) for name, flag in FLAGS.items()} if extras is None else extras,
        )
        try:
            setup(players, flags)
        except BadOption:  # Three asteroids do not go with two players.
            continue
        break
    able = pool(players, flags)
    table: list[str] = []
    rows: list[list[str]] = []
    for _ in range(players):
        row: list[str] = []
        for name in hopeful:
            if len(row) < per and fits(name, row, table, able):
                row.append(name)
                table.append(name)
        rows.append(row)
    return flags, rows


def test_every_power_and_every_flag_takes_part_in_the_walked_games_often_enough() -> None:
    parts = Counter(name for _, rows in deals() for row in rows for name in row)
    assert min(parts[name] for name in NAMES) >= EACH
    values = Counter((name, flags.flag(name)) for flags, _ in deals() for name in FLAGS)
    assert all(values[name, value] >= EACH for name, flag in FLAGS.items() for value in flag.values)


def test_every_power_is_in_a_game_that_every_run_walks() -> None:
    walked = [
        deals()[seed] for batch in range(GAMES // BATCH) for seed in range(batch * BATCH, (batch + 1) * BATCH, APART)
    ]
    assert {name for _, rows in walked for row in rows for name in row} == set(NAMES)
    assert {(name, flags.flag(name)) for flags, _ in walked for name in FLAGS} == {
        (name, value) for name, flag in FLAGS.items() for value in flag.values
    }


@pytest.mark.parametrize("batch", range(GAMES // BATCH))
def test_games_end_and_conserve_tokens_and_cards(batch: int) -> None:
    walk(range(batch * BATCH, (batch + 1) * BATCH, APART))


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(GAMES // BATCH))
def test_every_game_ends_and_conserves_tokens_and_cards(batch: int) -> None:
    walk(range(batch * BATCH, (batch + 1) * BATCH))


def walk(seeds: range) -> None:
    for seed in seeds:
        flags, rows = deals()[seed]
        Walk(seed, len(rows), flags, powers=rows).finish(MOST, resume_every=151)


@pytest.mark.soak
@pytest.mark.parametrize("place", range(len(EXTRAS)))
def test_every_combination_of_flags_finishes_games(place: int) -> None:
    for seed, (flares, reverse) in enumerate(product(("off", "one_shot", "retained"), (False, True))):
        dice = Random(len(EXTRAS) * seed + place)
        flags, rows = deal(dice, dice.sample(NAMES, len(NAMES)), EXTRAS[place])
        flags = msgspec.structs.replace(flags, flares=flares, reverse_cone=reverse)
        Walk(place, len(rows), flags, powers=rows).finish(MOST, resume_every=499)


@pytest.mark.soak
@pytest.mark.parametrize("one", NAMES)
def test_every_pair_of_powers_finishes_games(one: str, subtests: pytest.Subtests) -> None:
    """Apart and together, with no more expansions than they need and with all of them."""
    for other in NAMES[NAMES.index(one) + 1 :]:
        with subtests.test(other):
            play_pair(one, other)


def play_pair(one: str, other: str) -> None:
    needed = [name for name in (registry.POWERS[one].expansion, registry.POWERS[other].expansion) if name]
    least = {name: FLAGS[name].values[-1] for name in needed}
    for seed, (rows, extras) in enumerate(
        product(([[one], [other], [], []], [[one, other], [], [], []]), (least, ALL_ON))
    ):
        flags = Options(powers_per_player=2, extras=extras)
        able = pool(len(rows), flags)
        if one in able and fits(other, rows[0][:-1], [one], able):
            Walk(seed, len(rows), flags, powers=rows).finish(MOST, resume_every=997)
