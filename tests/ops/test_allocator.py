"""What large blocks have taken goes back to the system, although small ones that stay lie between them."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import ctypes, sys
from pathlib import Path
from bot.ops.allocator import give_back

libc = ctypes.CDLL(None)
libc.malloc.restype, libc.malloc.argtypes, libc.free.argtypes = ctypes.c_void_p, [ctypes.c_size_t], [ctypes.c_void_p]
if sys.argv[1] == "give back":
    give_back()
libc.free(libc.malloc(16 << 20))
large = []
for _ in range(40):
    large.append(libc.malloc(1 << 20))
    ctypes.memset(large[-1], 1, 1 << 20)
    libc.malloc(5_000)
for block in large:
    libc.free(block)
print(next(int(line.split()[1]) for line in Path("/proc/self/status").read_text().splitlines() if "RssAnon" in line))
"""


def kept(how: str) -> int:
    """Kilobytes of a process that has freed 40 MB."""
    done = subprocess.run([sys.executable, "-c", PROGRAM, how], capture_output=True, text=True, check=True)
    return int(done.stdout)


def test_large_blocks_go_back() -> None:
    assert kept("keep") - kept("give back") > 30_000
