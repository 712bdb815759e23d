"""Aristocrat (P3): picks its starting hand and draws flares."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.challenge import draws
from bot.cosmic.game import COSMIC
from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import CosmicState
from bot.kernel.game import Game
from proving.cosmic.walk import dealt
from tests.cosmic.table import Table
from tests.plain import options_of, words_of

DEALT = [["aristocrat"], ["zombie"], ["macron"]]


def begun(wanted: int) -> Game[CosmicState]:
    """A game at its first question after the deal; the first so many cards of the deck were chosen."""
    game: Game[CosmicState] = Game.new(dealt(DEALT), 3, 3, Options())
    while not game.state.challenges:
        number, ask = next(iter(game.asks.items()))
        choice = list(options_of(ask)[:wanted]) if ask.key == "aristocrat.hand" else ask.default
        game.answer(number, ask.seat, choice)
    return game


def seat_of(game: Game[CosmicState]) -> int:
    return next(card.holder for card in game.state.powers if card.power == "aristocrat")


def test_it_chooses_its_first_hand_from_the_whole_deck_without_flares() -> None:
    game = begun(7)
    hand = game.state.players[seat_of(game)].hand
    assert hand == ["A1.1", *(f"A10.{copy}" for copy in range(1, 7))]
    assert {len(player.hand) for player in game.state.players} == {7}
    assert Game.resume(COSMIC, game.save()).game.digest() == game.digest()


def test_what_it_does_not_choose_comes_by_chance() -> None:
    game = begun(2)
    hand = game.state.players[seat_of(game)].hand
    assert hand[:2] == ["A1.1", "A10.1"]
    assert len(hand) == 7
    assert len(begun(0).state.players[0].hand) == 7


def test_no_flare_can_be_chosen_and_nobody_else_sees_what_is() -> None:
    game: Game[CosmicState] = Game.new(dealt(DEALT), 3, 3, Options())
    ask = next(ask for ask in game.asks.values() if ask.key == "aristocrat.hand")
    assert all(cards.kind(card) != "flare" for card in words_of(ask))
    assert ask.secret


def inheriting(powers: tuple[str, ...] = ("aristocrat", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1; the flares of the deck are those of three powers."""
    hands = {0: ["A8"], 1: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1})
    gone = [card for card in table.state.deck if card[0] == "f" and cards.flare_power(card) not in ("zombie", "macron")]
    for card in gone:
        table.state.deck.remove(card)
    return table


def test_as_a_main_player_it_draws_a_flare_that_is_not_in_the_deck() -> None:
    table = inheriting().wish(0, "checkpoint.sides", "power.0").run(until="card")
    (flare,) = [card for card in table.state.players[0].hand if card[0] == "f"]
    assert flare not in ("flare.zombie", "flare.macron")
    assert not table.events("removed_card")


def test_it_can_draw_before_anybody_is_invited_and_only_once_in_a_challenge() -> None:
    table = inheriting().wish(0, "checkpoint.attack", "power.0").wish(0, "checkpoint.sides", "power.0").run()
    assert [event["count"] for event in table.events("drew_flares")] == [1]
    assert table.wishes == [(0, "checkpoint.sides", "power.0")]


def test_of_two_flares_of_powers_that_are_not_in_the_game_one_is_removed_for_good() -> None:
    table = inheriting(hands={0: ["A8", "flare.tripler"]}).wish(0, "checkpoint.sides", "power.0")
    table.wish(0, "aristocrat.remove", "flare.tripler").run(until="card")
    assert table.state.removed == ["flare.tripler"]
    assert table.events("removed_card") == [{"seat": 0, "card": "flare.tripler"}]
    assert "flare.tripler" not in draws.spare_flares(table.state), "nobody can draw it any more"
    table.run()


def test_flares_of_powers_in_the_game_do_not_count() -> None:
    table = inheriting(("aristocrat", "tripler", "", ""), hands={0: ["A8", "flare.tripler"]})
    table.wish(0, "checkpoint.sides", "power.0").run(until="card")
    assert "flare.tripler" in table.state.players[0].hand
    assert not table.events("removed_card")


def test_a_bystander_an_empty_pile_and_a_game_without_flares_draw_nothing() -> None:
    for table in (
        Table(("", "", "aristocrat", "")),
        Table(("", "", "aristocrat", ""), flares="off"),
    ):
        table.wish(2, "checkpoint.sides", "power.0").run()
        assert table.wishes == [(2, "checkpoint.sides", "power.0")]
    table = Table(("aristocrat", "", "", "")).wish(0, "checkpoint.sides", "power.0").run()
    assert not table.events("drew_flares"), "all flares are in this deck"


def test_a_zap_stops_the_draw() -> None:
    table = inheriting(hands={3: ["A5", "edict.cosmic_zap"]}).wish(0, "checkpoint.sides", "power.0")
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert not table.events("drew_flares")


def test_wild_aristocrat_takes_a_card_of_its_choice_and_moves_on() -> None:
    table = Table(
        ("", "", "aristocrat", ""), hands={1: ["A20", "flare.aristocrat"], 3: ["A4"]}, discard=["C"], offense=3
    )
    table.run(until="checkpoint.reveal").wish(1, "checkpoint.between", "flare.aristocrat").run().next_challenge()
    table.wish(1, "aristocrat.wild.card", "A40").run(until="target")
    assert "A40" in table.hand(1)
    assert "flare.aristocrat" in table.hand(2)
    assert "C.1" not in table.state.discard
    table.run().check()


@pytest.mark.parametrize(("way", "count"), [("three_flares", 3), ("search_flares", 1)])
def test_super_aristocrat_is_discarded_for_flares(way: str, count: int) -> None:
    table = inheriting(hands={0: ["A8", "flare.aristocrat"]}).wish(0, "checkpoint.sides", "flare.aristocrat")
    table.wish(0, "aristocrat.super.way", way)
    if count == 1:
        table.wish(0, "aristocrat.super.flare", "flare.tripler")
    table.run(until="card")
    flares = [card for card in table.state.players[0].hand if card[0] == "f"]
    assert len(flares) == count
    assert "flare.aristocrat" in table.state.discard
    table.run()
