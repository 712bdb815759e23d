"""A storm of commits that is ended by kill -9, and what has to be there afterwards."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from bot.store.statements import sending, tables
from bot.store.store import Store

ROOT = Path(__file__).parents[2]
Acknowledged = dict[int, set[int]]


def killed(module: Sequence[str], acknowledgements: int) -> list[str]:
    """Let a process work, kill it right after so many acknowledgements, and return all it had given by then."""
    child = subprocess.Popen([sys.executable, "-m", *module], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    lines: list[str] = []
    try:
        assert child.stdout.readline() == "ready\n"
        while len(lines) < acknowledgements:
            lines.append(child.stdout.readline())
    finally:
        child.send_signal(signal.SIGKILL)
        # What lies in the pipe was acknowledged too; a last line without its end was not.
        lines += child.stdout.readlines()
        child.stdout.close()
        assert child.wait() == -signal.SIGKILL
    return [line for line in lines if line.endswith("\n")]


def storm(place: Path | str, acknowledgements: int) -> list[tuple[int, int]]:
    """Table and number of each batch that a process had kept when it was killed."""
    pairs = [line.split() for line in killed(["tests.store.storm", str(place)], acknowledgements)]
    return [(int(table), int(seq)) for table, seq in pairs]


def kill_three_times(place: Path | str, first: int) -> Acknowledged:
    acknowledged: defaultdict[int, set[int]] = defaultdict(set)
    for kill in (first, 17, 93):
        for table, seq in storm(place, kill):
            # A number given twice would mean that the process found its own earlier batch missing.
            assert seq not in acknowledged[table]
            acknowledged[table].add(seq)
    return acknowledged


async def nothing_is_lost_or_half_done(store: Store, acknowledged: Acknowledged) -> None:
    """Everything that was acknowledged is there, once and whole."""
    for table, seqs in acknowledged.items():
        kept = [row.seq for row in await store.read(tables.history(table))]
        assert kept == list(range(len(kept)))
        assert seqs <= set(kept)
        # At most the one batch in hand at each of the three kills may be there without an acknowledgement.
        assert len(kept) - len(seqs) <= 3
        assert [row.seq for row in await store.read(tables.notes(table))] == kept
        assert [row.key for row in await store.read(sending.outbox(table))] == [f"c{seq}" for seq in kept]
        row = await store.read(tables.table(table))
        assert row is not None
        assert (row.desk, row.next_ask) == (b"%d" % kept[-1], len(kept) + 1)
