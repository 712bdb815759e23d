"""Rules that raise: the table stands where it stood, and the case shows the fault again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.kernel.ask import Action, AskAny, AskMany
from bot.kernel.codec import decode, encode
from bot.kernel.event import Event
from bot.kernel.flow import End, Flow, Frame, Goto, Next, any_of, number
from bot.kernel.game import Game, Rules
from bot.kernel.saved import Case, RefereeNeeded
from proving.saving import reproduce, standing, stored
from tests.kernel import auction

WAIT = AskAny("wait", (Action("go"), Action("break"), Action("leap"), Action("loop"), Action("hush"), Action("twice")))


class Went(Event, frozen=True):
    lots: int


def fragile(game: Game[auction.State]) -> Flow[Next]:
    while True:
        got = yield from any_of(WAIT)
        game.state.lots += 1
        game.emit(Went(lots=game.state.lots))
        if got.key == "break":
            game.draw(6)
            raise ZeroDivisionError("a fault in the rules")
        if got.key in ("leap", "loop"):
            return Goto(got.key)
        if got.key == "hush":
            yield AskMany(())
        if got.key == "twice":
            yield from number(0, "leave", 1, 2)


def leap(game: Game[auction.State]) -> Next:
    raise ZeroDivisionError("a fault in the phase after it")


FRAGILE: Rules[auction.State] = replace(
    auction.RULES,
    start=Frame("fragile"),
    phases={"fragile": fragile, "leap": leap, "loop": lambda game: Goto("loop"), "end": lambda game: End()},
)
MENDED = replace(FRAGILE, phases={**FRAGILE.phases, "leap": lambda game: Goto("fragile")})


@pytest.mark.parametrize(
    ("key", "fault"),
    [
        ("break", "ZeroDivisionError"),
        ("leap", "ZeroDivisionError"),
        ("loop", "Runaway"),
        ("hush", "an empty question"),
        ("twice", "the key of an interrupt"),
    ],
)
def test_an_exception_restores_the_game_and_gives_a_case_that_shows_it_again(key: str, fault: str) -> None:
    game = Game.new(FRAGILE, 1, 3, auction.Options())
    game.act("go")
    game.act("go")
    before = (standing(game), game.digest(), game.save(), list(game.events), game.state.lots)
    with pytest.raises(RefereeNeeded) as needed:
        game.act(key, by="host")
    assert (standing(game), game.digest(), game.save(), list(game.events), game.state.lots) == before
    assert [row.key for row in game.take_decisions()] == ["go", "go"]
    case = decode(encode(needed.value.case), Case)
    assert case == needed.value.case
    assert fault in case.error
    assert case.decision is not None
    assert (case.decision.key, case.decision.by, case.saved) == (key, "host", game.save())
    with pytest.raises(RefereeNeeded):
        reproduce(FRAGILE, case)
    game.act("go")
    assert game.state.lots == 3


def test_the_table_may_retry_under_mended_rules() -> None:
    game = Game.new(FRAGILE, 1, 3, auction.Options())
    with pytest.raises(RefereeNeeded) as needed:
        game.act("leap")
    assert reproduce(MENDED, needed.value.case).phase == Frame("fragile")


def test_a_phase_that_cannot_begin_raises_with_a_case_without_decision() -> None:
    with pytest.raises(RefereeNeeded) as needed:
        Game.new(replace(FRAGILE, start=Frame("leap")), 1, 3, auction.Options())
    assert needed.value.case.decision is None


def test_a_log_on_which_new_rules_break_is_kept_up_to_there() -> None:
    patient = replace(FRAGILE, phases={"fragile": _patient})
    game = Game.new(patient, 1, 3, auction.Options())
    for key in ("go", "break", "go"):
        game.act(key)
    resumed = Game.resume(FRAGILE, stored(game.save()))
    assert [row.key for row in resumed.dropped] == ["break", "go"]
    assert [row.key for row in resumed.game.log] == ["go"]
    assert resumed.case is not None
    assert "ZeroDivisionError" in resumed.case.error


def _patient(game: Game[auction.State]) -> Flow[Next]:
    while True:
        yield from any_of(WAIT)


def test_a_fault_in_an_answer_reopens_its_question() -> None:
    rules = replace(FRAGILE, phases={"fragile": _asks_then_breaks})
    game = Game.new(rules, 1, 3, auction.Options())
    (ask_id,) = game.asks
    with pytest.raises(RefereeNeeded):
        game.answer(ask_id, 0, 2)
    assert list(game.asks) == [ask_id]
    game.answer(ask_id, 0, 1)
    assert game.over


def _asks_then_breaks(game: Game[auction.State]) -> Flow[Next]:
    if (yield from number(0, "fragile.number", 1, 2)) == 2:
        raise ZeroDivisionError
    return End()
