"""Packs for the admin: which are here, which are refused and why, and a new one that works."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from shutil import rmtree
from typing import Final

from bot.cosmic.kinds import packs, registry
from bot.cosmic.model import cards
from bot.words.message import LOCALES, StartError
from bot.words.speech import read


def told() -> Iterator[tuple[str, str]]:
    registry.load()
    for name, pack in packs.PACKS.items():
        powers = ", ".join(cards.words(power.name) for power in registry.POWERS.values() if power.pack == name)
        yield f"the pack {name} {pack.about.version} by {pack.about.author} ({pack.digest}) has {powers}", ""
    for folder, reason in packs.REFUSED.items():
        yield f"the pack in {folder} is refused", f"{reason}."


def show() -> int:
    rows = [*told()]
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
    figures = Path(str(import_module("renderers.cosmic.cards").__file__)).with_name("figures")
    emblem = (figures / "powers" / f"{power}.json").read_text("utf-8")
    files = {f"powers/{pack}.py": source, f"emblems/{pack}.json": emblem, packs.MANIFEST: _FILES[packs.MANIFEST]}
    files["tests/games.py"] = _FILES["tests/games.py"].partition("def _sums")[0].replace("beacon", pack) + _ENDS
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


_SPOKEN: Final = ("en", "de")
_ENDS: Final = """def test_a_game_with_it_comes_to_an_end():
    assert _table(1).run(20_000)
"""


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


_BAR: Final = 24
_FILES: Final = {
    packs.MANIFEST: f"""name = "{{name}}"
version = "1.0.0"
author = "You"
licence = "MIT"
rules = {packs.RULES}
# Earlier versions whose games go on with this one; the others wait for the version that they began with.
upgrades = []
""",
    "powers/beacon.py": '''"""Beacon: strong together."""

from bot.cosmic.api import *

_EACH, _HELP = 2, 3


def _helped(now: Situation[None]) -> int:
    """Two for each ally of the holder's side."""
    return _EACH * len(board.side(now.state, board.side_of(now.state, now.seat)).allies)


class Beacon(Power, kind=Kind.MANDATORY, level=Level.NOVICE):
    """Adds to its total for each ally."""

    shine = adding(TOTALS.at(Tally.ADDITION).when(roles.main), _helped)


class WildBeacon(Flare, sense="turns"):
    """Adds three, once it was called while both cards lay face down."""

    light = calling(CARDS.down.when(roles.main))
    shine = adding(TOTALS.at(Tally.ADDITION).declared().when(roles.main), lambda now: _HELP)


class SuperBeacon(Flare, sense="turns"):
    """Adds as much again."""

    light = calling(CARDS.down.when(roles.main))
    shine = adding(TOTALS.at(Tally.ADDITION).declared().when(roles.main), _helped)
''',
    "words/en.ftl": """power-{name}-beacon =
    .text = As a main player you add 2 to your total for each of your allies.
    .example = Ana attacks with two allies and adds 4 to her total.
    .wild = As a main player, once both cards lie face down, you add 3 to your total.
    .super = Each of your allies adds 4.
""",
    "words/de.ftl": """power-{name}-beacon =
    .text = Als Hauptspieler bekommst du 2 zu deiner Summe für jeden deiner Verbündeten.
    .example = Ana greift mit zwei Verbündeten an und bekommt 4 zu ihrer Summe.
    .wild = Als Hauptspieler bekommst du 3 zu deiner Summe, sobald beide Karten verdeckt liegen.
    .super = Jeder deiner Verbündeten bringt 4.
""",
    "tests/games.py": '''"""Plain functions; ``python -m bot pack check`` runs them."""

from bot.cosmic.model.options import Options
from proving.cosmic.walk import Walk


def _table(seed):
    """A game by chance; seat 0 has the power."""
    return Walk(seed, 4, Options(), powers=[["{name}.beacon"], ["virus"], ["void"], ["zombie"]])


def _sums(seed):
    """What counted in each sum of a game."""
    walk, found = _table(seed), []
    while not walk.game.over:
        found += [str(event.data) for event in walk.step() if event.kind == "reckoned"]
    return found


def test_it_counts_in_some_sums():
    assert any("{name}.beacon" in one for seed in range(4) for one in _sums(seed))


def test_it_does_not_count_in_each_sum():
    assert any("{name}.beacon" not in one for seed in range(4) for one in _sums(seed))


'''
    + _ENDS,
    "emblems/beacon.json": """{
  "shows": "A tower with its light.",
  "shapes": [
    {"kind": "poly", "at": [-0.35, 0.9, 0.35, 0.9, 0.2, -0.1, -0.2, -0.1]},
    {"kind": "oval", "at": [0, -0.5, 0.35, 0.35]},
    {"kind": "stroke", "at": [-0.9, -0.5, -0.5, -0.5], "line": 0.14},
    {"kind": "stroke", "at": [0.5, -0.5, 0.9, -0.5], "line": 0.14}
  ]
}
""",
}
"""Templates of a new pack, with {name} for its name."""
