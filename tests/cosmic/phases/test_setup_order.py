"""Setup step by step: what comes before what, and what is fixed from then on (3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.cosmic.game import COSMIC
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.pools import FIRST
from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import CosmicState
from bot.cosmic.phases.setup import pool
from bot.kernel.game import Game
from bot.words.options import BadOption
from proving.cosmic.walk import first
from proving.events import Happened, stored
from tests.plain import listed

EVERYTHING: dict[str, Any] = {"zodiac": True, "skill_tokens": True, "asteroids": "two_opposite", "moons": True}
NEEDS_ALLIES = {"crystal", "magnet", "parasite"}


def new(players: int = 4, seed: int = 3, **flags: Any) -> Game[CosmicState]:
    """A game after setup: everybody takes what silence takes."""
    fields = {name: flags.pop(name) for name in list(flags) if name in Options.__struct_fields__}
    return _settled(Game.new(COSMIC, seed, players, first(Options(**fields, extras=flags))))


def _settled(game: Game[CosmicState]) -> Game[CosmicState]:
    while game.state.first < 0:
        number, ask = next((number, ask) for number, ask in game.asks.items() if number not in game.sealed)
        game.answer(number, ask.seat, ask.default)
    return game


def told(game: Game[CosmicState]) -> list[Happened]:
    return [event for event in stored(game.take_events()) if event.kind != "challenge"]


def places(events: list[Happened], *kinds: str) -> Iterator[int]:
    order = [event.kind for event in events]
    return (order.index(kind) for kind in kinds)


def test_flags_are_fixed_for_the_whole_game_3_2() -> None:
    options = Options(flares="one_shot", bases_to_win=4, pool=FIRST)
    game = Game.new(COSMIC, 3, 3, options)
    with pytest.raises(AttributeError):
        game.state.options.flares = "off"  # type: ignore[misc]  # options cannot be changed
    assert _settled(game).state.options == options
    assert "options" not in COSMIC.interrupts


def test_powers_begin_with_attributes_of_their_own_3_6() -> None:
    held = {}
    for seed in range(60):
        game = new(6, seed)
        held.update({card.power: dict(card.data) for card in game.state.powers})
    assert held["warrior"] == {"points": 0}
    for name, data in held.items():
        begun = registry.POWERS[name].fresh()
        assert set(begun) <= set(data), name


def test_two_cards_of_one_power_share_no_attribute_3_6() -> None:
    lists = [name for name, power in registry.POWERS.items() for one in power.fresh().values() if one == []]
    assert "terrorist" in lists
    for name in lists:
        card, another = registry.POWERS[name].fresh(), registry.POWERS[name].fresh()
        for datum in card.values():
            if isinstance(datum, list):
                datum.append(1)
        assert another == registry.POWERS[name].fresh() != card


def test_modules_are_laid_out_in_order_signs_tokens_asteroids_moons_destiny_deck() -> None:  # 3.7 3.9 3.10 3.11 3.12
    events = told(new(**EVERYTHING))
    kinds = ("powers", "signs", "laid_out", "asteroid_placed", "moons_laid", "destiny_pile", "deck", "drew", "first")
    order = list(places(events, *kinds))
    assert order == sorted(order)
    (signs,) = [event for event in events if event.kind == "signs"]
    assert signs.audience is None
    assert len(set(listed(signs.data["cards"]))) == 4
    assert sum(event.kind == "asteroid_placed" for event in events) == 2
    (moons,) = [event for event in events if event.kind == "moons_laid"]
    assert len(listed(moons.data["places"])) == 8


def test_without_modules_nothing_of_them_is_laid_out() -> None:  # 3.7 3.9 3.10
    kinds = {event.kind for event in told(new())}
    assert kinds.isdisjoint({"signs", "laid_out", "asteroid_placed", "moons_laid", "skills_laid"})


def test_the_destiny_pile_is_shuffled_and_lies_face_down_3_11() -> None:
    piles = [new(3, seed) for seed in range(6)]
    orders = {tuple(card for card in game.state.destiny) for game in piles}
    assert len(orders) == 6
    (laid,) = [event for event in told(piles[0]) if event.kind == "destiny_pile"]
    assert laid.data == {"cards": 14}, "only how many there are"


def test_the_main_deck_is_shuffled_and_everybody_is_dealt_seven_which_others_do_not_see_3_12() -> None:
    game = new(6)
    assert [len(player.hand) for player in game.state.players] == [7] * 6
    assert len(game.state.deck) == 94 + 12 - 42
    events = told(game)
    assert [event.data["count"] for event in events if event.kind == "drew"] == [7] * 6
    assert [event.audience for event in events if event.kind == "hand"] == [(seat,) for seat in range(6)]
    assert new(6, 4).state.players[0].hand != game.state.players[0].hand


def test_an_opening_hand_without_challenge_cards_stays_3_12() -> None:
    dealt = [player.hand for seed in range(200) for player in new(6, seed).state.players]
    assert {len(hand) for hand in dealt} == {7}
    assert any(not any(map(cards.is_challenge, hand)) for hand in dealt)


def test_the_pool_leaves_out_what_its_restrictions_bar() -> None:  # 3.3
    asteroid_powers = {"cleaver", "miner", "orbital", "processor", "stasis", "swap"}
    assert asteroid_powers.isdisjoint(pool(4, Options()))
    one, two, full = (
        set(pool(4, Options(extras={"asteroids": name}))) for name in ("one_random", "two_opposite", "one_per_hex")
    )
    assert one & asteroid_powers == {"cleaver", "orbital", "processor"}
    assert two & asteroid_powers == {"cleaver", "orbital", "processor", "stasis", "swap"}
    assert full & asteroid_powers == {"cleaver", "orbital", "processor", "swap"}, "nothing could be held"
    paired = set(pool(4, Options(powers_per_player=2, extras={"asteroids": "two_opposite"})))
    assert paired & asteroid_powers == two & asteroid_powers | {"miner"}
    assert "masochist" in pool(4, Options())
    assert "masochist" not in pool(4, Options(extras={"skill_tokens": True}))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_more_than_two_players_powers_that_need_allies_are_in_the_pool_3_14(players: int) -> None:
    assert set(pool(players, Options())) >= NEEDS_ALLIES


def test_two_players_have_no_powers_that_need_allies_four_bases_and_two_asteroids_at_most_3_14() -> None:
    assert NEEDS_ALLIES.isdisjoint(pool(2, Options()))
    assert (Options().bases(2), Options().bases(3)) == (4, 5)
    placed = [event for event in told(new(2, asteroids="one_per_hex")) if event.kind == "asteroid_placed"]
    assert len(placed) == 2
    with pytest.raises(BadOption):
        new(2, asteroids="three_spaced")
