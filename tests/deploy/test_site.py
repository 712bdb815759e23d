"""The site: every page has its place in it, links fit where a page stands, and what leads nowhere is told."""

from __future__ import annotations

import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.site import ROOT, gather, main, moved, name_repository, place, problems

SETTINGS = tomllib.loads((ROOT / "zensical.toml").read_text())["project"]


def listed(entries: list[Any]) -> Iterator[str]:
    for entry in entries:
        if isinstance(entry, str):
            yield entry
        else:
            for inner in entry.values():
                yield from listed([inner] if isinstance(inner, str) else inner)


def test_every_page_stands_once_in_the_navigation(tmp_path: Path) -> None:
    gather(ROOT, tmp_path)
    pages = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.md"))
    assert sorted(listed(SETTINGS["nav"])) == pages


def test_no_font_comes_from_elsewhere() -> None:
    assert SETTINGS["theme"]["font"] is False


def test_no_picture_takes_the_room_of_words_on_a_phone() -> None:
    assert "float" not in (ROOT / "docs" / "site.css").read_text().partition("@media (min-width: ")[0]


def test_links_fit_where_a_page_stands() -> None:
    text = (
        "[a](../CHANGELOG.md#x) [b](players.md) [c](https://example.org/a) ![d](gallery/e.png)\n```sh\n[f](g.md)\n```\n"
    )
    told, linked = moved("docs/admin.md", text)
    assert told == (
        "[a](project/CHANGELOG.md#x) [b](players.md) [c](https://example.org/a) ![d](gallery/e.png)\n"
        "```sh\n[f](g.md)\n```\n"
    )
    assert linked == ["CHANGELOG.md", "docs/players.md", "docs/gallery/e.png"]
    assert moved("README.md", "[a](docs/rules/README.md)")[0] == "[a](rules/README.md)"
    assert moved("sandbox/README.md", "[a](../docs/players.md)")[0] == "[a](../../players.md)"
    assert place(".env.example") == "project/env.example"


@pytest.mark.parametrize(
    ("page", "says"),
    [
        ('<a href="b/">b</a> <a href="#here">c</a> <p id="here">', []),
        ('<a href="b/#there">b</a>', []),
        ('<a href="https://example.org/gone">b</a>', []),
        ('<a href="away/">b</a>', ["index.html: the link away/ leads nowhere."]),
        ('<a href="b/#away">b</a>', ["index.html: the link b/#away leads nowhere."]),
        ('<img src="away.png">', ["index.html: the link away.png leads nowhere."]),
        (
            '<script src="https://example.org/x.js"></script>',
            ["index.html: https://example.org/x.js comes from elsewhere."],
        ),
    ],
)
def test_what_leads_nowhere_or_comes_from_elsewhere_is_one_sentence(page: str, says: list[str], tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(page)
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "index.html").write_text('<h2 id="there">')
    assert list(problems(tmp_path)) == says


def test_a_dead_entry_of_the_navigation_is_told_once(tmp_path: Path) -> None:
    for page, link in (("a", "../away/"), ("b", "../away/"), ("c", "../../away/#x"), (".", "away/")):
        (tmp_path / page).mkdir(exist_ok=True)
        (tmp_path / page / "index.html").write_text(f'<a href="{link}">away</a>')
    assert list(problems(tmp_path)) == [
        "a/index.html: the link ../away/ leads nowhere, as on 2 more.",
        "c/index.html: the link ../../away/#x leads nowhere.",
    ]


def test_the_home_page_says_where_the_code_is_if_that_is_known(tmp_path: Path) -> None:
    home = tmp_path / "index.md"
    home.write_text("# A\n")
    name_repository(home, {})
    assert home.read_text() == "# A\n"
    name_repository(home, {"GITHUB_SERVER_URL": "https://example.org", "GITHUB_REPOSITORY": "a/b"})
    assert home.read_text() == "# A\n\nThe code is at <https://example.org/a/b>.\n"


@pytest.fixture
def before(tmp_path: Path) -> Path:
    """A tree whose site was built once."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "README.md").write_text("# A\n")
    (tmp_path / "zensical.toml").write_text('[project]\ndocs_dir = "build/pages"\nsite_dir = "build/new"\nnav = 1\n')
    (tmp_path / "build" / "site").mkdir(parents=True)
    (tmp_path / "build" / "site" / "index.html").write_text("before")
    return tmp_path


def left(root: Path) -> dict[str, str]:
    build = root / "build"
    return {path.relative_to(build).as_posix(): path.read_text() for path in build.rglob("*") if path.is_file()}


def test_a_site_with_a_dead_link_is_one_sentence_and_leaves_the_one_of_before(
    before: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def build(command: object, **options: object) -> subprocess.CompletedProcess[str]:
        (before / "build" / "new").mkdir()
        (before / "build" / "new" / "index.html").write_text('<a href="away/">b</a>')
        return subprocess.CompletedProcess([], 0, "", "")

    monkeypatch.setattr("tests.site.subprocess.run", build)
    assert main(before) == 1
    assert capsys.readouterr().err == "index.html: the link away/ leads nowhere.\n"
    assert left(before) == {"site/index.html": "before"}


def test_a_site_that_cannot_be_built_leaves_the_one_of_before(before: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(before) == 1
    assert "The site cannot be built" in capsys.readouterr().err
    assert left(before) == {"site/index.html": "before"}
