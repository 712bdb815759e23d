"""Rules that the example notation cannot say; the others are in ``examples/``."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from bot.kernel.saved import GameOver, NotAnOption, NotOffered, WrongActor
from bot.slap import moves
from bot.slap.deck import DECK
from bot.slap.options import BadOption, Options
from bot.slap.rules import deck_hash, may_slap, next_step, pattern, places, problems, status
from bot.slap.state import SlapState
from proving.events import stored
from proving.slap import SlapGame, new_game, step
from tests.slap.e_examples import Bench, set_up
from tests.slap.notation import read

HERE = Path(__file__).parent


def bench(given: str, **options: int | None) -> Bench:
    table = set_up(given)
    table.state.options = msgspec.structs.replace(table.state.options, **options)
    return table


def turn(table: Bench, cards: int = 1) -> None:
    for _ in range(cards):
        moves.close_window(table)
        moves.turn_card(table)


def test_every_rule_is_named_by_an_example_or_a_test() -> None:
    named: set[str] = set()
    for path in (HERE / "examples").glob("*.txt"):
        named.update(*(example.rules for example in read(path.read_text("utf-8"))[0]))
    for path in (*HERE.glob("test_*.py"), *(HERE.parent / "tables" / "slap").glob("test_*.py")):
        for comment in re.findall(r"#((?: R\d+)+)$", path.read_text("utf-8"), re.MULTILINE):
            named.update(comment.split())
    assert {f"R{number}" for number in range(1, 50)} - named == set()


@pytest.mark.parametrize(
    ("players", "each", "under"),
    [(2, 35, 0), (3, 23, 1), (4, 17, 2), (5, 14, 0), (6, 11, 4), (7, 10, 0), (8, 8, 6), (9, 7, 7), (10, 7, 0)],
)
def test_the_deal(players: int, each: int, under: int) -> None:  # R1 R2 R3 R4
    state = new_game(5, players, Options(max_players=10)).state
    assert [len(stack) for stack in state.stacks] == [each] * players
    assert len(state.pile) == under + 1
    assert state.pile[-1] == "Z"
    assert state.turn == 0
    assert sorted(state.seating) == list(range(players))
    assert problems(state) == []
    assert state.history == []


def test_cards_are_dealt_in_turn_and_leftovers_lie_as_they_would_have_been_dealt() -> None:  # R3
    table = bench("a:2C b:3C c:4C pile:Z turn:a")
    order = [card for card in DECK if card != "Z"]
    moves.deal(table, [2, 0, 1], order, "hash")
    assert table.state.stacks[1][:3] == [order[1], order[4], order[7]]
    assert table.state.pile == [order[69], "Z"]
    assert table.state.seating == [2, 0, 1]


def test_seats_are_drawn_by_chance_and_a_rematch_moves_the_dealer_on_by_one() -> None:  # R1
    assert len({tuple(new_game(seed).state.seating) for seed in range(20)}) > 5
    rematch = new_game(3, 4, Options(dealer=0)).state
    assert rematch.seating == [1, 2, 3, 0]
    assert new_game(3, 4, Options(dealer=3)).state.seating == [0, 1, 2, 3]


@pytest.mark.parametrize(("players", "options"), [(1, Options()), (9, Options()), (11, Options(max_players=10))])
def test_too_few_or_too_many_players_are_refused(players: int, options: Options) -> None:  # R1
    with pytest.raises(BadOption):
        new_game(1, players, options)


def test_a_dealer_who_does_not_exist_is_refused() -> None:  # R1
    with pytest.raises(BadOption):
        new_game(1, 4, Options(dealer=4))


def test_the_published_hash_fits_seed_and_deck_order() -> None:  # R5
    game = new_game(77, 3)
    state = game.state
    (dealt,) = stored(game.take_events())
    order = [state.stacks[n % 3][n // 3] for n in range(69)] + state.pile[:-1]
    assert dealt.data["commitment"] == state.commitment == deck_hash(game.seed, order)
    assert deck_hash(78, order) != state.commitment
    assert deck_hash(77, [*order[1:], order[0]]) != state.commitment
    assert not any(card in str(dealt.data) for card in state.stacks[0] if len(card) > 1 and card not in state.pile)


def test_the_same_seed_and_events_give_the_same_game() -> None:  # R5 R6
    games = [new_game(9), new_game(9)]
    for game in games:
        while not game.over:
            if pattern(game.state) is not None:
                game.act("slap", game.state.flips % 4, {"air": False})
            if not game.over:
                step(game)
    assert games[0].digest() == games[1].digest()
    assert games[0].digest() != new_game(9).digest()


def test_a_challenge_knows_owner_kind_element_responder_and_chances() -> None:  # R9
    table = bench("a:@G1,2S b:4B,3C c:5C pile:Z turn:a")
    turn(table, 2)
    challenge = table.state.challenge
    assert challenge is not None
    assert (challenge.owner, challenge.by, challenge.element) == (0, "hymn", "G")
    assert (challenge.responder, challenge.chances, challenge.total) == (1, 2, 3)


def test_who_may_slap_and_why_not() -> None:  # R30 R35 R36 R49
    state = bench(
        "a:5C,2S b:9G,4B c:- d:8C,9C broke:c out:e e:- used:e locked:d pile:Z turn:a".replace("out:e ", "")
    ).state
    assert may_slap(state, 0) == "nothing"
    state.turned = 1
    assert [may_slap(state, seat) for seat in range(5)] == [None, None, None, "locked", "out"]
    assert may_slap(state, None) == may_slap(state, 5) == may_slap(state, -1) == "spectator"
    state.statuses[1] = "left"
    assert may_slap(state, 1) == "out"
    moves.stop(Bench(state))
    assert may_slap(state, 0) == "over"


def test_a_slap_is_recorded_with_what_it_paid_or_took() -> None:  # R31 R33
    table = bench("a:7C,2S b:7G,4B c:3C,8C,9S pile:Z turn:a")
    assert table.state.slap is None
    turn(table)
    fined = moves.slap(table, 2)
    assert (fined.seat, fined.outcome, fined.paid) == (2, "pay", ("3C", "8C"))
    turn(table)
    won = moves.slap(table, 0)
    assert table.state.slap == won
    assert won.took == ("3C", "8C", "Z", "7C", "7G")
    assert won.pattern is not None
    assert won.pattern.kind == "double"
    assert table.state.won == [1, 0, 0]


def test_what_comes_next_is_worked_out_without_being_applied() -> None:  # R37 R43
    table = bench("a:JC,2S b:9S c:3C,8C pile:Z turn:a")
    before = msgspec.json.encode(table.state)
    first = next_step(table.state)
    assert (first.kind, first.seat, first.card) == ("card", 0, "JC")
    assert msgspec.json.encode(table.state) == before
    turn(table, 2)
    collect = next_step(table.state)
    assert (collect.kind, collect.seat, table.state.pile) == ("collect", 0, ["Z", "JC", "9S"])
    end = bench("a:7C,2S b:- broke:b pile:Z turn:a")
    last = next_step(end.state)
    assert (last.kind, last.how, last.seat, end.state.pile) == ("end", "cards", 0, ["Z"])
    moves.close_window(end)
    again = next_step(end.state)
    assert (again.kind, again.how, again.seat) == ("end", "cards", 0)
    moves.close_window(end)
    assert end.state.stacks[0] == ["7C", "2S", "Z"]


def test_status_is_worked_out_only_at_the_close() -> None:  # R38
    table = bench("a:5C b:9G,4B c:3C,8C pile:Z turn:a")
    turn(table)
    assert table.state.statuses[0] == "in"
    assert status(table.state, 0) == "broke"
    moves.close_window(table)
    assert table.state.statuses == ["broke", "in", "in"]


def test_the_limit_ends_the_game_as_soon_as_the_pile_is_collected() -> None:  # R45
    table = bench("a:KC,2S b:5G,6G,7G,8G c:3C,4C pile:Z turn:a", flip_limit=300)
    table.state.flips = 299
    turn(table, 4)
    assert table.state.outcome is None
    assert next_step(table.state).kind == "collect"
    moves.close_window(table)
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.how, outcome.winners) == ("count", (0,))
    assert places(table.state) == ((1, 0), (2, 2), (3, 1))


def test_the_limit_waits_for_a_neutralised_pile_and_a_slap_counts_as_taking() -> None:  # R45
    table = bench("a:FOOL,2S,3S b:7C,4B,5B c:7G,8C pile:9C hist:9C turn:a", flip_limit=300)
    table.state.flips = 300
    turn(table, 3)
    assert table.state.outcome is None
    moves.slap(table, 0)
    assert table.state.outcome is not None
    assert table.state.outcome.how == "count"


def test_equal_counts_share_the_place() -> None:  # R45 R47
    table = bench("a:JC,2S,3S b:5G,4B,6B,7B,8B c:3C pile:- turn:a", flip_limit=300)
    table.state.flips = 299
    turn(table, 2)
    moves.close_window(table)
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0, 1)
    assert places(table.state) == ((1, 0), (1, 1), (3, 2))


def test_no_limit_never_counts_out() -> None:  # R45
    table = bench("a:JC,2S b:5G,4B c:3C pile:Z turn:a", flip_limit=None)
    table.state.flips = 100_000
    turn(table, 2)
    moves.close_window(table)
    assert table.state.outcome is None


def same_again(table: Bench, start: SlapState) -> None:
    """Play the pile that comes back to where it began: both jacks are lost in turn."""
    table.state.stacks = [list(stack) for stack in start.stacks]
    table.state.pile, table.state.history, table.state.turned = [], [], 0
    table.state.turn = 0
    turn(table, 2)
    moves.close_window(table)


def test_the_third_occurrence_of_a_position_ends_the_game_by_count() -> None:  # R46
    table = bench("a:JC,2S,9C b:5G,4B pile:- turn:a")
    start = msgspec.json.decode(msgspec.json.encode(table.state), type=SlapState)
    for _ in range(2):
        same_again(table, start)
        assert table.state.outcome is None
    same_again(table, start)
    assert table.state.outcome is not None
    assert (table.state.outcome.how, table.state.outcome.winners) == ("repetition", (0,))


@pytest.mark.parametrize("event", ["slap", "leave"])
def test_a_slap_or_departure_clears_the_memory_of_positions(event: str) -> None:  # R46 R48
    table = bench("a:JC,2S,9C b:5G,4B c:3C,8C,6S pile:- turn:a")
    start = msgspec.json.decode(msgspec.json.encode(table.state), type=SlapState)
    for _ in range(2):
        same_again(table, start)
    turn(table)
    assert table.state.positions
    moves.slap(table, 2) if event == "slap" else moves.leave(table, 2)
    assert table.state.positions == {}


def test_an_ignored_slap_clears_nothing() -> None:  # R46 R36
    table = bench("a:JC,2S,9C b:5G,4B pile:- turn:a")
    start = msgspec.json.decode(msgspec.json.encode(table.state), type=SlapState)
    same_again(table, start)
    moves.slap(table, 1)
    assert table.state.positions


def test_places_go_by_the_last_time_a_stack_ran_empty() -> None:  # R47
    """Ben runs out, Cy runs out, Ben slaps in and runs out again, then Dot: Ana, Dot, Ben, Cy."""
    table = bench("a:3C,4C b:5G c:5S d:9S,2G pile:- turn:b")
    turn(table, 2)
    moves.slap(table, 1)
    turn(table, 5)
    moves.close_window(table)
    assert table.state.ran_out == [2, 1, 3]
    assert table.state.outcome is not None
    assert places(table.state) == ((1, 0), (2, 3), (3, 1), (4, 2))


def test_stopping_ends_by_count_and_is_marked() -> None:  # R49
    game = new_game(4)
    for _ in range(30):
        step(game)
    counts = [len(stack) for stack in game.state.stacks]
    game.interrupt("stop", None, None, "host")
    assert game.over
    assert game.state.outcome is not None
    assert game.state.outcome.how == "stopped"
    assert game.state.outcome.winners == tuple(seat for seat in range(4) if counts[seat] == max(counts))
    with pytest.raises(GameOver):
        game.interrupt("stop", None, None, "host")


def test_stopping_carries_no_choice() -> None:  # R49
    game = new_game(4)
    with pytest.raises(NotAnOption):
        game.interrupt("stop", None, "please", "host")
    assert not game.over


def until(game: SlapGame, kind: str) -> None:
    while next_step(game.state).kind != kind:
        step(game)


def test_a_card_is_refused_while_something_is_due_and_a_close_while_nothing_is() -> None:  # R37 R43
    game = new_game(11)
    with pytest.raises(NotOffered):
        game.act("close", None, None, "echo")
    until(game, "collect")
    with pytest.raises(NotOffered):
        game.act("flip", None, None, "echo")
    with pytest.raises(NotOffered):
        game.act("award", None, 0, "echo")
    until(game, "end")
    game.act("close", None, None, "echo")
    assert game.over


def test_where_the_game_would_end_what_was_posted_before_can_still_happen() -> None:  # A15 R43
    for award in (False, True):
        game = new_game(11)
        until(game, "end")
        mover = game.state.turn
        assert mover is not None
        top = game.state.stacks[mover][0]
        if award:
            game.act("award", None, (mover + 1) % 4, "echo")
            assert game.state.outcome is not None
            assert game.state.outcome.winners == ((mover + 1) % 4,)
        else:
            game.act("flip", None, None, "echo")
            assert game.state.pile[-1] == top
            assert not game.over


def test_nobody_joins_after_the_deal_and_a_leaver_cannot_act() -> None:  # R48 R49
    game = new_game(11)
    with pytest.raises(WrongActor):
        game.act("slap", 4, {"air": False})
    game.act("leave", 2)
    for key, choice in (("slap", {"air": False}), ("leave", None)):
        with pytest.raises(WrongActor):
            game.act(key, 2, choice)


def test_a_card_in_the_air_goes_under_the_pile_when_its_owner_leaves() -> None:  # R48
    game = new_game(11)
    step(game)
    coming = next_step(game.state)
    assert coming.seat == 1
    game.act("leave", 1)
    assert game.state.pile[0] == coming.card
    assert next_step(game.state).seat == 2


def test_when_all_have_left_nobody_wins() -> None:  # R44 R48
    game = new_game(11, 2)
    game.act("leave", 0)
    game.act("leave", 1)
    assert next_step(game.state).kind == "end"
    game.act("close", None, None, "clock")
    assert game.over
    assert game.state.outcome is not None
    assert game.state.outcome.winners == ()


def with_pattern(seed: int) -> SlapGame:
    game = new_game(seed)
    while pattern(game.state) is None:
        step(game)
    return game


def test_a_lot_lets_one_of_those_named_win_and_is_drawn_by_the_games_own_chance() -> None:  # R30 R31
    winners = set()
    for seed in range(12):
        games = [with_pattern(seed), with_pattern(seed)]
        games[0].act("lot", None, [1, 3], "clock")
        games[1].act("lot", None, [3, 1], "clock")
        slaps = [game.state.slap for game in games]
        assert slaps[0] == slaps[1]
        assert slaps[0] is not None
        assert slaps[0].outcome == "win"
        winners.add(slaps[0].seat)
    assert winners == {1, 3}


def test_a_lot_needs_somebody_and_a_pattern() -> None:  # R33
    game = with_pattern(3)
    before = game.digest()
    for choice in ([], [4], [1, 1]):
        with pytest.raises(NotAnOption):
            game.act("lot", None, choice, "clock")
    assert game.digest() == before
    fresh = new_game(3)
    step(fresh)
    with pytest.raises(NotOffered):
        fresh.act("lot", None, [1], "clock")
