"""Alarms and the dashboard name metrics that exist, with labels that they have; ``promtool`` reads the alarms."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ops.health import Health
from bot.ops.status import render
from bot.play.clock import Clock
from bot.play.outgoing.screen import Governor
from bot.process.metrics import Metrics, commit_times, observe_ms
from tests.deploy.files import DEPLOY, ROOT, read

ALERTS = "deploy/prometheus/alerts.yaml"
DASHBOARD: dict[str, Any] = json.loads((DEPLOY / "grafana" / "dashboard.json").read_text())
RULES: list[dict[str, Any]] = [rule for group in read(ALERTS)["groups"] for rule in group["rules"]]
METRIC = re.compile(r"\b((?:table|process)_\w+)(?:\{([^}]*)\})?")
ADDED = {"job"}
"""Labels that Prometheus adds."""


def exposition() -> str:
    """All metrics of a bot at work."""
    health = Health(Metrics(), lambda: True, lambda: 90_500)
    counts = dict.fromkeys(("running", "awake", "waiting", "queued"), 1)
    pictures = SimpleNamespace(waiting=1)
    services = SimpleNamespace(governor=Governor(Clock(0, 0), health.metrics), pictures=pictures)
    health.registry = SimpleNamespace(**counts, services=services)  # type: ignore[assignment]  # of it the page needs these
    health.commits = commit_times()
    health.latencies_s, health.free_bytes = lambda: [(0, 0.1)], lambda: 10**9
    observe_ms(health.commits, 1)
    return render(health).decode()


SAMPLES = re.findall(r"^(\w+)(?:\{(.*)\})? \S+$", exposition(), re.MULTILINE)
NAMES = {name for name, _ in SAMPLES}
LABELS = {(name, label, value) for name, labels in SAMPLES for label, value in re.findall(r'(\w+)="([^"]*)"', labels)}


def expressions() -> list[str]:
    targets = [target["expr"] for panel in DASHBOARD["panels"] for target in panel.get("targets", ())]
    return [*targets, *(rule["expr"] for rule in RULES)]


@pytest.mark.parametrize("expression", expressions())
def test_every_metric_exists_with_the_labels_by_which_it_is_chosen(expression: str) -> None:
    found = METRIC.findall(expression)
    assert found or expression.startswith("up{")
    for name, labels in found:
        assert name in NAMES
        for label, value in re.findall(r'(\w+)="([^"]*)"', labels):
            assert label in ADDED or (name, label, value) in LABELS, (name, label, value)


def test_a_metric_or_label_that_is_not_there_would_be_noticed() -> None:
    assert "table_global_limits" not in NAMES  # a counter ends with _total
    assert "table_commit_seconds" not in NAMES
    assert ("table_calls_waiting", "kind", "card") in LABELS
    assert ("table_calls_waiting", "kind", "cards") not in LABELS


def test_the_dashboard_shows_every_metric_of_ours() -> None:
    ours = {re.sub(r"_(?:bucket|sum|count)$", "", name) for name in NAMES if name.startswith("table_")}
    shown = {name for expression in expressions() for name, _ in METRIC.findall(expression)}
    assert {re.sub(r"_(?:bucket|sum|count)$", "", name) for name in shown if name.startswith("table_")} == ours


def test_every_panel_has_a_place_of_its_own_and_an_id_of_its_own() -> None:
    panels = DASHBOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    taken: set[tuple[int, int]] = set()
    for panel in panels:
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not cells & taken, panel["title"]
        assert max(x for x, _ in cells) < 24
        taken |= cells


def test_every_alarm_says_what_it_is_and_what_to_do_and_has_its_row_in_the_admins_page() -> None:
    admin = (ROOT / "docs" / "operating.md").read_text()
    told = {re.sub(r"_total$", "", name) for name in re.findall(r"`(table_\w+)`", admin)}
    assert len({rule["alert"] for rule in RULES}) == len(RULES)
    for rule in RULES:
        assert rule["labels"]["severity"] in ("warning", "critical")
        assert set(rule["annotations"]) == {"summary", "action"}
        for name, _ in METRIC.findall(rule["expr"]):
            if name.startswith("table_"):
                assert re.sub(r"_(?:bucket|sum|count|total)$", "", name) in told


def test_whatever_the_admins_page_calls_worth_an_alarm_is_one() -> None:
    admin = (ROOT / "docs" / "operating.md").read_text()
    table = admin.partition("| metric | worth an alarm |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| `(table_\w+)` \| (.*) \|$", table, re.MULTILINE)
    rung = {re.sub(r"_bucket$", "", name) for rule in RULES for name, _ in METRIC.findall(rule["expr"])}
    assert len(rows) > 20
    assert [name for name, worth in rows if not worth.startswith("nothing") and name not in rung] == []


def promtool() -> str:
    """Its path. Skips visibly where there is none, but fails in CI, where there has to be one."""
    path = os.environ.get("PROMTOOL") or shutil.which("promtool")
    if path is None:
        sentence = "no promtool: set PROMTOOL to its path, or install prometheus"
        if os.environ.get("CI"):
            pytest.fail(sentence)
        pytest.skip(sentence)
    return path


def told(*arguments: str, cwd: Path, said: str | None = None) -> None:
    done = subprocess.run([promtool(), *arguments], cwd=cwd, input=said, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_prometheus_understands_the_alarms() -> None:
    told("check", "rules", "alerts.yaml", cwd=DEPLOY / "prometheus")


def test_the_alarms_ring_for_what_they_should_and_for_nothing_else(tmp_path: Path) -> None:
    for path in (DEPLOY / "prometheus" / "alerts.yaml", Path(__file__).with_name("alerts_test.yaml")):
        (tmp_path / path.name).write_text(path.read_text())
    told("test", "rules", "alerts_test.yaml", cwd=tmp_path)


def test_prometheus_understands_the_metrics() -> None:
    told("check", "metrics", cwd=ROOT, said=exposition())
