"""Which shards a process takes, and which it gives back: decided by each for itself from the same rows."""

from __future__ import annotations

from bot.store.sharing import NOBODY, ONCE, Share, Standing


def live(standing: Standing) -> list[int]:
    """The numbers of the processes that renew their leases, lowest first."""
    return [number for number, member in standing.members.items() if not member.over]


def home(standing: Standing, shard: int) -> int:
    """The living process that has begun with a shard; ``NOBODY`` if it is gone."""
    return next((number for number in live(standing) if shard in standing.members[number].share), NOBODY)


def held(standing: Standing, share: Share) -> set[int]:
    """The shards that this process holds."""
    return {shard for shard, holder in standing.holders.items() if holder == share.number and shard != ONCE}


def to_take(standing: Standing, share: Share) -> list[int]:
    """Free shards for this process: its own; of those whose process is gone its part; what is done once, if lowest.

    What was never held waits for its own process: the others of a start are a moment later.
    """
    there = live(standing)
    free = [shard for shard, holder in standing.holders.items() if holder == NOBODY and shard != ONCE]
    orphans = [shard for shard in free if home(standing, shard) == NOBODY]
    mine = [shard for shard in range(share.first, share.last + 1) if standing.holders.get(shard, NOBODY) == NOBODY]
    mine += [shard for shard in orphans if there and there[shard % len(there)] == share.number]
    if standing.holders.get(ONCE, NOBODY) == NOBODY and there[:1] == [share.number]:
        mine.append(ONCE)
    return mine


def to_give(standing: Standing, share: Share) -> list[int]:
    """Shards that this process holds for another one, which is back."""
    return [shard for shard in sorted(held(standing, share)) if home(standing, shard) not in (NOBODY, share.number)]


def to_bury(standing: Standing, share: Share) -> list[int]:
    """Processes whose leases are over."""
    return [number for number, member in standing.members.items() if member.over and number != share.number]
