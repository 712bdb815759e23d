"""The memory of large blocks goes back to the system, although small ones that stay lie between them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import ctypes, sys
from pathlib import Path
from bot.process.workers import give_back, trim

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


LARGE = """
import ctypes, os, subprocess, sys
from pathlib import Path
from bot.process.workers import give_back, use_large_pages

if sys.argv[1] == "begin":
    use_large_pages()
    os.execv(sys.executable, [sys.executable, "-c", sys.argv[2], "measure"])
give_back()
libc = ctypes.CDLL(None)
libc.malloc.restype, libc.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
ctypes.memset(libc.malloc(32 << 20), 1, 32 << 20)
rollup = Path("/proc/self/smaps_rollup").read_text().splitlines()
print(os.environ.get("GLIBC_TUNABLES", ""), next(int(line.split()[1]) for line in rollup if "AnonHugePages" in line))
"""
PAGES = Path("/sys/kernel/mm/transparent_hugepage/enabled")
LARGE_PAGES = {"[always]": (True, True), "[madvise]": (False, True), "[never]": (False, False)}
"""Whether a program takes them by itself, and once it was told to, by what the system says; those without never do."""


def started(how: str, **environment: str) -> tuple[str, int]:
    """The tunables of a program that has taken 32 MB, and kilobytes of it in large pages."""
    clean = {name: value for name, value in os.environ.items() if name != "GLIBC_TUNABLES"} | environment
    command = [sys.executable, "-c", LARGE, how, LARGE]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=clean)
    *tunables, pages = done.stdout.split()
    return "".join(tunables), int(pages)


def test_programs_that_are_started_take_large_blocks_in_large_pages_where_the_system_has_them() -> None:
    said = PAGES.read_text() if PAGES.exists() else "[never]"
    by_itself, told = next(both for mode, both in LARGE_PAGES.items() if mode in said)
    (nothing, before), (tunables, after) = started("measure"), started("begin")
    assert (nothing, tunables) == ("", "glibc.malloc.hugetlb=1")
    assert (before > 20_000, after > 20_000) == (by_itself, told)


def test_tunables_of_the_operator_stay() -> None:
    assert started("begin", GLIBC_TUNABLES="glibc.malloc.perturb=0")[0] == "glibc.malloc.perturb=0"
