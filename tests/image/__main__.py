"""``make image-check``: build the image, look at it, play a table in it, ask for its health, and stop it.

Then from there to three processes on PostgreSQL, as ``docs/operating.md`` says, and what can befall them (``walk``);
``python -m tests.image walk`` does that alone.

The builder is ``../shared/tools/build-image`` unless IMAGE_BUILDER names another; it gets the tag as its argument.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bot.process.version import NAME, UNKNOWN, version
from bot.settings import DATABASE
from bot.store.sqlite.store import SqliteStore
from tests.image.container import Container, buildah
from tests.image.play import play_a_table
from tests.image.walk import in_place_of_a_token, walk
from tests.sandbox.client import Sandbox

ROOT = Path(__file__).parents[2]
TAG = "local/bot:test"
STOP_S = 30.0
"""What compose.yaml grants."""
LARGEST_MB = 120
WALK = "walk"
NOT_IN_IMAGE = ("sandbox", "bench", "tests", "docs", ".env", ".git", "requirements-dev.lock")


def build(builder: Path) -> float:
    """Seconds that the build took. The builder stands in for the base image by its tag, so digests are left out."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        context = Path(folder) / "context"
        shutil.copytree(ROOT, context, ignore=shutil.ignore_patterns(".git", ".venv*", "build", "tests", "docs"))
        file = context / "Dockerfile"
        file.write_text(re.sub(r"@sha256:\w+", "", file.read_text()))
        subprocess.run([builder, TAG], cwd=context, check=True, stdout=subprocess.DEVNULL)
    return time.monotonic() - began


def inspect(container: Container) -> None:
    assert container.config["User"] == "10001:10001", container.config["User"]
    assert container.config["StopSignal"] == "SIGTERM"
    assert "/data" in container.config["Volumes"]
    assert container.config["Healthcheck"]["Test"] == ["CMD", "python", "-m", "bot", "health"]
    labels = container.config["Labels"]
    assert labels["org.opencontainers.image.version"] == version(), labels
    status, said, _ = container.run("--version")
    assert (status, said) == (0, f"{NAME} {version()} ({labels['org.opencontainers.image.revision']})") or (
        labels["org.opencontainers.image.revision"] == UNKNOWN and said == f"{NAME} {version()}"
    ), said
    for name in NOT_IN_IMAGE:
        assert not (container.root / "app" / name).exists(), f"{name} is in the image"
    raised = [path for path in container.root.rglob("*") if path.is_file() and path.lstat().st_mode & 0o6000]
    assert not raised, raised[:3]
    writable = [path for path in (container.root / "app").rglob("*") if path.stat().st_uid != 0]
    assert not writable, writable[:3]


def refuses(container: Container) -> None:
    """Without a token: one sentence and a status; nothing was written outside of /data and /tmp."""
    status, _, said = container.run("run")
    assert status == 1, said
    assert "DISCORD_TOKEN" in said, said
    assert "Traceback" not in said, said


async def plays(container: Container) -> float:
    """A whole table in a sandbox outside, health at the same time, and a clean end. Seconds from SIGTERM to the end."""
    address = f"127.0.0.1:{free_port()}"
    async with Sandbox.start(rate=1, limits=True) as sandbox:
        process = container.start("run", hostname="bot", log=None, BOT_HTTP=address, **in_place_of_a_token(sandbox))
        try:
            answer = await play_a_table(sandbox.url)
            assert "was fixed before the first card" in answer, answer
            for flags in ([], ["--ready"]):
                status, out, err = await asyncio.to_thread(container.run, "health", *flags, BOT_HTTP=address)
                assert status == 0, err
                print(f"health {' '.join(flags)}: {out}")
            began = time.monotonic()
            process.send_signal(signal.SIGTERM)
            _, said = await asyncio.to_thread(process.communicate, timeout=STOP_S)
            took = time.monotonic() - began
            assert process.returncode == 0, (process.returncode, said)
            assert container.run("health", BOT_HTTP=address)[0] == 1  # nobody is left
            return took
        finally:
            if process.poll() is None:
                process.kill()


def restores(container: Container) -> None:
    """A backup is made as the bot's user, and put back from a file that this user may only read."""
    asyncio.run(_database(container.data / DATABASE))
    for file in container.data.iterdir():
        os.chown(file, 10001, 10001)
    copy = container.data / "drill.sqlite3"
    status, _, said = container.run("backup", "/data/drill.sqlite3")
    assert status == 0, said
    os.chown(copy, 0, 0)
    copy.chmod(0o444)
    status, _, said = container.run("restore", "/data/drill.sqlite3")
    assert status == 0, said
    assert (container.data / f"{DATABASE}.replaced").exists()


async def _database(path: Path) -> None:
    store = await SqliteStore.open(path, holder="image check", now=lambda: 0)
    await store.close()


def free_port() -> int:
    """One on which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as one:
        return int(one.getsockname()[1])


def base(dockerfile: str) -> str:
    """The name of the base image, without its digest."""
    (name,) = re.findall(r"^FROM ([^@\s]+)\S* AS base$", dockerfile, re.MULTILINE)
    return f"docker.io/library/{name}"


def on_top(root: Path, image: str) -> float:
    """Megabytes of files that an image has not, or has otherwise; what a layer deletes takes its room still."""
    name = buildah("from", "--pull-never", image)
    try:
        below = Path(buildah("mount", name))
        return added(sizes(root), sizes(below))
    finally:
        buildah("rm", name)


def sizes(folder: Path) -> dict[str, int]:
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return {path.relative_to(folder).as_posix(): path.stat().st_size for path in files}


def added(above: dict[str, int], below: dict[str, int]) -> float:
    return sum(size for name, size in above.items() if below.get(name) != size) / 1e6


def main(arguments: list[str]) -> int:
    """Exit status 0 if all of it holds, or if nothing is there to build the image with."""
    if os.geteuid() != 0:
        print("The image check mounts file systems: run it as root.", file=sys.stderr)
        return 2
    builder = ROOT / os.environ.get("IMAGE_BUILDER", "../shared/tools/build-image")
    if not builder.is_file():
        print(f"Skipped: there is no {builder}; name a script that builds the Dockerfile in IMAGE_BUILDER.")
        return 0
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # what was started ends then, too
    os.environ.setdefault("STORAGE_DRIVER", "vfs")
    os.environ |= {"BUILDAH_ISOLATION": "chroot", "BUILDAH_FORMAT": "docker"}  # the format that keeps HEALTHCHECK
    print(f"built in {build(builder):.0f} s")
    if arguments != [WALK]:
        used_alone()
    with Container(TAG) as container:
        asyncio.run(walk(container))
    return 0


def used_alone() -> None:
    with Container(TAG) as container:
        inspect(container)
        ours = on_top(container.root, base((ROOT / "Dockerfile").read_text()))
        print(f"the image is {ours:.0f} MB on top of its base")
        assert ours <= LARGEST_MB
        for program in ("pg_dump", "pg_restore"):
            subprocess.run(["chroot", container.root, program, "--version"], check=True)
        refuses(container)
        restores(container)
        began = time.monotonic()
        stopped = asyncio.run(plays(container))
        print(f"played a table to its end and verified its shuffle in {time.monotonic() - began - stopped:.0f} s")
        print(f"SIGTERM: ended with status 0 after {stopped:.1f} s")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
