"""Compose, Kubernetes and systemd run the same bot: the image's user, data, port and health, and the same limits."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from bot.ops import status
from bot.settings import DEFAULT_HTTP, SECRET, VARIABLES, share_of
from bot.store.store import Share
from tests.deploy.files import DATA, DEPLOY, DOCKERFILE, GID, HEALTH, UID, instruction, read, read_all
from tests.test_papers import parse

DATABASE_URL = VARIABLES["database_url"]
FILES = [f"{name}_FILE" for name in SECRET]
STATUS_PORT = int(DEFAULT_HTTP.rpartition(":")[2])
COMPOSE: dict[str, Any] = read("compose.yaml")
WITH_POSTGRES: dict[str, Any] = read("compose.postgres.yaml")
BOT: dict[str, Any] = COMPOSE["services"]["bot"]
PARTS: dict[str, dict[str, Any]] = {part["kind"]: part for part in read_all("deploy/kubernetes/statefulset.yaml")}
POD: dict[str, Any] = PARTS["StatefulSet"]["spec"]["template"]["spec"]
(CONTAINER,) = POD["containers"]
SYSTEMD = DEPLOY / "systemd"
PROCESSES: dict[str, Any] = read("compose.processes.yaml")
"""On top of the two others."""
SEVERAL: dict[str, dict[str, Any]] = {part["kind"]: part for part in read_all("deploy/kubernetes/processes.yaml")}


def unit() -> dict[str, list[str]]:
    """The service's settings; one that stands there twice has two values."""
    text = (SYSTEMD / "zodiac-table.service").read_text().partition("[Service]")[2].partition("[Install]")[0]
    found: dict[str, list[str]] = {}
    for name, value in re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE):
        found.setdefault(name, []).append(value)
    return found


def environment(lines: list[str]) -> dict[str, str]:
    return dict(word.split("=", 1) for line in lines for word in shlex.split(line))


UNIT = unit()


def test_everywhere_the_bot_is_the_images_user() -> None:
    assert "user" not in BOT  # the image's own
    security = POD["securityContext"]
    assert (security["runAsUser"], security["runAsGroup"], security["fsGroup"]) == (UID, GID, GID)
    assert security["runAsNonRoot"] is True
    (line,) = [line for line in (SYSTEMD / "zodiac-table.conf").read_text().splitlines() if line.startswith("u ")]
    name, number, *_, home = shlex.split(line)[1:]
    assert UNIT["User"] == UNIT["Group"] == [name]
    assert int(number) == UID == GID
    assert home == environment(UNIT["Environment"])["DATA_DIR"]


def test_everywhere_the_data_lie_where_the_bot_looks_for_them() -> None:
    assert f"DATA_DIR={DATA}\n" in DOCKERFILE
    assert f"data:{DATA}" in BOT["volumes"]
    mounts = {mount["name"]: mount["mountPath"] for mount in CONTAINER["volumeMounts"]}
    (claim,) = PARTS["StatefulSet"]["spec"]["volumeClaimTemplates"]
    assert mounts[claim["metadata"]["name"]] == DATA
    assert environment(UNIT["Environment"])["DATA_DIR"] == f"/var/lib/{UNIT['StateDirectory'][0]}"


