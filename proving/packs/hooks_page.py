"""The page of all hooks, ``build/docs/hooks.md``, from the code: ``python -m proving.packs.hooks_page``."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from functools import reduce
from pathlib import Path
from textwrap import dedent
from typing import Any, NamedTuple

from bot.cosmic.expansions.moons.moon import MOONS
from bot.cosmic.kinds import hooks, registry
from bot.cosmic.kinds.effects import Effect

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "build" / "docs" / "hooks.md"
HOOKS = ROOT / "bot" / "cosmic" / "kinds" / "hooks.py"
_KINDS = ("Moment", "Modifier", "Replacement", "Response")
_LINES = 5
_REASON = re.compile(r"\b(No|One) user: ")
_COUNTS = {"No": 0, "One": 1}


class Stage(NamedTuple):
    """A hook, or one stage of a hook that has several."""

    hook: str
    name: str
    shape: str
    says: str


class Use(NamedTuple):
    """One method that answers a stage, and whose it is: a power with its flares, an edict, a moon, an expansion."""

    user: str
    method: Callable[..., Any]


def stages() -> list[Stage]:
    """All that can be answered, in the order of the file."""
    tree = ast.parse(HOOKS.read_text())
    found = [Stage(name, name, shape, says) for name, shape, says in _in(tree.body)]
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found += [Stage(node.name, f"{node.name}.{name}", shape, says) for name, shape, says in _in(node.body)]
    return found


def _in(body: list[ast.stmt]) -> list[tuple[str, str, str]]:
    rows = []
    for place, node in enumerate(body):
        if not isinstance(node, ast.Assign | ast.AnnAssign) or not isinstance(node.value, ast.Call):
            continue
        if ast.unparse(node.value.func) not in _KINDS:
            continue
        name = ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)
        shape = ast.unparse(node.annotation if isinstance(node, ast.AnnAssign) else node.value.func)
        shape = shape.replace("hook_args.", "")  # Authors have the names of bot.cosmic.api.
        after = body[place + 1] if place + 1 < len(body) else None
        text = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
        rows.append((name, shape, " ".join(str(text).split()) or f"Window {ast.unparse(node.value.args[0])}."))
    return rows


def _effects() -> Iterator[tuple[str, Effect]]:
    """All that can answer, with the user it counts for."""
    registry.load()
    yield from registry.POWERS.items()
    yield from ((power, flare) for power, texts in registry.FLARES.items() for flare in texts.values())
    for kind, found in (("edict", registry.EDICTS), ("moon", MOONS), ("expansion", registry.EXPANSIONS)):
        yield from ((f"{kind} {name}", effect) for name, effect in found.items())


def uses() -> dict[str, list[Use]]:
    """By stage: who answers it, powers first, then by name. What moons answer is theirs, not their expansion's."""
    by_hook: dict[str, list[Use]] = {}
    for user, effect in _effects():
        for answer in effect.answers:
            if not answer.source:
                by_hook.setdefault(answer.hook.name, []).append(Use(user, answer.method))
    found = {}
    for stage in stages():
        hook = reduce(getattr, stage.name.split("."), hooks)
        found[stage.name] = sorted(by_hook.get(hook.name, []), key=lambda use: (" " in use.user, use.user))
    return found


def misjudged(stage: Stage, made: list[Use]) -> str:
    """Complain about the number of users that a stage gives a reason for; empty if nothing is."""
    users = len({use.user for use in made})
    reason = _REASON.search(stage.says)
    if reason is None:
        return "" if users > 1 else f"{stage.name} has {users} users and says no reason"
    return "" if users == _COUNTS[reason[1]] else f"{stage.name} has {users} users and says: {reason[0]}"


def page() -> str:
    """The whole page."""
    made = uses()
    rows = stages()
    count = len({row.hook for row in rows})
    text = f"# Hooks\n\nMade from the code: {len(rows)} hooks, {count} counted with their stages as one, from "
    text += "`bot/cosmic/kinds/hooks.py`. A "
    text += "modifier gets and returns a value, a replacement what is about to happen. A power and its flares are one "
    text += "user; a hook with fewer than two users says why.\n"
    for row in rows:
        text += f"\n## {row.name}\n\n{row.says}\n\nShape: `{row.shape}`. {_users(made[row.name])}\n"
        if made[row.name]:
            text += f"\n```text\n{_example(row.name, made[row.name])}\n```\n"
    return text


def _users(made: list[Use]) -> str:
    names = dict.fromkeys(use.user for use in made)
    return f"Users: {len(names)}" + (f" ({', '.join(names)})." if names else ".")


def _example(stage: str, made: list[Use]) -> str:
    """The first lines of a method from the decorator that names the stage, of the first user who writes it out; else
    the line that declares one.
    """
    for use in made:
        lines = _lines(use.method)
        for place, line in enumerate(lines):
            if line.startswith(f"@{stage}"):
                return "\n".join(lines[place : place + _LINES])
    for use in made:
        assert inspect.ismethod(use.method)
        for line in _lines(type(use.method.__self__)):
            if re.search(rf"\({re.escape(stage)}[.,)]", line):
                return line.strip()
    raise LookupError(f"no method is decorated with {stage}")


def _lines(code: Any) -> list[str]:
    return [line for line in dedent(inspect.getsource(code)).split("\n") if line.strip()]


if __name__ == "__main__":
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page())
