from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main


def test_a_whole_game_is_told_and_the_same_seed_tells_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cosmic", "--players", "3", "--seed", "7", "--set", "bases_to_win=3"]) == 0
    told = capsys.readouterr().out
    assert "Clockwise: " in told.splitlines()[0]
    assert "enough foreign bases" in told
    assert "Check the shuffle with its seed, `7`" in told.splitlines()[-1]
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


def test_how_well_they_play_can_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    short = ["cosmic", "--players", "3", "--seed", "7", "--set", "bases_to_win=3"]
    told = []
    for more in ([], ["--level", "normal"], ["--level", "easy"]):
        assert main([*short, *more]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != told[2]
    for level in ("brilliant", "strong"):
        assert main([*short, "--level", level]) == 1
        assert capsys.readouterr().err == f"--level: there is no {level} here; choose easy or normal.\n"


SHORT = ("--players", "3", "--seed", "7", "--set", "bases_to_win=3")


def test_a_game_is_written_to_a_file_that_can_be_verified_and_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "game.json")
    assert main(["cosmic", *SHORT, "--export", file]) == 0
    told = capsys.readouterr()
    posted = told.out.split("The shuffle is sealed as `")[1].split("`")[0]
    assert "Warning" not in told.err
    assert main(["verify", file]) == 0
    assert posted in capsys.readouterr().out
    assert main(["replay", file, "--step", "2"]) == 0
    assert '"finished": false' in capsys.readouterr().out


def test_a_game_under_way_is_taken_up_from_its_file_and_played_to_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun, done = str(tmp_path / "begun.json"), str(tmp_path / "done.json")
    assert main(["cosmic", *SHORT, "--step", "60", "--export", begun]) == 0
    told = capsys.readouterr()
    assert "still under way" in told.err
    assert "enough foreign bases" not in told.out
    assert main(["cosmic", "--resume", begun, "--export", done]) == 0
    told = capsys.readouterr()
    assert "Clockwise: " not in told.out
    assert "enough foreign bases" in told.out
    assert main(["verify", done]) == 0


def test_what_cannot_be_taken_up_or_written_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, foreign = str(tmp_path / "game.json"), tmp_path / "foreign.json"
    assert main(["cosmic", *SHORT, "--step", "9", "--export", file]) == 0
    foreign.write_text("{}")
    capsys.readouterr()
    for arguments, why in (
        (["--resume", file, "--seed", "5"], "leave --players"),
        (["--resume", file, "--step", "3"], "9 decisions already"),
        (["--resume", str(foreign)], "no game of this bot"),
        (["--resume", str(tmp_path / "nowhere")], "cannot be read"),
    ):
        assert main(["cosmic", *arguments]) == 1
        told = capsys.readouterr()
        assert why in told.err
        assert len(told.err.splitlines()) == 1
        assert told.out == ""
    assert main(["cosmic", *SHORT, "--step", "9", "--export", str(tmp_path)]) == 1
    assert "cannot be written" in capsys.readouterr().err
