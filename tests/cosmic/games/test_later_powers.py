"""Powers of later editions are a group that a table may leave out, flares included (P2, set=later)."""

from __future__ import annotations

import pytest

from bot.cosmic.challenge import draws
from bot.cosmic.engine.problems import all_cards
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Set
from bot.cosmic.model import cards
from bot.cosmic.model.options import BadOption, Options, from_strings
from bot.cosmic.phases.setup import pool
from bot.cosmic.words.option_words import options_in
from tests.cosmic.walk import Walk

LATER = {name for name, power in registry.POWERS.items() if power.set is Set.LATER}
ASTEROIDS = {"asteroids": "two_opposite"}


def test_which_they_are() -> None:
    assert {"mirror", "tripler", "cudgel", "hate", "masochist"} == LATER
    told = next(one for one in options_in("en") if one.name == "later_powers")
    assert all(cards.words(name) in told.sentence for name in LATER)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_without_them_none_is_in_the_pool(players: int) -> None:
    everything, classic = (set(pool(players, Options(later_powers=later))) for later in (True, False))
    assert everything - classic == LATER
    assert not classic - everything


def test_it_is_written_on_or_off() -> None:
    assert from_strings({"later_powers": "off"}).later_powers is False
    assert from_strings({}).later_powers is True
    with pytest.raises(BadOption):
        from_strings({"later_powers": "some"})


@pytest.mark.parametrize("seed", range(6))
def test_in_games_without_them_neither_powers_nor_flares_nor_asteroids_are_of_them(seed: int) -> None:
    options = Options(powers_per_player=2, later_powers=False, extras=ASTEROIDS if seed % 2 else {})
    walk = Walk(seed, 4, options)
    while not walk.game.state.deck:
        walk.step()
    state = walk.game.state
    assert LATER.isdisjoint([*(card.power for card in state.powers), *state.unused])
    flares = {cards.flare_power(card) for card in all_cards(state) if card.startswith("flare.")}
    assert flares
    assert LATER.isdisjoint(flares)
    assert LATER.isdisjoint(face.partition(".")[2] for face in draws.faces(state) if face.startswith("flare."))
