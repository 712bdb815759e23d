"""``pack check`` finds the faults that home-made powers have."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cosmic.packs.making import pack, spinner
from tests.cosmic.packs.test_scenes import play

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
    "looping": spinner("while True:\n            pass"),
    "misspelt": spinner("return None").replace("level=Level.NOVICE", 'level=Level.NOVICE, sense="can_decid"'),
    "rolling": spinner(DRAWING.format("COUNT.pop()")).replace("class Spin", "COUNT = [*range(9_999)]\n\nclass Spin", 1),
    "sound": spinner(DRAWING.format("Spinner.turns.of(my) + 1")),
}


def test_faulty_powers_are_found_and_sound_ones_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, power in CASES.items():
        pack(tmp_path, name, power)
    monkeypatch.setenv("FAULTY", str(tmp_path))
    play("faulty_powers_are_found", tmp_path / "none")
