"""Cosmic Encounter for the kernel: phases, interrupts, checks, and saves of older versions."""

from __future__ import annotations

import re
from typing import Any

from bot.cosmic import events
from bot.cosmic.challenge import winning
from bot.cosmic.engine.problems import problems
from bot.cosmic.interrupts import INTERRUPTS
from bot.cosmic.kinds import packs, pools, registry
from bot.cosmic.kinds.packs import PACKS
from bot.cosmic.memory.handlers import HANDLERS
from bot.cosmic.model.state import CosmicState
from bot.cosmic.phases import alliance, cone, negotiation, outcome, planning, setup, start
from bot.kernel.codec import decode_plain, encode
from bot.kernel.flow import End, Fit, Frame, Rules

registry.load()


def as_it_was(saved: dict[str, Any]) -> dict[str, Any]:
    """Read versions 1, 4 and 5 as they stand: new fields have defaults, and present rules apply."""
    return saved


def asked_as_before(saved: dict[str, Any]) -> dict[str, Any]:
    """Finish the challenge under way, or one that may have begun since, with the questions of version 3."""
    saved["state"]["noting_stirs"] = saved["state"]["challenges"] + 1
    return saved


def sealed_as_before(saved: dict[str, Any]) -> dict[str, Any]:
    """Ask in the rounds of version 6 through the challenge under way, or one that may have begun since."""
    saved["state"]["sealed_through"] = saved["state"]["challenges"] + 1
    return saved


def fit(snapshot: bytes) -> Fit:
    """Fit a save to the installed packs; of a missing one only names in the pool and unused powers go."""
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
    """Drop a pack's unused powers; return True if anything else of the pack remains."""
    kept = {key: value for key, value in state.items() if key not in ("unused", "packs", "options")}
    if re.search(rf'[".,]{pack}\.', encode([kept, frames]).decode()):
        return True
    for holder, key in ((state, "unused"), (state["options"], "pool")):
        holder[key] = [name for name in holder[key] or () if not name.startswith(f"{pack}.")]
    return False


COSMIC: Rules[CosmicState] = Rules(
    name="cosmic",
    version=packs.RULES,
    state=CosmicState,
    setup=setup.setup,
    start=Frame("seats"),
    phases={  # The nine phases of a challenge and its end step (4.0.1) lie between ``start`` and ``next_turn``.
        "seats": setup.seats,
        "powers": setup.powers,
        "draft": setup.draft,
        "layout": setup.layout,
        "deal": setup.deal,
        "start": start.start,
        "destiny": start.destiny,
        "aim": cone.aim,
        "alliance": alliance.alliance,
        "planning": planning.planning,
        "reveal": planning.reveal,
        "deal_phase": negotiation.deal_phase,
        "outcome": outcome.outcome,
        "after": outcome.after,
        "end": outcome.end,
        "next_turn": outcome.next_turn,
        "departed": outcome.departed,
        "victory": winning.victory,
        "stopped": lambda game: End(),
    },
    interrupts=INTERRUPTS,
    upgrades={1: as_it_was, 2: pools.pooled, 3: asked_as_before, 4: as_it_was, 5: as_it_was, 6: sealed_as_before},
    settled=lambda state: {"pool": ",".join(state.options.pool or ())},  # By names (2.7).
    fit=fit,
    problems=problems,
    asides=frozenset({events.Reckoned}),
    handlers=HANDLERS,
)
