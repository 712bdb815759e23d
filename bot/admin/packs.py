"""Packs for the admin: which are here, which are refused and why, and a new one that works."""

from __future__ import annotations

import inspect
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from shutil import rmtree
from typing import Final

from bot.cosmic.kinds import packs, registry
from bot.cosmic.model import cards
from bot.words.message import LOCALES, StartError
from bot.words.speech import read

_FILES: Final[dict[str, str]] = {
    file: content.replace("{rules}", str(packs.RULES))
    for file, content in tomllib.loads(Path(__file__).with_name("new_pack.toml").read_text("utf-8")).items()
}
"""Files of a new pack, with {name} for its name."""
_SPOKEN: Final = ("en", "de")
_BAR: Final = 24


def findings() -> Iterator[tuple[str, str]]:
    registry.load()
    for name, pack in packs.PACKS.items():
        powers = ", ".join(cards.words(power.name) for power in registry.POWERS.values() if power.pack == name)
        yield f"the pack {name} {pack.about.version} by {pack.about.author} ({pack.digest}) has {powers}", ""
    for folder, reason in packs.REFUSED.items():
        yield f"the pack in {folder} is refused", f"{reason}."


def show() -> int:
    rows = [*findings()]
    for what, wrong in rows:
        print(f"{what}: {wrong}" if wrong else what)
    if not rows:
        print("There are no packs: set PACKS to a folder that has some.")
    return int(any(wrong for _, wrong in rows))


def make(home: Path, name: str, like: str = "") -> int:
    """Write a pack with one power, new or like another. Raises ``StartError`` if refused or existing."""
    if name != Path(name).name:
        raise StartError(f"A folder comes after --in: pack new {Path(name).name} --in {Path(name).parent}")
    folder = home / name
    if folder.exists():
        raise StartError(f"{folder} is there already.")
    registry.load()
    power = like.lower().replace(" ", "_").replace("-", "_")
    if like and (power not in registry.POWERS or "." in power):
        raise StartError(f"There is no power {like} to copy.")
    for file, content in (_copy(name, power) if like else _FILES).items():
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content.replace("{name}", name), "utf-8")
    try:
        _enter(folder, name, power)
    except packs.BadPack as refusal:
        rmtree(folder)
        why = f"{cards.words(power)} cannot be copied" if like else "Call it something else"
        raise StartError(f"{refusal}. {why}.") from refusal
    shown = cards.words(name if like else "beacon")
    print(f"{folder} has the power {shown}: change it, set PACKS={home}, and look with `python -m bot pack list`.")
    return 0


def _copy(pack: str, power: str) -> dict[str, str]:
    """Files of a pack whose power, named like the pack, is a copy of one of the game's."""
    source = inspect.getsource(sys.modules[type(registry.POWERS[power]).__module__])
    old, new = type(registry.POWERS[power]).__name__, pack.capitalize()
    source = re.sub(rf"\b(Wild|Super)?{old}\b", rf"\g<1>{new}", source)
    source = re.sub(rf'(["\s]){power}(["."])', rf"\g<1>{pack}\g<2>", re.sub(r"edition=Edition\.\w+, ", "", source))
    files = {f"powers/{pack}.py": source, packs.MANIFEST: _FILES[packs.MANIFEST]}
    files[f"emblems/{pack}.json"] = _FILES["emblems/beacon.json"]  # Its own would look like that of the game's power.
    table, _, rest = _FILES["tests/games.py"].partition("def _sums")
    whole = rest[rest.index("def test_a_game") : rest.index("def test_the_same")]
    files["tests/games.py"] = f"{table.replace('beacon', pack)}{whole}"
    return files | {f"words/{language}.ftl": "" for language in _SPOKEN}


def _enter(folder: Path, pack: str, power: str) -> None:
    """Raises ``BadPack``."""
    while True:
        try:
            packs.enter(folder)
            return
        except packs.BadPack as refusal:
            lacking = re.search(r": ([\w-]+)[.\w]* is in no file", str(refusal))
            if lacking is None or not power:
                raise
            said = lacking[1].replace(f"-{pack}", "", 1)
            for language in _SPOKEN:
                entry = read(LOCALES / language).entries.get(said.replace(pack, power).replace("_", "-"))
                if entry is None:
                    raise
                with (folder / "words" / f"{language}.ftl").open("a", encoding="utf-8") as words:
                    words.write(f"{lacking[1]} ={entry.partition('=')[2].rstrip()}\n")


def vocabulary() -> int:
    """Print all hooks, questions, moves and helpers with their shapes."""
    for page in ("hooks_page", "moves_page"):
        print(import_module(f"proving.packs.{page}").page())
    return 0


def check(folder: Path, *, quick: bool) -> int:
    """Prove a pack, printing a line per check, and write a page; return 1 if anything fails."""
    proving = import_module("proving.packs.check")  # stands beside the product, and is in the image
    proofs = []
    for proof in proving.prove(folder, proving.QUICK if quick else proving.WHOLE, _progress):
        _progress("", 0, 0)
        sign = "✗" if proof.wrong else "!" if proof.warned else "✓"
        print(f"{sign} {proof.what} ({proof.seconds:.0f} s)", *proof.wrong, *proof.warned, sep="\n    ", flush=True)
        proofs.append(proof)
    print(f"The cards as people will see them: {proving.report(folder, proofs, quick=quick)}")
    return int(any(proof.wrong for proof in proofs))


def _progress(what: str, done: int, of: int) -> None:
    if sys.stderr.isatty():
        full = round(_BAR * done / of) if of else 0
        bar = f"{'█' * full}{'░' * (_BAR - full)} {what}" if of else ""
        print(f"\r\x1b[K{bar}", end="", file=sys.stderr, flush=True)
