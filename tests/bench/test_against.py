"""Two commits play the same games in turns: which, how they are laid out, and what is printed of them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench import cosmic
from bench._against import __main__ as against, sides
from bench._against.sides import CannotPlay, Side, Tree
from bot.cosmic.model.options import FLAGS

SMALL = """
class Flag:
    def __init__(self, name, *values): self.name, self.values = name, values
class State:
    challenges = 1
class Game:
    over, state = False, State()
    new = classmethod(lambda cls, rules, seed, players, options: cls())
    def take_events(self): return []
    def take_decisions(self): return []
FLAGS = {{"moons": Flag("moons", {values})}}
COSMIC, MOST_DECISIONS, Options, die, encode = None, 6, dict, int, repr
def step(game, dice): {step}
"""
"""What an earlier ``bench.cosmic`` had, of games that take six decisions."""
ONE_CALL = "step(None, dice - 1) if dice else None"
"""So many calls a decision as the seed says, and one."""


def tree(folder: Path, name: str, values: str = "False, True", step: str = ONE_CALL) -> Tree:
    (folder / name / "bench").mkdir(parents=True)
    (folder / name / "bench" / "cosmic.py").write_text(SMALL.format(values=values, step=step))
    return Tree(name, folder / name, sys.executable)


def test_the_games_of_this_tree_can_be_played_and_the_same_game_makes_the_same_calls() -> None:
    players, options = cosmic.SETTINGS["4 seats"][0], {"flares": "off"}
    with Side(sides.here()) as side:
        assert set(side.ask("hello")["flags"]) == set(FLAGS)
        first, again = (side.ask("count", 5, players, options) for _ in range(2))
    assert first["challenges"] > 1
    assert first["decisions"] > 50
    assert first["calls"] > 20 * first["decisions"]
    assert {**first, "ns": 0} == {**again, "ns": 0}


def test_both_sides_play_fixed_and_drawn_games_in_turns_and_the_medians_are_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(against, "ROUNDS", 1)
    monkeypatch.setattr(against, "SETTINGS", {"small": (3, {"extras": ...})})
    one, other = tree(tmp_path, "one"), tree(tmp_path, "other", step="None")
    assert against.compare(one, other, [3, 3, 3]) == 0
    here, there, seeds, load, small = capsys.readouterr().out.splitlines()
    assert here.startswith("here: one, CPython")
    assert there.startswith("there: other, CPython")
    assert seeds == "seeds: 3 3 3"
    assert load.startswith("load ")
    assert "3 of 3 games took the same course" in small
    mine, theirs = 6 * 4, 6 * 1  # calls of ``step``; all others are the same
    found = small.partition("calls a challenge ")[2].partition(",")[0]
    assert int(found.split(" and ")[0]) - int(found.split(" and ")[1]) == mine - theirs


def test_only_expansions_that_both_know_are_played_and_what_is_left_out_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert against.shared({"a": [0, 1, 2], "b": [True]}, {"a": [0, 1], "c": [3]}) == ({"a": 1}, ["a 2", "b", "c"])
    monkeypatch.setattr(against, "SETTINGS", {})
    assert against.compare(tree(tmp_path, "one"), tree(tmp_path, "other", values="False, 'two'"), [1]) == 0
    assert "left out, since only one side knows it: moons True, moons two" in capsys.readouterr().out


def test_a_setting_that_one_side_cannot_play_is_said_and_the_next_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(against, "ROUNDS", 1)
    monkeypatch.setattr(against, "SETTINGS", {"odd": (3, {"odd": 1}), "small": (3, {})})
    other = tree(tmp_path, "other")
    source = other.folder / "bench" / "cosmic.py"
    source.write_text(source.read_text() + "\ndef Options(**chosen): return chosen['odd'] if chosen else None\n")
    source.write_text(source.read_text().replace("return chosen['odd']", "return 1 / 0"))
    assert against.compare(tree(tmp_path, "one"), other, [1, 2]) == 1
    assert "odd: not compared, other cannot play: ZeroDivisionError" in (said := capsys.readouterr().out)
    assert "small: ratio" in said


def test_a_tree_without_such_games_is_named(tmp_path: Path) -> None:
    with (
        Side(Tree("ancient", tmp_path, sys.executable)) as side,
        pytest.raises(CannotPlay, match=r"ancient cannot hello"),
    ):
        side.ask("hello")


@pytest.fixture
def commits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A repository in the place of this one."""
    home = tmp_path / "home"
    home.mkdir()
    git(home, "init", "--quiet")
    monkeypatch.setattr(sides, "HERE", home)
    yield home
    assert git(home, "worktree", "list").count("\n") == 0, "the folder of the other commit is still known"


def git(home: Path, *words: str) -> str:
    names = ("-c", "user.name=x", "-c", "user.email=x@example.org")
    return subprocess.run(
        ["git", "-C", home, *names, *words], check=True, capture_output=True, text=True
    ).stdout.strip()


def commit(home: Path, lock: str, text: str) -> str:
    (home / "requirements.lock").write_text(lock)
    (home / "said").write_text(text)
    git(home, "add", ".")
    git(home, "commit", "--quiet", "-m", text)
    return git(home, "rev-parse", "HEAD")


def test_another_commit_of_the_same_lock_has_the_same_interpreter(commits: Path) -> None:
    old = commit(commits, "a==1", "old")
    commit(commits, "a==1", "new")
    with sides.there(old) as other:
        assert (other.folder / "said").read_text() == "old"
        assert (other.python, other.own) == (sys.executable, False)
    assert not other.folder.exists()
    assert (commits / "said").read_text() == "new"


def test_one_that_locks_other_libraries_has_an_environment_of_its_own(
    commits: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    old = commit(commits, "a==1", "old")
    commit(commits, "a==2", "new")

    def environment(tree: Path, folder: Path) -> str:
        made.append((tree / "requirements.lock").read_text())
        return str(folder / "bin" / "python")

    monkeypatch.setattr(sides, "_environment", environment)
    with sides.there(old) as other:
        assert other.own
        assert other.python != sys.executable
    assert made == ["a==1"]


def test_what_is_no_commit_is_said(commits: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commit(commits, "a==1", "old")
    assert against.main(["nonsense"]) == 1
    assert "Nothing can be compared: git" in capsys.readouterr().err
    assert against.main([]) == 2
    assert "make bench-against REV=" in capsys.readouterr().err