def test_only_the_data_and_tmp_can_be_written_to_and_no_right_is_left() -> None:
    assert BOT["read_only"] is True
    assert BOT["tmpfs"] == ["/tmp"]
    assert BOT["cap_drop"] == ["ALL"]
    security = CONTAINER["securityContext"]
    assert security["readOnlyRootFilesystem"] is True
    assert security["allowPrivilegeEscalation"] is False
    assert security["capabilities"] == {"drop": ["ALL"]}
    assert POD["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    assert POD["automountServiceAccountToken"] is False
    assert {mount["mountPath"] for mount in CONTAINER["volumeMounts"] if not mount.get("readOnly")} == {DATA, "/tmp"}
    assert UNIT["ProtectSystem"] == ["strict"]
    assert UNIT["CapabilityBoundingSet"] == [""]
    assert UNIT["NoNewPrivileges"] == UNIT["PrivateTmp"] == ["yes"]


def test_the_limits_are_the_same_everywhere() -> None:
    assert BOT["mem_limit"] == "768m"
    assert CONTAINER["resources"]["limits"]["memory"] == "768Mi"
    assert UNIT["MemoryMax"] == ["768M"]
    assert BOT["pids_limit"] == int(UNIT["TasksMax"][0]) == 200


def test_it_has_the_same_time_to_drain_everywhere() -> None:
    seconds = POD["terminationGracePeriodSeconds"]
    assert BOT["stop_grace_period"] == f"{seconds}s"
    assert UNIT["TimeoutStopSec"] == [f"{seconds}s"]
    assert UNIT["KillSignal"] == [instruction("STOPSIGNAL")]


def test_somebody_reaps_what_draws_pictures() -> None:
    assert BOT["init"] is True
    assert POD["shareProcessNamespace"] is True


def test_the_probes_ask_what_the_health_check_asks_where_the_bot_answers() -> None:
    served = re.findall(r'add_get\("([^"]+)"', Path(status.__file__).read_text())
    assert HEALTH == ["python", "-m", "bot", "health"]
    (port,) = CONTAINER["ports"]
    assert port["containerPort"] == STATUS_PORT
    assert PARTS["ConfigMap"]["data"]["BOT_HTTP"] == f"0.0.0.0:{STATUS_PORT}"
    paths = {}
    for name in ("startupProbe", "livenessProbe", "readinessProbe"):
        probe = CONTAINER[name]["httpGet"]
        assert probe["port"] == port["name"]
        assert probe["path"] in served
        paths[name] = probe["path"]
    assert paths["livenessProbe"] == "/healthz"  # a bot that waits for Discord is not killed for that
    assert paths["readinessProbe"] == "/readyz"


def test_the_parts_in_the_cluster_find_each_other() -> None:
    labels = PARTS["StatefulSet"]["spec"]["template"]["metadata"]["labels"]
    assert PARTS["StatefulSet"]["spec"]["selector"]["matchLabels"] == PARTS["Service"]["spec"]["selector"] == labels
    assert PARTS["StatefulSet"]["spec"]["serviceName"] == PARTS["Service"]["metadata"]["name"]
    (port,) = PARTS["Service"]["spec"]["ports"]
    assert port["targetPort"] == CONTAINER["ports"][0]["name"]
    assert CONTAINER["envFrom"][0]["configMapRef"]["name"] == PARTS["ConfigMap"]["metadata"]["name"]
    assert PARTS["StatefulSet"]["spec"]["replicas"] == 1


def test_every_variable_is_one_that_the_bot_reads_and_none_is_a_secret() -> None:
    named = {*PARTS["ConfigMap"]["data"], *WITH_POSTGRES["services"]["bot"]["environment"]}
    own = {name for name in environment(UNIT["Environment"]) if not name.startswith("PYTHON")}
    assert named | own <= {*VARIABLES.values(), *FILES}
    assert "DISCORD_TOKEN" not in named | own


def test_secrets_come_as_files_where_the_bot_looks_for_them() -> None:
    (mount,) = [mount for mount in CONTAINER["volumeMounts"] if mount["name"] == "secret"]
    (volume,) = [volume for volume in POD["volumes"] if volume["name"] == "secret"]
    assert volume["secret"] == {"secretName": "zodiac-table", "defaultMode": 0o440}
    assert "secretRef" not in str(CONTAINER["envFrom"])
    for part in (PARTS, SEVERAL):
        named = {name: value for name, value in part["ConfigMap"]["data"].items() if name in FILES}
        assert named == {name: f"{mount['mountPath']}/{name.removesuffix('_FILE')}" for name in named}
        assert "DISCORD_TOKEN_FILE" in named
    assert "DATABASE_URL_FILE" in SEVERAL["ConfigMap"]["data"]
    (credential,) = UNIT["LoadCredential"]
    assert environment(UNIT["Environment"])["DISCORD_TOKEN_FILE"] == f"%d/{credential.partition(':')[0]}"
    assert credential.partition(":")[2] in (DEPLOY.parent / "docs" / "deploying.md").read_text()


def test_the_service_runs_a_command_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    program, *arguments = shlex.split(UNIT["ExecStart"][0])
    assert program.startswith(UNIT["WorkingDirectory"][0])
    assert arguments[:2] == ["-m", "bot"]
    parse(arguments[2:], monkeypatch)


def test_the_bot_finds_its_postgres_and_waits_until_it_answers() -> None:
    bot, postgres = (WITH_POSTGRES["services"][name] for name in ("bot", "postgres"))
    address = urlsplit(re.sub(r"\$\{(\w+):\?[^}]*\}", r"\1", bot["environment"][DATABASE_URL]))
    settings = postgres["environment"]
    assert (address.scheme, address.hostname) == ("postgresql", "postgres")
    assert (address.username, address.path) == (settings["POSTGRES_USER"], f"/{settings['POSTGRES_DB']}")
    assert address.password == "POSTGRES_PASSWORD" in settings["POSTGRES_PASSWORD"]
    assert bot["depends_on"]["postgres"]["condition"] == "service_healthy"
    assert set(WITH_POSTGRES["services"]) >= set(COMPOSE["services"])


def test_postgres_has_limits_and_no_rights_either_and_a_version_that_is_supported() -> None:
    postgres = WITH_POSTGRES["services"]["postgres"]
    assert "ports" not in postgres
    for name in ("read_only", "cap_drop", "security_opt", "restart", "logging"):
        assert postgres[name] == BOT[name], name
    assert {"mem_limit", "pids_limit", "healthcheck", "stop_grace_period"} <= set(postgres)
    version = re.fullmatch(r"postgres:(\d+)-\w+(@sha256:[0-9a-f]{64})?", postgres["image"])
    assert version is not None
    assert int(version[1]) >= 15


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("no systemd-analyze")
    text = (SYSTEMD / "zodiac-table.service").read_text().replace(UNIT["ExecStart"][0], "/bin/true")
    sample = tmp_path / "zodiac-table.service"
    sample.write_text(text)
    done = subprocess.run([program, "verify", str(sample)], capture_output=True, text=True, check=False)
    assert "zodiac-table" not in done.stderr, done.stderr


def have_all_shards(shares: list[Share | None]) -> bool:
    """True if each shard is one process's, of as many as all of them count."""
    known = [share for share in shares if share is not None]
    (of,) = {share.of for share in known}
    shards = [shard for share in known for shard in range(share.first, share.last + 1)]
    return len(known) == len(shares) and sorted(shards) == list(range(of))


def test_the_services_of_several_processes_have_all_shards_and_one_database() -> None:
    url = WITH_POSTGRES["services"]["bot"]["environment"][DATABASE_URL]
    services = PROCESSES["services"]
    others = [service for name, service in services.items() if name != "bot"]
    assert len(others) == 2
    for service in others:
        assert service["extends"] == {"file": "compose.yaml", "service": "bot"}
        assert service["environment"][DATABASE_URL] == url
        assert service["depends_on"] == WITH_POSTGRES["services"]["bot"]["depends_on"]
    environments = [{DATABASE_URL: url, **service["environment"]} for service in services.values()]
    assert have_all_shards([share_of(environment, "") for environment in environments])


def test_the_pods_of_several_processes_have_all_shards_by_their_names() -> None:
    pods, settings = SEVERAL["StatefulSet"], SEVERAL["ConfigMap"]["data"]
    hosts = [f"{pods['metadata']['name']}-{number}" for number in range(pods["spec"]["replicas"])]
    assert have_all_shards([share_of(settings, host) for host in hosts])
    assert pods["spec"]["podManagementPolicy"] == "Parallel"
    assert set(SEVERAL["ConfigMap"]["data"]) - {"PROCESSES"} <= {*VARIABLES.values(), *FILES}


def test_the_pods_of_several_processes_are_those_of_one_and_end_one_at_a_time() -> None:
    assert SEVERAL["StatefulSet"]["spec"]["template"]["spec"] == POD
    assert SEVERAL["Service"] == PARTS["Service"]
    budget = SEVERAL["PodDisruptionBudget"]["spec"]
    assert budget["maxUnavailable"] == 1
    assert budget["selector"] == SEVERAL["StatefulSet"]["spec"]["selector"]
