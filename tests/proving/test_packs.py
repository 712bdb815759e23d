"""``pack check`` finds the faults that home-made powers have."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from tests.cosmic.packs.making import BROKEN_SENSE, ROOT, pack, sensing, spinner
from tests.cosmic.packs.test_scenes import EXAMPLES, play
from tests.patience import TIMEOUT_S

HANDS = "sum(cards.value(card) for one in game.state.players for card in one.hand if card[0] == 'A')"
DRAWING = "moves.remember(game, my.card, Spinner.turns, {})"
CASES = {
    "changing": spinner("game.state.players[my.seat].hand.clear()"),
    "crashing": spinner('raise RuntimeError("it broke")'),
    "dicing": spinner("return None").replace("import *\n", "import *\nimport random\n"),
    "forgetful": spinner("pass").replace(
        "@CHALLENGE_START\n    def spin(self, game: Cosmic, my: Mine)",
        "@LOSING.before\n    def spin(self, game: Cosmic, my: Mine, loss: Loss)",
    ),
    "giving": spinner("pass").replace(
        "@CHALLENGE_START\n    def spin(self, game: Cosmic, my: Mine)",
        "@TOKEN_VALUE\n    def spin(self, game: Cosmic, my: Mine, value: int, token: Token)",
    ),
    "hashing": spinner(DRAWING.format("hash(my.card) % 99_999")),
    "idle": spinner("return None").replace("    @CHALLENGE_START\n", ""),
    "keeping": spinner("self.count = 1"),
    "leaking": spinner('game.emit("leaked")'),
    "listing": spinner("OneOf([1, 2])"),
    "looping": spinner("while True:\n            pass"),
    "misspelt": spinner("return None").replace("level=Level.NOVICE", 'level=Level.NOVICE, sense="can_decid"'),
    "muted": spinner("return None"),
    "naming": spinner("aims.CARDS.put(my, game.state.players[1].hand[:1])\n        dispatch.call(game, my)"),
    "peeking": spinner(DRAWING.format(HANDS)),
    "placebo": spinner("return None")
    .replace("lambda now: 2", "lambda now: 0")
    .replace("lambda now: 3", "lambda now: 0"),
    "rolling": spinner(DRAWING.format("COUNT.pop()")).replace("class Spin", "COUNT = [*range(9_999)]\n\nclass Spin", 1),
    "sensing": sensing(),
    "unasked": spinner("return None").replace("@CHALLENGE_START", "@ENDING.settled").replace("MANDATORY", "OPTIONAL"),
    "sound": spinner("return None").replace(
        "    @CHALLENGE_START",
        "    more = adding(TOTALS.at(Tally.ADDITION).when(roles.main), lambda now: 9)\n\n    @CHALLENGE_START",
    ),
}


def test_faulty_powers_are_found_and_sound_ones_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, power in CASES.items():
        folder = pack(tmp_path, name, power)
        if name == "muted":
            (folder / "words" / "en.ftl").write_text("")
        if name == "sensing":
            (folder / "senses" / "own.py").write_text(BROKEN_SENSE)
    monkeypatch.setenv("FAULTY", str(tmp_path))
    play("faulty_powers_are_found", tmp_path / "none")


def test_a_call_that_never_comes_back_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a dump of the process: its line is known although nothing of it runs any more."""
    power = spinner("return None").replace("class Spinner", "sum(range(10**15))\n\n\nclass Spinner", 1)
    monkeypatch.setenv("FAULTY", str(pack(tmp_path, "stuck", power)))
    play("a_call_that_never_comes_back_is_given_up", tmp_path / "none")


CHECKING = """
from pathlib import Path
from proving.packs.check import Workers
from tests.proving import endless

Workers(Path(), "", lambda *_: None).over("", endless.play, [(None,)] * 2, fresh={fresh})
"""


@pytest.mark.parametrize("fresh", [True, False])
async def test_whoever_ends_a_check_has_ended_all_that_works_for_it(fresh: bool) -> None:
    check = await asyncio.create_subprocess_exec(sys.executable, "-c", CHECKING.format(fresh=fresh), stdout=PIPE)
    assert check.stdout is not None
    async with asyncio.timeout(TIMEOUT_S):
        assert await check.stdout.readline() == b"playing\n"
        check.terminate()
        await check.stdout.read()
        await check.wait()
    assert check.stdout.at_eof(), "nobody is left who could write to it"


def test_a_power_is_zapped_and_dormant_by_force(tmp_path: Path) -> None:
    touchy = spinner('if game.state.players[my.seat].zapped:\n            raise RuntimeError("it is zapped")')
    pack(tmp_path, "touchy", touchy.replace("@CHALLENGE_START", "@ENDING.challenge.quietly(Force.AWAKE)"))
    (tmp_path / "homebrew").symlink_to(EXAMPLES / "homebrew")
    play("a_power_is_zapped_and_dormant_by_force", tmp_path)


def test_a_pack_that_changes_meanwhile_is_not_blamed_for_another_game() -> None:
    play("a_pack_that_changes_meanwhile_is_not_blamed_for_another_game", EXAMPLES)


def test_a_game_that_goes_on_without_its_pack_is_found() -> None:
    play("a_game_that_goes_on_without_its_pack_is_found", EXAMPLES)


def test_the_page_shows_five_powers_as_they_are() -> None:
    shown = re.findall(r"^```python\n(.*?)^```$", (ROOT / "docs" / "packs.md").read_text(), re.DOTALL | re.MULTILINE)
    powers = {path.read_text() for path in (EXAMPLES / "homebrew" / "powers").glob("*.py")}
    assert [power.splitlines()[0] for power in shown if power not in powers] == []
    assert len({*shown}) == 5
    assert max(len(power.splitlines()) for power in shown) < 50


def test_the_example_pack_is_sound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EXAMPLE", str(EXAMPLES / "homebrew"))
    play("the_example_pack_is_sound", tmp_path)
