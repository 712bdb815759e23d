"""A card that was seen is remembered until it has left; one that left unseen makes it less likely, never wrong."""

from __future__ import annotations

from random import Random

import pytest

from bot.cosmic import moves
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds import registry
from bot.cosmic.memory import book
from bot.cosmic.memory.handlers import HANDLERS
from bot.cosmic.model import cards, ids
from bot.cosmic.model.options import FlagValue, Options
from bot.cosmic.model.records import CERTAIN, FAINT, Memory
from bot.cosmic.model.state import CosmicState
from bot.cosmic.seen.project import see_seat
from bot.kernel.ask import Choice
from bot.kernel.codec import decode_plain, encode
from bot.kernel.game import Game
from bot.kernel.saved import InformationGained
from proving.cosmic.every_power import tables
from proving.cosmic.walk import Walk
from tests.cosmic.memory import known, remembers
from tests.cosmic.table import Table


def read(*, hand: tuple[str, ...] = ("A14", "A8", "C", "A6"), readers: tuple[int, ...] = (0,)) -> Table:
    """Seat 0, or whoever ``readers`` are, have read the hand of seat 1."""
    table = Table(hands={0: ["A10"], 1: hand, 2: ["A20"], 3: ["A7"]})
    moves.show_hand(table.game, 1, readers, "mind")
    return table


def of(table: Table, seat: int, *faces: str) -> list[str]:
    """Cards in a hand by their faces."""
    hand = table.state.players[seat].hand
    return [next(card for card in hand if cards.face(card) == face) for face in faces]


def test_a_card_that_is_discarded_is_forgotten_and_the_others_stay_certain() -> None:
    table = read()
    moves.discard_from_hand(table.game, 1, of(table, 1, "A8"), "plague")
    assert known(table, 0, 1) == ["A14", "A6", "C"]


def test_a_card_that_was_laid_is_remembered_until_it_has_left_the_table() -> None:
    table = read().wish(0, "target", "blue-1").run(until="card")
    moves.lay_card(table.game, 1, *of(table, 1, "A14"))
    moves.lay_card(table.game, 0, *of(table, 0, "A10"))
    assert known(table, 0, 1) == ["A14", "A6", "A8", "C"], "nobody can tell which one lies there"
    assert known(table, 3, 1) == []
    moves.reveal_cards(table.game)
    assert known(table, 3, 1) == ["A14"]
    moves.release_challenge_cards(table.game)
    assert known(table, 0, 1) == ["A6", "A8", "C"]
    assert known(table, 3, 1) == []


def test_what_is_given_away_openly_is_remembered_with_whoever_has_it_now() -> None:
    table = read()
    moves.give_card(table.game, 1, 0, of(table, 1, "A14"), "consolation")
    assert known(table, 0, 1) == ["A6", "A8", "C"]
    assert known(table, 1, 0) == ["A14"]


def test_a_card_taken_by_chance_leaves_every_other_one_less_likely() -> None:
    table = read()
    moves.give_card(table.game, 1, 2, of(table, 1, "A14"), "consolation")
    assert known(table, 0, 1) == []
    assert known(table, 0, 1, odds=75) == known(table, 0, 2, odds=25) == ["A14", "A6", "A8", "C"]
    moves.give_card(table.game, 1, 2, of(table, 1, "A8"), "consolation")
    assert known(table, 0, 1, odds=50) == ["A14", "A6", "A8", "C"]
    assert known(table, 0, 2, odds=50) == ["A14", "A6", "A8", "C"]


def test_what_is_shown_again_is_certain_again_and_nowhere_else() -> None:
    table = read()
    moves.give_card(table.game, 1, 2, of(table, 1, "A14"), "consolation")
    moves.show_cards(table.game, 1, of(table, 1, "A8"), None, "confession_moon")
    assert known(table, 0, 1) == ["A8"]
    assert known(table, 0, 2, odds=25) == ["A14", "A6", "C"]
    moves.show_hand(table.game, 1, (0,), "mind")
    assert known(table, 0, 1) == ["A6", "A8", "C"]


