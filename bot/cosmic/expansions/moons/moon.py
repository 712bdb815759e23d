"""What a moon is: a class whose methods answer hooks, as those of powers do. What it tells players is in ``locales``.

``Mine.seat`` is its occupant, ``Mine.card`` its place. A method is asked only while the moon is at work: face up,
occupied, and not cancelled by another one (2.6.6).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from typing import Any, ClassVar

from bot.cosmic.expansions.moons.state import occupant, where
from bot.cosmic.kinds.effects import Answer, Effect, class_name
from bot.cosmic.kinds.hooks import Hook, Mine, Modifier
from bot.cosmic.model.state import NOBODY, Cosmic, CosmicState
from bot.kernel.flow import Flow
from bot.kernel.seat import Seat


class Kind(StrEnum):
    """When a moon works (2.6.6)."""

    INSTANT = "instant"
    CONTINUOUS = "continuous"
    SECRET = "secret"


class Moon(Effect):
    """One moon; the same object serves all games, so it keeps nothing in itself."""

    name: ClassVar[str]
    """That of the class and ``_moon``, unless it says another."""
    kind: ClassVar[Kind]
    cancels: ClassVar[str]
    """The moon with which it has no effect while both are at work; empty if there is none."""

    def __init_subclass__(cls, kind: Kind, cancels: str = "") -> None:
        """Register the moon. Raises ValueError if the name is taken."""
        cls.kind, cls.cancels = kind, cancels
        cls.name = vars(cls).get("name", f"{class_name(cls).removesuffix('_moon')}_moon")
        if cls.name in MOONS:
            raise ValueError(f"two moons are called {cls.name}")
        MOONS[cls.name] = cls()

    def resolve(self, game: Cosmic, seat: Seat, place: str) -> Flow[None]:
        """An instant moon was occupied by ``seat`` for the first time, or again after it was vacant.

        Nothing for the others: they work while they are occupied.
        """
        yield from ()


MOONS: dict[str, Moon] = {}
"""By name, in the order in which their modules were loaded."""


def at_work(state: CosmicState, moon: Moon) -> Mine | None:
    """Who has the effect of a moon now; None while it has none."""
    place = where(state, moon.name)
    if not place or (moon.cancels and where(state, moon.cancels)):
        return None
    seat = occupant(state, place)
    return None if seat == NOBODY else Mine(seat, moon.name, place, {})


def bound(moon: Moon, answer: Answer) -> Answer:
    """The answer of a moon as its expansion gives it: for the occupant, and only while the moon is at work."""
    told = answer.hook

    def applies(game: Cosmic, my: Mine, *subject: Any) -> bool:
        mine = at_work(game.state, moon)
        return mine is not None and (told.condition is None or bool(told.condition(game, mine, *subject)))

    method = _pure(moon, answer.method) if isinstance(told, Modifier) else _asking(moon, answer.method)
    hook: Hook = replace(told, condition=applies)
    return Answer(hook, method, moon.name)


def _pure(moon: Moon, method: Callable[..., Any]) -> Callable[..., Any]:
    def changed(game: Cosmic, my: Mine, value: Any, subject: Any) -> Any:
        mine = at_work(game.state, moon)
        return value if mine is None else method(game, mine, value, subject)

    return changed


def _asking(moon: Moon, method: Callable[..., Any]) -> Callable[..., Any]:
    def carried_out(game: Cosmic, my: Mine, *intent: Any) -> Any:
        mine = at_work(game.state, moon)
        return method(game, my if mine is None else mine, *intent)

    return carried_out
