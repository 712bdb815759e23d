"""``make release VERSION=1.1.0``: the local part of a release, which ends with a tag; pushing that does the rest.

``python -m tests.release --notes 1.1.0`` prints the release's section of the changelog, with its pictures.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
SUITE = (("make", "check"), ("make", "test"))
PICTURES = {
    "docs/page.gif": "A game of Cosmic Encounter on a phone",
    "docs/gallery/lesson.png": "A challenge in seven steps",
    "docs/gallery/pile-challenge.png": "A pile of the slap game",
}
"""What the page of a release shows, and its alt texts."""


def section(root: Path, version: str) -> str:
    """A release's part of the changelog; empty if it has none."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    return found[1].strip() if found else ""


def notes(root: Path, version: str, where: str) -> str:
    """The text of a release's page; ``where`` is the address of the repository's files at its tag."""
    pictures = "\n\n".join(f"![{alt}]({where}/{name})" for name, alt in PICTURES.items())
    told = re.sub(r"\]\((docs/[^)]+)\)", rf"]({where}/\1)", section(root, version))
    return f"{told}\n\n{pictures}\n"


def faults(root: Path, version: str) -> Iterator[str]:
    """One sentence for each thing that has to be mended before the tests are worth running."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        yield f"{version or 'Nothing'} is no version: three numbers, such as make release VERSION=1.1.0."
        return
    files = {"pyproject.toml": f'\nversion = "{version}"\n', "Dockerfile": f"image.version={version} "}
    files |= {f"deploy/kubernetes/{name}.yaml": f":{version}\n" for name in ("statefulset", "processes")}
    for name, wanted in files.items():
        if wanted not in (root / name).read_text(encoding="utf-8"):
            yield f"{name} names another version than {version}."
    if not section(root, version):
        yield f"CHANGELOG.md has no section ## [{version}] with a date."
    if not (root / "tests" / "golden" / "saves" / version).is_dir():
        yield f"Games and saves of {version} are not recorded: python -m tests.golden record."
    if not re.search(r"^FROM \S+@sha256:[0-9a-f]{64} ", (root / "Dockerfile").read_text(), re.M):
        yield "The base image has no digest: make pin."
    if _git(root, "status", "--porcelain"):
        yield "The tree has changes that are not committed."
    if _git(root, "tag", "--list", f"v{version}"):
        yield f"The tag v{version} is there already."


def _git(root: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True).stdout.strip()


def main(arguments: Sequence[str], root: Path = ROOT, suite: Sequence[Sequence[str]] = SUITE) -> int:
    """Tag the release, or say what is in its way and leave everything as it was."""
    if arguments[:1] == ["--notes"]:
        sys.stdout.write(notes(root, *arguments[1:]))
        return 0
    version = "".join(arguments[:1])
    if wrong := list(faults(root, version)):
        sys.stderr.write("".join(f"{one}\n" for one in wrong))
        return 1
    for command in suite:
        if subprocess.run(command, cwd=root, check=False).returncode:
            sys.stderr.write(f"{' '.join(command)} failed: nothing is tagged.\n")
            return 1
    _git(root, "tag", "--annotate", f"v{version}", "--message", f"Version {version}")
    sys.stdout.write(f"Tagged v{version}. To publish it: git push origin v{version}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