def test_a_whole_hand_that_changes_hands_is_still_certain() -> None:
    table = read(readers=(0, 3))
    moves.exchange_hands(table.game, 1, 2, "trader")
    assert known(table, 0, 2) == known(table, 3, 2) == ["A14", "A6", "A8", "C"]
    assert known(table, 2, 1) == ["A20"]
    assert 0 not in remembers(table, 1)


def test_what_is_faint_is_forgotten() -> None:
    table = read(hand=("A14", "A8"))
    for _ in range(20):
        card = table.state.players[1].hand[0]
        moves.give_card(table.game, 1, 2, [card], "consolation")
        moves.give_card(table.game, 2, 1, [card], "consolation")
    rows = see_seat(table.state, 0).known
    assert all(FAINT <= row.odds < CERTAIN for row in rows)
    moves.put_away(table.game, 1, table.state.players[1].hand[:1])
    assert see_seat(table.state, 0).known == rows, "what waits beside the table comes back"


def test_two_hands_shuffled_together_leave_what_one_has_put_in_and_not_got() -> None:
    table = read(readers=(0, 3))
    moves.mingle_hands(table.game, 0, 1, "oracle")
    both = {"A10", "A14", "A6", "A8", "C"}
    assert set(known(table, 0, 1)) == both - set(table.hand(0))
    assert known(table, 3, 1) == []
    assert known(table, 3, 1, odds=80) == ["A14", "A6", "A8", "C"]


def test_a_hand_that_is_dealt_anew_is_not_remembered() -> None:
    table = read()
    moves.new_deal(table.game)
    assert table.state.memory == Memory()


def test_who_has_left_is_forgotten_and_remembers_nothing() -> None:
    table = read(readers=(0, 2))
    moves.depart(table.game, 2)
    assert 2 not in table.state.memory.hands
    moves.depart(table.game, 1)
    assert table.state.memory.hands == {}


def test_stored_cards_go_where_their_power_goes() -> None:
    table = Table(("miser", "", "", ""), hands={0: ["A10"]}, hoards={"miser": ["A30", "A40"]})
    moves.exchange_hoard(table.game, 0)
    moves.show_hand(table.game, 0, (2,), "mind")
    moves.exchange_hoard(table.game, 0)
    assert known(table, 2, 0) == ["A30", "A40"], "nobody can tell that hand and hoard have changed places"
    moves.lend_power(table.game, 0, 3)
    assert known(table, 2, 0, odds=34) == known(table, 2, 3, odds=66) == ["A30", "A40"]
    assert known(table, 0, 3) == ["A30", "A40"]


def test_remembered_cards_and_odds_come_back_from_a_save_to_the_byte() -> None:
    table = read(readers=(0, 3))
    moves.give_card(table.game, 1, 2, of(table, 1, "A14"), "consolation")
    table.run()
    saved = Game.resume(COSMIC, table.game.save()).game
    assert table.state.memory.hands
    assert encode(saved.state.memory) == encode(table.state.memory)
    table.check()


def test_a_game_saved_before_anything_was_remembered_goes_on() -> None:
    walk = Walk(3, 4, Options())
    walk.run(60)
    saved = walk.game.save()
    envelope = decode_plain(saved.snapshot)
    del envelope["state"]["memory"]
    again = Game.resume(COSMIC, saved.__class__(encode(envelope), saved.log, saved.next_ask, saved.phase))
    assert again.dropped == ()
    assert again.strayed is None


def test_an_offer_that_is_taken_back_was_not_heard() -> None:
    table = Table(hands={0: ["C", "A4"], 1: ["C"]}).wish(0, "card", "C").wish(1, "card", "C").run(until="deal")
    give: dict[str, Choice] = {"goods": of(table, 0, "A4"), "grant": None}
    nothing: dict[str, Choice] = {"goods": [], "grant": None}
    table.act("deal.offer.offense", 0, {"give": give, "take": nothing})
    assert known(table, 3, 0) == ["A4", "C"]
    table.game.undo(0)
    assert known(table, 3, 0) == ["C"]


