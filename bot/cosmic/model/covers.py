"""What is covered until the challenge ends, and so out of the reach of others (P3, Lloyd). Public facts only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.cosmic.model.attributes import Attribute, Shown
from bot.cosmic.model.state import NOBODY, CosmicState
from bot.kernel.seat import Seat

COVERS: Final = Attribute[Sequence[str]]([], Shown.OPEN, key="covers")
"""What a power covers, each as ``<seat>.<asset>``."""
POWER, TOKENS, CARDS = "powers", "all_tokens", "hand"
ASSETS: Final = (POWER, TOKENS, CARDS)
"""What of a player can be covered: the powers, the tokens, the hand."""


def entry(seat: Seat, asset: str) -> str:
    """How a power notes that it covers this."""
    return f"{seat}.{asset}"


def read(noted: str) -> tuple[Seat, str]:
    """Whose asset is noted as covered, and which. Raises ValueError for anything else."""
    seat, _, asset = noted.partition(".")
    return int(seat), asset


def covered(state: CosmicState, seat: Seat, asset: str) -> bool:
    """Whether a power that somebody has covers an asset of ``seat``."""
    wanted = entry(seat, asset)
    return any(card.holder != NOBODY and wanted in COVERS.of(card) for card in state.powers if card.data)


def takeable(state: CosmicState, seat: Seat) -> list[str]:
    """The cards of a hand that others can take or make its holder give up."""
    return [] if covered(state, seat, CARDS) else state.players[seat].hand[:]


def robbable(state: CosmicState, seats: Iterable[Seat]) -> list[Seat]:
    """Those among ``seats`` from whose hand others can take a card."""
    return [seat for seat in seats if takeable(state, seat)]


def losable(state: CosmicState, seat: Seat, numbers: Sequence[int]) -> list[int]:
    """The cards with these numbers, powers of ``seat``, that others can take or silence."""
    return [] if covered(state, seat, POWER) else [*numbers]
