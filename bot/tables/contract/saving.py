"""Reads a controller's saved record, lifting one of an older version step by step before it is decoded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from bot.kernel.saving.codec import Unreadable, decode, decode_plain, encode
from bot.kernel.saving.upgrades import NoUpgrade, Upgrade, lift

R = TypeVar("R", bound=msgspec.Struct)


class _Header(msgspec.Struct):
    version: int = 0
    """0 in records of versions that did not say it."""


def read_record(dump: bytes, kind: type[R], upgrades: Sequence[Upgrade]) -> R:
    """Read a record; ``upgrades[v]`` leads from version v to v+1, the last one to the present version.

    Raises ``Unreadable`` if the bytes are no such record, or one of a newer version.
    """
    version = decode(dump, _Header).version
    if version == len(upgrades):
        return decode(dump, kind)
    try:
        lifted = lift({"version": version, **decode_plain(dump)}, dict(enumerate(upgrades)), len(upgrades))
    except NoUpgrade as error:
        raise Unreadable(f"a table's record: {error}") from error
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise Unreadable(f"a table's record of version {version} cannot be lifted: {error!r}") from error
    return decode(encode(lifted), kind)