def test_once_somebody_learned_something_it_is_taken_back_with_consent_alone() -> None:
    walk = Walk(5, 4, Options(powers_per_player=2))
    asked = 0
    for _ in range(300):
        game = walk.game
        before, phase = encode(game.state.memory), game.save().phase
        walk.step()
        if encode(game.state.memory) != before and game.save().phase == phase:
            with pytest.raises(InformationGained):
                game.undo()
            game.undo(consent=True)
            asked += 1
            assert encode(game.state.memory) == before
    assert asked > 3


def test_a_flare_comes_back_to_its_store_whoever_has_that_by_then() -> None:
    hoards, hands = {"miser": ["flare.hurtz", "A4"]}, {0: ["A10"], 1: ["A8"]}
    table = Table(("miser", "", "", ""), hoards=hoards, hands=hands, flares="retained")
    table.wish(0, "checkpoint.between", "flare.hurtz").wish(0, "hurtz.wild.taker", 1).wish(1, "hurtz.wild.accept", True)
    table.run(until="target")
    assert "flare.hurtz" in book.holds(table.state, 1)
    assert "flare.hurtz" not in known(table, 2, 0)
    assert "flare.hurtz" in known(table, 2, 1)
    table.run().check()


def sure(state: CosmicState) -> int:
    """Count the certain rows; each has to be true, and so has what is known of the deck."""
    count = 0
    for watcher, rows in state.memory.hands.items():
        for row in rows:
            assert row.card not in state.players[watcher].hand
            if row.odds == CERTAIN:
                held = book.holds(state, row.seat)
                assert row.card in (held if ids.is_copy(row.card) else map(cards.face, held)), (watcher, row)
                count += 1
        assert len({(row.card, row.seat) for row in rows}) == len(rows)
    for placed in state.memory.deck.values():
        assert all(state.deck[row.depth] == row.card for row in placed)
    return count


@pytest.mark.parametrize("number", range(6))
def test_what_is_certain_is_true_whatever_happens(number: int) -> None:
    """Two powers each, all expansions, by chance: every table of every power through the tests."""
    every = list(tables(sorted(registry.POWERS)))
    found = 0
    for names in every[number::6]:
        seats = [names[seat::5] for seat in range(5)]
        extras: dict[str, FlagValue] = {"asteroids": "two_opposite", "moons": True, "zodiac": True}
        walk = Walk(number, 5, Options(powers_per_player=2, extras=extras), powers=seats, concede=150)
        for _ in range(1_000):
            if walk.game.over:
                break
            walk.step()
            found += sure(walk.game.state)
    assert found > 100


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(200))
def test_what_is_certain_is_true_in_whole_games(seed: int) -> None:
    names = sorted(registry.POWERS)
    picked = Random(seed).sample(names, 4)
    walk = Walk(seed, 4, Options(extras={"asteroids": "two_opposite"}), powers=[[name] for name in picked])
    for _ in range(800):
        if walk.game.over:
            break
        walk.step()
        sure(walk.game.state)


UNHEARD = {
    "armed": "a seat's own card",
    "bound": "a seat's own card",
    "void": "an offer of a seat's own",
    "put_away_cards": "what waits comes back",
    "resolves": "it was announced",
    "cancelled": "it was announced",
    "done": "it was announced",
    "handed_on": "it is claimed later",
    "called": "it was announced",
    "used": "a power",
    "bonded": "it was announced",
    "unbonded": "a flare that has left",
    "laid_open": "the game is over",
    "piles_open": "the game is over",
    "deck": "a number",
    "redealt": "a number",
    "signs": "of no hand",
    "zodiac_left": "of no hand",
    "destiny": "of no hand",
    "destiny_pile": "a number",
    "destiny_shuffled": "a number",
}
"""Kinds of events that name cards and let nobody remember anything, and why."""


def test_every_event_that_names_a_card_is_heard() -> None:
    named: set[str] = set()
    for seed in range(4):
        walk = Walk(seed, 5, Options(powers_per_player=2, extras={"zodiac": True, "moons": True}))
        for _ in range(300):
            if walk.game.over:
                break
            named |= {event.kind for event in walk.step() if {"card", "cards", "gained", "old"} & event.data.keys()}
    assert named - {kind.kind for kind in HANDLERS} - set(UNHEARD) == set()
