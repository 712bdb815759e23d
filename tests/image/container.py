"""One container of a built image, run like ``compose.yaml`` says: read-only root, /tmp and /data, no rights, uid 10001.

There is no container engine here, only buildah: the root file system is mounted in a mount namespace of its own and
made read-only; the network is the machine's. Several may run of one image side by side, on one volume. Needs root,
Linux and util-linux.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any

ENTER = """
set -e
echo {hostname} > /proc/sys/kernel/hostname
mount --bind {root} {root}
mount -o remount,bind,ro {root}
mount -t tmpfs -o mode=1777 tmpfs {root}/tmp
mount --bind {data} {root}/data
mount -t proc proc {root}/proc
mount --rbind /dev {root}/dev
mount --bind {hosts} {root}/etc/hosts
exec setpriv --no-new-privs chroot --userspec={user} --groups= {root} /usr/bin/env -i {environment} \
  /bin/sh -c {inside}
"""
HOSTS = "127.0.0.1 localhost"
"""What every container's list of names begins with."""


def buildah(*arguments: str) -> str:
    """Its output. CalledProcessError if it fails."""
    done = subprocess.run(["buildah", *arguments], check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.strip()


class Container:
    """``with Container(tag) as container``: its root is mounted and its volume empty; both go with the block.

    ``start`` and ``run`` make one container each, with that root and that volume.
    """

    def __init__(self, tag: str) -> None:
        self._tag = tag

    def __enter__(self) -> Container:
        self.name = buildah("from", self._tag)
        self.root = Path(buildah("mount", self.name))
        self.config: dict[str, Any] = json.loads(buildah("inspect", self.name))["Docker"]["config"]
        self.data = Path(tempfile.mkdtemp())
        uid, gid = map(int, self.config["User"].split(":"))
        os.chown(self.data, uid, gid)
        (self.root / "etc/hosts").touch()
        self._hosts = Path(tempfile.mkdtemp()) / "hosts"
        self._hosts.write_text(f"{HOSTS}\n")
        self._hosts.parent.chmod(0o755)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        buildah("rm", self.name)
        shutil.rmtree(self.data)
        shutil.rmtree(self._hosts.parent)

    def know(self, name: str, address: str) -> None:
        """All that are started from now on find another container by its name."""
        self._hosts.write_text(f"{HOSTS}\n{address} {name}\n")

    def start(
        self, *command: str, hostname: str = "bot", log: Path | None = None, **environment: str
    ) -> subprocess.Popen[str]:
        """Run a program in a session of its own; ``command`` is what stands after the image's name, so the entry point
        comes first. What it says goes behind what the file ``log`` has already, or into pipes.
        """
        inside = shlex.join([*self.config["Entrypoint"], *command])
        variables = [*self.config["Env"], *(f"{name}={value}" for name, value in environment.items())]
        script = ENTER.format(
            hostname=shlex.quote(hostname),
            hosts=shlex.quote(str(self._hosts)),
            root=shlex.quote(str(self.root)),
            data=shlex.quote(str(self.data)),
            user=self.config["User"],
            environment=shlex.join(variables),
            inside=shlex.quote(f"cd {self.config['WorkingDir']} && exec {inside}"),
        )
        entering = ["unshare", "--mount", "--uts", "bash", "-c", script]
        if log is None:
            pipe = subprocess.PIPE
            return subprocess.Popen(entering, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
        with log.open("a") as told:
            return subprocess.Popen(entering, stdout=told, stderr=told, text=True, start_new_session=True)

    def run(self, *command: str, hostname: str = "bot", **environment: str) -> tuple[int, str, str]:
        """Status, output and errors of a program that ends by itself."""
        process = self.start(*command, hostname=hostname, log=None, **environment)
        out, err = process.communicate(timeout=60)
        return process.returncode, out.strip(), err.strip()
