"""Checks of every saved game: it comes back as it was, and its last decision can be taken back and made again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bot.kernel.codec import decode, encode
from bot.kernel.flow import Rules
from bot.kernel.game import Game, Saved
from bot.kernel.saved import Case, InformationGained, NothingToUndo

S = TypeVar("S")
T = TypeVar("T")


def stored(saved: Saved) -> Saved:
    """As it comes back from the store."""
    return decode(encode(saved), Saved)


def standing(game: Game[S]) -> tuple[object, ...]:
    """All that matters of a game except the numbers of its questions, which undo raises."""
    return (
        encode(game.state),
        game.phase,
        game.log,
        game.actions,
        tuple(game.asks.values()),
        tuple(game.sealed.values()),
        game.over,
    )


def resumed(rules: Rules[S], game: Game[S]) -> Game[S]:
    """The game as it comes back from the store: the same one, to the byte."""
    again = Game.resume(rules, stored(game.save()))
    assert (again.dropped, again.case, again.strayed, again.renumbered) == ((), None, None, False)
    assert again.game.digest() == game.digest()
    assert standing(again.game) == standing(game)
    assert dict(again.game.asks) == dict(game.asks)
    assert again.game.save() == game.save()
    assert again.game.events == []
    assert again.game.take_decisions() == []
    return again.game


def back_and_forth(game: Game[S], step: Callable[[], T]) -> tuple[T, bool] | None:
    """Take one step, take its decision back, and make it again.

    What came of the step, and whether somebody had learned something by it; None if it ended a phase, for then nothing
    can be taken back.
    """
    before, phase = standing(game), game.save().phase
    told = step()
    after, made = standing(game), game.log[-1:]
    ended, learned = game.save().phase != phase, False
    try:
        last = game.undo()
    except NothingToUndo:
        assert ended
        return None
    except InformationGained:
        assert standing(game) == after
        last, learned = game.undo(consent=True), True
    assert not ended
    assert (last,) == made
    assert standing(game) == before
    game.repeat(last)
    assert standing(game) == after
    game.take_events()
    game.take_decisions()
    return told, learned


def reproduce(rules: Rules[S], case: Case) -> Game[S]:
    """Do what ``case`` broke on once more: raises ``RefereeNeeded`` if it still breaks, else gives the game after it.

    Raises a ``Refused`` if the rules no longer offer it.
    """
    game = Game.resume(rules, case.saved).game
    if case.decision is not None:
        game.repeat(case.decision)
    return game
