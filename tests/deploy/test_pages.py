"""The pages on deployment are true: files in their commands are there, figures are those that were measured."""

from __future__ import annotations

import re
import shlex
import sqlite3
from contextlib import closing
from pathlib import Path

import discord

from bot.app import intents
from bot.settings import Settings
from bot.store.sqlite.store import SqliteStore
from tests.deploy.files import DOCKERFILE, ROOT
from tests.test_papers import command_lines

DOCS = ROOT / "docs"
BENCH = (DOCS / "bench.md").read_text()
PRIVACY = (DOCS / "legal" / "privacy.md").read_text()
CAPACITY = (DOCS / "capacity.md").read_text()
FIGURE = re.compile(r"\d (?:MB|GB|kB|ms|%|s)(?!\w)")
SOURCE = re.compile(r"`make |`python -m |(?:bench|capacity)\.md|\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{8}\b")
"""A command, a page that has one, or a commit."""
OF_OTHER_KINDS = {"bench.md", "reference.md", "real-discord-checklist.md"}
"""Pages that are made, and a list of things to look at."""
SETTINGS = (
    *("by itself, after 10 s", "An answer waits 0.7 s at most", "below 5 % it hardly", "the interval of 95 %"),
    "95 % of what they say is translated",
)
"""Beginnings of what is chosen and not measured."""
OUTSIDE = re.compile(r"/|-|\$|token\.txt$|https?:|[\w-]+=")
"""Words of commands that are no files of the repository: absolute paths, options, variables, the admin's own files."""


def words(line: str) -> list[str]:
    """Those of a command that could be files of ours."""
    return [word for word in shlex.split(line) if not OUTSIDE.match(word)]


def test_every_file_of_ours_in_a_command_is_there() -> None:
    found = set()
    for paper in (DOCS / "deploying.md", DOCS / "drills.md"):
        for line in command_lines(paper) if paper.exists() else ():
            found |= {word for word in words(line) if re.search(r"^(deploy|compose)[./]|\.(lock|toml|example)$", word)}
    assert len(found) >= 6
    assert [name for name in sorted(found) if not (ROOT / name).exists()] == []


def test_the_service_gets_the_same_code_as_the_image() -> None:
    (line,) = [line for line in command_lines(DOCS / "deploying.md") if line.startswith("cp -r ")]
    copied = set(shlex.split(line)[2:-1])
    image = set(re.findall(r"^COPY (?!--)(\S+) /app/", DOCKERFILE, re.MULTILINE))
    image |= set(re.findall(r"^COPY (?!--)(.*) /app/$", DOCKERFILE, re.MULTILINE)[0].split())
    assert copied == image | {"requirements.lock", "docs"}
    assert all((ROOT / name).exists() for name in copied)


def rows(title: str) -> list[list[str]]:
    """The rows of the table below a heading of the page on capacity."""
    part = re.split(rf"^## {title}$", CAPACITY, flags=re.MULTILINE)[1].partition("\n## ")[0]
    return [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("| ")]


def measured(kind: str, figure: str) -> str:
    budget = BENCH.partition("\n### budget\n")[2].partition("\n### ")[0]
    head, _, *lines = [line.strip("| ").split(" | ") for line in budget.splitlines() if line.startswith("|")]
    (row,) = [row for row in lines if row[0] == kind]
    return row[1 + head.index(figure)]


def test_the_live_tables_are_those_that_were_measured() -> None:
    head, *kinds = rows("Live tables")
    assert head[0] == "kind of table"
    assert len(kinds) == 6
    for kind, calls, tables in kinds:
        assert calls == measured(kind, "calls a minute")
        assert tables == measured(kind, "tables after")
    assert f"{measured('Cosmic, live', 'tables beside a full house')} live\ntables of Cosmic" in CAPACITY


def test_the_table_of_one_small_machine_repeats_what_was_measured() -> None:
    told = {name: value for name, value, _ in rows("On one small machine")}
    live = {name: tables for name, _, tables in rows("Live tables")}
    memory = dict(rows("Memory")[1:])
    assert told["live tables of Cosmic at once"] == live["Cosmic, live"]
    assert told["slap tables at 3 s at once"] == live["slap at 3 s"]
    assert told["lively tables"] == live["Cosmic, lively"]
    assert told["memory with 5,000 servers"] == f"{memory['5,000']} MB"


