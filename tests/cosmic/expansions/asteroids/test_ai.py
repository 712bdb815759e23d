"""Computer players and asteroids."""

from __future__ import annotations

from random import Random

import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.imagine import imagine
from bot.cosmic.ai.player import Computer
from bot.cosmic.expansions.asteroids.ai import worth
from bot.cosmic.seen.project import see_seat
from bot.kernel.ask import Choice
from tests.cosmic.expansions.asteroids.sky import sky, where
from tests.cosmic.table import Table

PAIR = [(0, "virus"), (2, "mirror")]


def thought(table: Table, seat: int, key: str) -> Choice:
    ask = next(ask for ask in table.run(until=key).open(key) if ask.seat == seat)
    return Computer(next(iter(TEMPERS.values())), lambda sides: 0).answer(see_seat(table.state, seat), ask)


@pytest.mark.parametrize(("seat", "wanted"), [(0, True), (1, False)])
def test_orbital_is_used_if_it_brings_an_asteroid(seat: int, wanted: bool) -> None:
    powers = ["orbital" if one == seat else "" for one in range(5)]
    assert thought(sky(PAIR, powers), seat, "orbital.use") is wanted


def test_stasis_holds_the_own_asteroid_if_none_comes() -> None:
    assert thought(sky(PAIR, ("stasis", "", "", "", "")), 0, "stasis.asteroid") == 0


def test_swap_is_kept_while_the_own_asteroid_is_fresh() -> None:
    assert thought(sky([(1, "virus"), (3, "mirror")], ("swap", "", "", "")), 0, "swap.use") is False


def test_cleaver_takes_a_half_of_what_lies_on_the_right() -> None:
    table = sky([(0, "virus"), (2, "mirror")], ("cleaver", "", "", ""))
    assert thought(table, 0, "cleaver.use") is True
    table.answer(0, "cleaver.use", True)
    assert thought(table, 0, "cleaver.act") == "split:3"
    table.answer(0, "cleaver.act", "split:3").run(until="target")
    assert where(table)[0] == "virus"


def test_an_asteroid_is_mined_and_processed_where_somebody_is_close_to_winning() -> None:
    tokens = {1: {**{f"blue-{at}": 3 for at in range(1, 6)}, **{f"red-{at}": 1 for at in range(1, 5)}}}
    far = sky(PAIR, ("processor", "", "", ""))
    assert thought(far, 0, "processor.use") is False
    near = sky(PAIR, ("processor", "", "", ""), tokens=tokens)
    assert thought(near, 0, "processor.use") is True
    near.answer(0, "processor.use", True)
    assert thought(near, 0, "processor.asteroids") == [1]
    assert thought(sky([(2, "virus")], ("miner", "", "", "")), 0, "miner.use") is True


@pytest.mark.parametrize(("seat", "played"), [(0, True), (3, False)])
def test_strange_attractor_is_for_whoever_will_have_none(seat: int, played: bool) -> None:
    table = sky(PAIR[:1], hands={seat: ["C", "edict.strange_attractor"]}).run(until="checkpoint.between")
    ask = next(ask for ask in table.open("checkpoint.between") if ask.seat == seat)
    choice = Computer(TEMPERS["bold"], lambda sides: 0).answer(see_seat(table.state, seat), ask)
    assert (choice == "edict.strange_attractor.1") is played


def test_in_games_without_asteroids_nobody_reckons_with_their_flares() -> None:
    table = Table(hands={0: ["A8"]}).run(until="target")
    view = see_seat(table.state, 0)
    worlds = [imagine(view, Random(seed).randrange) for seed in range(20)]
    held = {card for world in worlds for hand in world for card in hand}
    assert any(card.startswith("flare.") for card in held)
    assert "flare.orbital" not in held


def test_a_poor_power_is_not_mined() -> None:
    assert thought(sky([(2, "wrack")], ("miner", "", "", "")), 0, "miner.use") is False


def test_nobody_cares_for_an_asteroid_while_powers_are_dormant_6_3() -> None:
    homeless = {0: {"red-1": 4, "red-2": 4, "blue-2": 4}}
    table = sky(PAIR, ("", "", "", "", "")).run(until="target")
    assert worth(see_seat(table.state, 0), 0, "virus") > worth(see_seat(table.state, 0), 0, "wrack") > 0
    asleep = sky(PAIR, ("", "", "", "", ""), tokens=homeless).run(until="target")
    assert worth(see_seat(asleep.state, 0), 0, "virus") == 0
