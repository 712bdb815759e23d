"""The samples for Fly.io and Render: a volume where the image has its data, no port, one at a time, no secret.

The hosts' tools hold their schemas; the keys are those that the hosts' own references name.
"""

from __future__ import annotations

import tomllib
from typing import Any

from bot.settings import VARIABLES
from tests.deploy.files import DATA, DEPLOY, instruction, read

FLY: dict[str, Any] = tomllib.loads((DEPLOY / "fly" / "fly.toml").read_text())
(RENDER,) = read("deploy/render/render.yaml")["services"]
DRAIN_S = read("compose.yaml")["services"]["bot"]["stop_grace_period"].removesuffix("s")


def test_the_keys_are_those_that_the_hosts_know() -> None:
    assert set(FLY) <= {
        *("app", "primary_region", "kill_signal", "kill_timeout", "build", "deploy", "mounts", "vm", "restart")
    }
    assert set(FLY["mounts"][0]) <= {"source", "destination", "initial_size", "processes"}
    assert set(FLY["vm"][0]) <= {"size", "memory", "cpus", "cpu_kind", "processes"}
    assert set(RENDER) <= {
        *("type", "name", "runtime", "plan", "region", "dockerfilePath", "dockerContext", "numInstances"),
        *("disk", "envVars"),
    }
    assert set(RENDER["disk"]) == {"name", "mountPath", "sizeGB"}


def test_the_data_lie_on_a_volume_where_the_image_looks_for_them() -> None:
    assert [mount["destination"] for mount in FLY["mounts"]] == [DATA]
    assert RENDER["disk"]["mountPath"] == DATA


def test_no_port_is_open_and_no_secret_is_written_down() -> None:
    assert not {"http_service", "services"} & set(FLY)
    assert RENDER["type"] == "worker"
    (token,) = RENDER["envVars"]
    assert token == {"key": VARIABLES["token"], "sync": False}


def test_there_is_one_at_a_time_and_it_has_the_same_time_to_drain() -> None:
    assert FLY["deploy"]["strategy"] == "immediate"
    assert RENDER["numInstances"] == 1
    assert FLY["kill_signal"] == instruction("STOPSIGNAL")
    assert FLY["kill_timeout"] == f"{DRAIN_S}s"
    assert int(DRAIN_S) == 30  # what Render gives by itself


def test_they_build_the_image_of_this_repository() -> None:
    assert (DEPLOY / "fly" / FLY["build"]["dockerfile"]).resolve() == (DEPLOY.parent / "Dockerfile")
    assert RENDER["dockerfilePath"] == "./Dockerfile"
