"""Packs made for tests: one power called Spinner, whole but for what a test changes."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[3]
_SPINNER = '''"""Spinner: for tests."""

from bot.cosmic.api import *

class Spinner(Power, kind=Kind.MANDATORY, level=Level.NOVICE):
    """Does something whenever a challenge begins."""

    turns = Attribute(0)

    @CHALLENGE_START
    def spin(self, game: Cosmic, my: Mine) -> None:
        {body}


class WildSpinner(Flare):
    """Adds two."""

    call = calling(CARDS.down.when(roles.main))
    turn = adding(TOTALS.at(Tally.ADDITION).declared().when(roles.main), lambda now: 2)


class SuperSpinner(Flare):
    """Adds three."""

    call = calling(CARDS.down.when(roles.main))
    turn = adding(TOTALS.at(Tally.ADDITION).declared().when(roles.main), lambda now: 3)
'''
MANIFEST = 'name = "{name}"\nversion = "{version}"\nauthor = "Somebody"\nlicence = "MIT"\nrules = 7\n'
WORDS = """power-{name}-spinner =
    .text = It spins.
    .example = It spins twice.
    .wild = You add 2.
    .super = You add 3.
"""


def spinner(body: str) -> str:
    return _SPINNER.format(body=body)


def sensing() -> str:
    """A spinner that computer players use by a sense of its own."""
    optional = 'kind=Kind.OPTIONAL, level=Level.NOVICE, sense="odd"'
    power = spinner("return None").replace("kind=Kind.MANDATORY, level=Level.NOVICE", optional)
    return power.replace("@CHALLENGE_START", "@REVEALED.when(roles.main)")


BROKEN_SENSE = "def odd(view, dice):\n    return view.nothing\n"


def pack(home: Path, name: str, power: str = spinner("return None"), version: str = "1.0.0") -> Path:
    """Write a pack below a folder; its own folder."""
    folder = home / name
    for room in ("powers", "words", "emblems", "senses"):
        (folder / room).mkdir(parents=True, exist_ok=True)
    (folder / "pack.toml").write_text(MANIFEST.format(name=name, version=version))
    (folder / "powers" / "spinner.py").write_text(power)
    (folder / "words" / "en.ftl").write_text(WORDS.format(name=name))
    return folder
