"""One version, told everywhere: command line, log, metrics, doctors, image, changelog."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.admin.doctor import examine
from bot.ops.health import Health
from bot.ops.status import render
from bot.play.games.kinds import KINDS
from bot.process import version
from bot.process.metrics import Metrics
from bot.store.sqlite.opening import known_migrations

ROOT = Path(__file__).parents[2]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]


@pytest.fixture(autouse=True)
def _built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(version.REVISION, "abc1234")


def test_the_command_line_says_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"zodiac-table {VERSION} (abc1234)\n"


def test_the_metrics_and_the_doctor_say_it(tmp_path: Path) -> None:
    text = render(Health(Metrics(), lambda: True)).decode()
    assert f'table_build_info{{revision="abc1234",version="{VERSION}"}} 1.0' in text
    assert f"this is version {VERSION} (abc1234)" in [finding.what for finding in examine({}, tmp_path, 0)]


def test_without_a_commit_the_version_stands_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(version.REVISION)
    assert version.with_commit() == VERSION


def test_an_installed_package_knows_it_without_the_tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(version, "__file__", str(tmp_path / "site" / "bot" / "process" / "version.py"))
    monkeypatch.setattr(metadata, "version", {version.NAME: "7.8"}.__getitem__)
    assert version.version() == "7.8"
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "pyproject.toml").write_text('[project]\nname = "another"\nversion = "9"\n')
    assert version.version() == "7.8"


def test_the_image_has_it_in_its_labels_and_the_commit_too() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text()
    assert re.findall(r"image\.version=(\S+)", dockerfile) == [VERSION]
    assert re.findall(r"image\.revision=(\S+)", dockerfile) == ["$REVISION"]
    assert f"ENV {version.REVISION}=$REVISION" in dockerfile


def test_the_changelog_has_a_section_for_it() -> None:
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert headings[0] == "[Unreleased]" if ".dev" in VERSION else headings[0].startswith(f"[{VERSION}] - ")


def test_the_newest_section_of_the_changelog_names_its_schema_and_rules() -> None:
    newest = (ROOT / "CHANGELOG.md").read_text().split("\n## ")[1]
    schema, cosmic, slap = known_migrations()[-1].version, KINDS["cosmic"].rules.version, KINDS["slap"].rules.version
    assert f"Database **schema {schema}**, rules **{cosmic}** (Cosmic Encounter) and **{slap}** (slap game)" in newest


def test_the_samples_run_the_version_that_is_released() -> None:
    release = VERSION.partition(".dev")[0]
    for name in ("statefulset.yaml", "processes.yaml"):
        text = (ROOT / "deploy" / "kubernetes" / name).read_text()
        assert re.findall(r"image: zodiac-table:(\S+)", text) == [release], name
    assert re.findall(r"refs/tags/v(\S+)", (ROOT / "docs" / "deploying.md").read_text()) == [release]
