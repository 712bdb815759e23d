"""Moons that change what a loss or a failed deal brings and costs (2.6.7)."""

from __future__ import annotations

import msgspec

from bot.cosmic.api import DEAL, REWARDING, Consolation, Consoled, Cosmic, Mine, Seat, roles
from bot.cosmic.expansions.moons.moon import Kind, Moon


class ConsolationMoon(Moon, kind=Kind.CONTINUOUS):
    """One more card of consolation."""

    @REWARDING.consolation.at(Consoled.MORE).when(roles.consoled)
    def add(self, game: Cosmic, my: Mine, intent: Consolation) -> Consolation:
        """Add a card to any grant: the cards of the winner, or what a power claims (P2, Ethic)."""
        return msgspec.structs.replace(intent, count=intent.count + 1)


class Peace(Moon, kind=Kind.CONTINUOUS):
    """Lowers the fine for a failed deal to one."""

    @DEAL.fine.when(roles.own)
    def spare(self, game: Cosmic, my: Mine, fine: int, seat: Seat) -> int:
        """Nothing, if a power has spared you already."""
        return min(fine, 1)
