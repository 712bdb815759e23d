"""README and docs are true: links lead somewhere, every command line exists and, where it can, is run."""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import discord
import pytest

from bot.__main__ import main
from bot.ops.serving import BAD_TOKEN
from bot.settings import DATABASE, VARIABLES
from bot.store.sqlite.store import SqliteStore
from cogs.ui.voices import CALLED, NEEDED
from tests.admin.test_packs import CHECK
from tests.python_forks import run_bot, run_code
from tests.words.voices import EN

ROOT = Path(__file__).parents[1]
PAPERS = [
    *sorted(ROOT.glob("*.md")),
    *sorted(path for name in ("docs", ".github", "sandbox") for path in (ROOT / name).rglob("*.md")),
]
FIRST = ROOT / "docs" / "admin.md"
ADMIN = FIRST.read_text() + (ROOT / "docs" / "operating.md").read_text()
MAKEFILE = (ROOT / "Makefile").read_text()

QUICKER = CHECK.replace("measured=1, won=1", "games=2, worlds=1, measured=0, won=0, elsewhere=0")
"""A check of a pack that plays little: that a new pack passes one is a claim of tests/admin/test_packs.py."""
RUN = ("backup", "verify", "restore", "replay", "pack")
"""Subcommands of the bot that a paper's lines are really run with, in order, on a database made for it."""
RUNNING = re.compile(rf"python -m bot ({'|'.join(RUN)})\b")
NOT_RUN = {
    r"docker compose (-[fp] \S+ )*(ps|logs|stop|up|down|cp|exec|run)\b": "no container engine; see `make image-check`",
    r"docker compose (kill|pause|unpause|restart)\b": "the same; tests/e2e/test_cluster.py does that to processes",
    r"docker build .* -t zodiac-table \.$": "the same",
    r"git pull$": "changes the tree",
    r"apt-get install |curl .*/compose\.yaml$|docker compose pull$": "takes a network",
    r"python -m bot doctor$": "its answer is about the machine; tested in tests/admin",
    r"python -m bench lab /tmp/lab ": "takes minutes; tests/bench/test_lab.py",
    r"fly (launch|secrets|deploy|logs) ": "asks the host; its file is read in tests/deploy",
    r"cosign verify |docker buildx imagetools inspect ": "asks a registry",
    r"kubectl ": "no cluster; its files are read in tests/deploy",
    r"(install|cp -r|systemd-sysusers|systemctl|journalctl|sudo -u zodiac-table)\b": "changes the machine, or asks it",
    r"(python3|/opt/zodiac-table/\.venv/bin/python) -m (venv|pip) ": "installs; `make image-check` does the like",
    r"docker tag |mkdir -p backups$|cd backups |cp \"\$\(ls backups|rsync |sha256sum ": "tests/deploy/test_drills.py",
    r"chmod a\+r \w+\.sqlite3 \w+\.sqlite3\.sha256$": "only matters to another user",
}
"""Command lines that cannot be run in a test, and why; their inner commands of the bot are parsed all the same."""
SUFFIXES = {".css", ".ftl", ".js", ".json", ".lock", ".md", ".py", ".sql", ".sqlite3", ".toml", ".txt", ".yaml", ".yml"}
"""Of names in backticks, those of files."""
NOT_THERE = {
    "tortoise.py": "the power that the page adds",
    "renderers/cosmic/cards/figures/powers/tortoise.json": "its emblem",
    "locales/en/cosmic/powers/tortoise.ftl": "its words",
    "locales/de/cosmic/powers/tortoise.ftl": "likewise",
    "locales/en/cosmic/beacons.ftl": "words of the expansion that the page adds",
    "bot/store/sqlite/migrations/V13__what_it_does.sql": "an example",
    "build/bench.json": "written by `make bench`",
    "build/docs/architecture/map.md": "written by `make docs`",
    "build/docs/hooks.md": "likewise",
    "build/docs/questions.md": "likewise",
    "token.txt": "the admin's",
    "address.txt": "likewise",
    "drill.sqlite3": "made in the drill",
}
"""Files that a page names though they are not in the repository, and why."""


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def command_lines(paper: Path) -> list[str]:
    """The lines of all blocks that are commands."""
    blocks = re.findall(r"^```sh\n(.*?)^```", paper.read_text(), re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line]


