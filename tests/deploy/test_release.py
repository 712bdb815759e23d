"""``make release`` refuses what is not ready, in a sentence each, and tags nothing then."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.release import PICTURES, ROOT, main, notes, section

GREEN, RED = [["true"]], [["false"]]


def git(root: Path, *arguments: str) -> str:
    who = ["-c", "user.name=Ana", "-c", "user.email=ana@example.org"]
    return subprocess.run(["git", *who, *arguments], cwd=root, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of which 2.3.4 can be released."""
    for name in ("GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME"):
        monkeypatch.setenv(name, "Ana")
    for name in ("GIT_AUTHOR_EMAIL", "GIT_COMMITTER_EMAIL"):
        monkeypatch.setenv(name, "ana@example.org")
    files = {
        "pyproject.toml": '[project]\nversion = "2.3.4"\n',
        "Dockerfile": f"FROM python:3.13@sha256:{'a' * 64} AS base\nLABEL org.opencontainers.image.version=2.3.4 \\\n",
        "CHANGELOG.md": "# Changelog\n\n## [2.3.4] - 2026-12-31\n\n### New\n\n- A.\n\n## [2.3.3] - 2026-12-30\n",
        "deploy/kubernetes/statefulset.yaml": "image: zodiac-table:2.3.4\n",
        "deploy/kubernetes/processes.yaml": "image: zodiac-table:2.3.4\n",
        "tests/golden/saves/2.3.4/slap-01.gz": "",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", "--all")
    git(tmp_path, "commit", "--quiet", "--message", "2.3.4")
    return tmp_path


def test_what_is_ready_is_tagged_and_told_how_to_publish(ready: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["2.3.4"], ready, GREEN) == 0
    assert git(ready, "tag", "--list") == "v2.3.4\n"
    assert "git push origin v2.3.4" in capsys.readouterr().out


def changed(name: str, old: str, new: str) -> Callable[[Path], None]:
    def change(root: Path) -> None:
        path = root / name
        path.write_text(path.read_text().replace(old, new))
        git(root, "commit", "--all", "--quiet", "--message", "change")

    return change


@pytest.mark.parametrize(
    ("break_", "says"),
    [
        (lambda root: (root / "new").write_text(""), "The tree has changes that are not committed."),
        (changed("CHANGELOG.md", "[2.3.4]", "[Unreleased]"), "CHANGELOG.md has no section ## [2.3.4] with a date."),
        (changed("CHANGELOG.md", "- A.\n", ""), ""),
        (changed("pyproject.toml", "2.3.4", "2.3.4.dev0"), "pyproject.toml names another version than 2.3.4."),
        (changed("Dockerfile", "2.3.4", "2.3.3"), "Dockerfile names another version than 2.3.4."),
        (changed("Dockerfile", "@sha256:", "@"), "The base image has no digest: make pin."),
        (changed("deploy/kubernetes/processes.yaml", "2.3.4", "2.3.3"), "processes.yaml names another version"),
        (lambda root: git(root, "tag", "v2.3.4"), "The tag v2.3.4 is there already."),
        (lambda root: git(root, "rm", "-r", "-q", "tests"), "Games and saves of 2.3.4 are not recorded"),
    ],
)
def test_what_is_not_ready_is_refused_before_the_tests_run(
    break_: Callable[[Path], object], says: str, ready: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    break_(ready)
    before = git(ready, "tag", "--list")
    assert main(["2.3.4"], ready, RED) == 1
    told = capsys.readouterr().err
    assert says in told
    assert ("failed" in told) == (not says)
    assert git(ready, "tag", "--list") == before


@pytest.mark.parametrize("version", ["", "v2.3.4", "2.3", "2.3.4.dev0", "latest"])
def test_what_is_no_version_is_refused(version: str, ready: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([version], ready, GREEN) == 1
    assert "is no version" in capsys.readouterr().err


def test_a_red_suite_is_refused(ready: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["2.3.4"], ready, RED) == 1
    assert "false failed: nothing is tagged." in capsys.readouterr().err
    assert git(ready, "tag", "--list") == ""


def test_the_page_of_a_release_has_its_section_alone_and_three_pictures_that_are_there() -> None:
    told = notes(ROOT, "1.0.0", "https://example.org/raw/v1.0.0")
    assert told.startswith(section(ROOT, "1.0.0"))
    assert "1.1.0" not in told
    assert len(re.findall(r"!\[\w[^]]+\]\(https://example\.org/raw/v1\.0\.0/docs/", told)) == len(PICTURES) == 3
    assert all((ROOT / name).exists() for name in PICTURES)
