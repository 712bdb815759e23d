"""Setup and the packs (2, 3), and what happens when they run out (8.1)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.engine.problems import all_cards, problems
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
from tests.cosmic.table import Table
from tests.kernel.saved_types import foreign_types
from tests.plain import options_of


def fresh(players: int = 4, seed: int = 3, **options: Any) -> Game[CosmicState]:
    return Game.new(COSMIC, seed, players, first(Options(**options)))


def chosen(game: Game[CosmicState]) -> Game[CosmicState]:
    """After everybody has taken the powers dealt first, and whichever colour."""
    for number, ask in list(game.asks.items()):
        if ask.key in ("powers", "colour") and number not in game.sealed:
            game.answer(number, ask.seat, ask.default)
    return game


def test_colours_are_wished_for_and_the_first_seat_is_served_first_3_1() -> None:
    game = fresh(3)
    wishes = {0: "orange", 1: "orange", 2: "any"}
    for number, ask in list(game.asks.items()):
        game.answer(number, ask.seat, wishes[ask.seat] if ask.key == "colour" else ask.default)
    colours = [player.colour for player in game.state.players]
    assert colours[0] == "orange"
    assert len(set(colours)) == 3
    assert problems(game.state) == []
    for seat, colour in enumerate(colours):
        places = {token.place for token in game.state.tokens if token.owner == seat}
        assert {place.rpartition("-")[0] for place in places if not place.startswith("power.")} == {colour}


def test_nothing_in_the_state_hides_from_the_codec() -> None:
    assert foreign_types(CosmicState) == []


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_twenty_tokens_each_four_on_every_home_planet_3_8(players: int) -> None:
    state = fresh(players).state
    assert len(state.tokens) == 20 * players
    for seat, player in enumerate(state.players):
        mine = [token.place for token in state.tokens if token.owner == seat]
        assert {mine.count(f"{player.colour}-{number}") for number in range(1, 6)} == {4}


def test_a_rematch_keeps_the_seats_that_its_lobby_has_whatever_the_seed_3_1() -> None:
    assert {tuple(fresh(seed=seed, extras={"seating": "kept"}).state.seating) for seed in range(4)} == {(0, 1, 2, 3)}


def test_seats_are_drawn_by_chance_3_1() -> None:
    assert len({tuple(fresh(seed=seed).state.seating) for seed in range(8)}) > 1


@pytest.mark.parametrize("players", [1, 7])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadOption):
        fresh(players)


def test_powers_are_chosen_in_secret_and_shown_together_3_4_3_5() -> None:
    if len(registry.POWERS) < 4:
        pytest.skip("too few powers to deal two each")
    game = fresh(2)
    asks = [ask for ask in game.asks.values() if ask.key == "powers"]
    assert [(ask.seat, ask.secret, len(options_of(ask))) for ask in asks] == [(0, True, 2), (1, True, 2)]
    number = next(iter(game.asks))
    game.answer(number, 0, [game.state.players[0].dealt[1]])
    assert game.state.powers == []
    kept = game.state.players[0].dealt[1]
    chosen(game)
    assert game.state.powers[0].power == kept
    held = {card.power for card in game.state.powers}
    assert held.isdisjoint(game.state.unused)
    assert len(held) + len(game.state.unused) == len(pool(2, first(Options())))


def test_hands_of_seven_and_the_deck_of_2_8() -> None:
    game = chosen(fresh(4))
    state = game.state
    assert [len(player.hand) for player in state.players] == [cards.HAND] * 4
    flares = [card for card in all_cards(state) if card.startswith("flare.")]
    assert len(all_cards(state)) == 94 + len(flares)
    assert len(flares) == min(2 * len(state.powers), len(registry.FLARES))
    assert {cards.flare(card.power) for card in state.powers if card.power in registry.FLARES} <= set(flares)
    assert problems(state) == []


def test_without_flares_the_deck_has_94_cards_2_8_1() -> None:
    assert len(all_cards(chosen(fresh(4, flares="off")).state)) == 94


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_destiny_pile_has_four_cards_a_player_and_two_wild_2_2_3(players: int) -> None:
    state = chosen(fresh(players)).state
    assert len(state.destiny) + len(state.destiny_discard) == 4 * players + 2


def test_destiny_decides_who_begins_3_13() -> None:
    assert len({chosen(fresh(seed=seed)).state.first for seed in range(12)}) > 1
    state = chosen(fresh()).state
    assert state.challenge.offense.seat == state.first


def test_an_empty_deck_is_made_of_the_discards_8_1() -> None:
    table = Table(hands={0: ["A4", "A9"], 1: ["A20"]}, flares="off", deck=["A5"], used_deck=True)
    table.wish(1, "invite.defense", [3]).wish(3, "join", "defense").wish(3, "commit", {"purple-1": 3})
    table.wish(0, "card", "A4").run()
    assert table.events("reshuffled")
    assert table.events("drew", seat=3, why="reward")[0]["count"] == 3
    assert "A5" in table.hand(3)
    table.check()


def test_if_both_piles_are_empty_everybody_is_dealt_anew_8_1() -> None:
    pack = [cards.face(card) for card in cards.challenge_cards() + cards.edict_cards()]
    for face in ("A4", "A20", "edict.hand_zap"):
        pack.remove(face)
    rest = {0: ["A4", *pack[:45]], 1: ["A20"], 2: ["edict.hand_zap", *pack[45:60]], 3: pack[60:]}
    table = Table(hands=rest, flares="off").wish(2, "checkpoint.between", "edict.hand_zap")
    table.wish(2, "hand_zap.target", 1).run(until="target")
    assert table.events("redealt") == [{"cards": 94 - 1}], "all but the edict that is being played"
    assert [len(player.hand) for player in table.state.players] == [7] * 4
    table.check()


def test_two_powers_each_if_the_table_says_so_3_4() -> None:
    if len(registry.POWERS) < 4:
        pytest.skip("too few powers to keep two each")
    state = chosen(fresh(2, powers_per_player=2)).state
    assert [sum(card.holder == seat for card in state.powers) for seat in (0, 1)] == [2, 2]


def test_pairs_that_are_too_strong_are_not_dealt_to_one_player(monkeypatch: pytest.MonkeyPatch) -> None:
    apart = tuple(name for name in registry.POWERS if name != "zombie")[::2]
    monkeypatch.setattr(type(registry.POWERS["zombie"]), "not_beside", apart)
    dealt = [player.dealt for seed in range(40) for player in fresh(3, seed, powers_per_player=2).state.players]
    mine = [names for names in dealt if "zombie" in names]
    assert mine
    assert all(set(names).isdisjoint(apart) for names in mine)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("pacifist", "clone"),
        ("virus", "warpish"),
        ("oracle", "sorcerer"),
        ("parasite", "zombie"),
        ("machine", "filch"),
    ],
)
def test_the_pairs_of_the_sheet_are_among_them_p2_5(one: str, other: str) -> None:
    assert other in registry.POWERS[one].not_beside or one in registry.POWERS[other].not_beside


def test_powers_that_keep_each_other_out_never_come_into_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    others = tuple(name for name in FIRST if name != "zombie")[::2]
    monkeypatch.setattr(type(registry.POWERS["zombie"]), "not_with", others)
    games = [{name for player in fresh(5, seed).state.players for name in player.dealt} for seed in range(30)]
    with_zombie = [names for names in games if "zombie" in names]
    assert with_zombie
    assert all(names.isdisjoint(others) for names in with_zombie)
