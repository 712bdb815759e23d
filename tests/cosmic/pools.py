"""The pool of tests that name a seed: what a seed shows, it still shows after new powers have come."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.cosmic.model.older_pools import FIRST
from bot.cosmic.model.options import Options


def first(options: Options, also: Iterable[str] = ()) -> Options:
    """These options with the first sixty powers, and ``also`` these, for the pool; as they are if they have one."""
    if options.pool is not None:
        return options
    return msgspec.structs.replace(options, pool=tuple(sorted({*FIRST, *also})))
