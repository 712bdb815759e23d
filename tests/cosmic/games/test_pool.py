"""The pool: which powers a game may have, in hands of players, on asteroids, unused, as flares and by name (2.7)."""

from __future__ import annotations

import pytest

from bot.cosmic.challenge import draws
from bot.cosmic.engine.problems import all_cards
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds import pools, registry
from bot.cosmic.kinds.effects import Level, Set
from bot.cosmic.model import cards
from bot.cosmic.model.editions import CLASSIC, FIRST
from bot.cosmic.model.options import BadOption, Options, from_strings
from bot.cosmic.phases.setup import pool
from bot.cosmic.seen.project import see_table
from bot.kernel.game import Game
from bot.tables.cosmic import table_options
from tests.cosmic.walk import Walk

LATER = {name for name, power in registry.POWERS.items() if power.set is Set.LATER}
ASTEROIDS = {"asteroids": "two_opposite"}


def test_classic_are_all_but_those_of_later_editions() -> None:
    assert set(pools.names("all")) == set(registry.POWERS)
    assert set(pools.names("classic")) == set(registry.POWERS) - LATER
    assert set(FIRST) - set(CLASSIC) == {"mirror", "tripler", "cudgel", "hate", "masochist"} == LATER & {*FIRST}


@pytest.mark.parametrize("word", [*Set, *Level])
def test_a_set_or_a_level_is_its_powers(word: str) -> None:
    found = pools.names(word)
    assert found
    assert set(found) == {name for name, power in registry.POWERS.items() if word in (power.set, power.level)}


def test_words_and_names_come_together_in_alphabetical_order() -> None:
    assert pools.names("Zombie,anti-matter, Anti Matter,,oracle") == ("anti_matter", "oracle", "zombie")
    assert pools.names("mayfair, will") == tuple(sorted([*pools.names("mayfair"), "will"]))


@pytest.mark.parametrize("written", ["", " , ", "oracel", "all, oracel"])
def test_words_that_are_no_power_are_refused(written: str) -> None:
    with pytest.raises(BadOption):
        pools.names(written)


def test_a_table_of_before_that_left_out_later_powers_still_does() -> None:
    assert table_options.flags({"later_powers": "off"}).pool == pools.names("classic")
    assert table_options.flags({"later_powers": "on"}).pool is None
    assert from_strings({"pool": "zombie,oracle"}).pool == ("oracle", "zombie")


def test_a_game_keeps_the_powers_that_there_were_when_it_began(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(COSMIC, 1, 4, Options())
    game.take_events()
    assert game.state.options.pool == tuple(sorted(registry.POWERS))
    monkeypatch.setitem(registry.POWERS, "newcomer", registry.POWERS["zombie"])
    assert "newcomer" not in pool(4, game.state.options)
    assert "newcomer" in pool(4, Options())


def test_a_pool_with_a_name_that_is_no_power_is_refused() -> None:
    with pytest.raises(BadOption):
        Game.new(COSMIC, 1, 4, Options(pool=("newcomer",)))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_is_not_in_the_pool_is_not_dealt(players: int) -> None:
    everything, classic = (set(pool(players, Options(pool=among))) for among in (FIRST, CLASSIC))
    assert everything - classic == set(FIRST) - set(CLASSIC)
    assert not classic - everything


@pytest.mark.parametrize("seed", range(6))
def test_nothing_outside_of_the_pool_is_dealt_drawn_flared_named_or_on_an_asteroid(seed: int) -> None:
    options = Options(powers_per_player=2, pool=CLASSIC, extras=ASTEROIDS if seed % 2 else {})
    walk = Walk(seed, 4, options)
    while not walk.game.state.deck:
        walk.step()
    state = walk.game.state
    assert {*(card.power for card in state.powers), *state.unused} <= {*CLASSIC}
    flares = {cards.flare_power(card) for card in all_cards(state) if card.startswith("flare.")}
    assert flares
    assert flares <= {*CLASSIC}
    assert {face.partition(".")[2] for face in draws.faces(state) if face.startswith("flare.")} <= {*CLASSIC}
    assert see_table(state).pool == CLASSIC
