"""Workflows: every action is pinned, none may do more than it has to, and an image is published tested and signed."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.deploy.files import ROOT, read

FOLDER = ROOT / ".github" / "workflows"
NAMES = sorted(path.name for path in FOLDER.glob("*.yaml"))
Workflow = dict[str | bool, Any]
IMAGE: Workflow = read(".github/workflows/release.yaml")
PUBLISH: dict[str, Any] = IMAGE["jobs"]["publish"]


def workflow(name: str) -> Workflow:
    return dict(read(f".github/workflows/{name}"))


def starters(flow: Workflow) -> dict[str, Any]:
    return dict(flow["on"] if "on" in flow else flow[True])


def steps(job: dict[str, Any]) -> list[dict[str, Any]]:
    return list(job.get("steps", ()))


def step(action: str) -> dict[str, Any]:
    """The inputs of the step that uses an action."""
    (found,) = [step for step in steps(PUBLISH) if step.get("uses", "").startswith(f"{action}@")]
    return dict(found.get("with", {}))


@pytest.mark.parametrize("name", NAMES)
def test_every_action_is_pinned_to_a_commit_with_its_version_beside_it(name: str) -> None:
    text = (FOLDER / name).read_text()
    for line in re.findall(r"^.*\buses: (.*)$", text, re.MULTILINE):
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+|\./\.github/workflows/[\w-]+\.yaml", line), (
            line
        )


@pytest.mark.parametrize("name", NAMES)
def test_a_workflow_may_do_nothing_unless_a_job_says_so(name: str) -> None:
    assert workflow(name)["permissions"] in ({}, {"contents": "read"})
    for job in workflow(name)["jobs"].values():
        for used in steps(job):
            if used.get("uses", "").startswith("actions/checkout@"):
                assert used["with"]["persist-credentials"] is False


@pytest.mark.parametrize("name", NAMES)
def test_no_script_holds_an_expression_that_a_stranger_could_fill(name: str) -> None:
    for job in workflow(name)["jobs"].values():
        assert not [used["run"] for used in steps(job) if "${{" in used.get("run", "")]


def test_an_image_is_published_for_version_tags_alone_and_only_after_all_checks() -> None:
    assert starters(IMAGE) == {"push": {"tags": ["v[0-9]+.[0-9]+.[0-9]+"]}}
    assert PUBLISH["needs"] == "checks"
    assert IMAGE["jobs"]["checks"]["uses"] == "./.github/workflows/checks.yaml"
    checks = workflow("checks.yaml")
    assert "workflow_call" in starters(checks)


def test_the_tag_has_to_be_the_version_that_the_bot_tells() -> None:
    (compare,) = [used["run"] for used in steps(PUBLISH) if "pyproject.toml" in used.get("run", "")]
    for path, pattern in re.findall(r'grep -q(?:x)? "(.*)" (\S+)$', compare, re.MULTILINE):
        version = re.search(r'^version = "(.*)"$', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
        assert version is not None
        wanted = path.replace('\\"', '"').replace("${GITHUB_REF_NAME#v}", version[1])
        assert wanted in (ROOT / pattern).read_text(), wanted


def test_no_image_is_published_from_a_base_that_is_not_pinned() -> None:
    names = [str(used.get("name") or used.get("uses")).partition("@")[0] for used in steps(PUBLISH)]
    at = names.index("The base image is named by its digest (make pin)")
    assert at < names.index("docker/build-push-action")
    (pattern,) = re.findall(r"^grep -qE '(.*)' Dockerfile$", steps(PUBLISH)[at]["run"])
    line = next(line for line in (ROOT / "Dockerfile").read_text().splitlines() if line.startswith("FROM python:"))
    tag, _, rest = line.partition(" AS ")
    assert not re.match(pattern, f"{tag.partition('@')[0]} AS {rest}")
    assert re.match(pattern, f"{tag.partition('@')[0]}@sha256:{'a' * 64} AS {rest}")


def test_the_image_is_for_both_kinds_of_machines_with_its_parts_and_where_it_comes_from() -> None:
    build = step("docker/build-push-action")
    assert build["platforms"] == "linux/amd64,linux/arm64"
    assert (build["provenance"], build["sbom"], build["push"]) == ("mode=max", True, True)
    name, _, value = build["build-args"].partition("=")
    assert f"ARG {name}=" in (ROOT / "Dockerfile").read_text()
    assert value == "${{ github.sha }}"


def test_it_goes_to_this_repositorys_own_registry_and_nowhere_else() -> None:
    assert step("docker/login-action")["password"] == "${{ github.token }}"
    assert step("docker/metadata-action")["images"] == "${{ env.REGISTRY }}/${{ github.repository }}"
    assert "secrets." not in (FOLDER / "release.yaml").read_text()


def test_what_was_published_is_signed_by_its_digest_without_a_key() -> None:
    assert PUBLISH["permissions"] == {"contents": "read", "packages": "write", "id-token": "write"}
    sign = steps(PUBLISH)[-1]
    assert sign["env"] == {"DIGEST": "${{ steps.built.outputs.digest }}"}
    assert re.fullmatch(r'cosign sign --yes --recursive "\$REGISTRY/\$\{GITHUB_REPOSITORY,,\}@\$DIGEST"', sign["run"])
    assert step("sigstore/cosign-installer") == {}
