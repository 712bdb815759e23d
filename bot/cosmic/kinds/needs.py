"""Packs that a save names: it is played with those that its powers were dealt from, or it waits for them."""

from __future__ import annotations

import re
from typing import Any

from bot.cosmic.kinds.packs import PACKS
from bot.kernel.codec import decode_plain, encode
from bot.kernel.flow import Fit


def fit(snapshot: bytes) -> Fit:
    """Fit a save to the packs that are here.

    One with the same powers plays on, or one that takes games of the other version over. Of one that is not here at all
    only names in the pool and unused powers are dropped.
    """
    if b'"packs":{' not in snapshot:
        return Fit(snapshot)
    saved = decode_plain(snapshot)
    noted: dict[str, str] = saved["state"].get("packs", {})
    lifted: list[str] = []
    dropped: list[str] = []
    for name, edition in [*noted.items()]:
        version, pack = edition.partition(" ")[0], PACKS.get(name)
        if pack is not None and pack.edition == edition:
            continue
        if pack is not None and version in pack.about.upgrades:
            noted[name] = pack.edition
            lifted.append(f"{name} {pack.about.version}")
        elif pack is None and not _drop(saved["state"], saved["frames"], name):
            noted.pop(name)
            dropped.append(name)
        else:
            return Fit(snapshot, missing=f"{name} {version}")
    if not noted:
        del saved["state"]["packs"]
    return Fit(encode(saved) if lifted or dropped else snapshot, dropped=(*dropped,), lifted=(*lifted,))


def _drop(state: dict[str, Any], frames: object, pack: str) -> bool:
    """Take a pack's powers out of the pool and of those that nobody has; whether anything else is from it."""
    kept = {key: value for key, value in state.items() if key not in ("unused", "packs", "options")}
    if re.search(rf'[".,]{pack}\.', encode([kept, frames]).decode()):
        return True
    for holder, key in ((state, "unused"), (state["options"], "pool")):
        holder[key] = [name for name in holder[key] or () if not name.startswith(f"{pack}.")]
    return False
