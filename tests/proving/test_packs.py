"""``pack check`` finds the faults that home-made powers have."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cosmic.packs.making import pack, spinner
from tests.cosmic.packs.test_scenes import EXAMPLES, play

HANDS = "sum(cards.value(card) for one in game.state.players for card in one.hand if card[0] == 'A')"
DRAWING = "moves.remember(game, my.card, Spinner.turns, {})"
CASES = {
    "crashing": spinner('raise RuntimeError("it broke")'),
    "dicing": spinner("return None").replace("import *\n", "import *\nimport random\n"),
    "forgetful": spinner("pass").replace(
        "@CHALLENGE_START\n    def spin(self, game: Cosmic, my: Mine)",
        "@LOSING.before\n    def spin(self, game: Cosmic, my: Mine, loss: Loss)",
    ),
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
    monkeypatch.setenv("FAULTY", str(tmp_path))
    play("faulty_powers_are_found", tmp_path / "none")


def test_the_example_pack_is_sound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EXAMPLE", str(EXAMPLES / "homebrew"))
    play("the_example_pack_is_sound", tmp_path)
