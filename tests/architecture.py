"""``python -m tests.architecture``: write a page for each room of the house into ``build/docs``, and the map.

Everything comes from the code: what a folder is for from its docstring, what its modules do from the first line of
theirs, the arrows from their imports. The prose that no code can tell is in ``docs/architecture.md``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from tests.test_rooms import imports, modules, read

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "build" / "docs" / "architecture"
ROOMS = (
    "cogs",
    "bot.play",
    "bot.tables.slap",
    "bot.tables.cosmic",
    "bot.slap",
    "bot.cosmic",
    "bot.tables.contract",
    "bot.ratings",
    "renderers",
    "bot.words",
    "bot.kernel",
    "bot.store",
    "bot.process",
    "bot.ops",
    "bot.admin",
    "proving",
    "sandbox",
)
"""One page for each; ``bot`` itself, which wires them together, has none."""
INSIDE = ("bot.cosmic", "bot.tables.cosmic", "bot.play", "sandbox", "cogs", "renderers")
"""Rooms with folders of their own, drawn on their page."""


def main() -> None:
    """Write all pages anew."""
    PAGES.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (PAGES / name).write_text(text, encoding="utf-8")


def pages() -> dict[str, str]:
    """Every page by its file's name."""
    known = modules()
    arrows = {name: imports(read(path), set(known)) for name, path in known.items()}
    made = {f"{room.removeprefix('bot.')}.md": _page(room, known, arrows) for room in ROOMS}
    made["map.md"] = _map(arrows)
    return made


def room_of(module: str) -> str:
    """The room a module stands in; ``bot`` for those that wire the rooms together."""
    return next((room for room in ROOMS if module == room or module.startswith(f"{room}.")), "bot")


def _map(arrows: Mapping[str, Iterable[str]]) -> str:
    rooms = _between(arrows, room_of)
    rooms.pop("bot", None)
    rooms.pop("tests", None)
    rows = [f'  {_id(room)}["{room}"]' for room in ROOMS]
    rows += [f"  {_id(one)} --> {_id(other)}" for one, others in _reduced(rooms).items() for other in sorted(others)]
    links = [f"- [`{room}`]({room.removeprefix('bot.')}.md): {_summary(modules()[room])}" for room in ROOMS]
    return "\n".join(
        [
            "# The map",
            "",
            "Made by `make docs` from the imports. An arrow points from a room to one that it uses; what that one uses",
            "in turn is not drawn again. `bot.app` and the command line wire the rooms together and stand above them.",
            "",
            *_drawn(rows),
            "",
            *links,
            "",
        ]
    )


def _page(room: str, known: Mapping[str, Path], arrows: Mapping[str, Iterable[str]]) -> str:
    folders = sorted({_folder(name, path) for name, path in known.items() if room_of(name) == room})
    lines = [
        f"# `{room}`",
        "",
        "Made by `make docs`; see [the map](map.md).",
        "",
    ]
    if room in INSIDE:
        inner = {name: others for name, others in arrows.items() if room_of(name) == room}
        between = _between(
            {name: {one for one in others if room_of(one) == room} for name, others in inner.items()},
            lambda name: _folder(name, known[name]),
        )
        rows = [f'  {_id(one)}["{one.removeprefix(f"{room}.")}"]' for one in folders]
        rows += [f"  {_id(a)} --> {_id(b)}" for a, others in _reduced(between).items() for b in sorted(others)]
        lines += [*_drawn(rows), ""]
    for folder in folders:
        lines += [f"## `{folder}`", "", *_told(known[folder]), ""]
        held = sorted(name for name, path in known.items() if _folder(name, path) == folder and name != folder)
        lines += [f"- `{name.rpartition('.')[2]}`: {_summary(known[name])}" for name in held]
        lines += [""] if held else []
    return "\n".join(lines)


def _folder(name: str, path: Path) -> str:
    return name if path.name == "__init__.py" else name.rpartition(".")[0]


def _between(arrows: Mapping[str, Iterable[str]], place: Callable[[str], str]) -> dict[str, set[str]]:
    """The arrows between places instead of modules."""
    found: dict[str, set[str]] = {}
    for name, others in arrows.items():
        found.setdefault(place(name), set()).update(place(one) for one in others)
    return {here: others - {here} for here, others in found.items()}


def _reduced(arrows: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """Without the arrows that other arrows lead to anyway; where places use each other, all of theirs stay."""
    return {
        here: {
            other
            for other in others
            if here in _reached(other, arrows)
            or not any(other in _reached(via, arrows) for via in others - {other} if here not in _reached(via, arrows))
        }
        for here, others in sorted(arrows.items())
    }


def _reached(start: str, arrows: Mapping[str, set[str]]) -> set[str]:
    found: set[str] = set()
    left = [start]
    while left:
        for other in arrows.get(left.pop(), set()) - found:
            found.add(other)
            left.append(other)
    return found


def _id(name: str) -> str:
    return name.replace(".", "_")


def _drawn(rows: Iterable[str]) -> list[str]:
    return ["```mermaid", "flowchart TD", *rows, "```"]


def _told(path: Path) -> list[str]:
    return read(path).told.replace("``", "`").splitlines()


def _summary(path: Path) -> str:
    return _told(path)[0]


if __name__ == "__main__":
    main()
