"""What blocks have taken goes back to the system, although small ones that stay lie between them."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import ctypes, sys
from pathlib import Path
from bot.allocator import give_back, trim

libc = ctypes.CDLL(None)
libc.malloc.restype, libc.malloc.argtypes, libc.free.argtypes = ctypes.c_void_p, [ctypes.c_size_t], [ctypes.c_void_p]
if sys.argv[1] != "keep":
    give_back()
libc.free(libc.malloc(16 << 20))
size = int(sys.argv[2])
blocks = []
for _ in range((40 << 20) // size):
    blocks.append(libc.malloc(size))
    ctypes.memset(blocks[-1], 1, size)
    libc.malloc(5_000)
for block in blocks:
    libc.free(block)
if sys.argv[1] == "trim":
    trim()
print(next(int(line.split()[1]) for line in Path("/proc/self/status").read_text().splitlines() if "RssAnon" in line))
"""


def kept(how: str, size: int) -> int:
    """Kilobytes of a process that has freed 40 MB in blocks of so many bytes."""
    done = subprocess.run([sys.executable, "-c", PROGRAM, how, str(size)], capture_output=True, text=True, check=True)
    return int(done.stdout)


def test_large_blocks_go_back() -> None:
    assert kept("keep", 1 << 20) - kept("give back", 1 << 20) > 30_000


def test_smaller_ones_go_back_when_they_are_trimmed() -> None:
    assert kept("give back", 64 << 10) - kept("trim", 64 << 10) > 30_000
