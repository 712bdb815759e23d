from __future__ import annotations

import msgspec

from bot.slap import moves
from bot.slap.options import Options
from bot.slap.project import pile_view, result_view
from tests.slap.e_examples import Bench, set_up
from tests.slap.test_rules import bench, turn

NAMES = ["Ana", "Ben", "Cy", "Dot"]


def test_the_pile_shows_at_most_three_cards_the_chances_and_who_is_next() -> None:
    table = bench("a:7C,2S b:9G,4B c:KC,8C d:5G,6G pile:8S,Z turn:a")
    turn(table, 4)
    view = pile_view(table.state, NAMES)
    assert (view.last, view.cards, view.chances, view.next) == (("9G", "KC", "5G"), 6, (2, 3), "Dot")
    table.state.options = Options(show=1)
    assert pile_view(table.state, NAMES).last == ("5G",)


def test_the_pile_shows_nothing_below_a_cut() -> None:
    table = bench("a:7C,2S b:FOX,4B c:5C,8C pile:Z turn:a")
    turn(table, 2)
    assert pile_view(table.state, NAMES).last == ("FOX",)
    turn(table)
    assert pile_view(table.state, NAMES).last == ("5C",)
    assert pile_view(table.state, NAMES).chances is None


def test_the_first_pile_shows_the_zodiac_and_no_pile_shows_nothing() -> None:
    assert pile_view(set_up("a:7C b:8C pile:9S,Z turn:a").state, NAMES).last == ("Z",)
    assert pile_view(set_up("a:7C b:8C pile:- turn:a").state, NAMES).last == ()


def test_a_pile_with_a_pattern_looks_like_any_other() -> None:
    table = bench("a:7C,2S b:7G,4B c:3C,8C pile:Z turn:a")
    turn(table, 2)
    assert msgspec.to_builtins(pile_view(table.state, NAMES)) == {
        "last": ("7C", "7G"),
        "cards": 3,
        "chances": None,
        "next": "Cy",
        "seats": ("Ana", "Ben", "Cy", "Dot"),
        "language": "en",
        "away": (),
    }


def test_the_collector_is_shown_as_next_while_a_collection_is_due() -> None:
    table = bench("a:JC,2S b:3G,4B pile:Z turn:a")
    turn(table, 2)
    assert pile_view(table.state, NAMES).next == "Ana"


def test_the_pile_shows_no_hidden_card() -> None:
    table = bench("a:5C,2S b:@G1,4B c:3C,8C d:- broke:d pile:Z turn:a")
    turn(table)
    moves.slap(table, 3)
    turn(table)
    seen = msgspec.json.encode(pile_view(table.state, NAMES))
    hidden = [card for stack in table.state.stacks for card in stack]
    assert hidden
    assert not any(f'"{card}"'.encode() in seen for card in hidden)


def test_the_result_has_best_place_first_with_piles_won_and_times() -> None:
    table = bench("a:7C,2S b:7G c:- used:c pile:Z turn:a")
    turn(table, 2)
    moves.slap(table, 0)
    moves.close_window(table)
    view = result_view(table.state, NAMES, {0: 388})
    assert [(row.place, row.name, row.cards, row.piles, row.fastest) for row in view.rows] == [
        (1, "Ana", 4, 1, 388),
        (2, "Ben", 0, 0, None),
        (3, "Cy", 0, 0, None),
    ]
    assert (view.how, view.flips) == ("cards", 2)


def test_a_running_game_can_be_counted() -> None:
    view = result_view(Bench(set_up("a:7C b:8C,9C pile:Z turn:a").state).state, NAMES)
    assert [(row.place, row.name) for row in view.rows] == [(1, "Ben"), (2, "Ana")]
    assert view.how == "count"
