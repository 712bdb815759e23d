"""Answers, actions, refusals, numbers of questions, interrupts, and what may be taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.kernel.codec import encode
from bot.kernel.game import Game
from bot.kernel.saved import (
    AlreadyNoted,
    GameOver,
    InformationGained,
    NotAnOption,
    NotAsked,
    NothingToUndo,
    NotOffered,
    Refused,
    WrongActor,
)
from proving.saving import standing, stored
from tests.kernel import auction

HANDS = ((9, 2, 3), (18, 4, 5), (7, 6, 1))


def bidding(hands: tuple[tuple[int, ...], ...] = HANDS) -> Game[auction.State]:
    """A game in which all three are bidding; seat 0 wins with 9 against 8 and 7."""
    game = auction.new(hands=hands)
    auction.say(game, "lot.insure", 0, True)
    return game


def paying() -> Game[auction.State]:
    game = bidding()
    for seat, card in ((2, 7), (0, 9), (1, 18)):
        auction.say(game, "lot.bid", seat, card)
    return game


def haggling() -> Game[auction.State]:
    """A game in which seats 1 and 2 may make offers to seat 0."""
    for seed in range(20):
        game = auction.new(seed, hands=HANDS)
        auction.say(game, "lot.insure", 0, True)
        for seat, card in ((0, 9), (1, 18), (2, 7)):
            auction.say(game, "lot.bid", seat, card)
        auction.say(game, "lot.pay", 0, 3)
        auction.say(game, "lot.throw", 0, [2])
        if game.actions:
            return game
    raise AssertionError("no odd prize in twenty games")


def test_simultaneous_questions_resume_when_the_last_has_answered_and_log_each_answer_at_once() -> None:
    game = bidding()
    auction.say(game, "lot.bid", 2, 7)
    auction.say(game, "lot.bid", 0, 9)
    assert [(row.seat, row.choice) for row in game.log[1:]] == [(2, 7), (0, 9)]
    assert [ask.seat for ask in game.asks.values()] == [1]
    assert game.state.hands[0] == [9, 2, 3]
    auction.say(game, "lot.bid", 1, 18)
    assert game.state.hands[0] == [2, 3]
    assert [ask.key for ask in game.asks.values()] == ["lot.pay"]


def test_an_action_resumes_at_once_and_its_actor_may_be_no_seat() -> None:
    game = haggling()
    assert game.phase is not None
    assert game.phase.name == "haggle"
    game.act("haggle.offer", 2, 3)
    game.act("haggle.bell", by="clock")
    assert [(row.seat, row.by) for row in game.take_decisions()[-2:]] == [(2, "player"), (None, "clock")]
    assert game.actions[0].key == "pause.on"


def test_pushed_frames_run_first_to_last_and_then_the_phase_begins_anew() -> None:
    game = haggling()
    names = [game.phase]
    game.act("haggle.bell")
    names.append(game.phase)
    game.act("pause.on")
    names.append(game.phase)
    assert [frame.name for frame in names if frame] == ["haggle", "pause", "lot"]
    assert game.state.lots == 2


def test_decisions_that_end_a_phase_are_not_lost() -> None:
    game = haggling()
    assert game.log == ()
    taken = game.take_decisions()
    assert [row.key for row in taken] == ["lot.insure", *["lot.bid"] * 3, "lot.pay", "lot.throw"]
    assert {row.phase for row in taken} == {2}
    assert [row.seq for row in taken] == list(range(6))


REFUSALS: list[tuple[type[Refused], Callable[[], Game[auction.State]], Callable[[Game[auction.State]], object]]] = [
    (NotAsked, bidding, lambda game: game.answer(999, 0, 9)),
    (WrongActor, bidding, lambda game: game.answer(min(game.asks), 1, 9)),
    (NotAnOption, bidding, lambda game: game.answer(min(game.asks), 0, 10)),
    (NotAnOption, bidding, lambda game: game.answer(min(game.asks), 0, "9")),
    (NotAnOption, bidding, lambda game: game.answer(min(game.asks), 0, None)),
    (NotOffered, bidding, lambda game: game.act("haggle.offer", 1, 1)),
    (NotOffered, bidding, lambda game: game.interrupt("lot.bid", 0, 9)),
    (NotOffered, haggling, lambda game: game.act("haggle.steal", 1)),
    (WrongActor, haggling, lambda game: game.act("haggle.offer", 0, 1)),
    (WrongActor, haggling, lambda game: game.act("haggle.offer", None, 1)),
    (WrongActor, haggling, lambda game: game.act("haggle.bell", 1)),
    (NotAnOption, haggling, lambda game: game.act("haggle.offer", 1, 4)),
    (NotAnOption, haggling, lambda game: game.act("haggle.offer", 1)),
    (NotAnOption, haggling, lambda game: game.act("haggle.take", 0, 1)),
    (NotAsked, haggling, lambda game: game.answer(999, 0, 9)),
    (auction.TooLate, bidding, lambda game: game.interrupt("leave", None)),
    (auction.TooLate, paying, lambda game: game.interrupt("gift", 1, 1)),
]


@pytest.mark.parametrize(("refusal", "make", "what"), REFUSALS)
def test_a_refused_input_leaves_the_game_unchanged(
    refusal: type[Refused],
    make: Callable[[], Game[auction.State]],
    what: Callable[[Game[auction.State]], object],
) -> None:
    game = make()
    before = (standing(game), game.digest(), game.save(), dict(game.asks), list(game.events))
    with pytest.raises(refusal):
        what(game)
    assert (standing(game), game.digest(), game.save(), dict(game.asks), list(game.events)) == before
    assert len(game.take_decisions()) == len(make().take_decisions())


def test_the_repeat_of_an_accepted_answer_says_what_was_noted() -> None:
    game = bidding()
    number = auction.say(game, "lot.bid", 2, 7)
    with pytest.raises(AlreadyNoted) as noted:
        game.answer(number, 2, 6)
    assert noted.value.choice == 7
    with pytest.raises(NotAsked):
        game.answer(number, 1, 6)


def test_the_repeat_is_known_after_a_resume_and_after_the_phase() -> None:
    game = bidding()
    number = auction.say(game, "lot.bid", 2, 7)
    resumed = Game.resume(auction.RULES, stored(game.save())).game
    with pytest.raises(AlreadyNoted):
        resumed.answer(number, 2, 7)
    game = haggling()
    with pytest.raises(AlreadyNoted):
        game.answer(1, 0, True)


def test_a_finished_game_refuses_everything() -> None:
    game = auction.new(players=2)
    game.interrupt("leave", 0, by="host")
    assert game.over
    assert (game.asks, game.actions, game.phase) == ({}, (), None)
    with pytest.raises(GameOver):
        game.act("haggle.bell")
    with pytest.raises(GameOver):
        game.answer(99, 1, 1)
    with pytest.raises(GameOver):
        game.interrupt("gift")
    assert Game.resume(auction.RULES, stored(game.save())).game.over


# --- interrupts ------------------------------------------------------------------------------------------------------


def test_an_interrupt_may_close_the_phase_and_go_elsewhere() -> None:
    game = paying()
    game.interrupt("leave", 1, by="host")
    assert [ask.key for ask in game.asks.values()] == ["lot.insure"]
    assert game.state.lots == 2
    assert game.log == ()
    assert game.take_decisions()[-1].key == "leave"


def test_an_interrupt_may_let_the_phase_go_on_with_its_questions_open() -> None:
    game = bidding()
    number = auction.say(game, "lot.bid", 1, 18)
    open_before = dict(game.asks)
    game.interrupt("gift", by="referee")
    assert dict(game.asks) == open_before
    assert game.state.coins == [11, 11, 11]
    assert number not in game.asks
    for seat, card in ((0, 9), (2, 7)):
        auction.say(game, "lot.bid", seat, card)
    again = Game.resume(auction.RULES, stored(game.save()))
    assert again.dropped == ()
    assert standing(again.game) == standing(game)


# --- undo ------------------------------------------------------------------------------------------------------------


def test_undo_is_free_until_another_has_acted() -> None:
    game = bidding()
    before = standing(game)
    auction.say(game, "lot.bid", 2, 7)
    assert game.undo(2).choice == 7
    assert standing(game) == before
    auction.say(game, "lot.bid", 2, 6)
    auction.say(game, "lot.bid", 1, 4)
    with pytest.raises(InformationGained) as refused:
        game.undo(2)
    assert refused.value.decision.seat == 1
    assert game.undo(1).choice == 4
    assert game.undo(2).choice == 6


def test_undo_is_not_free_once_chance_has_spoken() -> None:
    tie = ((9, 2, 3), (19, 4, 5), (7, 6, 1))
    game = bidding(tie)
    for seat, card in ((1, 19), (2, 7), (0, 9)):
        auction.say(game, "lot.bid", seat, card)
    with pytest.raises(InformationGained):
        game.undo(0)
    assert game.undo(0, consent=True).choice == 9
    assert [ask.seat for ask in game.asks.values()] == [0]


def test_undo_is_free_where_no_die_was_thrown() -> None:
    game = paying()
    assert game.undo(1).choice == 18


def test_a_reveal_on_the_way_into_a_phase_bars_no_decision_of_the_phase() -> None:
    game = bidding()
    assert game.undo(0).key == "lot.insure"
    with pytest.raises(NothingToUndo):
        game.undo(0)


def test_undo_never_lowers_the_number_of_the_next_question() -> None:
    game = bidding()
    old = auction.say(game, "lot.bid", 2, 7)
    for seat, card in ((0, 9), (1, 18)):
        auction.say(game, "lot.bid", seat, card)
    pay = min(game.asks)
    highest = game.save().next_ask
    game.undo(1)
    assert min(game.asks) >= highest
    with pytest.raises(NotAsked):
        game.answer(pay, 0, 1)
    with pytest.raises(AlreadyNoted):
        game.answer(old, 2, 7)
    resumed = Game.resume(auction.RULES, stored(game.save()))
    assert not resumed.renumbered
    assert resumed.game.asks == game.asks
    assert resumed.game.save() == game.save()
    assert encode(resumed.game.state) == encode(game.state)


def test_undone_decisions_are_not_handed_out() -> None:
    game = bidding()
    auction.say(game, "lot.bid", 2, 7)
    game.undo(2)
    assert [row.key for row in game.take_decisions()] == ["lot.insure"]
