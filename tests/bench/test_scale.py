"""Measure several processes by parts: in soaks each of them runs at a small size."""

from __future__ import annotations

import pytest

from bench import scale_intake, scale_open, scale_presses, scale_stores
from bench.__main__ import chosen
from bench._scale.paused import paused
from bot.play.games.kinds import SlapKind
from bot.tables.contract.table import Pressed, Reply, Stamp
from tests.store.postgres.server import programs
from tests.words.voices import EN

MODULES = ["intake", "scale_intake", "scale_stores", "store"]


@pytest.mark.parametrize(
    ("wanted", "meant"),
    [
        ([], MODULES),
        (["intake", "store"], ["intake", "store"]),
        (["scale"], ["scale_intake", "scale_stores"]),
        (["scale", "intake"], ["scale_intake"]),
    ],
    ids=["all", "named", "all parts", "one part"],
)
def test_parts_of_scale_are_named_after_it(wanted: list[str], meant: list[str]) -> None:
    assert chosen(wanted, MODULES) == meant


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Smallest sizes, on a server of the measurement's own."""
    programs()
    monkeypatch.delenv("BENCH_DATABASE_URL", raising=False)
    monkeypatch.setenv("BENCH_SECONDS", "1")
    return monkeypatch


@pytest.mark.soak
async def test_both_stores_are_measured_in_one_run(small: pytest.MonkeyPatch) -> None:
    small.setenv("BENCH_ROUNDS", "1")
    figures = await scale_stores.run_async()
    names = ("1,000 commits/s, median ms", "1,000 commits/s, p99 ms", "commits/s at most")
    assert sorted(figures) == sorted(f"{store}, {name}" for store in ("SQLite", "PostgreSQL") for name in names)
    for store in ("SQLite", "PostgreSQL"):
        assert 0 < figures[f"{store}, {names[0]}"] <= figures[f"{store}, {names[1]}"]
        assert figures[f"{store}, {names[2]}"] > 0


@pytest.mark.soak
async def test_intake_of_two_processes_judges_everything_in_order(small: pytest.MonkeyPatch) -> None:
    small.setenv("BENCH_PROCESSES", "2")
    small.setenv("BENCH_RATE", "40")
    small.setenv("BENCH_TABLES", "2")
    figures = {name.removeprefix("processes 2, "): value for name, value in (await scale_intake.run_async()).items()}
    assert 0 < figures["p50 ms"] <= figures["p99 ms"]
    assert 0 < figures["reactions a second"] <= 45
    assert figures["order errors"] == 0
    assert figures["reactions without a verdict"] == 0


@pytest.mark.soak
async def test_presses_in_direct_messages_for_tables_of_another_process_are_answered(
    small: pytest.MonkeyPatch,
) -> None:
    small.setenv("BENCH_PROCESSES", "2")
    small.setenv("BENCH_RATE", "5")
    small.setenv("BENCH_TABLES", "1")
    figures = await scale_presses.run_async()
    assert figures["presses"] == 5
    assert figures["without an answer"] == 0
    assert 0 < figures["p50 ms"] <= figures["p99 ms"]


@pytest.mark.soak
async def test_games_of_both_kinds_start_and_ring_on_both_stores(small: pytest.MonkeyPatch) -> None:
    small.setenv("BENCH_GAMES", "60")
    figures = await scale_open.run_async()
    for store in ("SQLite", "PostgreSQL"):
        assert figures[f"{store}, clocks late at the start"] == 1
        assert 0 < figures[f"{store}, ready s"] <= figures[f"{store}, all clocks right after s"]
        assert 0 < figures[f"{store}, memory after an hour MB"] <= figures[f"{store}, largest memory seen MB"]


def test_a_paused_slap_game_waits_for_nobodys_clock() -> None:
    controller = paused()
    again = SlapKind().load(controller.game, controller.dump())
    replies = [effect for effect in again.handle(Pressed(Stamp(9), 0, 0, "pause", "r")) if isinstance(effect, Reply)]
    assert [reply.text for reply in replies] == [EN("slap-already-paused")]