def test_the_memory_of_so_many_servers_is_the_sum_of_its_parts() -> None:
    parts = {name: float(value) for name, value in rows("Memory") if re.fullmatch(r"\d+(\.\d+)?", value)}
    base = (
        parts["for a minute after a start"] + parts["its helpers"] + parts["the process that draws pictures, at most"]
    )
    base += 100 * parts["each table that is awake"]
    servers = [(name, float(value)) for name, value in rows("Memory") if re.fullmatch(r"[\d,]+", name)]
    assert len(servers) == 4
    for name, value in servers:
        assert value == round(base + int(name.replace(",", "")) * parts["each server it is in"])
    assert max(value for _, value in servers) + 120 < 768


def test_a_second_process_that_draws_costs_as_much_as_the_first() -> None:
    (most,) = [mb for name, mb in rows("Memory") if name == "the process that draws pictures, at most"]
    assert f"With `RENDER_PROCESSES=2` up to {most} more" in CAPACITY
    assert f"cost up to {most} MB more" in (ROOT / ".env.example").read_text()


def test_figures_of_the_disk_and_the_start_are_on_the_page_of_figures() -> None:
    for figure in ("9.0 kB", "32 kB", "5,000 open games, 309 MB", "249 MB"):
        assert figure in BENCH
    assert round(309_000 / 5_000) == 62


def row_of(module: str, name: str) -> list[str]:
    part = BENCH.partition(f"\n### {module}\n")[2].partition("\n### ")[0]
    (cells,) = [cells for line in part.splitlines() if (cells := line.strip("| ").split(" | "))[0] == name]
    return cells


def test_what_ends_first_and_a_start_are_as_measured() -> None:
    slowest = max(float(row_of("pictures", f"pile-{kind}")[1].split()[0]) for kind in ("challenge", "plain", "lord"))
    assert f"piles of the slap game: {1000 / slowest:.0f} a second" in CAPACITY
    late = row_of("scale_stores", "SQLite, 1,000 commits/s, p99 ms")[1]
    assert f"99 of 100 within {late} ms" in CAPACITY
    assert f"ready {row_of('asleep', 'ready s')[1]} s after its start" in CAPACITY
    assert f"right {row_of('asleep', 'all clocks right after s')[1]} s after it" in CAPACITY
    assert f"({row_of('asleep', 'largest memory seen MB')[1]} MB at most" in CAPACITY
    (most,) = [float(mb) for name, mb in rows("Memory") if name == "the process that draws pictures, at most"]
    assert float(row_of("drawing", "worker's share MB")[1]) <= most


def test_a_game_takes_as_long_as_the_readme_says() -> None:
    for table in ("daily base mixed", "daily all mixed"):
        found = [line for line in BENCH.splitlines() if line.startswith(f"| {table} |")]
        assert 7 <= float(found[0].split(" | ")[2].strip()) <= 14
    assert "takes a week or two" in (ROOT / "README.md").read_text()


def test_every_figure_has_its_command_its_commit_or_a_test() -> None:
    alone = []
    for paper in (ROOT / "README.md", *DOCS.glob("*.md")):
        if paper.name in OF_OTHER_KINDS:
            continue
        for part in re.split(r"^## ", paper.read_text(), flags=re.MULTILINE):
            lines = [line for line in part.splitlines() if FIGURE.search(line) and not line.startswith("| `table_")]
            if not SOURCE.search(part):
                alone += [line for line in lines if not any(one in line for one in SETTINGS)]
    assert alone == []


async def test_the_privacy_policy_names_every_table_that_is_stored(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "t.sqlite3", holder="test", now=lambda: 0)
    await store.close()
    with closing(sqlite3.connect(tmp_path / "t.sqlite3")) as connection:
        sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        stored = {name for (name,) in connection.execute(sql)}
    for step in (ROOT / "bot" / "store" / "postgres" / "migrations").glob("*.sql"):  # a server has some more
        stored.update(re.findall(r"^CREATE TABLE (\w+)", step.read_text(), re.MULTILINE))
    table = PRIVACY.partition("## What is kept")[2].partition("\n## ")[0]
    named = {name for row in table.splitlines() for name in re.findall(r"`(\w+)`", row.rpartition(" | ")[2] or row)}
    assert named == stored


def test_the_privacy_policy_names_the_usual_times_and_commands_that_exist() -> None:
    usual = Settings(token="a.b.c")
    assert f"{usual.games_kept_days} days after its end" in PRIVACY
    assert usual.backups_kept == 7
    assert "kept for seven nights" in PRIVACY
    named = set(re.findall(r"`/([\w ]+)`", PRIVACY + (DOCS / "legal" / "terms.md").read_text()))
    assert "privacy" in named
    for name in named:
        assert f"\ncommand-{name} =" in (ROOT / "locales" / "en" / "command.ftl").read_text()


def test_what_the_policy_says_is_not_seen_is_not_asked_for() -> None:
    assert not intents().value & discord.Intents(message_content=True, members=True, presences=True).value
