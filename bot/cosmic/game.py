"""Cosmic Encounter for the kernel: the phases by name, what may interrupt them, and what a sound state is.

``seats``, ``powers``, ``deal``, then per challenge ``start`` (Phase 1), ``destiny`` (2), ``aim`` (3, 4), ``alliance``
(5, 6), ``planning`` (7), ``reveal`` (8), ``deal_phase``, ``outcome``, ``after`` (9), ``end``. ``victory`` comes
between two of them when somebody may have won.
"""

from __future__ import annotations

from typing import Any

from bot.cosmic import events
from bot.cosmic.engine.problems import problems
from bot.cosmic.interrupts import INTERRUPTS
from bot.cosmic.kinds import needs, packs, pools, registry
from bot.cosmic.memory.handlers import HANDLERS
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.cosmic.phases import (
    alliance,
    closing,
    cone,
    destiny,
    end,
    negotiation,
    outcome,
    planning,
    reveal,
    setup,
    start,
)
from bot.kernel.flow import End, Frame, Next, Rules

registry.load()


def as_it_was(saved: dict[str, Any]) -> dict[str, Any]:
    """A game of version 1, 4 or 5 is read as it stands: what is new has defaults. It goes on by the present rules."""
    return saved


def asked_as_before(saved: dict[str, Any]) -> dict[str, Any]:
    """Ask a game of version 3 as before in the challenge under way, or in the one that may have begun since."""
    saved["state"]["noting_stirs"] = saved["state"]["challenges"] + 1
    return saved


def sealed_as_before(saved: dict[str, Any]) -> dict[str, Any]:
    """The challenge under way, or the one that may have begun since, asks in the rounds of version 6."""
    saved["state"]["sealed_through"] = saved["state"]["challenges"] + 1
    return saved


def settled(state: CosmicState) -> dict[str, str]:
    """The pool by names (2.7)."""
    return {"pool": ",".join(state.options.pool or ())}


def stopped(game: Cosmic) -> Next:
    """The game was stopped from outside."""
    return End()


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
        "destiny": destiny.destiny,
        "aim": cone.aim,
        "alliance": alliance.alliance,
        "planning": planning.planning,
        "reveal": reveal.reveal,
        "deal_phase": negotiation.deal_phase,
        "outcome": outcome.outcome,
        "after": outcome.after,
        "end": end.end,
        "next_turn": end.next_turn,
        "departed": end.departed,
        "victory": closing.victory,
        "stopped": stopped,
    },
    interrupts=INTERRUPTS,
    upgrades={1: as_it_was, 2: pools.pooled, 3: asked_as_before, 4: as_it_was, 5: as_it_was, 6: sealed_as_before},
    settled=settled,
    fit=needs.fit,
    problems=problems,
    asides=frozenset({events.Reckoned}),
    handlers=HANDLERS,
)
"""The game for the kernel."""
