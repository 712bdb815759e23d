"""Counting: where a value lands, and what the text for Prometheus says."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.ops.health import Health
from bot.ops.serving import free_bytes
from bot.ops.status import render
from bot.play.clock import Clock
from bot.play.outgoing.direct_messages import People
from bot.process import metrics as counting
from bot.process.metrics import Metrics, observe_ms, times, watch_lag
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import persons
from tests.histograms import samples
from tests.play.fakes import FakeScreen


def test_a_value_on_a_bound_counts_below_it_and_one_above_all_counts_for_infinity() -> None:
    histogram = times("some_seconds", "Some.", (1, 5))
    for ms in (0.5, 1, 5, 6, -3):
        observe_ms(histogram, ms)
    assert samples(histogram) == {"0.001": 3, "0.005": 4, "+Inf": 5, "count": 5, "sum": 0.0125}


def test_the_text_holds_every_count_under_its_name() -> None:
    metrics = Metrics()
    metrics.calls["2xx"] += 3
    metrics.global_limits += 2
    metrics.referee += 1
    observe_ms(metrics.verdicts, 4)
    health = Health(metrics, lambda: True)
    health.heard("shard_connect", 0)
    health.heard("shard_ready", 0)
    text = render(health).decode()
    for line in (
        'table_discord_calls_total{outcome="2xx"} 3.0',
        'table_gateway_events_total{event="fresh"} 1.0',
        "table_global_limits_total 2.0",
        "table_referee_needed_total 1.0",
        "table_ready 1.0",
        'table_verdict_seconds_bucket{le="0.002"} 0.0',
        'table_verdict_seconds_bucket{le="0.005"} 1.0',
        "table_verdict_seconds_sum 0.004",
        "table_outbox_depth 0.0",
    ):
        assert line in text.splitlines(), line


def test_no_metric_has_a_label_that_could_name_a_player_or_a_table() -> None:
    labels = set(re.findall(r"(\w+)=\"", render(Health(Metrics(), lambda: True)).decode()))
    assert labels <= {"kind", "outcome", "event", "le", "version", "revision", "task", "shard"}


async def test_a_loop_that_was_held_up_shows_as_lag(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([100.0, 100.73])
    loop = asyncio.get_running_loop()
    metrics = Metrics()

    async def nap(seconds: float) -> None:
        assert seconds == counting.LAG_EVERY_S
        monkeypatch.setattr(loop, "time", lambda: next(times))

    monkeypatch.setattr(loop, "time", lambda: next(times))
    monkeypatch.setattr(asyncio, "sleep", nap)
    with pytest.raises((StopIteration, RuntimeError)):
        await watch_lag(metrics)
    monkeypatch.undo()
    assert round(samples(metrics.lag)["sum"], 3) == 0.23


def test_the_age_of_the_newest_backup_is_there_as_soon_as_there_is_one() -> None:
    assert "table_backup_age_seconds" not in render(Health(Metrics(), lambda: True)).decode()
    text = render(Health(Metrics(), lambda: True, lambda: 90_500)).decode()
    assert "table_backup_age_seconds 90.5" in text


async def test_what_is_read_at_the_moment_of_asking(tmp_path: Path) -> None:
    health = Health(Metrics(), lambda: True)
    assert not re.findall(r"^table_(?:disk|gateway_latency|commit)", render(health).decode())
    store = await SqliteStore.open(tmp_path / "t.sqlite3", holder="test", now=lambda: 0)
    health.commits, health.servers, health.shards = store.commits, lambda: {0: 1_301, 1: 1_000}, range(3)
    health.latencies_s, health.free_bytes = lambda: [(0, 0.25), (1, float("inf"))], lambda: free_bytes(tmp_path)
    health.heard("shard_connect", 1)
    health.heard("shard_ready", 1)
    before = samples(store.commits)["count"]
    await store.write(persons.set_preference(1, "dm", "on"))
    assert samples(store.commits)["count"] == before + 1
    shown = dict(re.findall(r"^(table_[^_]\S+) (\S+)$", render(health).decode(), re.MULTILINE))
    assert shown["table_guilds"] == "2301.0"
    assert [shown[f'table_shard_guilds{{shard="{shard}"}}'] for shard in range(3)] == ["1301.0", "1000.0", "0.0"]
    assert [shown[f'table_shard_connected{{shard="{shard}"}}'] for shard in range(3)] == ["0.0", "1.0", "0.0"]
    assert shown["table_shards"] == shown["table_shards_wanted"] == "3.0"
    assert shown['table_gateway_latency_seconds{shard="0"}'] == "0.25"
    assert 'table_gateway_latency_seconds{shard="1"}' not in shown, "no heartbeat was answered"
    assert float(shown["table_disk_free_bytes"]) > 0
    assert float(shown["table_commit_seconds_count"]) == samples(store.commits)["count"]
    await store.close()
    assert free_bytes(tmp_path / "gone") is None


async def test_only_refusals_that_tell_of_the_person_count(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "t.sqlite3", holder="test", now=lambda: 0)
    metrics = Metrics()
    people = People(store, FakeScreen(), Clock(0, 0), metrics)
    await people.refused(7, 50007)
    await people.refused(7, 40003)
    assert "table_dm_refusals_total 1.0" in render(Health(metrics, lambda: True)).decode()
    await store.close()


def test_a_process_tells_of_the_others_and_one_that_is_alone_of_itself() -> None:
    health = Health(Metrics(), lambda: True)
    assert "table_processes 1.0" in render(health).decode().splitlines()
    membership = SimpleNamespace(processes=3, taken_over=2)
    sharing = SimpleNamespace(forwards={"left": 5, "deferred": 1})
    health.cluster = SimpleNamespace(membership=membership, sharing=sharing)  # type: ignore[assignment]  # of it the page needs these
    lines = render(health).decode().splitlines()
    for line in (
        "table_processes 3.0",
        "table_shards_taken_over_total 2.0",
        'table_letters_total{event="left"} 5.0',
        'table_letters_total{event="collected"} 0.0',
        'table_letters_total{event="deferred"} 1.0',
    ):
        assert line in lines, line
