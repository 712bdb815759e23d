"""Computer players above *easy* go by what their seat has seen of others; *easy* does not know that it has."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.cosmic import moves
from bot.cosmic.ai.choosing import TEMPERS, Level
from bot.cosmic.ai.estimate import possible_answers
from bot.cosmic.ai.imagine import imagine
from bot.cosmic.ai.odds import laid_by, remembered_lead
from bot.cosmic.ai.player import EASY, LEVELS, NORMAL, Computer
from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_seat
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Dice
from proving.cosmic.walk import Walk
from tests.cosmic.table import Table


def fair() -> Dice:
    """Dice that fall alike in every test."""
    return Random(1).randrange


def choosing(*hand: str, until: str = "card") -> Table:
    """Seat 0 attacks seat 1, which has this hand, with four tokens against four; both choose their cards."""
    table = Table(hands={0: ["A12", "A20", "A6"], 1: hand, 2: ["A8"], 3: ["A8"]})
    return table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4}).run(until=until)


def reader(table: Table) -> SeatView:
    moves.show_hand(table.game, 1, (0,), "mind")
    return see_seat(table.state, 0)


def test_what_was_read_is_in_every_imagined_hand() -> None:
    dice = fair()
    view = reader(choosing("A30", "A4", "edict.plague"))
    faces = [sorted(map(cards.face, imagine(view, dice)[1])) for _ in range(20)]
    assert faces == [["A30", "A4", "edict.plague"]] * 20
    assert set(possible_answers(view, dice)) == {"A30", "A4"}


def test_what_is_likely_is_in_as_many_hands() -> None:
    dice = fair()
    table = choosing("A30", "A4", "A5", "A7")
    moves.show_hand(table.game, 1, (0,), "mind")
    moves.give_card(table.game, 1, 2, table.state.players[1].hand[:1], "consolation")
    view = see_seat(table.state, 0)
    worlds = [imagine(view, dice) for _ in range(400)]
    there = sum(any(card.startswith("A30.") for card in world[1]) for world in worlds)
    elsewhere = sum(any(card.startswith("A30.") for card in world[2]) for world in worlds)
    assert 270 <= there <= 330
    assert 70 <= elsewhere <= 130


def test_a_face_that_somebody_has_named_is_in_the_hand_and_nothing_is_twice() -> None:
    dice = fair()
    table = choosing("A30", "A4")
    moves.tell_found(table.game, 1, "A4", found=True)
    view = see_seat(table.state, 0)
    for _ in range(20):
        hands = imagine(view, dice)
        assert "A4" in map(cards.face, hands[1])
        assert max(Counter(card for hand in hands for card in hand).values()) == 1


def test_one_of_the_known_cards_may_be_the_one_that_lies_face_down() -> None:
    dice = fair()
    table = choosing("A30", "A4", "C")
    moves.show_hand(table.game, 1, (0,), "mind")
    moves.lay_card(table.game, 1, table.state.players[1].hand[1])
    view = see_seat(table.state, 0)
    found = {tuple(sorted(map(cards.face, imagine(view, dice)[1]))) for _ in range(60)}
    assert found == {("A30", "A4"), ("A30", "C"), ("A4", "C")}


@pytest.mark.parametrize("seed", range(3))
def test_hands_with_memory_fit_what_the_seat_sees(seed: int) -> None:
    walk = Walk(seed, 4, Options(powers_per_player=2), powers=[["mind", "demon"], ["trader"], ["will"], ["miser"]])
    dice = Random(seed).randrange
    remembered = 0
    for _ in range(250):
        if walk.game.over:
            break
        walk.step()
        if not walk.game.state.challenges:
            continue
        view = see_seat(walk.game.state, seed)
        remembered += len(view.known)
        hands = imagine(view, dice)
        every = [*(card for hand in hands for card in hand), *view.table.discard, *(row.card for row in view.stacked)]
        assert len(set(every)) == len(every), "what is known to lie in the deck is in no hand"
        assert [len(hand) for hand in hands] == [player.hand for player in view.table.players]
    assert remembered


def test_of_a_hand_that_was_read_only_its_cards_are_expected() -> None:
    shares = dict(laid_by(reader(choosing("A30", "A4", "edict.plague")), "defense"))
    assert set(shares) == {"A30", "A4"}
    assert sum(shares.values()) == pytest.approx(1)
    assert shares["A30"] > shares["A4"]
    assert dict(laid_by(reader(choosing("C", "C")), "defense")) == {"C": 1.0}


@pytest.mark.parametrize(("cards", "helped"), [(("A30", "A40"), -1), (("A4", "A6"), 1)])
def test_a_bystander_reckons_with_the_cards_that_it_has_seen(cards: tuple[str, ...], helped: int) -> None:
    """Seat 2 sees the hand of the defense: low cards favour the offense."""
    table = choosing(*cards)
    assert remembered_lead(see_seat(table.state, 2)) == 0
    moves.show_hand(table.game, 1, (2,), "mind")
    assert helped * remembered_lead(see_seat(table.state, 2)) > 3
    assert remembered_lead(see_seat(table.state, 3)) == 0


def test_who_is_known_to_have_a_compromise_lays_one_more_often() -> None:
    def share(view: SeatView) -> float:
        return dict(laid_by(view, "defense")).get("C", 0)

    unknown = see_seat(choosing("C", "A9").state, 0)
    assert share(reader(choosing("A10", "A9"))) == 0
    assert share(unknown) < share(reader(choosing("C", "A9")))


@pytest.mark.parametrize("level", [level for level in LEVELS.values() if level is not EASY], ids=lambda one: one.name)
def test_who_has_read_the_hand_wins_with_no_more_than_it_takes(level: Level) -> None:
    """Against an attack 8 a 12 is enough; against a 13 the 20 is laid."""
    for hand, wanted in (("A8", "A12"), ("A13", "A20")):
        table = choosing(hand, "edict.plague")
        view = reader(table)
        ask = next(ask for ask in table.open("card") if ask.seat == 0)
        for temper in TEMPERS.values():
            assert cards.face(str(Computer(temper, fair(), level).answer(view, ask))) == wanted


def test_easy_answers_as_if_it_had_seen_nothing() -> None:
    table = choosing("A8", "edict.plague")
    before = see_seat(table.state, 0)
    view = reader(table)
    ask = next(ask for ask in table.open("card") if ask.seat == 0)
    for seed in range(20):
        with_memory, without = (Computer(next(iter(TEMPERS.values())), Random(seed).randrange) for _ in range(2))
        assert with_memory.answer(view, ask) == without.answer(before, ask)
    assert not EASY.remembers
    assert NORMAL.remembers
