"""``python -m bench`` says what it can measure before it measures anything."""

from __future__ import annotations

import pytest

from bench.__main__ import main


@pytest.mark.parametrize("words", [["--help"], ["-h"]])
def test_help_lists_the_modules_with_their_purposes(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert "asleep" in told
    assert "5,000 open games of Cosmic that sleep" in told
    assert "lab FOLDER" in told


@pytest.mark.parametrize("words", [["nothing"], ["asleep", "nothing"], ["scale", "nothing"]])
def test_a_module_that_is_not_there_is_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert "nothing; --help lists them" in capsys.readouterr().err