def bot_arguments(line: str) -> list[str] | None:
    """Return the arguments after ``python -m bot``, or the name of the service that stands for it, in a command
    line.
    """
    found = re.search(r"(?:python -m bot|docker compose run .* bot) (.+)$", line)
    return shlex.split(found[1]) if found else None


class Parsed(Exception):
    """Raised in the place of doing what was understood; no error."""


def parse(arguments: Sequence[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the real parser read a call. SystemExit if it does not understand."""
    read = argparse.ArgumentParser.parse_args

    def stop(parser: argparse.ArgumentParser, *args: object) -> None:
        read(parser, *args)  # type: ignore[call-overload]  # handed on as it came
        raise Parsed

    with monkeypatch.context() as patch:
        patch.setattr(argparse.ArgumentParser, "parse_args", stop)
        with pytest.raises((Parsed, SystemExit)) as ended:
            main(arguments)
    if isinstance(ended.value, SystemExit) and ended.value.code:  # `--version` ends well
        raise ended.value


@pytest.mark.parametrize("paper", PAPERS, ids=named)
def test_every_link_and_picture_leads_to_a_file(paper: Path) -> None:
    told = re.sub(r"^```python\n.*?^```$", "", paper.read_text(), flags=re.DOTALL | re.MULTILINE)
    for target in re.findall(r"\]\(([^)#]+)\)", told):
        if not target.startswith("http"):
            assert (paper.parent / target).exists(), target


@pytest.mark.parametrize("paper", PAPERS, ids=named)
def test_every_link_to_a_heading_finds_it(paper: Path) -> None:
    assert lost_anchors(paper, paper.read_text()) == []


def lost_anchors(paper: Path, text: str) -> list[str]:
    """Links of a page to headings, its own or another page's, that are not there."""
    found = re.findall(r"\]\(([^)#:]*)#([^)]+)\)", text)
    pages = {target: paper.parent / target if target else paper for target, _ in found}
    return [f"{target}#{anchor}" for target, anchor in found if anchor not in anchors(pages[target])]


@cache
def anchors(paper: Path) -> frozenset[str]:
    headings = re.findall(r"^#+ (.+)$", paper.read_text(), re.MULTILINE)
    return frozenset(re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings)


def test_a_link_to_a_heading_that_is_not_there_would_be_noticed() -> None:
    text = "[a](#nowhere) [b](operating.md#ratings) [c](admin.md#nowhere) [d](https://example.org/#x)"
    assert lost_anchors(ROOT / "docs" / "players.md", text) == ["#nowhere", "admin.md#nowhere"]


@pytest.mark.parametrize("paper", PAPERS, ids=named)
def test_every_block_says_whether_it_is_commands_or_text(paper: Path) -> None:
    fences = re.findall(r"^```(.*)$", paper.read_text(), re.MULTILINE)
    assert set(fences[::2]) <= {"sh", "text", "python"}


@pytest.mark.parametrize("paper", PAPERS, ids=named)
def test_every_make_target_exists(paper: Path) -> None:
    shown = [line.removeprefix("make ") for line in command_lines(paper) if line.startswith("make ")]
    for target in [*(line.split()[0] for line in shown), *re.findall(r"`make ([\w-]+)`", paper.read_text())]:
        assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE), target


@pytest.mark.parametrize("paper", PAPERS, ids=named)
def test_every_call_of_the_bot_is_understood_by_its_parser(paper: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inline = re.findall(r"`(python -m bot [^`]+)`", paper.read_text())
    for line in [*command_lines(paper), *inline]:
        if (arguments := bot_arguments(line)) is not None:
            parse(arguments, monkeypatch)


def test_a_call_that_does_not_exist_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit):
        parse(["backups", "x"], monkeypatch)
    assert bot_arguments("docker compose run --rm -v a:/b:ro bot restore /b") == ["restore", "/b"]
    assert bot_arguments("docker compose exec bot python -m bot health --ready") == ["health", "--ready"]


@pytest.mark.parametrize("paper", PAPERS, ids=named)
def test_every_command_line_is_run_or_has_its_reason_why_not(paper: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    lines = command_lines(paper)
    if any(RUNNING.match(line) for line in lines):
        asyncio.run(_fresh(data))
    for line in lines:
        if line.startswith("make "):
            dry = subprocess.run(["make", "-n", *shlex.split(line)[1:]], cwd=ROOT, capture_output=True, check=False)
            assert dry.returncode == 0, line
        elif line.startswith("export "):
            name = line.removeprefix("export ").partition("=")[0]
            assert name in VARIABLES.values(), line
        elif RUNNING.match(line):
            environment = {**os.environ, "DATA_DIR": str(data), "PYTHONPATH": str(ROOT)}
            words = shlex.split(line)[3:]
            if words[:2] == ["pack", "check"]:
                status, said = run_code(QUICKER, *words, env=environment, cwd=tmp_path)
            else:
                status, said = run_bot(*words, env=environment, cwd=tmp_path)
            assert status == 0, (line, said)
        else:
            assert any(re.match(pattern, line) for pattern in NOT_RUN), f"neither run nor excused: {line}"


async def _fresh(data: Path) -> None:
    store = await SqliteStore.open(data / DATABASE, holder="test", now=lambda: 0)
    await store.close()


@pytest.mark.parametrize("paper", PAPERS, ids=named)
def test_every_file_and_folder_that_is_named_exists(paper: Path) -> None:
    for name in named_files(paper.read_text()):
        assert name in NOT_THERE or is_there(name), name


def named_files(text: str) -> list[str]:
    """Names in backticks that are those of a file or, with a slash at the end, of a folder."""
    lines = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    names = re.findall(r"`((?:[\w.*<>-]+/)*(?:[\w.*<>-]+\.[a-z]\w*|[\w.*<>-]+/))`", lines)
    return [name for name in names if name.endswith("/") or Path(name).suffix in SUFFIXES]


def fits(name: str, path: Path) -> bool:
    """True if ``path`` is what is meant: as it is written from the root, or its end; ``<name>`` stands for any name."""
    return path.match(re.sub(r"<[^>]+>", "*", name.rstrip("/")))


@cache
def is_there(name: str) -> bool:
    last = name.rstrip("/").rpartition("/")[2]
    return any(fits(name, path) for path in (tree() if re.search("[<*]", last) else by_name().get(last, ())))


@cache
def by_name() -> Mapping[str, Sequence[Path]]:
    """The files and folders of the repository by what they are called."""
    found: dict[str, list[Path]] = {}
    for path in tree():
        found.setdefault(path.name, []).append(path)
    return found


@cache
def tree() -> list[Path]:
    """All files of the repository and their folders."""
    own = [path for path in ROOT.iterdir() if not re.match(r"\.venv|\.git$|build$|data$", path.name)]
    paths = [*own, *(path for folder in own for path in folder.rglob("*"))]
    return [path.relative_to(ROOT) for path in paths if "__pycache__" not in path.parts]


def test_a_file_that_is_not_there_would_be_noticed() -> None:
    assert named_files("`bot/app.py`, `desk.py`, `bot/<game>/` and `python -m bot`, `a.b`, `1.0.0`") == [
        "bot/app.py",
        "desk.py",
        "bot/<game>/",
    ]
    assert is_there("contract/table.py")
    assert is_there("bot/<game>/")
    assert is_there("bot/<game>/words/")
    assert is_there("table.py")
    assert not is_there("able.py")
    assert not is_there("deadlined.py")
    assert not is_there("bot/<game>/deadlined/")
    assert not is_there("contracts/table.py")


def test_every_excuse_is_used() -> None:
    lines = [line for paper in PAPERS for line in command_lines(paper)]
    for pattern in NOT_RUN:
        assert any(re.match(pattern, line) for line in lines), pattern
    names = {name for paper in PAPERS for name in named_files(paper.read_text())}
    assert set(NOT_THERE) <= names


def test_the_invitation_asks_for_the_permissions_that_the_bot_needs_and_no_others() -> None:
    (number,) = re.findall(r"permissions=(\d+)", ADMIN)
    assert discord.Permissions(int(number)) == discord.Permissions(**dict.fromkeys(NEEDED, True))
    rows = re.findall(
        r"^\| ([^|]+?) \| [^|]+ \|$", ADMIN.partition("## Permissions")[2].partition("##")[0], re.MULTILINE
    )
    assert rows[1:] == [EN(CALLED[name]) for name in NEEDED]


def test_every_metric_of_the_admins_page_exists_and_none_is_missing() -> None:
    source = "".join((ROOT / "bot" / name).read_text() for name in ("process/metrics.py", "ops/status.py"))
    real = set(re.findall(r"\"(table_\w+)\"", source))
    told = {re.sub(r"_total$", "", name) for name in re.findall(r"`(table_\w+)`", ADMIN)}
    assert told == real


def test_what_the_page_on_trouble_quotes_is_what_the_bot_says() -> None:
    code = [path for folder in ("bot", "cogs") for path in (ROOT / folder).rglob("*.py")]
    sources = "".join(path.read_text() for path in [*code, *(ROOT / "locales" / "en").rglob("*.ftl")])
    table = ADMIN.partition("## Trouble")[2].partition("\n## ")[0]
    symptoms = [row.split("|")[1] for row in table.splitlines() if row.startswith("|")]
    quotes = re.findall(r"`([^`]+)`", " ".join(symptoms))
    assert len(quotes) >= 8
    for quote in quotes:
        start = quote.removesuffix("gateway").removesuffix("lease")
        assert start in sources or start in BAD_TOKEN or start in VARIABLES.values(), quote


def test_the_first_page_for_admins_is_short_and_has_all_commands_that_one_server_needs() -> None:
    assert len(FIRST.read_text().split()) <= 900
    assert len(set(command_lines(FIRST))) <= 15


def test_the_first_screen_shows_how_to_get_it_how_to_try_it_and_one_picture() -> None:
    above, _, below = (ROOT / "README.md").read_text().partition("\n![")
    assert above.count("\n") <= 20
    assert "](#on-your-server-in-five-minutes)" in above
    assert command_lines(ROOT / "README.md")[0] == "make play"
    assert "```sh\nmake play\n" in above
    assert below.startswith("A game of Cosmic Encounter on a phone")


def test_the_pages_beside_the_rulebook_stay_short() -> None:
    pages = [path for path in (ROOT / "docs").rglob("*.md") if "rules" not in path.parts]
    assert sum(path.read_text().count("\n") for path in pages) <= 4_500


def test_without_a_clone_five_commands_and_the_compose_file_of_the_release_reach_a_running_bot() -> None:
    start = FIRST.read_text().partition("\n## 2. ")[2].partition("\n## ")[0]
    lines = [line for block in re.findall(r"^```sh\n(.*?)^```$", start, re.M | re.S) for line in block.splitlines()]
    assert len(lines) <= 5
    assert lines[-2:] == ["docker compose up -d", "docker compose exec bot python -m bot health --ready"]
    (file,) = [line.rpartition("/")[2] for line in lines if line.startswith("curl ")]
    release = (ROOT / ".github" / "workflows" / "release.yaml").read_text()
    assert re.search(rf"^ +gh release create .* {re.escape(file)} ", release, re.M)
    compose = (ROOT / file).read_text()
    (block,) = re.findall(r"^```text\n(.*?)^```$", start, re.M | re.S)
    names = [line.partition("=")[0] for line in block.splitlines()]
    assert names == ["DISCORD_TOKEN", *re.findall(r"^ +image: \$\{(\w+):-", compose, re.M)]
    assert "type=semver,pattern={{major}}\n" in release  # the tag that is named there
    assert not re.findall(r"^ +- \./|^ +(build|file):", compose, re.M)  # no other file of ours is needed


def test_no_token_is_one_clear_sentence() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={"PATH": "/usr/bin"},
        check=False,
    )
    assert done.returncode == 1
    assert "DISCORD_TOKEN" in done.stderr
    assert "Traceback" not in done.stderr
