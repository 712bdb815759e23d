"""Files that a visitor expects at the root are there, and call the same commands as everybody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.deploy.files import read

ROOT = Path(__file__).parents[1]
MAKEFILE = (ROOT / "Makefile").read_text()


def recipe(target: str) -> list[str]:
    """The lines that a target of the Makefile runs, with its variables as they usually are."""
    (lines,) = re.findall(rf"^{target}:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    (code,) = re.findall(r"^CODE := (.*)$", MAKEFILE, re.MULTILINE)
    return [line.strip().replace("$(BIN)", ".venv/bin").replace("$(CODE)", code) for line in lines.splitlines()]


def test_the_public_checks_are_the_two_commands_that_everybody_runs() -> None:
    workflow = (ROOT / ".github" / "workflows" / "checks.yaml").read_text()
    assert [run for run in re.findall(r"- run: (.+)$", workflow, re.MULTILINE) if "apt" not in run] == [
        "make check",
        "make test",
    ]
    assert workflow.splitlines()[1] == "name: checks"


def test_the_public_checks_run_on_every_python_that_is_supported() -> None:
    workflow = (ROOT / ".github" / "workflows" / "checks.yaml").read_text()
    (least,) = re.findall(r'requires-python = ">=3\.(\d+)"', (ROOT / "pyproject.toml").read_text())
    (newest,) = re.findall(rf"^# All files serve Python 3\.{least} to 3\.(\d+) ", MAKEFILE, re.MULTILINE)
    (listed,) = re.findall(r"python: \[(.+)\]", workflow)
    assert listed == ", ".join(f'"3.{minor}"' for minor in range(int(least), int(newest) + 1))


def test_what_runs_before_a_commit_is_part_of_make_check() -> None:
    entries = re.findall(r"entry: (.+)$", (ROOT / ".pre-commit-config.yaml").read_text(), re.MULTILINE)
    assert len(entries) == 2
    assert [entry for entry in entries if entry not in recipe("check")] == []


def test_samples_forms_and_workflows_are_held_against_their_schemas() -> None:
    words = [word.strip("'") for line in recipe("samples") for word in line.split()]
    folders = (".", ".github", ".github/workflows", ".github/ISSUE_TEMPLATE", "deploy/fly", "deploy/render")
    samples = [path for name in (*folders, "deploy/kubernetes") for path in (ROOT / name).glob("*.*ml")]
    held = {path for word in words for path in ROOT.glob(word.removesuffix("/")) if "*" in word or path.is_file()}
    left_out = {path.name for path in samples} - {path.name for path in held}
    assert left_out == {".pre-commit-config.yaml", "config.yml", "pyproject.toml", "zensical.toml"}
    assert ROOT / ".github" / "renovate.json" in held


def test_five_kinds_of_first_issues_each_say_where_to_begin() -> None:
    kinds = (ROOT / "CONTRIBUTING.md").read_text().partition("Good first issues")[2].partition("\n\nDo not")[0]
    lines = [line for line in kinds.splitlines() if line.startswith("- **")]
    assert len(lines) == 5
    assert all(re.search(r"\]\(docs/\S+\.md\)|`\S+/\S+`", line) for line in lines)


FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml"))


@pytest.mark.parametrize("form", FORMS, ids=lambda path: path.name)
def test_every_form_of_an_issue_says_what_it_is_for_and_what_it_must_have(form: Path) -> None:
    content = read(f".github/ISSUE_TEMPLATE/{form.name}")
    assert {"name", "description", "labels", "body"} == set(content)
    assert any(field.get("validations", {}).get("required") for field in content["body"])


def test_whoever_reports_a_fault_is_asked_for_the_case_file() -> None:
    assert [form.stem for form in FORMS] == ["bug", "idea", "ruling"]
    for name in ("bug", "ruling"):
        content = read(f".github/ISSUE_TEMPLATE/{name}.yml")
        (asked,) = [field for field in content["body"] if field.get("id") == "case"]
        assert asked["validations"] == {"required": True}


@pytest.mark.parametrize("name", ["CONTRIBUTING", "SECURITY", "CODE_OF_CONDUCT", "CHANGELOG", "README"])
def test_pages_at_the_root_begin_with_their_title(name: str) -> None:
    assert (ROOT / f"{name}.md").read_text().startswith("# ")
