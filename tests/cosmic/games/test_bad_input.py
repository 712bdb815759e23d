"""Whatever nobody may do is refused with a reason and a rule, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.words import question_text
from bot.kernel.game import Game
from bot.kernel.saved import AlreadyNoted, NotAnOption, NotAsked, Refused, Saved, WrongActor
from proving.cosmic.walk import Walk
from tests.cosmic.table import Table
from tests.words.voices import EN


def refused(table: Table, kind: type[Refused], attempt: Callable[[], object]) -> None:
    """The attempt is refused and the game is what it was."""
    digest, asks = table.game.digest(), dict(table.game.asks)
    with pytest.raises(kind):
        attempt()
    assert table.game.digest() == digest
    assert dict(table.game.asks) == asks
    assert table.game.take_events() == []


def at(table: Table, key: str) -> int:
    """The number of the open question with this key."""
    return next(number for number, ask in table.game.asks.items() if ask.key == key)


@pytest.mark.parametrize("target", ["red-1", "blue-6", "yellow-1", "", 3, None, ["blue-1"]])
def test_a_target_outside_the_destiny_system_is_refused_4_3_2(target: object) -> None:
    table = Table().run(until="target")
    refused(table, NotAnOption, lambda: table.game.answer(at(table, "target"), 0, target))  # type: ignore[arg-type]  # an answer of another type
    told = question_text.refusal(EN, NotAnOption("target", target), table.open("target")[0])  # type: ignore[arg-type]  # an answer of another type
    assert "(cosmic 4.3.2)" in told


@pytest.mark.parametrize("shares", [{"blue-1": 1}, {"red-1": 5}, {"red-1": 0}, {"red-1": -1}, {"red-1": 2, "warp": 1}])
def test_tokens_that_are_not_there_or_not_one_s_own_are_refused_4_4_1(shares: dict[str, int]) -> None:
    table = Table().wish(0, "target", "blue-1").run(until="commit")
    refused(table, NotAnOption, lambda: table.game.answer(at(table, "commit"), 0, shares))


@pytest.mark.parametrize("card", ["A20.1", "A8.99", "edict.plague.1", "flare.zombie", "C"])
def test_a_card_that_is_not_held_is_refused_4_7_4(card: str) -> None:
    table = Table(hands={0: ["A6", "C", "edict.keeper"], 1: ["A7", "C"]}).run(until="card")
    number = next(n for n, ask in table.game.asks.items() if ask.key == "card" and ask.seat == 0)
    refused(table, NotAnOption, lambda: table.game.answer(number, 0, card))


def test_others_spectators_and_departed_players_may_not_answer_8_15() -> None:
    table = Table().run(until="target")
    number = at(table, "target")
    for seat in (1, 3, 9, -1):
        refused(table, WrongActor, partial(table.game.answer, number, seat, "blue-1"))
    table.interrupt("concede", 2)
    refused(table, WrongActor, lambda: table.game.answer(number, 2, "blue-1"))


def test_a_closed_question_is_refused_and_a_repeat_only_noted_8_16() -> None:
    table = Table().run(until="target")
    number = at(table, "target")
    table.game.answer(number, 0, "blue-1")
    table.game.take_events()
    refused(table, AlreadyNoted, lambda: table.game.answer(number, 0, "blue-1"))
    refused(table, Refused, lambda: table.game.answer(number, 0, "blue-2"))
    refused(table, NotAsked, lambda: table.game.answer(number + 10_000, 0, "blue-1"))


def test_a_changed_question_keeps_the_longest_valid_prefix_of_the_phase() -> None:
    walk = Walk(5, 4, Options())
    while len(walk.game.log) < 4 or walk.game.over:
        walk.step()
    saved = walk.game.save()
    log = list(saved.log)
    log[2] = msgspec.structs.replace(log[2], key="was.renamed")
    again = Game.resume(COSMIC, Saved(saved.snapshot, tuple(log), saved.next_ask, saved.phase))
    assert [row.key for row in again.game.log] == [row.key for row in saved.log[:2]]
    assert again.dropped == tuple(log[2:])
    assert again.game.asks or again.game.actions
