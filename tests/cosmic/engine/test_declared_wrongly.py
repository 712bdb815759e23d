"""A mistake in a power is told with its own name and line: as its file is imported, or by its own test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.cosmic.challenge import roles
from bot.cosmic.engine.declarations import calling
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Edition, Kind, Level, Power
from bot.cosmic.kinds.hooks import LOSING, RESPONSE, REVEALED, TARGETING, TOKEN_VALUE, TOTALS
from bot.cosmic.kinds.questions import QUESTIONS
from bot.kernel.flow import Flow
from bot.kernel.saved import RefereeNeeded
from tests.cosmic.table import Table

HERE = Path(__file__).read_text(encoding="utf-8").splitlines()


@pytest.fixture(autouse=True)
def made_here() -> Iterator[None]:
    """Powers that exist for one test alone."""
    registry.load()
    before, asked = dict(registry.POWERS), dict(QUESTIONS)
    yield
    for known, kept in ((registry.POWERS, before), (QUESTIONS, asked)):
        known.clear()
        known.update(kept)  # type: ignore[arg-type]


def line(text: str) -> int:
    """The number of the first line of this file with a text."""
    return next(number for number, row in enumerate(HERE, 1) if text in row)


def declare(**members: Any) -> None:
    """A power with these members, as its file would declare it."""
    line = {"kind": Kind.MANDATORY, "edition": Edition.LATER, "level": Level.NOVICE}
    type("Hermit", (Power,), {"name": "test_hermit", **members}, **line)


def answering(hook: Callable[..., Any], method: Callable[..., Any]) -> Callable[..., Any]:
    """A method that answers a hook, whatever its shape."""
    found: Callable[..., Any] = hook(method)
    return found


def asks(self: object, game: object, my: object, value: object, subject: object) -> Flow[None]:
    yield from ()


@pytest.mark.parametrize(
    ("hook", "method", "says"),
    [
        (TOTALS, lambda self, game, my, value: value, "a method for totals takes (game, my, value, subject)"),
        (LOSING.before, lambda self, game, my: None, "a method for loss takes (game, my, intent)"),
        (REVEALED, lambda self, game, my, value: None, "a method for W8a takes (game, my)"),
        (RESPONSE, lambda self, game, my: None, "a method for response takes (game, my, use)"),
        (TOTALS, asks, "a method for totals asks nobody: it is no generator"),
    ],
)
def test_a_method_that_does_not_fit_its_hook_is_refused_as_it_is_declared(hook: Any, method: Any, says: str) -> None:
    with pytest.raises(TypeError) as wrong:
        declare(add=answering(hook, method))
    assert str(wrong.value) == f"Hermit.add: {says}"
    assert "test_hermit" not in registry.POWERS


@pytest.mark.parametrize(
    "hook", [TOTALS.when, LOSING.before.when, REVEALED.when, RESPONSE.when, REVEALED.knowing, RESPONSE.knowing]
)
def test_a_condition_that_takes_no_situation_is_refused_as_it_is_declared(hook: Any) -> None:
    with pytest.raises(TypeError, match=r"Hermit\.add: a condition takes one Situation: .*<lambda>"):
        declare(add=answering(hook(lambda game, my: True), lambda self, *about: about[-1]))


def test_the_place_of_a_mistake_is_that_of_the_method_in_its_class() -> None:
    with pytest.raises(TypeError) as wrong:

        class Careless(Power, kind=Kind.MANDATORY, edition=Edition.LATER, level=Level.NOVICE):
            """Has one method too short."""

            call = calling(REVEALED.when(roles.main))

            @TOTALS  # type: ignore[arg-type]
            def too_short(self, game: Any, my: Any) -> Any:
                return None

    assert str(wrong.value).startswith(f"Careless.too_short ({__file__}:{line('def too_short')}): a method for totals")


def broken(table: Table) -> str:
    with pytest.raises(RefereeNeeded) as needed:
        table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2}).run()
    return str(needed.value)


def test_a_method_that_raises_is_named_with_its_line() -> None:
    class Faulty(Power, kind=Kind.MANDATORY, edition=Edition.LATER, level=Level.NOVICE):
        """Divides by nothing."""

        @TARGETING.after
        def divide(self, game: Any, my: Any) -> Any:
            return 1 // 0

    told = broken(Table(("faulty", "", "", ""), hands={0: ["A8"], 1: ["A6"]}))
    assert told.startswith(f"Faulty.divide ({__file__}:{line('def divide')}) broke on ")


def test_a_condition_that_asks_a_window_for_its_subject_is_named_with_its_line() -> None:
    class Wrong(Power, kind=Kind.MANDATORY, edition=Edition.LATER, level=Level.NOVICE):
        """Compares what a window does not have."""

        @TARGETING.after.when(roles.own)  # type: ignore[arg-type]
        def act_on(self, game: Any, my: Any) -> None:
            raise AssertionError

        @TOKEN_VALUE.when(roles.main)
        def weigh(self, game: Any, my: Any, value: int, token: Any) -> int:
            return value

    told = broken(Table(("wrong", "", "", ""), hands={0: ["A8"], 1: ["A6"]}))
    assert told.startswith(f"Wrong.act_on ({__file__}:{line('def act_on')}) broke on ")
