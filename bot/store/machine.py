"""Which machine this is, for a lease that tells a dead holder here from a live one elsewhere."""

from __future__ import annotations

import platform
from pathlib import Path


def machine() -> str:
    """A name of the running machine: the same in all its containers, another after a reboot."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except OSError:
        return platform.node()
