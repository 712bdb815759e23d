from __future__ import annotations

import pytest

from bot.__main__ import main


def test_a_whole_game_is_told_and_the_same_seed_tells_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cosmic", "--players", "3", "--seed", "7", "--set", "bases_to_win=3"]) == 0
    told = capsys.readouterr().out
    assert "Around the table sit" in told.splitlines()[0]
    assert "(cosmic 7.3)" in told.splitlines()[-1]
    assert main(["cosmic", "--players", "3", "--seed", "7", "--set", "bases_to_win=3"]) == 0
    assert capsys.readouterr().out == told
    assert main(["cosmic", "--players", "3", "--seed", "8", "--set", "bases_to_win=3"]) == 0
    assert capsys.readouterr().out != told


@pytest.mark.parametrize(
    ("arguments", "named"),
    [(["--players", "7"], "players"), (["--set", "lucre=on"], "lucre"), (["--set", "flares=maybe"], "flares")],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cosmic", *arguments]) == 1
    refused = capsys.readouterr()
    assert refused.out == ""
    assert refused.err.startswith(named)
    assert "allowed:" in refused.err
