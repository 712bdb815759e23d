"""The page of all hooks, ``docs/hooks.md``, from the code: ``python -m tests.hooks_page`` writes it."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "hooks.md"
HOOKS = ROOT / "bot" / "cosmic" / "kinds" / "hooks.py"
_KINDS = ("Moment", "Modifier", "Replacement", "Response")
_LINES = 5


class Stage(NamedTuple):
    """A hook, or one stage of a hook that has several."""

    hook: str
    name: str
    shape: str
    says: str


def stages() -> list[Stage]:
    """All that can be answered, in the order of ``hooks.py``."""
    tree = ast.parse(HOOKS.read_text())
    groups = {node.name: _in(node.body) for node in tree.body if isinstance(node, ast.ClassDef)}
    found = [Stage(name, name, shape, says) for name, shape, says in _in(tree.body)]
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and not node.value.args:
            hook = ast.unparse(node.targets[0])
            made = groups.get(ast.unparse(node.value.func), [])
            found += [Stage(hook, f"{hook}.{name}", shape, says) for name, shape, says in made]
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
        after = body[place + 1] if place + 1 < len(body) else None
        text = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
        rows.append((name, shape, " ".join(str(text).split()) or f"Window {ast.unparse(node.value.args[0])}."))
    return rows


def answers() -> dict[str, list[tuple[Path, str]]]:
    """By stage: the files that answer it, each with its first lines."""
    found: dict[str, list[tuple[Path, str]]] = {}
    names = {stage.name for stage in stages()}
    for path in sorted((ROOT / "bot" / "cosmic").rglob("*.py")):
        lines = path.read_text().split("\n")
        for place, line in enumerate(lines):
            said = line.strip()
            if not said.startswith("@") or path == HOOKS:
                continue
            for name in names:
                if said[1:].startswith(name) and (said[1 + len(name) :] + "(")[0] in "(.":
                    rest = said[1 + len(name) :]
                    if rest.startswith(".") and f"{name}{rest.split('(')[0]}" in names:
                        continue
                    example = [one[4:] for one in lines[place : place + _LINES] if one.strip()]
                    found.setdefault(name, []).append((path.relative_to(ROOT), "\n".join(example)))
    return found


def page() -> str:
    """The whole page."""
    made = answers()
    rows = stages()
    hooks = len({row.hook for row in rows})
    text = f"# Hooks\n\nWritten by `python -m tests.hooks_page` from `bot/cosmic/kinds/hooks.py`: {hooks} hooks, "
    text += f"{len(rows)} stages. A modifier gets and returns a value, a replacement what is about to happen.\n"
    for row in rows:
        users = made.get(row.name, [])
        files = ", ".join(dict.fromkeys(f"`{path.stem}`" for path, _ in users)) or "nobody today"
        text += f"\n## {row.name}\n\n{row.says}\n\nShape: `{row.shape}`. Answered by {files}.\n"
        if users:
            text += f"\n```text\n{users[0][1]}\n```\n"
    return text


if __name__ == "__main__":
    PAGE.write_text(page())
