"""Steps that the code of packs may take: each loop and function of theirs ticks, so that none goes on for ever.

A budget is for one call from the rules, until it returns or asks somebody; calls inside it share it. Steps are
counted, and no time is measured, so that a game breaks at the same point wherever it is repeated.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import wraps
from inspect import isgenerator
from types import CodeType
from typing import Any, Final, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

STEPS: Final = 200_000
"""The longest honest use takes some hundreds."""
TICK: Final = "__tick__"


class Endless(RuntimeError):
    """Raised where the code of a pack has taken more steps than it may."""


class _Budget:
    left = STEPS
    depth = 0


def tick() -> bool:
    """Count one step. Raises ``Endless``."""
    _Budget.left -= 1
    if _Budget.left < 0:
        raise Endless(f"it goes on for more than {STEPS} steps")
    return True


@contextmanager
def limited() -> Iterator[None]:
    if not _Budget.depth:
        _Budget.left = STEPS
    _Budget.depth += 1
    try:
        yield
    finally:
        _Budget.depth -= 1


def bounded(function: F, notes: Iterable[str] = ()) -> F:
    """Run ``function`` on a budget, a new one for each answer; ``notes`` go to its exceptions."""

    @wraps(function)
    def spending(*args: Any, **named: Any) -> Any:
        with _noted(notes), limited():
            result = function(*args, **named)
        return _asking(result, notes) if isgenerator(result) else result

    return spending  # type: ignore[return-value]  # takes and returns what the function does


@contextmanager
def _noted(notes: Iterable[str]) -> Iterator[None]:
    try:
        yield
    except Exception as error:
        if not hasattr(error, "__notes__"):
            for note in notes:
                error.add_note(note)
        raise


def _asking(flow: Generator[Any, Any, Any], notes: Iterable[str]) -> Generator[Any, Any, Any]:
    answer = None
    try:
        while True:
            with _noted(notes), limited():
                try:
                    asked = flow.send(answer)
                except StopIteration as done:
                    return done.value
            answer = yield asked
    finally:
        flow.close()


def compiled(source: str, path: str) -> CodeType:
    """Compile source with a tick in each loop and function. Raises SyntaxError."""
    return compile(ast.fix_missing_locations(_Ticking().visit(ast.parse(source, path))), path, "exec")


class _Ticking(ast.NodeTransformer):
    def _body(self, node: Any) -> Any:
        self.generic_visit(node)
        documented = isinstance(node, ast.FunctionDef) and ast.get_docstring(node, clean=False) is not None
        node.body.insert(int(documented), ast.copy_location(ast.Expr(_call()), node.body[0]))
        return node

    visit_FunctionDef = visit_For = visit_While = _body

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        self.generic_visit(node)
        node.body = ast.BoolOp(ast.And(), [_call(), node.body])
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.comprehension:
        self.generic_visit(node)
        node.ifs.insert(0, _call())
        return node


def _call() -> ast.Call:
    return ast.Call(ast.Name(TICK, ast.Load()), [], [])
