"""Methods for effects that do one usual thing: ``brace = calling(REVEALED.when(roles.main))``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec import Struct, structs

from bot.cosmic import moves
from bot.cosmic.engine import dispatch
from bot.cosmic.kinds.hooks import Hook, Mine, Modifier, Moment, Replacement, Response, Situation
from bot.cosmic.kinds.questions import Question
from bot.cosmic.model import aims, board
from bot.cosmic.model.hook_args import Totals
from bot.cosmic.model.state import Cosmic, Datum, Use
from bot.kernel.codec import Plain
from bot.kernel.flow import Flow

A = TypeVar("A")
C = TypeVar("C", bound=Plain)
R = TypeVar("R", None, Flow[None])
S = TypeVar("S")
V = TypeVar("V", bound=Struct)


def calling(window: Moment) -> Callable[[object, Cosmic, Mine], None]:
    """A method that does nothing in its window but ``dispatch.call``."""

    @window
    def called(effect: object, game: Cosmic, my: Mine) -> None:
        dispatch.call(game, my)

    return called


def doing(window: Moment, act: Callable[[Situation[None]], R]) -> Callable[[object, Cosmic, Mine], R]:
    """A method that makes one move in its window."""

    @window
    def done(effect: object, game: Cosmic, my: Mine) -> R:
        return act(Situation(game, my, None))

    return done


def changing(
    asked: Modifier[A, S], change: Callable[[Situation[S], A], A]
) -> Callable[[object, Cosmic, Mine, A, S], A]:
    """A method that makes another value of the one that is asked about."""

    @asked
    def changed(effect: object, game: Cosmic, my: Mine, value: A, subject: S) -> A:
        return change(Situation(game, my, subject), value)

    return changed


def undoing(response: Response) -> Callable[[object, Cosmic, Mine, Use], None]:
    """A method that cancels the use that it answers, and does nothing else."""

    @response
    def undone(effect: object, game: Cosmic, my: Mine, use: Use) -> None:
        moves.cancel(game, use)

    return undone


def alike(hook: Hook, method: Callable[..., Any]) -> Callable[..., Any]:
    """A method that does on this hook what another one does on its own."""

    def same(*about: Any) -> Any:
        return method(*about)

    decorate: Any = hook
    decorate(same)
    return same


def affirming(asked: Modifier[bool, S]) -> Callable[[object, Cosmic, Mine, bool, S], bool]:
    """A method that says yes to what is asked."""

    @asked
    def affirmed(effect: object, game: Cosmic, my: Mine, value: bool, subject: S) -> bool:
        return True

    return affirmed


def setting(hook: Modifier[V, Any] | Replacement[V], **fields: Any) -> Callable[..., V]:
    """A method that sets these fields of what is asked, or is about to happen."""

    def settled(effect: object, game: Cosmic, my: Mine, value: V, subject: object = None) -> V:
        return structs.replace(value, **fields)

    decorate: Callable[..., Any] = hook
    decorate(settled)
    return settled


def adding(
    sums: Modifier[Totals, None], points: Callable[[Situation[None]], int]
) -> Callable[[object, Cosmic, Mine, Totals, None], Totals]:
    """A method that adds so many points to the total of the holder's side."""

    @sums
    def added(effect: object, game: Cosmic, my: Mine, value: Totals, subject: None) -> Totals:
        return value.adding(board.side_of(game.state, my.seat), points(Situation(game, my, None)))

    return added


def naming(
    aim: aims.Aim[C],
    asked: Question,
    options: Callable[[Situation[None]], Iterable[C]],
    usual: Callable[[Situation[None]], C | None] = lambda now: None,
) -> Callable[[object, Cosmic, Mine], Flow[dict[str, Datum]]]:
    """An ``aim`` by which the holder names an option with the use; silence the ``usual`` one, else the first."""

    def named(effect: object, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        now = Situation(game, my, None)
        found, wanted = [*options(now)], usual(now)
        default = found[0] if wanted is None or wanted not in found else wanted
        return aim.to((yield from asked.one_of(my.seat, found, default=default)))

    return named
