"""A pack that is not right is refused with one sentence that names file and line, and nothing of it is left."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.cosmic.kinds import packs, registry
from bot.cosmic.kinds.effects import EDICTS, FLARES, FLARES_ON, POWERS
from bot.cosmic.kinds.hooks import DECREES
from bot.cosmic.kinds.questions import QUESTIONS
from bot.words import brought
from tests.cosmic.packs.making import pack, spinner

registry.load()
GOOD = spinner("return None")


def _sizes() -> list[int]:
    sets = sum(map(len, FLARES_ON.values()))
    return [
        len(POWERS),
        len(FLARES),
        sets,
        len(EDICTS),
        len(QUESTIONS),
        len(DECREES),
        len(brought.NAMES),
        len(packs.PACKS),
    ]


def _refused(folder: Path) -> str:
    before = _sizes()
    with pytest.raises(packs.BadPack) as caught:
        packs.enter(folder)
    assert _sizes() == before
    return str(caught.value)


@pytest.mark.parametrize(
    ("power", "line", "sentence"),
    [
        (GOOD.replace("def spin(self", "def spin(self,"), 11, "invalid syntax"),
        (GOOD.replace("from bot.cosmic.api import *", "import bot.cosmic.apes"), 3, "No module named"),
        (GOOD.replace("    call =", "    x = 1 / 0\n    call =", 1), 18, "ZeroDivisionError: division by zero"),
        ("raise SystemExit", 1, "SystemExit"),
        ("while True:\n    pass", 2, "it goes on for more than 200000 steps"),
        (GOOD.replace("class WildSpinner", "class WlidSpinner"), 15, "WlidSpinner begins with neither Wild nor Super"),
        (GOOD.replace("class WildSpinner", "class WildSpiner"), 15, "WildSpiner is a flare of {name}.spiner"),
        (
            GOOD.replace("class SuperSpinner", "class _Spinner:\n    pass\nclass Super"),
            24,
            "Super is a flare of {name}.",
        ),
        (GOOD[: GOOD.index("class Super")], 5, "spinner has no super flare"),
        (GOOD.replace("Spinner", "Star_Gate"), 5, "Star_Gate would have the id {name}.star__gate"),
        (GOOD.replace("Spinner", "Gate2"), 5, "Gate2 would have the id {name}.gate_2"),
        (GOOD.replace("level=Level.NOVICE", 'level=Level.NOVICE, sense="can_decid"'), 5, "no sense 'can_decid'"),
        (
            GOOD.replace("my: Mine) -> None:", "my: Mine, about: int) -> None:"),
            11,
            "a method for challenge_start takes",
        ),
        (
            GOOD.replace("@CHALLENGE_START", "@CHALLENGE_START.when(lambda game, my: True)"),
            5,
            "a condition takes one Situation",
        ),
        (GOOD.replace("Attribute(0)", 'Attribute(0, told="mute")'), 8, "event-noted-{name}-mute is in no file"),
        (GOOD + '\nWHERE = aims.Aim[PlaceId]("gate")\n', 28, "event-aim-{name}-gate is in no file"),
        (
            GOOD + '\nASK = Question("spinner.ask", Of.WORDS, words=("pay",))\n',
            28,
            "question-choice-{name}-spinner.pay is in no file",
        ),
        (GOOD + '\nASK = Question("spinner.ask", Of.YES_NO, sense="bset")\n', 28, "spinner.ask: computer players have"),
        (
            GOOD + '\nASK = Question("spinner.ask", Of.YES_NO, says="shal_i")\n',
            28,
            "question-step-{name}-shal-i is in no file",
        ),
        (
            GOOD + '\nASK = Question("spinner.ask", Of.YES_NO, standing=Standing.USUAL)\n',
            28,
            "power-{name}-spinner.ask-usual is in no file",
        ),
        (GOOD + '\nGLOW = decree("glow")\n', 28, "event-decreed-{name}-glow is in no file"),
        (GOOD + '\nGLOW = decree("glow"), decree("glow")\n', 28, "two decrees are called {name}.glow"),
        (GOOD + '\nadd_flag(Flag("fog", ()))\n', 28, "fog would be an option of every table: packs add none"),
        (GOOD + "\nclass Fog(Edict, number=99, copies=3):\n    pass\n", 28, "Fog is an edict: packs"),
        (GOOD.replace("turns =", 'not_with = ("spnner",)\n    turns ='), 5, "it keeps out spnner, which is no power"),
        (
            GOOD.replace("turns =", "super_joins = True\n    turns ="),
            23,
            "two super flares of wrong.spinner: super_joins has made one",
        ),
        ('"""Nothing."""\n', 0, "there is no power"),
    ],
)
def test_a_power_that_is_not_right(tmp_path: Path, power: str, line: int, sentence: str) -> None:
    said = _refused(pack(tmp_path, "wrong", power))
    assert sentence.format(name="wrong") in said
    assert not line or re.search(rf"powers/spinner\.py:{line}\b", said)
    assert "\n" not in said


def _manifest(old: str, new: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        path = folder / "pack.toml"
        path.write_text(path.read_text().replace(old, new))

    return change


def _file(name: str, content: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        (folder / name).write_text(content)

    return change


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (_manifest('author = "Somebody"\n', ""), "pack.toml: Object missing required field `author`"),
        (
            _manifest("rules = 7", "rules = 8"),
            "pack.toml: it was made for version 8 of the rules, and these are version 7",
        ),
        (_manifest('"wrong"', '"Wrong pack"'), "pack.toml: the name 'Wrong pack' is not 2 to 12 small letters"),
        (_manifest('"wrong"', '"zombie"'), "pack.toml: something in the game is called zombie"),
        (_manifest('"wrong"', '"deal"'), "pack.toml: something in the game is called deal"),
        (_manifest("licence", "license"), "pack.toml: Object contains unknown field `license`"),
        (_manifest("rules = 7", "rules = "), "pack.toml: Invalid value"),
        (_file("words/en.ftl", ""), "spinner.py:5: power-wrong-spinner.text is in no file"),
        (
            _file("words/en.ftl", "power-wrong-spinner = \n    .text = {"),
            "en.ftl:1: power-wrong-spinner is not written as",
        ),
        (_file("words/de.ftl", "\nlobby-full = Voll\n"), "de.ftl:2: lobby-full begins with none of power-wrong-"),
        (_file("words/xx.ftl", ""), "xx.ftl: nobody speaks xx here, but en, de, fr"),
        (_file("emblems/spnner.json", "{}"), "spnner.json: there is no power spnner"),
        (_file("emblems/spinner.json", "{"), "spinner.json: Input data was truncated"),
        (_file("senses/odd.py", "def odd(view):\n    return nothing\nodd()"), "odd.py:3: TypeError"),
    ],
)
def test_what_lies_beside_the_powers(tmp_path: Path, change: Callable[[Path], None], sentence: str) -> None:
    folder = pack(tmp_path, "wrong")
    change(folder)
    assert sentence in _refused(folder)


def test_two_packs_of_one_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = pack(tmp_path, "twice")
    about = packs.Manifest("twice", "1", "Somebody", "MIT", packs.RULES)
    monkeypatch.setitem(packs.PACKS, "twice", packs.Pack(Path("/elsewhere"), about, ""))
    assert _refused(folder) == f"{folder / 'pack.toml'}: /elsewhere is called twice as well"
